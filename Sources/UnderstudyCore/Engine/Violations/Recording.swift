/// The calls on a mock with their values, to be written to a file.
package struct Recording {
  /// A recorded call.
  package struct Entry {
    /// The name of the member.
    package let member: MemberName

    /// The arguments.
    package let arguments: [Any]

    /// The outcome.
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
    }.map { Entry(member: $0.member.name, arguments: $0.arguments, outcome: $1) }
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
  /// - Returns: `false` if the mock belongs to no open scope.
  package func atEndOfScope(_ action: @escaping () -> Void) -> Bool {
    core.scope?.atEnd(action) ?? false
  }
}
