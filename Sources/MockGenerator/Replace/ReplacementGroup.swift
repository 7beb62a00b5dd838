import MockEmitter
import SwiftDiagnostics
import SwiftSyntax

/// Declarations of one type, or functions of one module, that are replaced.
struct ReplacementGroup {
  /// The declarations, each once, with its first request.
  private(set) var members: [(member: ReplaceableMember, request: ReplacementRequest)] = []

  /// One of the declarations.
  let first: ReplaceableMember

  /// Creates an empty group for a declaration, which has to be added.
  init(_ first: ReplaceableMember) { self.first = first }

  /// The key of a group.
  struct Key: Hashable, Comparable {
    /// The module of the declarations.
    var module: String

    /// The names of the type; empty for functions.
    var path: [String]

    static func < (left: Key, right: Key) -> Bool {
      (left.module, left.path.joined(separator: "."))
        < (right.module, right.path.joined(separator: "."))
    }
  }

  /// Adds a declaration that has not been added before.
  mutating func add(_ member: ReplaceableMember, for request: ReplacementRequest) {
    if !members.contains(where: { $0.member.declaration.id == member.declaration.id }) {
      members.append((member, request))
    }
  }

  /// The name for failures: that of the type, or of the module.
  var name: String {
    first.path.isEmpty ? moduleName : first.path.joined(separator: ".")
  }

  /// Returns the model of the declarations.
  ///
  /// - Parameters:
  ///   - qualifiers: The modules to write before names that mean other types in the hooks' file.
  ///   - actors: The names of global actors.
  ///   - codebase: The modules, which contain the rest of the type.
  /// - Returns: The declarations, and those without a hook, with the reasons.
  func hooks(
    _ qualifiers: [String: String], actors: Set<String>, _ codebase: Codebase
  ) -> (hooks: ReplacementHooks, refused: [Refused]) {
    let module = first.scope.module
    var refused: [Refused] = []
    var result = ReplacementHooks(name: name, membersName: membersName, scopes: [])
    let fresh = MemberParser(
      blocks(codebase), access: .internal,
      replacing: ReplacementRules(
        isFromAnotherModule: !module.origin.showsInternal, globalActors: actors))
    let qualification = TypeQualification(qualifiers)
    let sorted = members.sorted {
      let (left, right) = ($0.member.fileLocation, $1.member.fileLocation)
      return (left.path, left.line, left.column) < (right.path, right.line, right.column)
    }
    for (member, request) in sorted {
      var declaration = member.declaration
      if !qualifiers.isEmpty {
        declaration = qualification.rewrite(declaration).as(DeclSyntax.self) ?? declaration
      }
      var parser = fresh
      let parsed = parser.parse(replaced: declaration)
      let scope = scope(of: member, qualifiers)
      let reason = parser.diagnostics.first { $0.diagMessage.severity == .error }?.message
      guard let model = parsed.first, reason == nil else {
        refused.append((member, request, reason ?? "it is not a function, property or subscript"))
        continue
      }
      guard model.canBeForwarded(to: .replaced) else {
        refused.append((member, request, Self.unforwardable))
        continue
      }
      let entry = ReplacementHooks.Entry(
        members: parsed.map { member.conditional($0) }, names: parser.names,
        key: ([module.name, scope.opening].compactMap { $0 } + [member.declaration.headText])
          .joined(separator: " "))
      if let index = result.scopes.firstIndex(where: { $0.isLike(scope) }) {
        result.scopes[index].entries.append(entry)
      } else {
        result.scopes.append(scope)
        result.scopes[result.scopes.count - 1].entries = [entry]
      }
    }
    return (result, refused)
  }

  /// A declaration without a hook, with the reason.
  typealias Refused = (member: ReplaceableMember, request: ReplacementRequest, reason: String)

  /// The reason for a declaration whose arguments cannot be passed to the original.
  private static let unforwardable =
    "Swift cannot pass one of its arguments on to the original: a variadic or a noncopyable one; "
    + "let it take an array, or a value that can be copied"

  /// The name of the peer with the names of the members.
  private var membersName: String {
    first.path.isEmpty
      ? "__ReplacedFunctionsOf\(moduleName)"
      : "__ReplacedMembersOf\(([moduleName] + first.path).joined(separator: "_"))"
  }

  /// The name of the module, or a fixed word if it has none.
  private var moduleName: String {
    let name = first.scope.module.name
    return name.allSatisfy(\.isIdentifierPart) ? name : "Module"
  }

  /// Returns all members of the type.
  private func blocks(_ codebase: Codebase) -> [MemberBlockItemListSyntax] {
    guard !first.path.isEmpty else { return [] }
    var scopes = members.map(\.member.scope)
    if let owner = first.owner {
      scopes = codebase.scopes(of: owner, in: [first.scope.module.name])
    }
    return scopes.compactMap {
      $0.declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
    }
  }

  /// Returns the empty extension for the hook of a declaration.
  func scope(of member: ReplaceableMember, _ qualifiers: [String: String]) -> ReplacementHooks.Scope
  {
    guard let outermost = member.path.first else {
      return ReplacementHooks.Scope(
        opening: nil, availability: [], type: nil, hasIdentity: false, selfType: nil, entries: [])
    }
    let path = member.path.joined(separator: ".")
    let spelling = qualifiers[outermost]?.qualifying(path) ?? path
    let clause = member.scope.extension?.genericWhereClause?.requirements.lineText
    let kind = member.owner?.location.kind
    let availability = sequence(first: Syntax(member.scope.declaration), next: \.parent).flatMap {
      $0.asProtocol((any WithAttributesSyntax).self)?.attributes.availability ?? []
    }
    return ReplacementHooks.Scope(
      opening: "extension \(spelling)" + (clause.map { " where " + $0 } ?? ""),
      availability: availability,
      type: kind == .class ? spelling : "Self",
      hasIdentity: kind == .class || kind == .actor,
      selfType: kind == .class ? spelling : nil, entries: [])
  }
}

extension ReplacementHooks.Scope {
  /// Returns a Boolean value that indicates whether this scope can contain the members of another
  /// one.
  fileprivate func isLike(_ other: Self) -> Bool {
    opening == other.opening && availability == other.availability
  }
}

extension ReplaceableMember {
  /// Returns a member under the `#if` conditions around its declaration.
  fileprivate func conditional(_ member: Member) -> Member {
    let names = ConditionResolver(scope.module.conditions)
    let conditions: [String] = sequence(first: Syntax(declaration), next: \.parent)
      .compactMap { $0.as(IfConfigClauseSyntax.self)?.conditionText(names.text) }.reversed()
    guard !conditions.isEmpty else { return member }
    return .conditional([
      ConditionalClause(opening: "#if \(conditions.joinedConditions())", members: [member])
    ])
  }
}

extension DeclSyntax {
  /// The declaration without its body, on one line.
  fileprivate var headText: String {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.with(\.body, nil).lineText
    }
    if let `subscript` = self.as(SubscriptDeclSyntax.self) {
      return `subscript`.with(\.accessorBlock, nil).lineText
    }
    guard let variable = self.as(VariableDeclSyntax.self) else { return lineText }
    let names = variable.bindings.map(\.pattern.lineText).joined(separator: ", ")
    return "\(isStaticMember ? "static " : "")var \(names)"
  }
}

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
