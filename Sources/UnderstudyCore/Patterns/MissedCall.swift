/// A recorded call that a pattern does not match.
struct MissedCall {
  /// How many of the newest calls are looked at for the nearest one.
  private static let window = 1000

  /// How many calls a failure explains at most.
  private static let explained = 3

  let call: CallPosition

  /// The first argument that does not match.
  let position: Int

  /// The calls that a pattern almost matches, nearest first, cut to a few. No lock held.
  ///
  /// - Parameters:
  ///   - misses: The calls, oldest first.
  ///   - member: The member that was called.
  ///   - core: The mock that was called.
  ///   - pattern: The pattern.
  static func nearest(
    among misses: [MissedCall], of member: Member, _ core: MockCore, to pattern: ArgumentPattern
  ) -> [Failure.NearMiss] {
    let ranked = misses.suffix(window).map { miss in
      (miss.call, MissedArguments(miss.call.arguments, pattern, from: miss.position))
    }.nearestFirst(\.1)
    let numbers = core.callNumbers
    return ranked.prefix(explained).map { call, arguments in
      let recorded = core.lock.withLock { RecordedCall(call, of: member, core) }
      return Failure.NearMiss(call: recorded.text(numbers), mismatches: arguments.explain())
    }
  }
}

extension Array {
  /// The elements that are the nearest before the others, else in the order that they have.
  func nearestFirst(_ missed: (Element) -> MissedArguments) -> [Element] {
    enumerated().sorted { left, right in
      (missed(left.element).distance, left.offset) < (missed(right.element).distance, right.offset)
    }.map(\.element)
  }
}

/// The arguments of a call that a pattern does not accept.
struct MissedArguments {
  /// How far the call is from the pattern: less than the number of arguments that do not match, by
  /// as much as they are alike, but never so much that one argument more would be nearer.
  let distance: Double

  private let arguments: UnsafeRawPointer
  private let pattern: ArgumentPattern
  private let positions: [Int]

  /// Finds out which arguments do not match. Runs matchers, so never under a lock.
  ///
  /// - Parameters:
  ///   - arguments: Where the arguments lie, as long as this is used.
  ///   - pattern: The pattern.
  ///   - first: The first that does not match.
  init(_ arguments: UnsafeRawPointer, _ pattern: ArgumentPattern, from first: Int) {
    self.arguments = arguments
    self.pattern = pattern
    let positions = pattern.mismatches(arguments, from: first)
    self.positions = positions
    let likeness = positions.reduce(0) { $0 + pattern.likeness(arguments, at: $1) }
    distance = Double(positions.count) - likeness / Double(positions.count + 1)
  }

  /// Why each of them does not match. Runs descriptions, so never under a lock.
  func explain() -> [ArgumentMismatch] { positions.map { pattern.explain(arguments, at: $0) } }
}
