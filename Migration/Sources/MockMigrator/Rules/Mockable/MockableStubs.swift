import SwiftSyntax

/// Makes stubs of the clauses of `given` and `when`.
struct MockableStubs {
  /// The context.
  private let context: RuleContext

  /// The statement.
  private let node: ExprSyntax

  /// The registrations of the file.
  private let registrations: MockableRegistrations

  /// Creates the stubs of a statement.
  init(_ context: RuleContext, _ node: some ExprSyntaxProtocol) {
    self.context = context
    self.node = ExprSyntax(node)
    registrations = context.once("Mockable", MockableRegistrations.init)
  }

  /// Returns the outcome for the statement.
  func outcome(_ found: MockableClauses) throws(Unfaithful) -> RuleOutcome {
    var lines: [String] = []
    let mock = context.receiver(found.mock)
    for registration in registrations.connected(to: found.clauses[0].id) {
      if registrations.hasRival(registration, context.facts) {
        throw Unfaithful(
          "Mockable uses registrations for '\(registration.clause.member.name)' up in their order, "
            + "and in Understudy the newest stub answers; write one stub with '.then' for "
            + "consecutive calls")
      }
      _ = try stub(registrations.group(of: registration.id), of: mock)
    }
    for (index, clause) in found.clauses.enumerated() {
      let group = registrations.group(of: clause.id)
      lines += found.comments[index] ?? []
      guard group.last?.id == clause.id else { continue }
      lines.append(try stub(group, of: mock))
    }
    guard !lines.isEmpty else { return .rewrite([context.removal(of: node)]) }
    let separator = "\n" + context.indentation(node)
    return .replace(node, with: lines.joined(separator: separator))
  }

  /// Returns the stub of registrations of one call.
  private func stub(
    _ group: [MockableRegistrations.Registration], of mock: String
  ) throws(Unfaithful) -> String {
    let (given, side) = (group.filter { $0.verb == .given }, group.filter { $0.verb == .when })
    guard let first = group.first, side.isEmpty || given.count < 2 else {
      throw Unfaithful("write the side effect as '.performs' for each answer of one stub")
    }
    let isSetter = first.clause.behavior.name == "performOnSet"
    let pattern = try first.clause.pattern(of: mock, isSetter ? .set : access(first), context)
    var text = "stub(\(pattern))"
    for registration in side { text += try sideEffect(registration.clause) }
    for (index, registration) in given.enumerated() {
      let isOnly = given.count == 1 && side.isEmpty
      let answer = answer(registration.clause, isOnly: isOnly)
      let next = index > 0 ? ".then" : ""
      let lineBreak =
        answer.isEmpty ? "" : context.lineBreak(before: registration.clause.behavior)
      text += lineBreak + next + answer
    }
    return text
  }

  /// Returns which call of a member a registration is for.
  private func access(
    _ registration: MockableRegistrations.Registration
  ) -> MockableClauses.Clause.Access {
    registration.clause.behavior.name == "performOnGet" ? .get : .call
  }

  /// Returns the answer of `given`.
  private func answer(_ clause: MockableClauses.Clause, isOnly: Bool) -> String {
    let values = clause.behavior.arguments.map { context.text($0.span) } ?? ""
    switch clause.behavior.name {
    case "willReturn": return values.isEmpty && isOnly ? "" : ".returns(\(values))"
    case "willThrow": return ".throws(\(values))"
    default:
      guard let producer = clause.behavior.onlyArgument else { return ".answers(\(values))" }
      return ".answers"
        + context.answer(producer, argumentCount: clause.member.arguments?.count ?? 0)
    }
  }

  /// Returns the side effect of `when`.
  private func sideEffect(_ clause: MockableClauses.Clause) throws(Unfaithful) -> String {
    guard let action = clause.behavior.onlyArgument else {
      throw Unfaithful("write the side effect as one closure of '.performs'")
    }
    let hasArguments =
      clause.behavior.name == "performOnSet"
      || (clause.behavior.name == "perform" && clause.member.arguments?.isEmpty == false)
    return context.lineBreak(before: clause.behavior) + ".performs"
      + (try context.sideEffect(action, ignoresArguments: hasArguments))
  }
}
