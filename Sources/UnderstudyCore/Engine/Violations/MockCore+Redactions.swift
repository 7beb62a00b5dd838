// Hides arguments in failures.

extension MockCore {
  /// Describes values of this mock, without those that its scope hides. Runs user code.
  ///
  /// - Parameter body: Describes the values.
  /// - Returns: The result of `body`.
  func describing<Result>(_ body: () -> Result) -> Result {
    let redactions = redactions
    guard !redactions.isEmpty else { return body() }
    return DescriptionContext.$redactions.withValue(redactions, operation: body)
  }

  /// The values that failures do not show: those that the scope of the mock hides, and those that the
  /// current scope does.
  var redactions: Redactions {
    var redactions = DescriptionContext.redactions
    if let scope { redactions.formUnion(scope.redactions) }
    if let current = MockScope.current { redactions.formUnion(current.redactions) }
    return redactions
  }

  /// Describes a call on this mock, without the arguments that failures do not show. Runs user code.
  ///
  /// - Parameters:
  ///   - member: The name of the member.
  ///   - arguments: The arguments: a tuple, one value, or `()`.
  ///   - order: The number of the call, or 0 if the call was not recorded.
  ///   - isAccountedFor: Whether a `verify` or an expectation matched the call.
  ///   - callers: The return addresses of the functions that made the call.
  func describeCall(
    to member: MemberName, _ arguments: Any, order: Int = 0, isAccountedFor: Bool = false,
    callers: ReturnAddresses = .none
  ) -> CallDescription {
    describing {
      CallDescription(
        mock: name, member: member, arguments: arguments, redacted: redactedPositions(of: member),
        order: order, isAccountedFor: isAccountedFor, site: FailureReporting.callSite(of: callers))
    }
  }

  /// Hides the arguments of a member from now on, because a pattern does.
  func redact(_ positions: Set<Int>, of member: MemberName) {
    withState { state in
      var redacted = state.redacted ?? [:]
      redacted[member, default: []].formUnion(positions)
      state.redacted = redacted
    }
  }

  /// Returns the positions of the arguments of a member that failures do not show, whatever their
  /// values are.
  func redactedPositions(of member: MemberName) -> Set<Int> {
    let redactions = redactions
    let labeled = (0..<member.parameterCount).filter { member.isHidden($0, by: redactions) }
    return withState { $0.redacted?[member] ?? [] }.union(labeled)
  }

  /// Returns the positions of the arguments of a call that must not be written or compared in texts:
  /// those that failures do not show, and those with a hidden part.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - member: The name of the member.
  func hiddenPositions(of arguments: [Any], _ member: MemberName) -> Set<Int> {
    let redactions = redactions
    let parts = arguments.indices.filter { redactions.hidesPart(of: arguments[$0]) }
    return redactedPositions(of: member).union(parts)
  }

  /// Returns a Boolean value that indicates whether the result of a member, or a part of it, must not
  /// be shown.
  func hidesResult(_ value: Any, of member: MemberName) -> Bool {
    redactions.hidesPart(of: value, label: member.kind == .getter ? member.base : nil)
  }

  /// Returns the descriptions of a member's arguments, or of the matchers for them, without those that
  /// failures do not show.
  func redacting(_ texts: [String], of member: MemberName) -> [String] {
    let hidden = redactedPositions(of: member)
    guard !hidden.isEmpty else { return texts }
    return texts.enumerated().map { hidden.contains($0) ? Redactions.text : $1 }
  }
}

extension MemberName {
  /// Returns a Boolean value that indicates whether the label of an argument is hidden.
  fileprivate func isHidden(_ position: Int, by redactions: Redactions) -> Bool {
    let isNewValue = position == labels.count && (kind == .setter || kind == .subscriptSetter)
    if isNewValue { return redactions.hides(label: base) }
    return position < labels.count && redactions.hides(label: label(at: position))
  }
}
