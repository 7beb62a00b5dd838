import SwiftSyntax

/// Selects the declarations that are replaced for a request.
struct ReplacementSelection {
  /// The modules.
  let codebase: Codebase

  /// The name of the module of the tests.
  let tests: String

  /// The classes that tests mock, with their superclasses.
  let mockedClasses: Set<TypeLocation>

  /// Returns the declarations that are replaced for a request, or the reason why there are none.
  func members(for request: ReplacementRequest) -> (
    members: [ReplaceableMember], diagnostic: SourceDiagnostic?
  ) {
    let candidates = candidates(for: request).filter { !$0.isMocked }
    guard let firstCandidate = candidates.first else { return ([], foreignType(request)) }
    let found = candidates.filter { !isOverridden($0) }
    if case .mock = request.receiver {
      let isAddition = found.count == candidates.count
      return (isAddition ? found.filter { $0.isDynamic && $0.scope.extension != nil } : [], nil)
    }
    guard let first = found.first else {
      return ([], firstCandidate.owner.map { .mockedClass(request, firstCandidate, $0) })
    }
    let chosen = found.filter { $0.refusal(of: request.member) == nil }
    if chosen.isEmpty, request.member != .all, let reason = first.refusal(of: request.member) {
      return ([], .irreplaceable(request, first, reason))
    }
    return (chosen, nil)
  }

  /// Returns a Boolean value that indicates whether the mock of a class overrides a declaration, so
  /// that the mock has its patterns. A mock does not override members of extensions.
  private func isOverridden(_ member: ReplaceableMember) -> Bool {
    guard let owner = member.owner, owner.location.kind == .class else { return false }
    return member.scope.extension == nil && !member.declaration.isFinal
      && (mockedClasses.contains(owner.location) || owner.isMockable)
  }

  /// Returns the declarations that a request can mean, all from one type or one module.
  private func candidates(for request: ReplacementRequest) -> [ReplaceableMember] {
    switch request.receiver {
    case .nothing(let module):
      return functions(request.member, in: module.map { [$0] } ?? request.modules)
    case .type(let type): return members(of: type, request, isStatic: true)
    case .value(let type), .mock(let type): return members(of: type, request, isStatic: false)
    case .either(let type): return members(of: type, request, isStatic: nil)
    case .foreign(let names, let isValue):
      let scopes = codebase.scopes(ofExtensions: names, from: nil, in: request.modules)
      return scopes.flatMap { members(of: $0, nil, request.member, isStatic: !isValue) }
    }
  }

  /// Returns the matching functions of the first module that has any.
  private func functions(
    _ requested: MemberSelector, in modules: [String]
  ) -> [ReplaceableMember] {
    for name in modules {
      guard let module = codebase.module(name)?.module else { continue }
      let found = codebase.functions(requested.name, in: name).map {
        let declaration = DeclSyntax($0.declaration)
        let scope = MemberScope(declaration: declaration, region: $0.region, module: module)
        return ReplaceableMember(declaration: declaration, scope: scope, owner: nil)
      }.filter { $0.fits(requested, isStatic: nil) }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Returns the matching members of a type, or of its nearest superclass that has any.
  private func members(
    of type: ResolvedType, _ request: ReplacementRequest, isStatic: Bool?
  ) -> [ReplaceableMember] {
    let resolver = ExpressionResolver(codebase: codebase, tests: tests, imports: request.imports)
    var found: [ReplaceableMember] = []
    for (scope, owner) in resolver.scopes(of: type) {
      if let first = found.first?.owner, first.location != owner.location { break }
      found += members(of: scope, owner, request.member, isStatic: isStatic)
    }
    return found
  }

  /// Returns the matching members in a scope.
  private func members(
    of scope: MemberScope, _ owner: ResolvedType?, _ requested: MemberSelector, isStatic: Bool?
  ) -> [ReplaceableMember] {
    scope.members.map { ReplaceableMember(declaration: $0, scope: scope, owner: owner) }
      .filter { $0.fits(requested, isStatic: isStatic) }
  }

  /// Returns a diagnostic about a type of a compiled module, or `nil` if there is no such type.
  private func foreignType(_ request: ReplacementRequest) -> SourceDiagnostic? {
    guard case .foreign(let names, _) = request.receiver, let name = names.last else { return nil }
    let compiled = codebase.reached(from: request.imports).compiled.filter {
      !Self.testModules.contains($0)
    }
    let found = codebase.firstCompiledModule(reachedFrom: compiled) { module in
      codebase.types(name, Array(names.dropLast()), in: module).first
    }
    return found.map { .replacedForeign(request, $0) }
  }

  /// The modules of test frameworks. They declare nothing to replace, and are slow to read.
  private static let testModules: Set<String> = ["Testing", "XCTest"]
}

extension DeclSyntax {
  /// A Boolean value that indicates whether modifiers prevent overrides of the declaration.
  fileprivate var isFinal: Bool {
    let modifiers = asProtocol((any WithModifiersSyntax).self)?.modifiers
    return modifiers?.contains { ["static", "final"].contains($0.name.text) } ?? false
  }
}

/// Diagnostics about replaced declarations.
extension SourceDiagnostic {
  /// Reports that a declaration cannot be replaced.
  ///
  /// - Parameters:
  ///   - request: The call in the tests.
  ///   - member: The declaration.
  ///   - reason: Why, and what to write instead.
  static func irreplaceable(
    _ request: ReplacementRequest?, _ member: ReplaceableMember, _ reason: String
  ) -> SourceDiagnostic {
    SourceDiagnostic(
      request?.fileLocation, "\(member.title) cannot be replaced: \(reason)", name: "irreplaceable")
  }

  /// Reports that the tests mock the class of the member.
  static func mockedClass(
    _ request: ReplacementRequest, _ member: ReplaceableMember, _ owner: ResolvedType
  ) -> SourceDiagnostic {
    SourceDiagnostic(
      request.fileLocation,
      "\(member.title) cannot be replaced: the mock of '\(owner.fullName)', which the tests use, "
        + "overrides it; stub the mock, or a real object with partialMock(of: object, as: "
        + "Mock\(owner.location.name).self)",
      name: "replacedMemberOfMock")
  }

  /// Reports that the type is in a module without sources.
  static func replacedForeign(_ request: ReplacementRequest, _ found: ResolvedType)
    -> SourceDiagnostic
  {
    let wayOut =
      found.location.kind == .class
      ? "use a partial mock of the real object: partialMock(of: object, as: "
        + "Mock\(found.location.name).self)"
      : "let the code depend on a protocol or a closure"
    return SourceDiagnostic(
      request.fileLocation,
      "'\(found.fullName).\(request.member.name)' cannot be replaced: '\(found.location.module)' has no "
        + "sources here, and nothing in it is 'dynamic'; \(wayOut)",
      name: "replacedForeign")
  }
}

extension ReplaceableMember {
  /// The full name and location of the declaration.
  fileprivate var title: String {
    "'\((path + [name]).joined(separator: "."))' (\(fileLocation.withoutColumn))"
  }
}
