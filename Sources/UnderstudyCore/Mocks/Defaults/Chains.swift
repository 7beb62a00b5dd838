// Reads the child mock that a chain such as `client.session.token` goes through.

/// The reason why a call does not return its child mock, with the instruction to the user.
struct UnreachableChild: Error {
  /// The call.
  nonisolated(unsafe) let origin: ChildMockOrigin  // Only read, to describe the call.

  /// The predicate of a sentence about the call.
  let reason: String

  /// The instruction, which may contain the call.
  let advice: @Sendable (_ call: String) -> String

  /// The last line at which the reason was reported. One verb can check its mock several times.
  let reportedSite = Guarded<MockSourceLocation?>(nil)
}

extension ChainLink {
  /// The core of the called mock.
  var parent: MockCore? { caller as? MockCore }
}

extension MockCore {
  /// Returns the mock that a call would return, without making the call. Runs user code.
  ///
  /// - Parameters:
  ///   - member: The called member.
  ///   - arguments: The arguments.
  ///   - pattern: The arguments as a pattern.
  ///   - make: Creates the child mock with a name, if no call has made it yet.
  /// - Returns: The child mock or, if a stub returns another mock of its type, that mock.
  /// - Throws: The reason why the call would not return such a mock.
  func child<Arguments, Result, Child: Mockable & AnyObject>(
    of member: MemberState, _ arguments: Arguments, _ pattern: ArgumentPattern,
    _ result: Result.Type, _ make: (String?) -> Child
  ) throws(UnreachableChild) -> Child {
    if let unreachable { throw unreachable }
    let origin = ChildMockOrigin(self, member, arguments)
    let type = "\(Child.self)"
    if let rule = answer(to: member, arguments) {
      let values = withState { $0[rule].script.plainValues }
      if let values, values.count == 1,
        let mock = ErasedValue.typed(values[0], as: Result.self) as? Child
      {
        return mock
      }
      throw UnreachableChild(
        origin: origin,
        reason: "is answered at \(rule.site.fileName):\(rule.site.line) with something other than "
          + "one \(type)",
        advice: { _ in "Return a \(type) there and write the calls on it, or remove that answer." })
    }
    guard !forwards else {
      throw UnreachableChild(
        origin: origin, reason: "is forwarded to the real object",
        advice: { "Write stub(\($0)).returns(mock), with a \(type) that you set up." })
    }
    let value: Result? = withoutActuallyEscaping(make) { make in
      defaultValue(of: member, arguments) { maker in maker.mock(make) as! Result }
    }
    guard let child = value as? Child else {
      throw UnreachableChild(
        origin: origin, reason: "returns a default value of the test, which is not a \(type)",
        advice: { _ in "Make a \(type) the default value and set it up." })
    }
    let core = child.__mock.core
    let link = ChainLink(from: self, member, pattern)
    // A default value of the test is not a child mock.
    let isChild = withState { $0[member].children.all }
      .contains { ($0 as? any __Chained)?.__mock.core === core }
    if isChild { core.withState { if $0.link == nil { $0.link = link } } }
    return child
  }

  /// Returns the rule that would answer a call, or `nil` if none would. Runs matchers.
  private func answer<Arguments>(to member: MemberState, _ arguments: Arguments) -> Rule? {
    let call = CallRecord(arguments)
    let (expectations, stubs) = withState { state in
      (
        Candidates(state[member].expectations, of: member, state),
        Candidates(state[member].stubs, of: member, state)
      )
    }
    var resolution = CallResolution(isUnrecorded: true)
    let matching = expectations.matches(call, &resolution)
    let stub = stubs.newestMatch(call, &resolution)
    return withState { state in
      matching.first { state.hasRoom($0) && !state[$0].script.isEmpty }
        ?? stub.flatMap { state[$0].script.isEmpty ? nil : $0 }
    }
  }

  /// Allows the calls that lead to a child mock, because something was set up on it.
  ///
  /// The calls get a stub without an answer, so that they return the child mock, also on a strict
  /// mock and next to expectations of other calls. It does not have to be used.
  ///
  /// - Parameter site: The line of the setup.
  func allowCallsLeadingHere(_ site: MockSourceLocation) {
    let link = withState { state -> ChainLink? in
      guard let link = state.link, !link.isAllowed else { return nil }
      state.link?.isAllowed = true
      return link
    }
    guard let link, let parent = link.parent else { return }
    let rule = Rule(site: site, count: nil, pattern: link.arguments, states: [])
    parent.withState { state in
      guard state.phase == .open else { return }
      state[rule].isExemptFromUse = true
      state.add(rule, to: link.member)
    }
    parent.allowCallsLeadingHere(site)
  }

  /// Returns a Boolean value that indicates whether a call returned a child mock that a chain has
  /// read, and a call on that mock was verified or expected.
  func hasLedToAccountedCall(_ call: RecordedCall) -> Bool {
    guard case .returned(let value)? = withState({ $0[call.member].log[call.order]?.outcome }),
      let core = (value as? any __Chained)?.__mock.core,
      core.withState({ $0.link?.parent === self })
    else { return false }
    return core.recordedCalls().contains {
      $0.record.isAccountedFor || core.hasLedToAccountedCall($0)
    }
  }

  /// Reports a verb that was used on a child mock that no call reaches.
  ///
  /// - Parameter site: The line of the verb.
  /// - Returns: `true` if no call reaches it. Reports that once for each line.
  func reportsUnreachable(at site: MockSourceLocation) -> Bool {
    guard let unreachable else { return false }
    let isKnown = unreachable.reportedSite.withLock { last in
      defer { last = site }
      return last == site
    }
    guard !isKnown else { return true }
    report("No call reaches the child mock '\(plainName)'", at: site) {
      let call = unreachable.origin.name
      return Misuse(
        "No call reaches the child mock '\(call)'",
        details: ["\(call) \(unreachable.reason).", unreachable.advice(call)])
    }
    return true
  }
}
