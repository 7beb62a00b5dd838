extension MockFailure.History {
  /// How many calls a failure shows at most.
  private static let length = 10

  /// No calls.
  static let none = MockFailure.History(calls: [], omitted: 0, omittedAfter: 0)

  /// Puts calls into words. No lock held.
  ///
  /// - Parameters:
  ///   - calls: The calls, oldest first; the newest of them are kept.
  ///   - first: The position of one that must be seen; nil for none.
  ///   - numbers: The numbers that calls have in the failure.
  init(_ calls: [RecordedCall], showing first: Int? = nil, _ numbers: CallNumbers) {
    let newest = max(calls.count - Self.length, 0)
    let start = first.map { min(newest, max($0 - Self.length / 2, 0)) } ?? newest
    let shown = calls[start...].prefix(Self.length)
    self.init(
      calls: shown.map { $0.text(numbers) }, omitted: start,
      omittedAfter: calls.count - shown.endIndex)
  }
}
