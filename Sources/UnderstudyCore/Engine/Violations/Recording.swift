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
  }

  /// The calls, oldest first.
  package let entries: [Entry]

  /// Copies the calls on a mock.
  ///
  /// - Parameter mock: The mock.
  package init(of mock: Mock) {
    let core = mock.core
    entries = core.withState { state in
      core.recordedCalls(in: state).map { call in
        (call, state.erasedOutcome(of: call.position))
      }
    }.map { call, outcome in
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

extension MemberName {
  /// The name as it is written in code, with labels. Distinguishes getters and setters.
  package var spelling: String {
    let end = kind == .setter || kind == .subscriptSetter ? "=" : ""
    return (isStatic ? "static " : "") + description + end
  }

  /// The name without labels.
  package var baseName: String { base }

  /// Returns the call as it is written in a verb, after the mock.
  ///
  /// - Parameter arguments: The text of each argument.
  package func verbCall(_ arguments: [String]) -> String { separator + pattern(arguments) }
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
