import SwiftSyntax

/// Names the module before verbs that a declaration of the tests hides.
///
/// `stub(host.source())` calls a local variable where there is one of the name `stub`, and a method of the
/// type, or of its superclass, if it has one of that name.
struct HiddenVerbs {
  /// The functions of Understudy that a migration writes.
  static let verbs: Set<String> = [
    "stub", "expect", "reject", "ignore", "verify", "verifyInOrder", "verifyNever",
    "verifyNoMoreInteractions", "verifyNoMoreCalls", "calls", "reset", "setStrictness", "inOrder",
  ]

  /// The facts of all files.
  let facts: MigrationFacts

  /// Returns the text of a migrated file in which hidden verbs name their module.
  ///
  /// - Parameters:
  ///   - migrated: The migrated file.
  ///   - original: The file before, whose own calls of the hiding functions stay.
  func qualified(_ migrated: ParsedSource, from original: ParsedSource) -> String? {
    let calls = Self.calls(in: migrated)
    guard !calls.isEmpty else { return nil }
    let names = DeclaredNames(migrated)
    let hidden = calls.filter { names.hide($0, facts) }
    guard !hidden.isEmpty else { return nil }
    let own = Set(Self.calls(in: original).map(\.callText))
    let edits = hidden.filter { !own.contains($0.callText) }.map {
      SourceEdit.insert("Understudy.", at: $0.span.lowerBound)
    }
    return try? migrated.applying(edits)
  }

  /// Returns the names of verbs that a file calls.
  private static func calls(in source: ParsedSource) -> [DeclReferenceExprSyntax] {
    source.tree.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard verbs.contains(token.text), let name = token.parent?.as(DeclReferenceExprSyntax.self),
        name.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == name.id
      else { return nil }
      return name
    }
  }
}

extension DeclReferenceExprSyntax {
  /// The text of the call of the name.
  fileprivate var callText: String { parent?.trimmedText ?? trimmedText }
}

/// The declarations of a file with names of verbs.
private final class DeclaredNames: SyntaxVisitor {
  /// The bytes in which each name hides a verb.
  private var ranges: [String: [Range<Int>]] = [:]

  /// The names of the members of types, in extensions too.
  private var members: [String: Set<String>] = [:]

  /// Finds the declarations.
  init(_ source: ParsedSource) {
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  /// Returns a Boolean value that indicates whether a declaration hides the verb that is called.
  func hide(_ name: DeclReferenceExprSyntax, _ facts: MigrationFacts) -> Bool {
    let (verb, offset) = (name.baseName.text, name.span.lowerBound)
    if ranges[verb]?.contains(where: { $0.contains(offset) }) == true { return true }
    return name.enclosingTypes.contains {
      members[$0]?.contains(verb) == true || facts.declaresVerb(verb, in: $0)
    }
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    add(node.identifier)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.secondName ?? node.firstName)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
  }

  /// Adds a declaration: to its type, or to the innermost scope around it.
  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    let text = name.identifier?.name ?? name.text
    guard HiddenVerbs.verbs.contains(text) else { return .visitChildren }
    var node = name.parent
    if node?.is(FunctionDeclSyntax.self) == true { node = node?.parent }
    while let current = node {
      if current.is(MemberBlockSyntax.self) {
        current.enclosingType.map { _ = members[$0, default: []].insert(text) }
        return .visitChildren
      }
      if current.isScope {
        ranges[text, default: []].append(current.span)
        return .visitChildren
      }
      node = current.parent
    }
    return .visitChildren
  }
}

extension Syntax {
  /// A Boolean value that indicates whether names that are declared in the node are visible only in it.
  fileprivate var isScope: Bool {
    if kind == .guardStmt { return false }
    let kinds: [SyntaxKind] = [
      .functionDecl, .initializerDecl, .subscriptDecl, .accessorDecl, .closureExpr, .codeBlock,
      .ifExpr, .whileStmt, .forStmt, .switchCase, .catchClause, .sourceFile,
    ]
    return kinds.contains(kind)
  }
}

extension SyntaxProtocol {
  /// The names of the types and extensions around the node.
  fileprivate var enclosingTypes: [String] {
    var (found, node): ([String], Syntax?) = ([], Syntax(self))
    while let current = node {
      if current.is(MemberBlockSyntax.self), let name = current.enclosingType { found.append(name) }
      node = current.parent
    }
    return found
  }
}
