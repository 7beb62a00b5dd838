/// Writes the members of a mock: each requirement's implementation, then its patterns; or the same of
/// declarations that are replaced.
struct MemberEmitter {
  /// The text so far.
  var writer: SourceWriter

  /// The mock that the members belong to.
  var owner: EmissionContext

  /// The signatures of the patterns so far: two requirements may differ only in what patterns drop.
  private var patterns: Set<String> = []

  /// Creates an emitter.
  ///
  /// - Parameters:
  ///   - owner: The mock that the members belong to.
  ///   - writer: The text before the members.
  init(_ owner: EmissionContext, _ writer: SourceWriter) {
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
  mutating func emit(_ members: [Member]) {
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
