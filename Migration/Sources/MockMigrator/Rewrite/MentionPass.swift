import SwiftSyntax

/// Finds what still mentions the test doubles that a migration would remove.
///
/// A double goes only if every mention of it was rewritten, whatever the file imports. Else it stays.
struct MentionPass {
  /// The facts of all files.
  let facts: MigrationFacts

  /// The doubles that would be removed.
  private let doubles: [String: SpyDouble]

  /// The protocols that mark others for a library, which go if nothing names them any more.
  private let marks: Set<String>

  /// The names of the doubles with a member, by the name of the member.
  private let owners: [String: [String]]

  /// A mention.
  struct Mention: Hashable {
    /// The name of the double.
    let double: String

    /// The place.
    let place: FileLocation
  }

  /// Creates a pass.
  init(_ facts: MigrationFacts) {
    self.facts = facts
    doubles = facts.removableDoubles
    let hasMark = facts.protocols["AutoMockable"] != nil && facts.kept["AutoMockable"] == nil
    marks = hasMark ? ["AutoMockable"] : []
    var owners: [String: [String]] = [:]
    for double in doubles.values.sorted(by: { $0.name < $1.name }) {
      for member in double.ownMembers { owners[member, default: []].append(double.name) }
    }
    self.owners = owners
  }

  /// Returns a Boolean value that indicates whether a text can mention one of the doubles.
  func concerns(_ source: SourceText) -> Bool {
    var text = source.text
    return text.withUTF8 { bytes in
      var start: Int?
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : 32
        let isName =
          (byte | 0x20) >= 97 && (byte | 0x20) <= 122 || byte >= 48 && byte <= 57
          || byte == 95 || byte >= 128
        if isName {
          if start == nil { start = index }
        } else if let first = start {
          let word = String(decoding: bytes[first..<index], as: UTF8.self)
          if doubles[word] != nil || owners[word] != nil || marks.contains(word) { return true }
          start = nil
        }
      }
      return false
    }
  }

  /// Returns the mentions in a file that edits leave.
  func mentions(in source: ParsedSource, besides edits: [SourceEdit]) -> [Mention] {
    let rewriter = FileRewriter(source, [], facts)
    let context = RuleContext(source: source, facts: facts, rewriter: rewriter)
    let spies = SpyContext(library: "", context: context)
    let isTest = source.isInTestTarget
    let cover = EditCover(edits)
    var found: [Mention] = []
    for token in source.tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let text) = token.tokenKind else { continue }
      let name = text.first == "`" ? String(text.dropFirst().dropLast()) : text
      if let owner = unreadable(token, name, spies) {
        found.append(Mention(double: owner, place: source.place(token.span.lowerBound)))
        continue
      }
      let named = doubles[name]
      let isMark = marks.contains(name)
      guard named != nil || owners[name] != nil || isMark else { continue }
      let edit = cover.edit(around: token.span)
      if isMark, edit == nil, !isDeclaration(token) {
        found.append(Mention(double: name, place: source.place(token.span.lowerBound)))
      }
      if let named, !isDeclaration(token), edit?.text.isEmpty != true,
        !isTest || isCreatedWithoutCall(token)
          || isInherited(token)
          || (edit?.text.hasWord(name) ?? true)
            && !staysValid(token, named, isRewritten: edit != nil, context)
      {
        found.append(Mention(double: name, place: source.place(token.span.lowerBound)))
      }
      guard let owners = owners[name], let access = Self.memberAccess(token) else { continue }
      for owner in owners {
        let isMethod = doubles[owner]?.functions.contains { $0.name == name } == true
        if isMethod, access.isCall { continue }
        guard edit?.text.hasMember(name, isMethod: isMethod) ?? true,
          isMember(name, of: owner, access.base, source, spies)
        else { continue }
        found.append(Mention(double: owner, place: source.place(token.span.lowerBound)))
      }
    }
    return found
  }

  /// Returns the double that the sources do not declare, if a token is a member of it that the migration
  /// cannot tell from others: its name looks like that of a generated member, but no requirement has it.
  private func unreadable(
    _ token: TokenSyntax, _ name: String, _ spies: SpyContext
  ) -> String? {
    guard SpyDouble.derivedSuffixes.contains(where: name.hasSuffix),
      let access = Self.memberAccess(token), let base = access.base,
      let type = spies.type(of: base), let double = doubles[type], double.isImplied,
      double.library == "mockolo", double.roles[name] == nil,
      !facts.requirements(of: double.type).contains(where: { $0.name == name })
    else { return nil }
    return type
  }

  /// Returns a Boolean value that indicates whether a token is the name in a declaration.
  private func isDeclaration(_ token: TokenSyntax) -> Bool {
    token.parent?.asProtocol((any NamedDeclSyntax).self)?.name.id == token.id
      || token.parent?.is(ImportPathComponentSyntax.self) == true
  }

  /// Returns a Boolean value that indicates whether a name means the same after the double is removed,
  /// because the mock has that name.
  private func staysValid(
    _ token: TokenSyntax, _ double: SpyDouble, isRewritten: Bool, _ context: RuleContext
  ) -> Bool {
    guard double.mockName == double.name else { return false }
    if isRewritten { return true }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else {
      return true
    }
    if let call = reference.parent?.as(FunctionCallExprSyntax.self) {
      guard call.arguments.isEmpty, call.trailingClosure == nil else { return false }
    }
    // What the double has at first, its mock does not have.
    let spies = SpyContext(library: double.library, context: context)
    return (try? SpyDeclarations(spies: spies).setUp(double))?.isEmpty == true
  }

  /// Returns a Boolean value that indicates whether a type inherits from what a token names.
  private func isInherited(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    while let current = node, current.is(TypeSyntax.self) { node = current.parent }
    return node?.is(InheritedTypeSyntax.self) == true
  }

  /// Returns a Boolean value that indicates whether a name is that of a double which is created in a way
  /// that leaves no place for stubs, such as `.init(...)`.
  private func isCreatedWithoutCall(_ token: TokenSyntax) -> Bool {
    var node = token.parent
    if let reference = node?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == reference.id
    {
      return access.declName.baseName.text != "self"
    }
    while let current = node {
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.initializer?.value.trimmedText.hasPrefix(".init(") == true
      }
      if current.is(CodeBlockItemSyntax.self) || current.is(MemberBlockItemSyntax.self) {
        return false
      }
      node = current.parent
    }
    return false
  }

  /// Returns the access to a member whose name a token is, or `nil`.
  private static func memberAccess(
    _ token: TokenSyntax
  ) -> (base: ExprSyntax?, isCall: Bool)? {
    if let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
      access.declName.id == token.parent?.id
    {
      let call = access.parent?.as(FunctionCallExprSyntax.self)
      return (access.base, call?.calledExpression.id == access.id)
    }
    return token.parent?.parent?.is(KeyPathPropertyComponentSyntax.self) == true
      ? (nil, false) : nil
  }

  /// Returns a Boolean value that indicates whether a member can be that of a double.
  private func isMember(
    _ name: String, of owner: String, _ base: ExprSyntax?, _ source: ParsedSource,
    _ spies: SpyContext
  ) -> Bool {
    if let base {
      if ["self", "super"].contains(base.trimmedText) { return false }
      if let type = spies.type(of: base) {
        if type == owner { return true }
        if !facts.mentions(type, in: AliasNames.category) { return false }
      } else if let reference = base.as(DeclReferenceExprSyntax.self),
        reference.baseName.text.first?.isUppercase == true
      {
        return reference.baseName.text == owner
      }
    }
    let identifiers = source.identifiers
    if identifiers.contains(owner) { return true }
    if !facts.doubleVariables(holding: owner).isDisjoint(with: identifiers) { return true }
    return facts.isDistinctive(name)
  }
}

/// The edits of a file, to be found by what they replace.
private struct EditCover {
  /// The edits that replace something, in their order.
  private let edits: [SourceEdit]

  /// Sorts edits.
  init(_ edits: [SourceEdit]) {
    self.edits = edits.filter { !$0.range.isEmpty }.sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  /// Returns the edit that replaces some bytes, or `nil`.
  func edit(around range: Range<Int>) -> SourceEdit? {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].range.lowerBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, edits[low - 1].range.encloses(range) else { return nil }
    return edits[low - 1]
  }
}

extension String {
  /// Returns a Boolean value that indicates whether the text contains a name as a whole word.
  func hasWord(_ name: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
  }
}

extension String {
  /// Returns a Boolean value that indicates whether the text contains the access to a member, except the
  /// call of a method if there is one of that name.
  fileprivate func hasMember(_ name: String, isMethod: Bool) -> Bool {
    var rest = Substring(self)
    while let period = rest.firstIndex(of: ".") {
      rest = rest[rest.index(after: period)...]
      guard rest.hasPrefix(name) else { continue }
      let next = rest.dropFirst(name.count).first ?? " "
      if next.isLetter || next.isNumber || next == "_" || isMethod && next == "(" { continue }
      return true
    }
    return false
  }
}

extension SpyDouble {
  /// The names of the members that the mocked type does not have.
  var ownMembers: Set<String> {
    let members = roles.compactMap { name, role in role == .property(name) ? nil : name }
    return Set(members).union(unreadable)
  }
}
