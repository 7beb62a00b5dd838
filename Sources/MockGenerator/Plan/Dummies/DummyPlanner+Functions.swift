import MockEmitter
import SwiftSyntax

extension DummyPlanner {
  /// Why a type has no test data.
  struct Reason: Error {
    /// The reason, and what to write instead.
    let text: String
  }

  /// Returns the function for a type.
  func function(for type: ResolvedType) -> Result<DummyFunction, Reason> {
    let byHand = "declare 'static func dummy()' in an extension of it"
    guard !type.location.isConditional, !type.location.isUnrecordable else {
      return .failure(Reason(text: "it is noncopyable, or declared inside #if; \(byHand)"))
    }
    let seesInternal =
      type.origin == .own
      || (type.origin == .testable && defaults.isImportedAsTestable(type.location.module))
    let situation = DefaultSituation(
      user: type, seesInternal: seesInternal, ownNames: type.associatedNames)
    switch type.location.kind {
    case .protocol:
      return .failure(
        Reason(text: "it is a protocol; its values are mocks: Mock\(type.location.name)()"))
    case .typealias:
      return .failure(Reason(text: "it is a typealias; write the name of the type"))
    case .enum: return enumFunction(for: type, situation, byHand)
    case .struct, .class, .actor: return initializerFunction(for: type, situation, byHand)
    }
  }

  /// Returns the function that calls an initializer.
  private func initializerFunction(
    for type: ResolvedType, _ situation: DefaultSituation, _ byHand: String
  ) -> Result<DummyFunction, Reason> {
    guard var initializers = initializers(of: type) else {
      return .failure(Reason(text: "some of its members are inside #if; \(byHand)"))
    }
    if initializers.isEmpty, type.location.kind != .struct, !type.inheritsClass(codebase) {
      initializers = [InitializerShape(parameters: [], access: .internal)]
    }
    guard !initializers.isEmpty || type.location.kind == .struct else {
      return .failure(Reason(text: "it inherits its initializers; \(byHand)"))
    }
    let needed = situation.neededAccess(of: type)
    let usable = initializers.filter {
      $0.isSuitable && min($0.access, type.access) >= needed
        && $0.required.map(\.label) != ["from"] && $0.parameters.allSatisfy(\.canBePassed)
    }
    guard let initializer = usable.max(by: { $0.parameters.count < $1.parameters.count }) else {
      return .failure(
        Reason(
          text: "it has no initializer that the tests see and that neither throws, fails nor is "
            + "generic; \(byHand)"))
    }
    return .success(
      function(
        for: type, initializer.parameters.filter { !$0.hasDefault || $0.literal != nil },
        situation, access: initializer.access, areStored: initializer.isMemberwise))
  }

  /// Returns the function that names a case.
  private func enumFunction(
    for type: ResolvedType, _ situation: DefaultSituation, _ byHand: String
  ) -> Result<DummyFunction, Reason> {
    let members = type.resolvedDeclaration.as(EnumDeclSyntax.self)?.memberBlock.members
    let cases = members.elements.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    guard let chosen = cases.first(where: { $0.parameterClause == nil }) ?? cases.first else {
      return .failure(Reason(text: "it has no cases"))
    }
    let parameters = (chosen.parameterClause?.parameters).elements.map {
      InitializerShape.Parameter(
        label: $0.firstName.flatMap { $0.text == "_" ? nil : $0.bareText }, type: $0.type,
        hasDefault: false,
        literal: $0.defaultValue?.value.literalText)
    }
    var made = function(
      for: type, parameters, situation, access: type.access, areStored: true)
    made.callee += "." + chosen.name.text
    made.hasParentheses = chosen.parameterClause != nil
    return .success(made)
  }

  /// Returns the function with parameters, and adds the imports that it needs.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - parameters: The parameters.
  ///   - situation: The place in which their types are written.
  ///   - access: The access of the initializer.
  ///   - areStored: A Boolean value that indicates whether the types are those of stored values, where
  ///     function types are escaping without saying so.
  private func function(
    for type: ResolvedType, _ parameters: [InitializerShape.Parameter],
    _ situation: DefaultSituation, access: Access, areStored: Bool
  ) -> DummyFunction {
    let declaration = DeclSyntax(type.resolvedDeclaration)
    let needed = ImportPlanner(codebase: codebase, options: options)
      .imports(for: [declaration], type, [])
    plan.imports += needed.imports
    if access < .public {
      plan.imports.append(FileImports(module: type.fileModule, needsInternal: true))
    }
    let names = EnclosingNames(of: type, in: codebase)
    let qualified = { (type: TypeSyntax) in
      names.rewrite(TypeQualification(needed.qualifiers).rewrite(type))
        .as(TypeSyntax.self).map(\.lineText) ?? type.lineText
    }
    let module = needed.qualifiers[type.location.name]?.qualifying("") ?? ""
    return DummyFunction(
      type: module + type.fullName, callee: module + type.fullName,
      access: min(options.access(of: type), access) >= .public ? "public " : "",
      parameters: parameters.map { parameter in
        DummyFunction.Parameter(
          label: parameter.label,
          type: (areStored && parameter.type.isFunction ? "@escaping " : "")
            + qualified(parameter.type),
          defaultValue: parameter.literal.map { .text($0) }
            ?? value(of: parameter.type, in: situation))
      })
  }

  /// Returns the default of a parameter, or `nil` if there is none.
  private func value(
    of type: TypeSyntax, in situation: DefaultSituation
  ) -> DummyFunction.Default? {
    if let closure = type.asEmptyClosure { return .text(closure) }
    if let names = type.nameComponents, type.genericArguments.isEmpty,
      !situation.ownNames.contains(names[0]),
      let found = defaults.found(names, in: situation),
      [.struct, .enum, .class, .actor].contains(found.location.kind), hasDummy(found)
    {
      return .text(".dummy()")
    }
    if let mock = defaults.mock(of: type, in: situation) { return .mock(mock) }
    return certainlyHasNoDefault(type, in: situation) ? nil : .lookedUp
  }
}

extension InitializerShape.Parameter {
  /// A Boolean value that indicates whether a function can pass its own parameter on.
  fileprivate var canBePassed: Bool {
    if hasDefault, literal == nil { return true }
    let text = type.trimmedDescription
    return !["@autoclosure", "inout ", "isolated "].contains(where: text.contains)
  }
}

extension TypeSyntax {
  /// A Boolean value that indicates whether the type is that of a function.
  fileprivate var isFunction: Bool {
    (self.as(AttributedTypeSyntax.self)?.baseType ?? self).is(FunctionTypeSyntax.self)
  }

  /// A closure that ignores its arguments, for a function type without a result, or `nil`.
  fileprivate var asEmptyClosure: String? {
    let base = self.as(AttributedTypeSyntax.self)?.baseType ?? self
    guard let function = base.as(FunctionTypeSyntax.self),
      ["Void", "()"].contains(function.returnClause.type.trimmedDescription)
    else { return nil }
    let count = function.parameters.count
    return count == 0
      ? "{}" : "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
  }
}

extension ResolvedType {
  /// Returns a Boolean value that indicates whether the type inherits from a class, or may do so.
  fileprivate func inheritsClass(_ codebase: Codebase) -> Bool {
    let clause = declaration.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    guard let first = clause?.inheritedTypes.first?.type else { return false }
    guard let names = first.nameComponents, let found = codebase.sourceType(names, from: self)
    else {
      // The protocols of the standard library that types often conform to first.
      return !["Equatable", "Hashable", "Sendable", "Identifiable", "Codable"].contains(
        first.trimmedDescription.replacing("@unchecked ", with: ""))
    }
    return found.location.kind != .protocol
  }
}
