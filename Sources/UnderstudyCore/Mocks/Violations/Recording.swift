import UnderstudyValues

/// The calls on a mock with their values, to be written to a file.
package struct Recording {
  /// A recorded call.
  package struct Entry {
    /// The name of the member.
    package let member: MemberName

    /// The arguments. A ``HiddenValue`` stands for one that must not be written.
    package let arguments: [Any]

    /// The outcome. A ``HiddenValue`` stands for a value or error that must not be written.
    package let outcome: Outcome<Any>

    /// A Boolean value that indicates whether the call may have changed an `inout` argument, which no
    /// recording repeats.
    package var mayChangeArguments: Bool { arguments.contains { $0 is any ErasedInout } }
  }

  /// The calls, oldest first.
  package let entries: [Entry]

  /// Copies the calls on a mock.
  ///
  /// - Parameter mock: The mock.
  package init(of mock: Mock) {
    let core = mock.core
    entries = core.recordedOutcomes().calls.map { call, outcome in
      let member = call.member.name
      let hidden = core.hiddenPositions(of: call.arguments, member)
      return Entry(
        member: member,
        arguments: call.arguments.enumerated().map { hidden.contains($0) ? HiddenValue() : $1 },
        outcome: core.hiding(outcome, of: member))
    }
  }
}

extension MockCore {
  /// Returns an outcome without a value or error that must not be written.
  fileprivate func hiding(_ outcome: Outcome<Any>, of member: MemberName) -> Outcome<Any> {
    switch outcome {
    case .returned(let value) where hidesResult(value, of: member): .returned(HiddenValue())
    case .threw(let error) where redactions.hidesPart(of: error): .threw(HiddenValue())
    default: outcome
    }
  }
}

/// Stands for a value of a recording that the test hides. Written as `<redacted>`.
package struct HiddenValue: Encodable, Error {
  /// Creates a value.
  package init() {}

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Redactions.text)
  }
}

extension Mock {
  /// Answers calls that nothing else answers from a trace. Other calls of the trace stay available.
  ///
  /// - Parameter replay: The trace.
  package func setReplay(_ replay: any CallReplay) { core.replay = replay }

  /// Returns a Boolean value that indicates whether the mock can be set up here. Otherwise reports a
  /// failure.
  package func belongsHere(_ line: MockSourceLocation) -> Bool { core.belongsHere(line) }

  /// Adds an action that runs at the end of the mock's scope.
  ///
  /// - Parameter action: Receives whether the code in the scope has failed or was cancelled.
  /// - Returns: `false` if the mock belongs to no open scope.
  package func atEndOfScope(_ action: @escaping (_ hasFailed: Bool) -> Void) -> Bool {
    guard let scope = core.scope else { return false }
    return scope.atEnd { [weak scope] in action(scope?.hasFailed == true) }
  }
}

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

extension MockCore {
  /// Adds the calls on a mock that is being deallocated to the history of its scope, if it has one.
  func storeCallsInHistory() { history?.storeCalls(of: self) }

  func detachCalls(limit: Int, retainsObjects: Bool) -> (calls: [DetachedCall], count: Int) {
    let (newest, count) = recordedOutcomes(limit: limit)
    return (detach(newest, retainsObjects: retainsObjects), count)
  }

  /// Copies calls.
  func detach(
    _ calls: [(call: RecordedCall, outcome: Outcome<Any>)], retainsObjects: Bool
  ) -> [DetachedCall] {
    let (name, redactions) = (self.name, self.redactions)
    return calls.map { call, outcome in
      DetachedCall(call, outcome, mock: name, redactions, retainsObjects: retainsObjects)
    }
  }
}

extension DetachedCall {
  /// Creates a copy of a recorded call.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - outcome: The outcome of the call.
  ///   - mock: The name of the mock.
  ///   - redactions: The values that failures do not show.
  ///   - retainsObjects: Whether to retain objects among the values.
  fileprivate init(
    _ call: RecordedCall, _ outcome: Outcome<Any>, mock: String, _ redactions: Redactions,
    retainsObjects: Bool
  ) {
    let member = call.member
    let detach = { DetachedValue($0, retainsObjects: retainsObjects) }
    self.init(
      order: call.order, mock: mock, member: member.name, arguments: call.arguments.map(detach),
      outcome: ReplacedOutcome(outcome, detach), redactions: redactions,
      redactedPositions: call.core.redactedPositions(of: member.name))
  }
}
