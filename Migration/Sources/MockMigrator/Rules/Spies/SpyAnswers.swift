import SwiftSyntax

/// Assignments to the members that choose the answers of a test double.
struct SpyAnswers {
  /// What is known about the file.
  let spies: SpyContext

  /// Returns the statements for an assignment, or `nil` for one that the rules do not apply to.
  func statements(_ assignment: Assignment) throws(Unfaithful) -> [String]? {
    guard let member = spies.member(assignment.target) else { return nil }
    guard assignment.sign == "=" else {
      throw Unfaithful("write the whole value in stub(\(member.mock).member).stores(...)")
    }
    if hasNoEffect(assignment, member) { return [] }
    if let found = try spies.priority(over: member, assignment) {
      if spies.isHidden(member, assignment) { return [] }
      throw found
    }
    return [try statement(member, assignment)]
  }

  /// Returns a Boolean value that indicates whether an assignment of `nil` has no effect, because the member
  /// never has another value in the file that declares the double's variable.
  private func hasNoEffect(_ assignment: Assignment, _ member: SpyMember) -> Bool {
    guard assignment.value.count == 1, assignment.value[0].trimmedText == "nil",
      member.role.isAnswer, !Self.acceptsNil(member.role, member.double),
      member.double.initial[member.name] == nil, member.double.values[member.name] == nil,
      let base = member.access.base, spies.declares(base)
    else { return false }
    let function = FunctionScopes.name(around: assignment.target)
    return !spies.assignments.all.contains {
      $0.name == member.name && spies.scopes.canMeet($0.function, function)
    }
  }

  /// Returns the statement for the assignment to a member.
  private func statement(
    _ member: SpyMember, _ assignment: Assignment
  ) throws(Unfaithful) -> String {
    let role = member.role
    let value = spies.context.text(assignment.valueRange)
    let only = assignment.value.count == 1 ? assignment.value[0] : nil
    if value == "nil", role.isAnswer, !Self.acceptsNil(role, member.double) {
      throw Unfaithful(
        "the newest stub answers, and a stub is not removed by itself; "
          + "write the stub of the answer that calls get from here on")
    }
    switch role {
    case .property(let name): return "stub(\(member.mock).\(name)).stores(\(value))"
    case .setCount(let name) where value == "0": return "reset(\(member.mock).\(name).set(.any))"
    case .count(let index), .called(let index), .last(let index, _), .history(let index, _):
      guard ["0", "false", "nil", "[]", "\"\""].contains(value) else { break }
      return "reset(\(member.pattern(index)))"
    case .result, .error, .closure: return answer(role, member, value, only)
    case .setCount: break
    }
    throw Unfaithful("a mock counts the calls itself; remove the line, or write reset(...)")
  }

  /// Returns the stub for a member that chooses an answer.
  private func answer(
    _ role: SpyRole, _ member: SpyMember, _ value: String, _ only: ExprSyntax?
  ) -> String {
    let function = member.double.functions[role.function ?? 0]
    let stub = "stub(\(function.pattern(of: member.mock)))"
    switch role {
    case .error: return "\(stub).throws(\(member.qualified(value)))"
    case .closure:
      guard let only else { return "\(stub).answers(\(value))" }
      return stub + ".answers" + spies.context.answer(only, argumentCount: function.labels.count)
    default: return "\(stub).returns(\(value))"
    }
  }

  /// Returns a Boolean value that indicates whether `nil` is an answer.
  private static func acceptsNil(_ role: SpyRole, _ double: SpyDouble) -> Bool {
    guard case .result(let index) = role else { return false }
    return double.functions[index].result?.hasSuffix("?") == true
  }
}

extension SpyMember {
  /// Returns an error with the type of the variable, if the text is only the name of a case.
  func qualified(_ error: String) -> String {
    guard error.hasPrefix("."), let type = double.types[name] else { return error }
    let plain = type.trimmingSuffix { "?!".contains($0) }
    return plain.contains("Error)") || plain == "Error" ? error : plain + error
  }
}

extension SyntaxProtocol {
  /// The statement around the node, or `nil`.
  fileprivate var enclosingItem: CodeBlockItemSyntax? {
    var node = parent
    while let current = node {
      if let item = current.as(CodeBlockItemSyntax.self) { return item }
      node = current.parent
    }
    return nil
  }
}

extension SpyRole {
  /// Returns a Boolean value that indicates whether another answer of the same function has priority.
  fileprivate func isHidden(by other: SpyRole) -> Bool {
    other.function != nil && other.function == function && other.priority > priority
  }

  /// The priority in the code of a test double: an error before a closure before a value.
  private var priority: Int {
    switch self {
    case .error: 2
    case .closure: 1
    default: 0
    }
  }
}

extension SpyContext {
  /// The assignments of the file.
  var assignments: SpyAssignments {
    context.once("Spies.\(library).answers") { SpyAssignments($0) }
  }

  /// Returns a Boolean value that indicates whether the file declares the variable of a double.
  fileprivate func declares(_ mock: ExprSyntax) -> Bool {
    mock.withoutEffects.unwrapped.ownName.map(variables.declares) ?? false
  }

  /// Returns a Boolean value that indicates whether an assignment has no effect, because an earlier statement of
  /// the same list sets a member that has priority, and nothing in the file removes that value.
  fileprivate func isHidden(_ member: SpyMember, _ assignment: Assignment) -> Bool {
    guard let base = member.access.base, declares(base),
      let list = assignment.target.enclosingItem?.parent, member.role.isAnswer
    else { return false }
    let earlier = assignments.all.filter {
      $0.mock == base.trimmedText && $0.list == list.id
        && $0.offset < assignment.target.span.lowerBound && !assignments.removed.contains($0.name)
    }
    return earlier.contains { found in
      member.double.roles[found.name].map(member.role.isHidden(by:)) ?? false
    }
  }

  /// Returns why an assignment has no effect in the double, although the newest stub would answer.
  func priority(over member: SpyMember, _ assignment: Assignment) throws(Unfaithful) -> Unfaithful?
  {
    let earlier = assignments
    let function = FunctionScopes.name(around: assignment.target)
    if member.role.isAnswer {
      let rivals = member.double.roles.filter { member.role.isHidden(by: $0.value) }
      let found = earlier.all.first {
        rivals[$0.name] != nil && $0.mock == member.mock && scopes.canMeet($0.function, function)
          && ($0.offset < assignment.target.span.lowerBound || $0.function != function)
          && !(FunctionScopes.isBeforeTests(function) && !FunctionScopes.isBeforeTests($0.function))
      }
      if let found {
        return Unfaithful(
          "'\(found.name)' has priority over '\(member.name)', and in Understudy the newest stub "
            + "answers; write the stub that is meant last")
      }
    }
    return nil
  }
}

/// The assignments to members in a file.
final class SpyAssignments: SyntaxVisitor {
  /// An assignment.
  struct Found {
    /// The member.
    let name: String

    /// The text before the member.
    let mock: String

    /// The function around it.
    let function: String

    /// Where it begins.
    let offset: Int

    /// The list of statements that it is in, or `nil`.
    let list: SyntaxIdentifier?
  }

  /// The members that are assigned `nil`.
  private(set) var removed: Set<String> = []

  /// All assignments of values other than `nil`.
  private(set) var all: [Found] = []

  /// Finds the assignments of a file.
  init(_ source: ParsedSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if case .expr(let expression) = node.item,
      let assignment = Assignment(expression.withoutEffects),
      let access = assignment.target.withoutEffects.as(MemberAccessExprSyntax.self)
    {
      if assignment.value.first?.trimmedText == "nil" {
        removed.insert(access.declName.baseName.text)
        return .visitChildren
      }
      all.append(
        Found(
          name: access.declName.baseName.text, mock: access.base?.trimmedText ?? "",
          function: FunctionScopes.name(around: node), offset: node.span.lowerBound,
          list: node.parent?.id))
    }
    return .visitChildren
  }
}
