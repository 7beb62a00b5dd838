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

    /// The mock, without `self`.
    let mock: String

    /// The name of the member with its labels.
    let member: String

    /// The arguments.
    let arguments: [ExprSyntax]

    /// The name of the function around it.
    let function: String

    /// The offset of the statement, which can have several clauses.
    let statement: Int

    /// The number of the run of statements that it is in. Between those of a run, nothing is called.
    let run: Int

    /// The offset of its clause, which identifies it.
    var id: Int { clause.id }
  }

  /// The registrations, in their order.
  let all: [Registration]

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
    all = finder.found
    resetting = finder.resetting
    scopes = FunctionScopes(source)
    overlap = ParameterOverlap(source)
  }

  /// Returns the registrations of the same call in the same run, with the given one.
  func group(of id: Int) -> [Registration] {
    guard let own = all.first(where: { $0.id == id }) else { return [] }
    return all.filter { $0.run == own.run && isSame($0, own) }
  }

  /// Returns the registrations of a statement, and of those that become one stub with it. They are
  /// rewritten together or not at all.
  func connected(to id: Int) -> [Registration] {
    var (statements, found): (Set<Int>, [Registration]) = ([], [])
    var waiting = all.filter { $0.id == id }.map(\.statement)
    while let next = waiting.popLast() {
      guard statements.insert(next).inserted else { continue }
      let own = all.filter { $0.statement == next }
      found += own
      waiting += own.flatMap { group(of: $0.id) }.map(\.statement)
    }
    return found
  }

  /// Returns a Boolean value that indicates whether another registration answers some of the same
  /// calls, so that the order of both matters.
  func hasRival(_ own: Registration) -> Bool {
    all.contains { other in
      guard other.id != own.id, other.mock == own.mock, other.member == own.member,
        overlap.exists(own.arguments, other.arguments)
      else { return false }
      if own.verb == .when, other.verb == .when { return false }
      if own.run == other.run { return !isSame(own, other) }
      if own.function == other.function, resetting.contains(own.function) { return false }
      return scopes.canMeet(own.function, other.function)
    }
  }

  /// Returns a Boolean value that indicates whether two registrations are of the same call.
  private func isSame(_ a: Registration, _ b: Registration) -> Bool {
    a.mock == b.mock && a.member == b.member
      && a.arguments.map(\.trimmedDescription) == b.arguments.map(\.trimmedDescription)
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
    if node.calledExpression.trimmedDescription == "reset" {
      resetting.insert(FunctionScopes.name(around: node))
    }
    return .visitChildren
  }

  /// Adds a registration.
  private func add(_ clause: MockableClauses.Clause, of clauses: MockableClauses) {
    let mock = clauses.mock.trimmedDescription
    let arguments = clause.member.arguments.map { Array($0) } ?? []
    let labels = arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    let isSetter = clause.behavior.name == "performOnSet"
    found.append(
      MockableRegistrations.Registration(
        clause: clause, verb: clauses.verb,
        mock: mock.hasPrefix("self.") ? String(mock.dropFirst(5)) : mock,
        member: clause.member.name + (isSetter ? "=" : "(\(labels))"),
        arguments: arguments.map(\.expression),
        function: FunctionScopes.name(around: clauses.mock),
        statement: clauses.mock.position.utf8Offset, run: run))
  }

  /// Returns a Boolean value that indicates whether a statement calls nothing.
  private static func isQuiet(_ item: CodeBlockItemSyntax) -> Bool {
    guard item.item.is(VariableDeclSyntax.self) || LeftWarning.isWarning(Syntax(item)) else {
      return false
    }
    return !item.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftParen }
  }
}
