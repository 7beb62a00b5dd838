/// Writes the members of a mock: each requirement's implementation, then its patterns; or the same of
/// declarations that are replaced.
package struct MemberEmitter {
  /// The text so far.
  package var writer: SourceWriter

  /// The mock that the members belong to.
  package var owner: EmissionContext

  /// The signatures of the patterns so far: two requirements may differ only in what patterns drop.
  private var patterns: Set<String> = []

  /// Creates an emitter.
  ///
  /// - Parameters:
  ///   - owner: The mock that the members belong to.
  ///   - writer: The text before the members.
  package init(_ owner: EmissionContext, _ writer: SourceWriter) {
    self.owner = owner
    self.writer = writer
  }

  /// The signatures of methods that only their results tell apart.
  private(set) var signaturesWithSeveralResults: Set<String> = []

  /// Notes which of the members only their results tell apart.
  mutating func note(_ members: [Member]) {
    signaturesWithSeveralResults.formUnion(members.signaturesWithSeveralResults)
  }

  /// Writes members; of initializers only the patterns.
  package mutating func emit(_ members: [Member]) {
    note(members)
    for member in members {
      switch member {
      case .method(let method): emit(method)
      case .property(let property): emit(property)
      case .subscript(let `subscript`): emit(`subscript`)
      case .initializer(let initializer): emit(initializer)
      case .conditional(let clauses): emit(clauses) { $0.emit($1) }
      case .refused(let text):
        writer.block(text + " {") { $0.line("Swift.fatalError()") }
      }
    }
  }

  /// Writes the clauses of an `#if` block, each with the patterns before the block in mind.
  mutating func emit(
    _ clauses: [ConditionalClause], _ body: (inout MemberEmitter, [Member]) -> Void
  ) {
    let patternsBefore = patterns
    for clause in clauses {
      patterns = patternsBefore
      writer.directive(clause.opening)
      body(&self, clause.members)
    }
    patterns = patternsBefore
    writer.directive("#endif")
  }

  /// Writes an overload that has no pattern and cannot be called, for its message.
  ///
  /// - Parameters:
  ///   - signature: The signature, which ends in the type of the pattern.
  ///   - declaration: The requirement.
  ///   - generics: The generic part of the requirement.
  ///   - message: The instruction to the user, or `nil` if the extension has it.
  ///   - isDisfavored: A Boolean value that indicates whether patterns are preferred, even if they are
  ///     not available.
  mutating func emitUnavailable(
    _ signature: String, _ declaration: Declaration, _ generics: Generics, message: String? = nil,
    isDisfavored: Bool = false
  ) {
    let requirements = generics.whereClause.map { " where " + $0 } ?? ""
    let isStatic = declaration.isStatic ? "static " : ""
    let head = declaration.access.prefix + "nonisolated " + isStatic + signature + requirements
    guard patterns.insert(head).inserted else { return }
    let attributes =
      declaration.patternAvailability
      + (message.map { ["@available(*, unavailable, message: \"\($0)\")"] } ?? [])
      + (isDisfavored ? ["@_disfavoredOverload"] : []) + patternAttributes(signature, declaration)
    writer.line(
      "\((attributes + [head]).joined(separator: " ")) { UnderstudyCore.__unavailable() }")
  }

  /// Writes one pattern, unless one with the same signature exists.
  ///
  /// - Parameters:
  ///   - signature: The signature, which ends in the pattern's type.
  ///   - declaration: The requirement.
  ///   - generics: The generic part of the requirement.
  ///   - body: The pattern.
  ///   - attribute: A further attribute, or `nil` for none.
  ///   - isIsolated: A Boolean value that indicates whether the pattern of a class's member can only
  ///     be created on the actor of the class.
  ///   - isDisfavored: A Boolean value that indicates whether a call of the requirement is preferred.
  ///   - comment: A comment at the end of the first line, or nothing.
  mutating func emitPattern(
    _ signature: String, _ declaration: Declaration, _ generics: Generics? = nil, body: String,
    attribute: String? = nil, isIsolated: Bool = false, isDisfavored: Bool = true,
    comment: String = ""
  ) {
    let requirements = generics?.whereClause.map { " where " + $0 } ?? ""
    let key = (declaration.isStatic ? "static " : "") + signature + requirements
    guard patterns.insert(key).inserted else { return }
    let attributes =
      (declaration.patternAvailability + [attribute].compactMap { $0 }
      + (isDisfavored ? ["@_disfavoredOverload"] : []) + patternAttributes(signature, declaration))
      .joined(separator: " ")
    let isStatic = declaration.isStatic ? "static " : ""
    let isolation = isIsolated && owner.isOverriding ? "" : "nonisolated "
    let head = "\(declaration.access.prefix)\(isolation)\(isStatic)\(signature)\(requirements) {"
    writer.block("\(attributes) \(head)\(comment)") { $0.line(body) }
  }

  /// Returns the attributes of a pattern. Transparent ones are cheaper to compile, because they have
  /// no debug information, but Swift allows them for functions and properties in extensions only, and
  /// in public ones everything that they use would have to be public.
  private func patternAttributes(_ signature: String, _ declaration: Declaration) -> [String] {
    let isTransparent =
      owner.isExtension && declaration.access <= .internal && !signature.hasPrefix("subscript")
    return owner.patternAttributes + (isTransparent ? ["@_transparent"] : [])
  }

  /// Returns the words before `func`, `var` or `subscript` of an implementation.
  func prefix(_ declaration: Declaration) -> String {
    var words = declaration.availability + declaration.attributes
    if owner.replacement != nil {
      words.append("private")
    } else if declaration.access != .internal {
      words.append(declaration.access.rawValue)
    }
    words += declaration.modifiers
    if owner.isOverriding { words.append("override") }
    if declaration.isStatic { words.append(owner.isOverriding ? "class" : "static") }
    return words.map { $0 + " " }.joined()
  }

  /// Writes the attribute line of a replacement.
  ///
  /// - Parameters:
  ///   - declaration: The declaration that is replaced.
  ///   - labels: The labels in its full name, with the parentheses around them.
  mutating func emitAttribute(_ declaration: Declaration, labels: String = "") {
    guard let replacement = owner.replacement else { return }
    writer.line(replacement.attribute(of: declaration, labels: labels))
  }

  /// Returns the name of an implementation; that of a replacement must be another.
  func name(_ declaration: Declaration) -> String {
    guard owner.replacement != nil else { return declaration.name }
    return ("__" + declaration.name.withoutBackticks).asIdentifier
  }

  /// Returns the recorder of a member, as its patterns spell it.
  func patternRecorder(_ declaration: Declaration) -> String {
    recorder(declaration, owner.patternMetatype)
  }

  /// Returns the recorder of a member, as its implementation spells it.
  func callRecorder(_ declaration: Declaration) -> String {
    owner.replacement == nil ? recorder(declaration, owner.metatype) : CallBody.Original.recorder
  }

  /// Returns the recorder of a member.
  private func recorder(_ declaration: Declaration, _ metatype: String) -> String {
    if let recorders = owner.recorders {
      return declaration.isStatic ? recorders.ofType : recorders.ofObject
    }
    return declaration.isStatic
      ? "UnderstudyCore.Mock.__static(\(metatype))" : "self.\(owner.recorder)"
  }

  /// The expression of the member names.
  var members: String { owner.members }
}

extension MemberEmitter {
  /// Writes the initializers among members, which only the body of the mock can hold.
  mutating func emitInitializers(_ members: [Member], of mocked: MockedProtocol) {
    for member in members {
      switch member {
      case .initializer(let initializer): emit(initializer, of: mocked)
      case .conditional(let clauses) where clauses.contains(where: \.hasInitializer):
        emit(clauses) { $0.emitInitializers($1, of: mocked) }
      default: break
      }
    }
  }

  /// Writes an initializer, which creates the recorder and then records its own call.
  private mutating func emit(_ initializer: Initializer, of mocked: MockedProtocol) {
    let declaration = initializer.declaration
    let requirements = initializer.generics.whereClause.map { " where " + $0 } ?? ""
    let body = CallBody(
      members: members, index: declaration.index, recorder: callRecorder(declaration),
      systems: declaration.systems, parameters: initializer.parameters,
      effects: initializer.effects, result: "Swift.Void",
      ending: .statement)
    let recorder = mocked.unnamedRecorder
    // One argument without a label is the name of the mock. Without arguments, it has no name.
    let parameters = initializer.parameters
    let isLikeNaming =
      parameters.map(\.label) == ["_"]
      || !parameters.isEmpty && parameters.allSatisfy { $0.declared.hasSuffix("...") }
    writer.block(
      (isLikeNaming ? "@_disfavoredOverload " : "")
        + (initializer.isOverride ? "override " : "") + prefix(declaration)
        + "init\(initializer.optionalMark)\(initializer.generics.clause)"
        + initializer.parameters.requirementClause + initializer.effects.specifiers + requirements
        + " {"
    ) {
      $0.line("self.mock = \(recorder)")
      mocked.emitDefaultCalls(&$0)
      if mocked.kind == .objectiveCClass { $0.line("super.init()") }
      body.write(&$0)
    }
  }
}

extension ConditionalClause {
  /// A Boolean value that indicates whether there is an initializer among the members.
  fileprivate var hasInitializer: Bool {
    members.contains { member in
      switch member {
      case .initializer: true
      case .conditional(let clauses): clauses.contains(where: \.hasInitializer)
      default: false
      }
    }
  }
}

// Patterns of requirements with a generic result that no parameter fixes: `resolve(returning: Int.self)`.

extension MemberEmitter {
  /// Writes a pattern and, if no argument fixes some generic parameters of the result, gives it
  /// parameters that do.
  ///
  /// The requirement itself would accept the pattern's type as its result, and the call would be made.
  /// So there are two overloads without the additional parameters: an unavailable one for its message,
  /// and one that makes the call ambiguous where the type of the pattern is written, so that it does not
  /// compile.
  ///
  /// - Parameters:
  ///   - head: The text before the generic parameters.
  ///   - generics: The generic part of the requirement.
  ///   - names: The generic parameters that no argument fixes.
  ///   - variant: The arguments of the pattern.
  ///   - types: The type of the pattern, and the one with another result.
  ///   - declaration: The requirement.
  ///   - body: The pattern.
  ///   - comment: A comment at the end of the first line, or nothing.
  mutating func emitPattern(
    _ head: String, _ generics: Generics, fixing names: [GenericName], _ variant: PatternVariant,
    types: (pattern: String, unavailable: String), _ declaration: Declaration, body: String,
    comment: String = ""
  ) {
    let clause = clause(of: variant)
    guard !names.isEmpty else {
      return emitPattern(
        "\(head)\(generics.clause)\(clause) -> \(types.pattern)", declaration, generics,
        body: body, isIsolated: variant.hasComputedDefault, comment: comment)
    }
    let separator = clause == "()" ? "" : ", "
    emitPattern(
      "\(head)\(generics.clause)\(clause.dropLast())\(separator)\(names.returningParameters)) "
        + "-> \(types.pattern)",
      declaration, generics, body: body, isIsolated: variant.hasComputedDefault, comment: comment)
    let message =
      "no argument says what '\(declaration.name)' returns: add '\(names.returningArguments)'"
    emitPattern(
      "\(head)\(generics.clause)\(clause) -> \(types.pattern)", declaration, generics, body: body,
      attribute: "@available(*, deprecated, message: \"\(message)\")",
      isIsolated: variant.hasComputedDefault, isDisfavored: false)
    let others = generics.without(names)
    emitUnavailable(
      "\(head)\(others.clause)\(clause) -> \(types.unavailable)", declaration, others,
      message: message)
  }
}
