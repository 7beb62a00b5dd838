import SwiftSyntax

extension ReplacementHooks {
  /// A Boolean value that indicates whether a member may not be dynamic without the compiler
  /// reporting it.
  var isSilent: Bool { declarations.contains { $0.isSilent && !$0.declaration.isDynamic } }

  /// A Boolean value that indicates whether the compiler does not report any member that is not
  /// dynamic.
  var isQuiet: Bool { declarations.allSatisfy { $0.isSilent || $0.declaration.isDynamic } }

  /// The declarations, each with whether Swift is silent if it is not dynamic.
  private var declarations: [(declaration: Declaration, isSilent: Bool)] {
    scopes.flatMap(\.entries).flatMap(\.members).flatMap(\.declarations)
  }
}

extension ReplacementGroup {
  /// Returns the hooks with a replacement of a function that only calls the original. The compiler
  /// then reports an error if the module is not dynamic.
  ///
  /// - Parameters:
  ///   - hooks: The hooks so far.
  ///   - qualifiers: The modules to write before names that mean other types in the hooks' file.
  ///   - codebase: The modules.
  func addingProbe(
    to hooks: ReplacementHooks, _ qualifiers: [String: String], _ codebase: Codebase
  ) -> ReplacementHooks {
    guard let probe = probe(codebase) else { return hooks }
    var parser = MemberParser(
      [], access: .internal,
      replacing: ReplacementRules(isFromAnotherModule: !first.scope.module.origin.showsInternal))
    guard case .method(let method)? = parser.parse(replaced: probe.declaration).first else {
      return hooks
    }
    var scope = scope(of: probe, qualifiers)
    guard method.forwardedCall(to: .replaced) != nil else { return hooks }
    scope.probe = method
    var hooks = hooks
    hooks.scopes.append(scope)
    return hooks
  }

  /// Returns a function that can be replaced but was not requested: a member of the type, or a free
  /// function.
  private func probe(_ codebase: Codebase) -> ReplaceableMember? {
    let module = first.scope.module
    var scopes: [MemberScope] = []
    if let owner = first.owner { scopes = codebase.scopes(of: owner, in: [module.name]) }
    let members = scopes.flatMap { scope in
      scope.members.map { ReplaceableMember(declaration: $0, scope: scope, owner: first.owner) }
    }
    return members.first(where: \.isProbe)
      ?? codebase.functions(in: module.name).lazy.map { declaration, region in
        let declaration = DeclSyntax(declaration)
        let scope = MemberScope(declaration: declaration, region: region, module: module)
        return ReplaceableMember(declaration: declaration, scope: scope, owner: nil)
      }.first(where: \.isProbe)
  }
}

extension ReplaceableMember {
  /// A Boolean value that indicates whether the declaration is a plain function that is dynamic
  /// only if its module is.
  fileprivate var isProbe: Bool {
    guard scope.module.name == (owner?.location.module ?? scope.module.name),
      let function = declaration.as(FunctionDeclSyntax.self), !function.isOperator, !isMocked,
      refusal(of: .all) == nil, !function.modifiers.contains("dynamic"),
      function.genericParameterClause == nil, function.genericWhereClause == nil
    else { return false }
    let isConditional = sequence(first: Syntax(declaration), next: \.parent).contains {
      $0.is(IfConfigClauseSyntax.self)
    }
    let attributes = function.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    let types = function.signature.parameterClause.parameters.map(\.type.trimmedDescription)
    return !isConditional && attributes.allSatisfy { $0 == "discardableResult" }
      && types.allSatisfy { !$0.contains("some ") }
  }
}

extension Member {
  /// The declarations, each with whether Swift is silent if it is not dynamic.
  fileprivate var declarations: [(declaration: Declaration, isSilent: Bool)] {
    switch self {
    case .method(let method): [(method.declaration, false)]
    case .property(let property): [(property.declaration, true)]
    case .subscript(let `subscript`): [(`subscript`.declaration, true)]
    case .conditional(let clauses): clauses.flatMap(\.members).flatMap(\.declarations)
    case .initializer, .refused: []
    }
  }
}
