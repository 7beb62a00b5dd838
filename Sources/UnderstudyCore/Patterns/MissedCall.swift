/// A recorded call that a pattern does not match.
struct MissedCall {
  /// How many of the newest calls a failure puts into words.
  static let window = 1000

  let call: CallPosition

  /// The first argument that does not match.
  let position: Int
}

extension MockCore {
  /// The calls that a pattern does not match, with the reasons, nearest first. No lock held.
  ///
  /// - Parameters:
  ///   - misses: The calls, oldest first; the newest of them are looked at.
  ///   - member: The member that was called.
  ///   - pattern: The pattern.
  func nearest(
    among misses: [MissedCall], of member: Member, to pattern: ArgumentPattern
  ) -> [Failure.NearMiss] {
    let numbers = callNumbers
    return misses.suffix(MissedCall.window).map { miss in
      let header = lock.withLock { miss.call.header }
      let recorded = RecordedCall(
        core: self, order: header.order, flags: header.flags, member: member, position: miss.call)
      return Failure.NearMiss(
        call: recorded.text(numbers),
        mismatches: pattern.mismatches(miss.call.arguments, from: miss.position))
    }.nearestFirst(\.mismatches)
  }
}

extension Array {
  /// The elements that miss by fewer arguments before the others, else in the order that they have.
  func nearestFirst(_ mismatches: (Element) -> [ArgumentMismatch]) -> [Element] {
    enumerated().sorted { left, right in
      (mismatches(left.element).count, left.offset)
        < (mismatches(right.element).count, right.offset)
    }.map(\.element)
  }
}
