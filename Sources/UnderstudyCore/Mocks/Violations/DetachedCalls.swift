import UnderstudyValues

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
            order == .max ? state[other].log.records.count : state[other].log.count(before: order)
          count += end
          for index in max(end - Self.length, 0)..<end {
            newest.append(state.snapshot(of: state[other].log.records[index], to: other, core))
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

/// A recorded call with its values, for other modules.
package struct RecordedValues {
  /// The name of the member.
  package let member: MemberName

  /// The arguments.
  package let arguments: [Any]

  /// The outcome.
  package let outcome: Outcome<Any>

  /// The positions of the arguments that must not be written.
  package let hiddenPositions: Set<Int>

  /// Whether the result or the error must not be written.
  package let hidesOutcome: Bool

  /// A copy of the call, to describe it.
  package let copy: DetachedCall
}

extension MockCore {
  /// Returns the recorded calls with their values, oldest first.
  ///
  /// - Parameter marksVerified: Whether the calls count as verified.
  package func recordedValues(marksVerified: Bool = false) -> [RecordedValues] {
    let recorded = recordedOutcomes().calls
    if marksVerified { for (call, _) in recorded { noteVerified([call.record], of: call.member) } }
    return zip(recorded, detach(recorded, retainsObjects: true)).map { recorded, copy in
      let (member, arguments) = (recorded.call.member.name, recorded.call.arguments)
      return RecordedValues(
        member: member, arguments: arguments, outcome: recorded.outcome,
        hiddenPositions: hiddenPositions(of: arguments, member),
        hidesOutcome: redactions.hides(recorded.outcome, of: member), copy: copy)
    }
  }

  package func detachCalls(limit: Int, retainsObjects: Bool) -> (calls: [DetachedCall], count: Int)
  {
    let (newest, count) = recordedOutcomes(limit: limit)
    return (detach(newest, retainsObjects: retainsObjects), count)
  }

  /// Copies calls.
  private func detach(
    _ calls: [(call: RecordedCall, outcome: Outcome<Any>)], retainsObjects: Bool
  ) -> [DetachedCall] {
    // Otherwise the calls may never be shown.
    let (name, redactions) = (retainsObjects ? self.name : plainName, self.redactions)
    return calls.map { call, outcome in
      DetachedCall(call, outcome, mock: name, redactions, retainsObjects: retainsObjects)
    }
  }
}

extension Redactions {
  /// Returns a Boolean value that indicates whether a result or error, or a part of it, must not be
  /// shown.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of a call.
  ///   - member: The name of the called member.
  package func hides(_ outcome: Outcome<Any>, of member: MemberName) -> Bool {
    switch outcome {
    case .pending: false
    case .returned(let value): hidesPart(of: value, label: member.resultLabel)
    case .threw(let error): hidesPart(of: error)
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
