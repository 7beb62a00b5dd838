import MockEmitter
import SwiftSyntax

/// Plans the mocks that are the default values of protocols that mocked requirements return.
///
/// The runtime makes all other default values. Protocols that are parts of a returned struct or enum
/// get a mock too, which the runtime finds by its name.
final class DefaultPlanner {
  /// The modules.
  let codebase: Codebase

  /// The options for all mocks.
  let options: MockPipeline.Options

  /// The mocks that requirements return.
  let children: ChildMockPlanner

  /// The answers about enums of headers so far, by their names and the modules that are searched.
  private var headerEnums: [[String]: Bool] = [:]

  /// The greatest number of types around a part.
  private static let greatestDepth = 8

  /// Creates a planner.
  init(codebase: Codebase, options: MockPipeline.Options, children: ChildMockPlanner) {
    self.codebase = codebase
    self.options = options
    self.children = children
  }

  /// Plans the default values of a declaration's results.
  ///
  /// - Parameters:
  ///   - declaration: The declaration as it is emitted.
  ///   - type: The declaration.
  ///   - others: The types that it inherits, whose associated types it sees.
  /// - Returns: The mocks among the default values.
  func results(
    of declaration: DeclSyntax, _ type: ResolvedType, _ others: [ResolvedType]
  ) -> ResultDefaults {
    var defaults = ResultDefaults()
    let situation = DefaultSituation(
      user: type, ownNames: ([type] + others).reduce(into: []) { $0.formUnion($1.associatedNames) })
    for result in ReturnedTypes.all(in: declaration) {
      if let mock = mock(of: result, in: situation) {
        defaults.addChildMock(mock, for: result.lineText)
      } else {
        requestMocks(ofPartsOf: result, in: situation)
        defaults.safeDefaults[result.lineText] = safeDefault(of: result, in: situation)
      }
    }
    return defaults
  }

  /// Returns the default value of a type for which the runtime, which does not see the availability of
  /// cases, may choose one that is unavailable. Returns `nil` for any other type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - spelling: The name of the type where the value is made, or `nil` for that of the type.
  ///   - situation: The place in which the type is written.
  ///   - depth: The number of types around it.
  private func safeDefault(
    of type: TypeSyntax, as spelling: String? = nil, in situation: DefaultSituation, depth: Int = 0
  ) -> SafeDefault? {
    guard depth < Self.greatestDepth else { return nil }
    let isUnsafe = { [self] (part: TypeSyntax, situation: DefaultSituation) in
      safeDefault(of: part, in: situation, depth: depth + 1) != nil
    }
    if let tuple = type.as(TupleTypeSyntax.self) {
      return tuple.elements.contains { isUnsafe($0.type, situation) } ? .missing : nil
    }
    guard let names = type.nameComponents, !situation.ownNames.contains(names[0]) else {
      return nil
    }
    guard let found = found(names, in: situation) else {
      return isImpossibleInHeaders(names[names.count - 1], situation.user) ? .missing : nil
    }
    let inner = situation.inside(found)
    if let aliased = found.aliasedType {
      return safeDefault(of: aliased, as: spelling ?? type.lineText, in: inner, depth: depth + 1)
    }
    let cases = found.cases
    guard let chosen = cases.first(where: { $0.parts.isEmpty }) ?? cases.first,
      cases.contains(where: \.mayBeUnavailable)
    else { return found.partTypes.contains { isUnsafe($0, inner) } ? .missing : nil }
    if chosen.parts.isEmpty, !chosen.mayBeUnavailable { return nil }
    let safe = cases.first { $0.parts.isEmpty && !$0.mayBeUnavailable }
    return safe.map { .value("\(spelling ?? type.lineText).\($0.name)") } ?? .missing
  }

  /// Returns the mock that is the default value of a type, with its generic arguments, or `nil` if the
  /// type is not that of one protocol, alone or with `Sendable` or `AnyObject`.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - situation: The place in which it is written.
  ///   - isPart: A Boolean value that indicates whether the names in the type may mean nothing where
  ///     the mock is made. Then the mock has no generic arguments.
  func mock(
    of type: TypeSyntax, in situation: DefaultSituation, isPart: Bool = false
  ) -> String? {
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { mock(of: $0.type, in: situation, isPart: isPart) }
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) {
      guard some.someOrAnySpecifier.tokenKind == .keyword(.any) else { return nil }
      return mock(of: some.constraint, in: situation, isPart: isPart)
    }
    let all = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
    let protocols = all.filter { !Self.markers.contains($0.trimmedDescription) }
    guard protocols.count == 1, let names = protocols[0].nameComponents,
      !situation.ownNames.contains(names[0]), let found = found(names, in: situation)
    else { return nil }
    if found.location.kind == .typealias {
      guard all.count == 1, let aliased = found.aliasedType else { return nil }
      return mock(of: aliased, in: situation.inside(found), isPart: true)
    }
    guard found.location.kind == .protocol, let child = children.mock(of: found) else { return nil }
    let arguments = protocols[0].genericArguments
    guard !arguments.isEmpty || !child.genericNames.isEmpty else { return child.spelling }
    // The names of the arguments are those that the mocked declaration sees.
    guard arguments.count == child.genericNames.count, child.primaryNames == child.genericNames,
      !isPart
    else { return nil }
    return "\(child.spelling)<\(arguments.map(\.lineText).joined(separator: ", "))>"
  }

  /// Requests the mocks of protocols that are parts of a type.
  private func requestMocks(
    ofPartsOf type: TypeSyntax, in situation: DefaultSituation, depth: Int = 0
  ) {
    guard depth < Self.greatestDepth else { return }
    if let tuple = type.as(TupleTypeSyntax.self) {
      for element in tuple.elements { request(element.type) }
      return
    }
    guard let names = type.nameComponents else { return }
    for argument in type.genericArguments { request(argument) }
    guard !situation.ownNames.contains(names[0]), let found = found(names, in: situation) else {
      return
    }
    let inner = situation.inside(found)
    for part in found.partTypes {
      if mock(of: part, in: inner, isPart: true) == nil {
        requestMocks(ofPartsOf: part, in: inner, depth: depth + 1)
      }
    }

    func request(_ part: TypeSyntax) {
      if mock(of: part, in: situation, isPart: true) == nil {
        requestMocks(ofPartsOf: part, in: situation, depth: depth + 1)
      }
    }
  }

  /// Returns a Boolean value that indicates whether a header that the file of a declaration imports has an
  /// enum of a name without a case that is zero, which the runtime would make.
  private func isImpossibleInHeaders(_ name: String, _ user: ResolvedType) -> Bool {
    guard codebase.hasHeaders else { return false }
    let modules = codebase.reached(from: codebase.imports(of: user)).unmocked
    let key = [name] + modules
    if let known = headerEnums[key] { return known }
    let headers = modules.compactMap(codebase.module).filter { $0.module.origin == .header }
    let isImpossible = headers.contains { header in
      header.module.files.contains { HeaderEnum(name, in: $0.text)?.hasZero == false }
    }
    headerEnums[key] = isImpossible
    return isImpossible
  }

  /// Types in a composition that every mock conforms to.
  private static let markers: Set<String> = [
    "AnyObject", "Copyable", "Escapable", "Sendable", "Swift.Sendable",
  ]

  /// Finds the declaration of a type in modules with sources.
  func found(_ names: [String], in situation: DefaultSituation) -> ResolvedType? {
    let user = situation.user
    guard codebase.sourceModules.contains(user.location.module) else { return nil }
    return codebase.sourceType([user.location.name] + names, from: user)
      ?? codebase.sourceType(names, from: user)
  }
}

extension ResolvedType {
  /// The type that a typealias without generic parameters names, or `nil`.
  var aliasedType: TypeSyntax? {
    guard let alias = resolvedDeclaration.as(TypeAliasDeclSyntax.self),
      alias.genericParameterClause == nil
    else { return nil }
    return alias.initializer.value
  }

  /// The cases of an enum outside `#if`: their names as code spells them, the types of their payloads, and
  /// whether an attribute may make them unavailable.
  fileprivate var cases: [(name: String, parts: [TypeSyntax], mayBeUnavailable: Bool)] {
    let members = resolvedDeclaration.as(EnumDeclSyntax.self)?.memberBlock.members
    return members.elements.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap {
      declaration in
      declaration.elements.map {
        (
          $0.name.text, ($0.parameterClause?.parameters).elements.map(\.type),
          declaration.attributes.mayMakeUnavailable
        )
      }
    }
  }

  /// The types of the stored properties of a struct, or of the payloads of an enum.
  var partTypes: [TypeSyntax] {
    if let declaration = resolvedDeclaration.as(StructDeclSyntax.self) {
      return declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .filter { !$0.modifiers.contains("static") && !$0.modifiers.contains("lazy") }
        .flatMap { variable in
          variable.bindings.compactMap {
            $0.accessorBlock?.isOfObservers == false ? nil : variable.type(of: $0)
          }
        }
    }
    let members = resolvedDeclaration.as(EnumDeclSyntax.self)?.memberBlock.members
    let cases = members.elements.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    // A case without a payload is the default value.
    if cases.contains(where: { $0.parameterClause == nil }) { return [] }
    return cases.flatMap { ($0.parameterClause?.parameters).elements.map(\.type) }
  }
}

/// The place in which a type is written.
struct DefaultSituation {
  /// The declaration that uses the type.
  let user: ResolvedType

  /// The names of types that the user declares as associated types or generic parameters.
  let ownNames: Set<String>

  /// Returns the situation inside another declaration.
  func inside(_ type: ResolvedType) -> DefaultSituation {
    DefaultSituation(user: type, ownNames: type.associatedNames)
  }
}

extension ResolvedType {
  /// The names of types that a protocol or class introduces: associated types, or generic parameters.
  var associatedNames: Set<String> {
    let clause = resolvedDeclaration.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    let members = resolvedDeclaration.as(ProtocolDeclSyntax.self)?.memberBlock.members
    let associated = members.elements.compactMap { item in
      item.decl.as(AssociatedTypeDeclSyntax.self)?.name.bareText
        ?? item.decl.as(TypeAliasDeclSyntax.self)?.name.bareText
    }
    return Set((clause?.parameters).elements.map(\.name.text) + associated + ["Self"])
  }
}

/// Collects the types of results and properties of a declaration's members, each once.
final class ReturnedTypes: SyntaxVisitor {
  /// The types in source order.
  private var types: [TypeSyntax] = []

  /// The spellings of the types.
  private var texts: Set<String> = []

  /// Returns the types of a declaration.
  static func all(in declaration: DeclSyntax) -> [TypeSyntax] {
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return [] }
    let visitor = ReturnedTypes(viewMode: .sourceAccurate)
    visitor.walk(group.memberBlock)
    return visitor.types
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type { add(type) }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.returnClause.type)
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let type = node.type(of: binding) else { continue }
      // A struct of closures is mocked like a protocol with methods.
      if let closure = type.firstDescendant(FunctionTypeSyntax.self) {
        add(closure.returnClause.type)
      } else {
        add(type)
      }
    }
    return .skipChildren
  }

  /// Nested types have requirements of their own.
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ type: TypeSyntax) {
    if texts.insert(type.lineText).inserted { types.append(type) }
  }
}
