import SwiftSyntax

/// What a class, structure, actor or extension declares.
package struct TypeFacts: Sendable, Hashable {
  /// The name.
  package var name: String

  /// The names of the superclass and of the protocols, if it is no extension.
  package var inherited: [String] = []

  /// The types of the variables, by their names. Types are missing that the declaration does not name.
  package var variables: [String: String] = [:]

  /// The members with names of verbs, which hide them in the type and its subclasses.
  package var verbs: Set<String> = []

  /// A Boolean value that indicates whether it is a class.
  package var isClass = false

  /// What a subclass can override, if it is a class.
  package var members: [ProtocolFacts.Requirement] = []

  /// Why a list of the members would not be complete, or `nil`.
  package var gap: String?
}

/// Finds the types of a file.
final class TypeFactFinder: SyntaxVisitor {
  /// The types.
  private var found: [TypeFacts] = []

  /// Returns the types of a file.
  static func types(in source: ParsedSource) -> [TypeFacts] {
    let finder = TypeFactFinder(viewMode: .sourceAccurate)
    finder.walk(source.tree)
    return finder.found
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, TypeFacts(name: node.name.text, isClass: true))
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, TypeFacts(name: node.name.text))
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, TypeFacts(name: node.name.text))
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, TypeFacts(name: node.extendedType.mockableName))
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  /// Adds a type.
  private func add(_ group: some DeclGroupSyntax, _ facts: TypeFacts) -> SyntaxVisitorContinueKind {
    var facts = facts
    if !group.is(ExtensionDeclSyntax.self) {
      facts.inherited = group.inheritanceClause?.inheritedTypes.map(\.type.mockableName) ?? []
    }
    for member in group.memberBlock.members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        for binding in variable.bindings { facts.add(binding) }
      }
      facts.verbs.formUnion(HiddenVerbs.verbs.intersection(member.decl.declaredNames))
      if facts.isClass { facts.addOverridable(member.decl) }
    }
    found.append(facts)
    return .visitChildren
  }
}

extension TypeFacts {
  /// Adds the type of a variable.
  fileprivate mutating func add(_ binding: PatternBindingSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
      return
    }
    if let annotation = binding.typeAnnotation {
      variables[name] = annotation.type.mockableName
    } else if let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.trimmedText
      if callee.first?.isUppercase == true, !callee.contains(".") { variables[name] = callee }
    }
  }

  /// Adds what a subclass can override.
  fileprivate mutating func addOverridable(_ member: DeclSyntax) {
    let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.trimmedText)
    if modifiers?.contains(where: { ["final", "private", "fileprivate", "static"].contains($0) })
      == true
    {
      return
    }
    if modifiers?.contains("class") == true || member.is(SubscriptDeclSyntax.self) {
      gap = "it has class members or subscripts"
    }
    if let variable = member.as(VariableDeclSyntax.self) {
      guard variable.bindingSpecifier.text == "var" else { return }
      if modifiers?.contains("lazy") == true { gap = "it has lazy variables" }
      let isSetterHidden = modifiers?.contains { $0.hasSuffix("(set)") } == true
      members += variable.bindings.map { binding in
        ProtocolFacts.Requirement(
          name: binding.pattern.trimmedText, parameters: nil, result: "",
          isSettable: !isSetterHidden && binding.isSettable)
      }
    } else if member.is(FunctionDeclSyntax.self) {
      let found = ProtocolFacts.Requirement.all(in: member)
      if found.contains(where: \.isGeneric) { gap = "it has generic methods" }
      members += found
    } else if member.is(IfConfigDeclSyntax.self) {
      gap = "it has members in conditions"
    }
  }
}

extension DeclSyntax {
  /// The names of the functions and variables that the declaration declares.
  fileprivate var declaredNames: [String] {
    if let function = self.as(FunctionDeclSyntax.self) { return [function.name.text] }
    return self.as(VariableDeclSyntax.self)?.bindings.map(\.pattern.trimmedText) ?? []
  }
}

extension PatternBindingSyntax {
  /// A Boolean value that indicates whether the variable is stored, or has a setter.
  fileprivate var isSettable: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter?: false
    case .accessors(let list)?:
      list.contains { ["set", "_modify", "willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
