import SwiftSyntax

/// What the rules of one library know about the test doubles of a file.
struct SpyContext {
  /// The library.
  let library: String

  /// The context of the rule.
  let context: RuleContext

  /// The doubles that the file declares.
  private var own: [String: SpyDouble] {
    SpyFinder.doubles(in: context.source)
  }

  /// The types of the variables.
  var variables: SpyVariables { context.once("Spies.variables") { SpyVariables($0) } }

  /// The functions that can run in one test.
  var scopes: FunctionScopes { context.once("FunctionScopes") { FunctionScopes($0) } }

  /// Returns the double of a name, with the reason why it has to stay, if there is one.
  func double(named name: String) -> SpyDouble? {
    let found = own[name] ?? context.facts.double(named: name)
    guard var double = found, double.library == library else { return nil }
    context.rewriter.noteDependency(on: name)
    if double.reason == nil { double.reason = context.facts.reason(toKeep: double) }
    return double
  }

  /// Returns the double of an expression that a mock replaces, or `nil`.
  func mock(_ expression: ExprSyntax) -> SpyDouble? {
    guard let double = type(of: expression).flatMap(double), double.reason == nil else {
      return nil
    }
    return double
  }

  /// Returns the type of an expression, as far as the file or the classes of other files say.
  func type(of expression: ExprSyntax) -> String? {
    let value = expression.withoutEffects.unwrapped
    if let access = value.as(MemberAccessExprSyntax.self), let base = access.base,
      let owner = base.trimmedText == "self" ? nil : type(of: base),
      let found = context.facts.variable(access.declName.baseName.text, of: owner)
    {
      return found
    }
    if let known = variables.type(of: expression) { return known }
    guard let name = value.ownName, !variables.declares(name), let owner = value.enclosingType
    else {
      return nil
    }
    return context.facts.variable(name, of: owner)
  }

  /// Returns the text of the mock that an expression is.
  func text(of mock: ExprSyntax) -> String {
    let text = context.text(mock.withoutEffects)
    return text.hasSuffix("?") ? "\(text.dropLast())!" : text
  }

  /// Returns the member of a test double that an expression reads or assigns, or `nil`.
  func member(_ expression: ExprSyntax) -> SpyMember? {
    let value = expression.withoutEffects
    guard let access = value.as(MemberAccessExprSyntax.self), let base = access.base,
      let double = mock(base), let role = double.roles[access.declName.baseName.text]
    else { return nil }
    return SpyMember(
      double: double, mock: text(of: base), name: access.declName.baseName.text, role: role,
      access: access)
  }
}

/// A member of a test double in the code of a test.
struct SpyMember {
  /// The double.
  let double: SpyDouble

  /// The text of the mock.
  let mock: String

  /// The name of the member.
  let name: String

  /// What it stands for.
  let role: SpyRole

  /// The node.
  let access: MemberAccessExprSyntax

  /// Returns the pattern of all calls to a function.
  func pattern(_ index: Int) -> String { double.functions[index].pattern(of: mock) }
}

/// Finds the test doubles that a file declares.
final class SpyFinder: SyntaxVisitor {
  /// The doubles.
  private var found: [String: SpyDouble] = [:]

  /// The names of the extended types.
  private var extended: [String] = []

  /// The library that generated the file, or `nil`.
  private let library: String?

  /// A Boolean value that indicates whether the file can be in a test target.
  private let isTest: Bool

  /// Returns the doubles that a file declares.
  static func doubles(in source: ParsedSource)
    -> [String: SpyDouble]
  { findings(in: source).doubles }

  /// The doubles and the extended types in a file.
  struct Findings: Sendable {
    /// The doubles, by their names.
    let doubles: [String: SpyDouble]

    /// The names of the extended types.
    let extended: [String]
  }

  /// Returns the doubles and extensions of a file.
  static func findings(in source: ParsedSource) -> Findings {
    source.once("Spies") { source in
      let finder = SpyFinder(source)
      return Findings(doubles: finder.found, extended: finder.extended)
    }
  }

  /// Finds the doubles of a file.
  private init(_ source: ParsedSource) {
    let start = source.start
    isTest = source.isInTestTarget
    library =
      start.contains("SwiftyMocky")
      ? "SwiftyMocky"
      : start.contains("Mockolo")
        ? "mockolo" : start.contains("Generated using Sourcery") ? "AutoMockable" : nil
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name.text)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, node.name.text)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    extended.append(node.extendedType.trimmedText)
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Adds a double.
  private func add(_ group: some DeclGroupSyntax, _ name: String) -> SyntaxVisitorContinueKind {
    var double = SpyReader.double(group, named: name, library)
    if !isTest, double?.reason == nil {
      double?.reason =
        "it is in no test target, where the plug-in makes mocks; 'understudy-cli generate' writes one"
    }
    found[name] = double
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The name of the innermost type or extension around the node, or `nil`.
  var enclosingType: String? {
    var node = parent
    while let current = node {
      if let group = current.asProtocol((any DeclGroupSyntax).self) {
        return group.as(ExtensionDeclSyntax.self)?.extendedType.mockableName
          ?? group.asProtocol((any NamedDeclSyntax).self)?.name.text
      }
      node = current.parent
    }
    return nil
  }
}
