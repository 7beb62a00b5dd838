import SwiftSyntax

/// Plans the default values of the types that mocked requirements return.
///
/// Protocols get a child mock, structs and enums of the sources a value that is built from the default
/// values of their parts. Only the types that the requirements of planned mocks return are examined.
final class DefaultPlanner {
  /// The modules.
  let codebase: Codebase

  /// The options for all mocks.
  let options: MockPipeline.Options

  /// The mocks that requirements return.
  let children: ChildMockPlanner

  /// Modules, and whether the tests import them as `@testable`.
  private var testableImports: [String: Bool] = [:]

  /// Values that were planned before, which are `nil` if there is none.
  var known: [DefaultSituation.Key: DefaultExpression?] = [:]

  /// The greatest number of parts in a value, parts of parts among them.
  private static let largestSize = 64

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
  ///   - seesInternal: A Boolean value that indicates whether the file of the mock sees internal
  ///     declarations in any case.
  /// - Returns: The default values, and the imports that they need.
  func results(
    of declaration: DeclSyntax, _ type: ResolvedType, _ others: [ResolvedType],
    seesInternal: Bool
  ) -> (defaults: ResultDefaults, imports: [FileImports]) {
    var defaults = ResultDefaults()
    var imports = FileImports(module: type.fileModule)
    let results = ReturnedTypes.all(in: declaration)
    guard !results.isEmpty else { return (defaults, []) }
    let isNonisolated = declaration.isIsolatedOnItsOwn
    let own = ([type] + others).reduce(into: Set<String>()) { $0.formUnion($1.associatedNames) }
    let seesInternal =
      type.origin == .own
      || (type.origin == .testable
        && (seesInternal || isImportedAsTestable(type.location.module)))
    for result in results {
      for isStrict in isNonisolated ? [true] : [false, true] {
        let situation = DefaultSituation(
          root: type, user: type, seesInternal: seesInternal, isNonisolated: isStrict,
          ownNames: own)
        guard let expression = expression(for: result, in: situation),
          expression.size <= Self.largestSize, let closure = expression.closure
        else { continue }
        if expression.needsInternal { imports.needsInternal = true }
        for module in expression.modules
        where module != type.location.module && module != options.own {
          imports.repeated.insert(RepeatedImport(module: module))
        }
        if case .mock(let name) = expression {
          defaults.addChildMock(name, for: result.lineText)
        }
        defaults.add(closure, for: result.lineText, isNonisolated: isStrict)
        if isNonisolated {
          defaults.add(closure, for: result.lineText, isNonisolated: false)
        }
      }
    }
    let needsImports = imports.needsInternal || !imports.repeated.isEmpty
    return (defaults, needsImports ? [imports] : [])
  }

  /// Returns a Boolean value that indicates whether the tests import a module as `@testable`.
  func isImportedAsTestable(_ module: String) -> Bool {
    if let known = testableImports[module] { return known }
    let tests = options.own.flatMap(codebase.module)
    let isTestable = tests?.importsAsTestable(module) ?? false
    testableImports[module] = isTestable
    return isTestable
  }

  /// Returns the expression of a type's default value.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - situation: The place in which it is written.
  /// - Returns: `nil` if there is certainly no default value.
  func expression(for type: TypeSyntax, in situation: DefaultSituation) -> DefaultExpression? {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      let specifiers = attributed.specifiers.map(\.trimmedDescription)
      guard attributed.attributes.isEmpty, !specifiers.contains(where: Self.references.contains)
      else { return nil }
      return expression(for: attributed.baseType, in: situation)
    }
    if let tuple = type.as(TupleTypeSyntax.self) {
      return expression(for: tuple, in: situation)
    }
    if let some = type.as(SomeOrAnyTypeSyntax.self) {
      guard some.someOrAnySpecifier.tokenKind == .keyword(.any) else { return nil }
      return mock(of: some.constraint, in: situation)
    }
    if type.is(CompositionTypeSyntax.self) { return mock(of: type, in: situation) }
    if type.is(FunctionTypeSyntax.self) || type.is(MetatypeTypeSyntax.self) { return nil }
    guard let names = type.nameComponents else { return .lookedUp }
    if names.count == 1, let argument = situation.genericArguments[names[0]] {
      return expression(for: argument, in: situation.outside())
    }
    guard !situation.ownNames.contains(names[0]), let found = found(names, in: situation) else {
      return .lookedUp
    }
    switch found.location.kind {
    case .protocol: return mock(of: type, in: situation)
    case .typealias:
      guard let alias = found.resolvedDeclaration.as(TypeAliasDeclSyntax.self),
        alias.genericParameterClause == nil,
        let inner = situation.inside(found, arguments: [:])
      else { return .lookedUp }
      return expression(for: alias.initializer.value, in: inner)
    case .struct, .enum: return value(of: found, as: type, in: situation)
    case .class, .actor: return situation.isNonisolated ? nil : .lookedUp
    }
  }

  /// Returns the expression of a tuple's default value.
  private func expression(
    for tuple: TupleTypeSyntax, in situation: DefaultSituation
  ) -> DefaultExpression? {
    let elements = tuple.elements.map(\.type)
    if elements.count == 1 { return expression(for: elements[0], in: situation) }
    let values = elements.compactMap { expression(for: $0, in: situation) }
    guard values.count == elements.count else { return nil }
    return values.allSatisfy { $0 == .lookedUp } ? .lookedUp : .tuple(values)
  }

  /// Returns the expression of the mock of a protocol, or of a composition of one protocol with
  /// `Sendable` or `AnyObject`.
  private func mock(of type: TypeSyntax, in situation: DefaultSituation) -> DefaultExpression? {
    let all = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
    let protocols = all.filter { !Self.markers.contains($0.trimmedDescription) }
    guard protocols.count == 1, let names = protocols[0].nameComponents,
      !situation.ownNames.contains(names[0]), let found = found(names, in: situation)
    else { return .lookedUp }
    if found.location.kind == .typealias { return .lookedUp }
    guard let child = children.mock(of: found) else { return .lookedUp }
    let arguments = protocols[0].genericArguments
    guard !arguments.isEmpty || !child.genericNames.isEmpty else { return .mock(child.spelling) }
    // The names of the arguments are those that the mocked declaration sees.
    guard arguments.count == child.genericNames.count, child.primaryNames == child.genericNames,
      situation.user.location == situation.root.location
    else { return nil }
    let list = arguments.map(\.lineText).joined(separator: ", ")
    return .mock("\(child.spelling)<\(list)>")
  }

  /// The specifiers of parameters that take no value.
  private static let references: Set<String> = ["inout", "isolated"]

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

extension LoadedModule {
  /// Returns a Boolean value that indicates whether a written file imports a module as `@testable`.
  fileprivate func importsAsTestable(_ name: String) -> Bool {
    module.files.contains {
      $0.text.holds("@testable import \(name)") && !$0.text.hasPrefix(MockFile.firstLine)
    }
  }
}

extension TypeSyntax {
  /// The generic arguments.
  var genericArguments: [TypeSyntax] {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return (clause?.arguments).elements.compactMap { $0.argument.as(TypeSyntax.self) }
  }
}
