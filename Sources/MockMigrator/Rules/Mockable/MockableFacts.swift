import SwiftSyntax

/// The facts of a file for the rules of Mockable.
struct MockableFacts {
  /// The category of names of mocks in production code.
  static let production = "Mockable.production"

  /// The facts.
  let facts: [MigrationFact]

  /// Finds the facts of a file.
  init(_ source: ParsedSource) {
    let modules = source.importedModules
    let isProduction = modules.isDisjoint(with: ["XCTest", "Testing", "MockableTest"])
    let finder = MockableFactFinder(isProduction)
    finder.walk(source.tree)
    facts = finder.facts + DeclaredMocks.facts(in: source)
  }
}

/// Finds the facts.
private final class MockableFactFinder: SyntaxVisitor {
  /// The facts.
  var facts: [MigrationFact] = []

  /// A Boolean value that indicates whether the file is not one of tests.
  private let isProduction: Bool

  /// Creates a finder.
  init(_ isProduction: Bool) {
    self.isProduction = isProduction
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    mention(node.baseName.text)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    mention(node.name.text)
  }

  /// Notes the name of a mock.
  private func mention(_ name: String) -> SyntaxVisitorContinueKind {
    if isProduction, name.hasPrefix("Mock"), name.count > 4 {
      facts.append(.mention(name, in: MockableFacts.production))
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self) {
      setDefault(elements[0], elements[2])
    }
    return .visitChildren
  }

  /// Notes the policy of mocks without one.
  private func setDefault(_ left: ExprSyntax, _ right: ExprSyntax) {
    guard left.trimmedDescription == "MockerPolicy.default" else { return }
    facts.append(.setting(MockablePolicy.setting, right.trimmedDescription))
  }
}
