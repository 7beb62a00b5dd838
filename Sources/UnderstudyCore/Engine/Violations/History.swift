extension MockFailure.History {
  /// The maximum number of calls in a failure.
  private static let length = 10

  /// A history without calls.
  static let none = MockFailure.History(calls: [], omitted: 0, omittedAfter: 0)

  /// Creates the history of the newest calls on some mocks. Runs user code.
  ///
  /// - Parameters:
  ///   - cores: The mocks.
  ///   - order: The order number of a call. Only earlier calls are included. Defaults to all.
  ///   - member: A member whose calls are not included, or `nil`.
  ///   - numbers: The numbers of the calls in the failure.
  /// - Complexity: O(*m* log *n*), where *m* is the number of mocks and *n* is the number of calls.
  init(
    newestOf cores: [MockCore], before order: UInt64 = .max, except member: MemberState? = nil,
    _ numbers: CallNumbers
  ) {
    var (newest, count) = ([RecordedCall](), 0)
    for core in cores {
      core.withState { state in
        for other in state.allMembers where other !== member {
          let end =
            order == .max ? state[other].log.count : state.callCount(of: other, before: order)
          count += end
          for index in max(end - Self.length, 0)..<end {
            let position = state[other].log.position(at: index)
            newest.append(state.call(at: position, of: other, core))
          }
        }
      }
    }
    let shown = newest.sorted { $0.order < $1.order }.suffix(Self.length)
    self.init(
      calls: shown.map { $0.describe(numbers) }, omitted: count - shown.count, omittedAfter: 0)
  }

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
