extension MockFailure.History {
  /// The maximum number of calls in a failure.
  private static let length = 10

  /// A history without calls.
  static let none = MockFailure.History(calls: [], omitted: 0, omittedAfter: 0)

  /// Creates the history of the given calls. Runs user code.
  ///
  /// - Parameters:
  ///   - calls: The calls, oldest first. Only the newest are shown.
  ///   - first: The position of a call that must be shown, or `nil`.
  ///   - numbers: The numbers of the calls in the failure.
  init(_ calls: [RecordedCall], showing first: Int? = nil, _ numbers: CallNumbers) {
    let newest = max(calls.count - Self.length, 0)
    let start = first.map { min(newest, max($0 - Self.length / 2, 0)) } ?? newest
    let shown = calls[start...].prefix(Self.length)
    self.init(
      calls: shown.map { $0.describe(numbers) }, omitted: start,
      omittedAfter: calls.count - shown.endIndex)
  }
}
