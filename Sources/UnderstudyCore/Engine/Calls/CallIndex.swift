/// Finds the recorded calls of a member by their arguments, for tests that verify many of them one by one.
///
/// Only for patterns that compare some arguments with values of the standard library, and do nothing else.
/// Nothing of the user's runs, so the index is used while the lock of the mock is held.
final class CallIndex {
  /// The smallest number of calls for which hashing the arguments is faster than running matchers.
  private static let threshold = 64

  /// The number of searches that examine every call. Most members are searched a few times, which is
  /// faster than making an index.
  private static let searches = 8

  private var searches = 0

  /// The calls by their compared arguments, by the offsets of these arguments.
  private var columns: [[Int]: Column] = [:]

  private struct Column {
    var calls: [[AnyHashable]: [CallPosition]] = [:]

    /// The number of calls that were added.
    var count = 0
  }

  /// Returns the matching calls, oldest first, or `nil` if all calls have to be examined.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - log: The calls of the member.
  /// - Complexity: O(*m*), where *m* is the number of calls that match or were recorded since the last
  ///   search of this kind.
  fileprivate func matching(_ pattern: ArgumentPattern, in log: CallLog) -> [CallPosition]? {
    let count = log.count
    guard count >= Self.threshold, let compared = pattern.comparedArguments, !compared.isEmpty
    else {
      return nil
    }
    searches += 1
    guard searches > Self.searches else { return nil }
    var column = columns.removeValue(forKey: compared.offsets) ?? Column()
    if column.count < count {
      var new = log.positions.makeIterator(skipping: column.count)
      while let position = new.next() {
        column.calls[compared.values(position.arguments), default: []].append(position)
      }
      column.count = count
    }
    columns[compared.offsets] = column
    return column.calls[compared.expected] ?? []
  }
}

extension MockCore.State {
  /// Returns the calls of a member that a pattern matches, oldest first, or `nil` if all calls have to
  /// be examined.
  func indexedCalls(_ pattern: ArgumentPattern, of member: MemberState) -> [CallPosition]? {
    if self[member].callIndex == nil { self[member].callIndex = CallIndex() }
    return self[member].callIndex?.matching(pattern, in: self[member].log)
  }
}
