import SwiftSyntax

/// The registrations of a file, which Mockable uses up in their order.
///
/// In Mockable, the first registration that matches a call answers it, and is then removed if there
/// are others. In Understudy, the newest stub answers. So registrations of the same call become one
/// stub, and those that overlap otherwise cannot be migrated.
struct MockableRegistrations {
  /// A registration.
  struct Registration {
    /// The clause.
    let clause: MockableClauses.Clause

    /// The verb.
    let verb: MockableClauses.Verb

    /// The mock, without `self`, and the member with its labels.
    let member: String

    /// The arguments.
    let arguments: [ExprSyntax]

    /// The name of the function around it.
    let function: String

    /// The offset of the statement, which can have several clauses.
    let statement: Int

    /// The number of the run of statements that it is in. Between those of a run, nothing is called.
    let run: Int

    /// A text that is the same for registrations of the same call in the same run.
    let group: String

    /// The offset of its clause, which identifies it.
    var id: Int { clause.id }
  }

  /// The registrations, by their offsets.
  private let all: [Int: Registration]

  /// The registrations of the same call in the same run, in their order.
  private let groups: [String: [Registration]]

  /// The registrations of statements, in their order.
  private let statements: [Int: [Registration]]

  /// The registrations of members, in their order.
  private let members: [String: [Registration]]

  /// The functions that can run in one test.
  private let scopes: FunctionScopes

  /// The functions in which mocks are reset.
  private let resetting: Set<String>

  /// Compares parameters.
  private let overlap: ParameterOverlap

  /// Finds the registrations of a file.
  init(_ source: ParsedSource) {
    let finder = RegistrationFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    all = Dictionary(finder.found.map { ($0.id, $0) }) { first, _ in first }
    groups = Dictionary(grouping: finder.found, by: \.group)
    statements = Dictionary(grouping: finder.found, by: \.statement)
    members = Dictionary(grouping: finder.found, by: \.member)
    resetting = finder.resetting
    scopes = FunctionScopes(source)
    overlap = ParameterOverlap(source)
  }

  /// Returns the registrations of the same call in the same run, with the given one.
  func group(of id: Int) -> [Registration] { all[id].flatMap { groups[$0.group] } ?? [] }

  /// Returns the registrations of a statement, and of those that become one stub with it. They are
  /// rewritten together or not at all.
  func connected(to id: Int) -> [Registration] {
    var (seen, found): (Set<Int>, [Registration]) = ([], [])
    var waiting = all[id].map { [$0.statement] } ?? []
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      let own = statements[next] ?? []
      found += own
      waiting += own.flatMap { group(of: $0.id) }.map(\.statement)
    }
    return found
  }

  /// Returns a Boolean value that indicates whether another registration answers some of the same
  /// calls, so that the order of both matters.
  func hasRival(_ own: Registration, _ facts: MigrationFacts) -> Bool {
    members[own.member, default: []].contains { other in
      guard other.id != own.id, other.group != own.group,
        own.verb == .given || other.verb == .given
      else { return false }
      let canMeet =
        own.run == other.run
        || (scopes.canMeet(own.function, other.function)
          && !(own.function == other.function && resetting.contains(own.function)))
      return canMeet && overlap.exists(own.arguments, other.arguments)
        && !own.isOverload(of: other, facts) && !own.excludes(other)
    }
  }
}

extension MockableRegistrations.Registration {
  /// Returns a Boolean value that indicates whether both return literals of different types, so that they are
  /// for different overloads.
  fileprivate func isOverload(of other: Self, _ facts: MigrationFacts) -> Bool {
    let labels = clause.member.arguments?.map { ($0.label?.text ?? "_") + ":" }.joined()
    let name = clause.member.name + (labels.map { "(\($0))" } ?? "")
    guard facts.requirements(named: name).count > 1, let own = resultKind,
      let other = other.resultKind
    else { return false }
    return own != other
  }

  /// Returns a Boolean value that indicates whether both are in branches of one condition, of which a test
  /// runs only one.
  fileprivate func excludes(_ other: Self) -> Bool {
    let name = function.split(separator: "/").last ?? ""
    guard function == other.function, name.hasPrefix("test") || name.hasPrefix("it ") else {
      return false
    }
    let (own, other) = (clause.member.access.branches, other.clause.member.access.branches)
    return own.contains { condition, branch in other[condition].map { $0 != branch } ?? false }
  }

  /// The kind of the literal that `willReturn` returns, or `nil` for other answers.
  private var resultKind: SyntaxKind? {
    guard clause.behavior.name == "willReturn", let value = clause.behavior.onlyArgument else {
      return nil
    }
    let kinds: [SyntaxKind] = [
      .stringLiteralExpr, .integerLiteralExpr, .booleanLiteralExpr, .arrayExpr, .dictionaryExpr,
    ]
    return kinds.first { $0 == value.kind }
  }
}

/// Finds the statements `given` and `when`.
private final class RegistrationFinder: SyntaxVisitor {
  /// The registrations.
  var found: [MockableRegistrations.Registration] = []

  /// The functions in which mocks are reset.
  var resetting: Set<String> = []

  /// The number of the current run.
  private var run = 0

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    run += 1
    for item in node {
      guard let expression = item.item.as(ExprSyntax.self),
        let clauses = MockableClauses(expression),
        clauses.verb != .verify
      else {
        if !Self.isQuiet(item) { run += 1 }
        continue
      }
      for clause in clauses.clauses { add(clause, of: clauses) }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedText == "reset" {
      resetting.insert(FunctionScopes.name(around: node))
    }
    return .visitChildren
  }

  /// Adds a registration.
  private func add(_ clause: MockableClauses.Clause, of clauses: MockableClauses) {
    let name = clauses.mock.trimmedText
    let mock = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    let arguments = clause.member.arguments.map { Array($0) } ?? []
    let labels = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let isSetter = clause.behavior.name == "performOnSet"
    let member = "\(mock).\(clause.member.name)" + (isSetter ? "=" : "(\(labels))")
    let texts = arguments.map(\.expression.trimmedText).joined(separator: ", ")
    found.append(
      MockableRegistrations.Registration(
        clause: clause, verb: clauses.verb, member: member, arguments: arguments.map(\.expression),
        function: FunctionScopes.name(around: clauses.mock),
        statement: clauses.mock.position.utf8Offset, run: run,
        group: "\(run) \(member) \(texts)"))
  }

  /// Returns a Boolean value that indicates whether a statement calls nothing.
  private static func isQuiet(_ item: CodeBlockItemSyntax) -> Bool {
    guard item.item.is(VariableDeclSyntax.self) || LeftWarning.isWarning(Syntax(item)) else {
      return false
    }
    return !item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
  }
}

extension SyntaxProtocol {
  /// The branches around the node, by their conditions. Conditions in loops and closures, which can run more
  /// than once, are missing.
  fileprivate var branches: [SyntaxIdentifier: SyntaxIdentifier] {
    var found: [SyntaxIdentifier: SyntaxIdentifier] = [:]
    var child = Syntax(self)
    while let node = child.parent, !node.is(FunctionDeclSyntax.self) {
      if node.is(IfExprSyntax.self) || node.is(SwitchCaseListSyntax.self) {
        found[node.id] = child.id
      }
      if node.is(ForStmtSyntax.self) || node.is(WhileStmtSyntax.self)
        || node.is(RepeatStmtSyntax.self) || node.is(ClosureExprSyntax.self)
      {
        found = [:]
      }
      child = node
    }
    return found
  }
}
