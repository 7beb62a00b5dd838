// Calls that have entered and not returned. The end of the scope waits for them.

extension PendingCall {
  /// Notes that the call begins or stops to wait in an answer that the test holds, delays or suspends.
  ///
  /// The end of the scope does not wait for such a call.
  func noteWait(_ waits: Bool) {
    if waits {
      noteEnd { state in state.insert(.waits, at: state.current(position)) }
    } else {
      core.withState { state in state.remove(.waits, at: state.current(position)) }
    }
  }
}

extension MockCore {
  /// Returns the calls that have entered and not returned, oldest first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of recorded calls.
  func runningCalls() -> [any RunningCall] {
    withState { state in
      var running: [CallInProgress] = []
      for member in state.allMembers {
        for position in state[member].log.positions
        where state.flags(of: position).areOfRunningCall {
          running.append(CallInProgress(core: self, member: member, position: position))
        }
      }
      return running
    }
  }
}

/// A running call on a mock.
private struct CallInProgress: RunningCall {
  let core: MockCore
  let member: MemberState
  let position: CallPosition

  var isRunning: Bool {
    core.withState { state in state.flags(of: state.current(position)).areOfRunningCall }
  }

  var site: MockSourceLocation { core.site }

  func describe() -> CallDescription {
    core.call(at: position, of: member).describe(core.callNumbers)
  }
}
