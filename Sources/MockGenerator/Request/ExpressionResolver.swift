import MockEmitter
import SwiftSyntax

/// Determines what expressions in a file of tests mean, without a compiler.
struct ExpressionResolver {
  /// The modules.
  let codebase: Codebase

  /// The name of the module of the tests.
  let tests: String

  /// The names of the modules that the file imports.
  let imports: [String]

  /// A Boolean value that indicates whether the mock of a class counts as the class, instead of
  /// having no meaning.
  var resolvesMocks = false

  /// The meaning of an expression.
  enum Meaning {
    /// A module with sources.
    case module(String)

    /// A type with sources.
    case type(ResolvedType)

    /// A value of a type with sources.
    case value(ResolvedType)

    /// A type without sources, or a value of one.
    case foreign([String], isValue: Bool)
  }

  /// The modules with sources that are visible in the file, except the tests.
  var modules: [String] { codebase.reached(from: imports).sources.filter { $0 != tests } }

  /// Returns the meaning of an expression, or `nil` if it cannot be determined.
  func meaning(of expression: ExprSyntax) -> Meaning? {
    let expression = expression.withoutEffects
    if let reference = expression.as(DeclReferenceExprSyntax.self) {
      return meaning(of: reference.baseName.bareText, at: Syntax(reference))
    }
    if let member = expression.as(MemberAccessExprSyntax.self) { return meaning(of: member) }
    if let call = expression.as(FunctionCallExprSyntax.self) { return result(of: call) }
    if let inner = expression.as(GenericSpecializationExprSyntax.self) {
      return meaning(of: inner.expression)
    }
    if let inner = expression.as(ForceUnwrapExprSyntax.self) {
      return meaning(of: inner.expression)
    }
    if let inner = expression.as(OptionalChainingExprSyntax.self) {
      return meaning(of: inner.expression)
    }
    if let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3,
      elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true,
      let type = elements.last?.as(TypeExprSyntax.self)
    {
      return value(of: type.type)
    }
    return nil
  }

  /// Returns the meaning of a name that has no base.
  private func meaning(
    of name: String, at node: Syntax, isMember: Bool = false
  ) -> Meaning? {
    switch LexicalBinding.find(name, at: node, isMember: isMember) {
    case .type(let type): return value(of: type)
    case .value(let value): return meaning(of: value)
    case .unreadable: return nil
    case nil: return isMember ? nil : type([name]) ?? module(name)
    }
  }

  /// Returns the module of a name, if it has sources and is imported.
  private func module(_ name: String) -> Meaning? {
    modules.contains(name) ? .module(name) : nil
  }

  /// Returns the type of a name, or `nil` for a type of the tests and for any other name.
  private func type(_ components: [String]) -> Meaning? {
    guard let name = components.last, name.isTypeName else { return nil }
    if let mock = MockName(reading: name) {
      let path = components.dropLast() + [mock.stem]
      let found = codebase.type(Array(path), imports: imports, tests: tests)
      if let found, resolvesMocks, found.location.kind == .class { return .type(found) }
      if found != nil || mock.isCapitalized { return nil }
    }
    if let found = codebase.type(components, imports: imports, tests: tests) {
      return found.location.module == tests ? nil : resolvingAlias(found).map(Meaning.type)
    }
    if components.count == 1, modules.contains(name) { return .module(name) }
    // The name may be a type inside a type that the tests declare.
    guard codebase.locations(components[0], in: tests).isEmpty else { return nil }
    return .foreign(components, isValue: false)
  }

  /// Returns a value of a type that the tests write.
  private func value(of type: TypeSyntax) -> Meaning? {
    switch type.valueComponents.flatMap(self.type) {
    case .type(let found): .value(found)
    case .foreign(let names, _): .foreign(names, isValue: true)
    case .module, .value, nil: nil
    }
  }

  /// Returns the meaning of a member.
  private func meaning(of member: MemberAccessExprSyntax) -> Meaning? {
    let name = member.declName.baseName.bareText
    guard let base = member.base else { return nil }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self) {
      return meaning(of: name, at: Syntax(member), isMember: true)
    }
    switch meaning(of: base) {
    case .module(let module):
      let found = codebase.types(name, [], in: module).first(where: \.isVisible)
      return found.flatMap(resolvingAlias).map(Meaning.type)
        ?? .foreign([module, name], isValue: false)
    case .type(let type) where name == "self": return .type(type)
    case .type(let type):
      let nested = codebase.types(name, type.path, in: type.location.module).first(
        where: \.isVisible)
      return nested.flatMap(resolvingAlias).map(Meaning.type)
        ?? property(name, of: type, isStatic: true)
    case .value(let type): return property(name, of: type, isStatic: false)
    case .foreign(let names, let isValue):
      let isType = !isValue && name.first?.isUppercase == true
      return isType ? .foreign(names + [name], isValue: false) : .foreign(names, isValue: true)
    case nil: return nil
    }
  }

  /// Returns the meaning of a call's result.
  private func result(of call: FunctionCallExprSyntax) -> Meaning? {
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    if let base = member?.base, member?.declName.baseName.text == "init" {
      return made(by: meaning(of: base))
    }
    if let made = made(by: meaning(of: call.calledExpression)) { return made }
    guard let member, let base = member.base else { return nil }
    let requested = MemberCall(
      name: member.declName.baseName.bareText, labels: call.arguments.labels,
      trailingClosures: call.trailingClosure == nil ? 0 : 1)
    switch meaning(of: base) {
    case .type(let type): return result(of: requested, in: type, isStatic: true)
    case .value(let type): return result(of: requested, in: type, isStatic: false)
    case .module, .foreign, nil: return nil
    }
  }

  /// Returns the value that an initializer of a type returns.
  private func made(by meaning: Meaning?) -> Meaning? {
    switch meaning {
    case .type(let type): .value(type)
    case .foreign(let names, isValue: false): .foreign(names, isValue: true)
    default: nil
    }
  }

  /// Returns the value that a method returns.
  private func result(of call: MemberCall, in type: ResolvedType, isStatic: Bool) -> Meaning? {
    for (scope, owner) in scopes(of: type) {
      for member in scope.members where member.isStaticMember == isStatic {
        guard let function = member.as(FunctionDeclSyntax.self),
          function.name.bareText == call.name,
          call.fits(function.signature.parameterClause.parameters),
          let result = function.signature.returnClause?.type
        else { continue }
        return value(of: result, in: owner)
      }
    }
    return nil
  }

  /// Returns the value of a property.
  private func property(_ name: String, of type: ResolvedType, isStatic: Bool) -> Meaning? {
    for (scope, owner) in scopes(of: type) {
      for member in scope.members {
        if isStatic, let cases = member.as(EnumCaseDeclSyntax.self),
          cases.elements.contains(where: { $0.name.bareText == name })
        {
          return .value(owner)
        }
        guard let variable = member.as(VariableDeclSyntax.self), member.isStaticMember == isStatic
        else { continue }
        for binding in variable.bindings {
          guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText == name else {
            continue
          }
          if let written = binding.typeAnnotation?.type { return value(of: written, in: owner) }
          guard let components = binding.initializer?.value.madeComponents else { return nil }
          return value(of: components, in: owner)
        }
      }
    }
    return nil
  }

  /// Returns a value of a type that is written in a declaration.
  private func value(of type: TypeSyntax, in owner: ResolvedType) -> Meaning? {
    type.valueComponents.flatMap { value(of: $0, in: owner) }
  }

  /// Returns a value of a type that a declaration names.
  private func value(of components: [String], in owner: ResolvedType) -> Meaning? {
    if components == ["Self"] { return .value(owner) }
    guard let name = components.last else { return nil }
    let nested = codebase.types(
      name, owner.path + components.dropLast(), in: owner.location.module)
    guard let found = nested.first ?? codebase.type(components, from: owner) else { return nil }
    guard found.origin != .compiled else { return .foreign(components, isValue: true) }
    return resolvingAlias(found).map(Meaning.value)
  }

  /// Returns a type, or the type that a `typealias` stands for.
  private func resolvingAlias(_ found: ResolvedType) -> ResolvedType? {
    guard let alias = found.declaration.as(TypeAliasDeclSyntax.self) else { return found }
    guard case .value(let type)? = value(of: alias.initializer.value, in: found),
      type.location != found.location
    else { return nil }
    return type
  }

  /// Returns the scopes with the members of a type and of its superclasses, the nearest first, each
  /// with the type that it is of.
  func scopes(of type: ResolvedType) -> [(scope: MemberScope, owner: ResolvedType)] {
    var chain = [type]
    if type.location.kind == .class {
      chain += Superclasses(of: type, in: codebase).found.filter { $0.origin != .compiled }
    }
    return chain.flatMap { owner in
      codebase.scopes(of: owner, in: modules).map { ($0, owner) }
    }
  }
}

extension ResolvedType {
  /// The name, after those of the types around it.
  var path: [String] { (enclosingPath ?? []) + [location.name] }
}

extension DeclSyntax {
  /// A Boolean value that indicates whether the declaration is a member of a type, and not of its
  /// values.
  var isStaticMember: Bool {
    guard let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers else {
      return false
    }
    return modifiers.contains("static") || modifiers.contains("class")
  }
}

extension TypeSyntax {
  /// The names in the type of a value, optional or not, or `nil` for all but named types.
  fileprivate var valueComponents: [String]? {
    if let optional = self.as(OptionalTypeSyntax.self) {
      return optional.wrappedType.valueComponents
    }
    if let optional = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return optional.wrappedType.valueComponents
    }
    if let attributed = self.as(AttributedTypeSyntax.self) {
      return attributed.baseType.valueComponents
    }
    return nameComponents
  }
}

extension ExprSyntax {
  /// The names of the type whose initializer is called, or `nil` for all other expressions.
  fileprivate var madeComponents: [String]? {
    let expression = withoutEffects
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let names = call.calledExpression.components, names.allSatisfy({ $0.isTypeName })
    else { return nil }
    return names
  }

  /// The names in an expression such as `Outer.Inner`, or `nil` for all other expressions.
  private var components: [String]? {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return [reference.baseName.bareText]
    }
    if let generic = self.as(GenericSpecializationExprSyntax.self) {
      return generic.expression.components
    }
    guard let member = self.as(MemberAccessExprSyntax.self), let base = member.base?.components
    else { return nil }
    let name = member.declName.baseName.bareText
    return name == "init" ? base : base + [name]
  }
}

extension String {
  /// A Boolean value that indicates whether the name looks like that of a type.
  fileprivate var isTypeName: Bool { first?.isUppercase == true }
}
