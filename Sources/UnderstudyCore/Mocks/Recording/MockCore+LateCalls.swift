// Calls that are not recorded: calls made after the end of the mock's scope, and calls by tests
// that do not own the mock.

extension MockState {
  /// Returns a Boolean value that indicates whether a call must be attributed to a test before it
  /// is recorded. This is necessary if the mock belongs to no scope, or if tests run in parallel.
  func isUnowned(_ order: CallOrderCounter.Reading) -> Bool {
    guard order.isScopeOpen, let opened = MockScope.opened else { return false }
    guard let owner = scope else { return opened.isOpen }
    return order.areTestsParallel && opened.belongsToOtherTest(than: owner)
  }
}

extension MockCore {
  /// Answers a call by code in a scope that does not own the mock.
  func answerUnowned<Arguments, Result>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ result: Result.Type,
    _ callers: ReturnAddresses
  ) -> CallDecision {
    guard let opened = MockScope.opened else {
      return record(members, index, arguments, result, callers)
    }
    if let owner = scope, opened.belongsToOtherTest(than: owner) {
      return answerNotOwned(members, index, arguments, result, opened, owner)
    }
    join(opened, endsWithScope: false)
    return record(members, index, arguments, result, callers)
  }

  /// Answers a call that is made after the end of the mock's scope.
  ///
  /// - Parameter owner: The scope that had ended when the call was made. The mock may belong to
  ///   another one now, because a call on another thread has reopened it.
  func answerLate<Arguments, Result>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ result: Result.Type,
    _ callers: ReturnAddresses, _ owner: MockScope?
  ) -> CallDecision {
    if isUsedByOtherTest(than: owner), let opened = MockScope.opened {
      reopen(in: opened)
      if phase == .open { return record(members, index, arguments, result, callers) }
    }
    if opensForCaller() { return record(members, index, arguments, result, callers) }
    if let opened = MockScope.opened, opened.isOpen, let owner, !owner.hasEnded,
      opened.belongsToOtherTest(than: owner)
    {
      return answerNotOwned(members, index, arguments, result, opened, owner)
    }
    if !DescriptionContext.isActiveHere, !LateCalls.areExpected, !isOfRealObject {
      FailureReporting.whileReporting {
        let name = members.all[index]
        var stack: (any CallStack)?
        var failure = MockFailure(
          LateCall.headline(name.text(on: plainName)), at: site, test: owner?.test?.name
        ) {
          stack = FailureReporting.captureCallStack()
          return LateCall(call: describeCall(to: name, arguments), test: owner?.test?.name)
        }
        failure.note(caller: stack?.callSite(), in: stack)
        FailureReporting.deliver(failure, of: owner)
      }
    }
    return answerTransient(members, index, arguments, result)
  }

  /// Reports and answers a call on a mock that belongs to another test, which is still running.
  private func answerNotOwned<Arguments, Result>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ result: Result.Type,
    _ user: MockScope, _ owner: MockScope
  ) -> CallDecision {
    FailureReporting.reportNotOwned(
      describeCall(to: members.all[index], arguments).description, by: user, owner, site,
      atCall: true)
    return answerTransient(members, index, arguments, result)
  }

  /// Returns a Boolean value that indicates whether a call is known to belong to a running test other
  /// than the one that owned the mock.
  ///
  /// A call by the same test, after the end of a scope inside it, is late. If no test is known, scopes
  /// that do not contain one another are those of different tests.
  private func isUsedByOtherTest(than owner: MockScope?) -> Bool {
    guard let opened = MockScope.opened, opened.isOpen, let owner else { return false }
    let isOther =
      opened.test == nil && owner.test == nil
      ? !opened.isInside(owner) && !owner.isInside(opened) : opened.test != owner.test
    return isOther && withUnsafeCurrentTask { $0 != nil }
  }

  /// A Boolean value that indicates whether the mock stands for real members, which answer again
  /// after the end of the scope.
  private var isOfRealObject: Bool {
    role.isPartial || replaced != nil || (role.isStatic && forwards)
  }

  /// Answers a call that is not recorded, with the real object or the default value.
  private func answerTransient<Arguments, Result>(
    _ members: __Members, _ index: Int, _ arguments: Arguments, _ result: Result.Type
  ) -> CallDecision {
    .pending(
      PendingCall(
        self, MemberState(members.all[index], Arguments.self, result),
        CallRecord(arguments), CallResolution(isUnrecorded: true)))
  }
}

extension FailureReporting {
  /// Reports a test that uses the mock of another test.
  ///
  /// - Parameters:
  ///   - subject: The call or the mock.
  ///   - user: The scope of the test that uses it.
  ///   - owner: The scope that the mock belongs to.
  ///   - site: The line of the test.
  ///   - isCall: Whether the line of the current call replaces `site`.
  static func reportNotOwned(
    _ subject: @autoclosure () -> String, by user: MockScope, _ owner: MockScope,
    _ site: MockSourceLocation, atCall isCall: Bool = false
  ) {
    let (userName, ownerName) = (user.test?.name ?? "(unknown)", owner.test?.name ?? "(unknown)")
    reportMisuse(
      "\(subject()) uses a mock of another test", site,
      "It was used by \(userName), but belongs to \(ownerName), which is still running.",
      "Create a mock in each test. Tests that run in parallel cannot share one.", atCall: isCall,
      of: user)
  }
}

// Calls that have entered and not returned. The end of the scope waits for them.

extension PendingCall {
  /// Notes that the call begins or stops to wait in an answer that the test holds, delays or suspends.
  ///
  /// The end of the scope does not wait for such a call.
  func noteWait(_ waits: Bool) {
    if waits {
      noteEnd { state in state.insert(.waits, at: record, to: member) }
    } else {
      core.withState { state in state.remove(.waits, at: record, to: member) }
    }
  }
}

extension MockCore {
  /// Returns the calls that have entered and not returned, oldest first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of recorded calls.
  func runningCalls() -> [any RunningCall] {
    withState { state in
      var running: [RecordedCall] = []
      for member in state.allMembers {
        for call in state[member].log.records where call.isRunning {
          running.append(state.snapshot(of: call, to: member, self))
        }
      }
      return running
    }
  }
}

extension RecordedCall: RunningCall {
  var isRunning: Bool { core.withState { $0[member].log[record.order]?.isRunning == true } }

  var site: MockSourceLocation { core.site }

  func describe() -> CallDescription { describe(core.callNumbers) }
}
