/// Writes the members of a mock: each requirement's implementation, then its patterns.
struct MemberEmitter {
  /// The text so far.
  var writer: SourceWriter

  /// The protocol that the members belong to.
  let mocked: MockedProtocol

  /// The signatures of the patterns so far: two requirements may differ only in what patterns drop.
  private var patterns: Set<String> = []

  /// Creates an emitter.
  ///
  /// - Parameters:
  ///   - mocked: the protocol
  ///   - writer: the text before the members
  init(_ mocked: MockedProtocol, _ writer: SourceWriter) {
    self.mocked = mocked
    self.writer = writer
  }

  /// Writes members other than initialisers.
  mutating func emit(_ members: [Member]) {
    for member in members {
      switch member {
      case .method(let method): emit(method)
      case .property(let property): emit(property)
      case .subscript(let `subscript`): emit(`subscript`)
      case .initializer: break
      case .conditional(let clauses): emit(clauses) { $0.emit($1) }
      case .refused(let text):
        writer.block("\(mocked.access.prefix)\(text) {") { $0.line("Swift.fatalError()") }
      }
    }
  }

  /// Writes the initialisers among members, which only the body of the mock can hold.
  mutating func emitInitializers(_ members: [Member]) {
    for member in members {
      switch member {
      case .initializer(let initializer): emit(initializer)
      case .conditional(let clauses) where clauses.contains(where: \.hasInitializer):
        emit(clauses) { $0.emitInitializers($1) }
      default: break
      }
    }
  }

  /// Writes the clauses of an `#if` block, each with the patterns before the block in mind.
  private mutating func emit(
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

  /// Writes one pattern unless one of the same signature is there.
  ///
  /// - Parameters:
  ///   - signature: the signature, which ends in the pattern's type
  ///   - declaration: the requirement
  ///   - generics: the generic part of the requirement
  ///   - body: the pattern
  mutating func emitPattern(
    _ signature: String, _ declaration: Declaration, _ generics: Generics? = nil, body: String
  ) {
    let requirements = generics?.whereClause.map { " where " + $0 } ?? ""
    let key = (declaration.isStatic ? "static " : "") + signature + requirements
    guard patterns.insert(key).inserted else { return }
    let attributes =
      (declaration.availability + ["@_disfavoredOverload"]
      + (mocked.placement == .objectiveCBody ? ["@nonobjc"] : [])).joined(separator: " ")
    let isStatic = declaration.isStatic ? "static " : ""
    writer.block(
      "\(attributes) \(mocked.access.prefix)nonisolated \(isStatic)\(signature)\(requirements) {"
    ) { $0.line(body) }
  }

  /// The words before `func`, `var` or `subscript` of an implementation.
  func prefix(_ declaration: Declaration) -> String {
    var words = declaration.availability + declaration.attributes
    if mocked.access != .internal { words.append(mocked.access.rawValue) }
    words += declaration.modifiers
    if declaration.isStatic { words.append("static") }
    return words.map { $0 + " " }.joined()
  }

  /// The recorder of a member.
  func recorder(_ declaration: Declaration) -> String {
    guard declaration.isStatic else { return "self.mock" }
    let type = mocked.placement == .protocolExtension ? "Self" : mocked.mockName
    return "UnderstudyCore.Mock.__static(\(type).self)"
  }

  /// The expression of the member names.
  var members: String { mocked.membersName + ".all" }
}

extension ConditionalClause {
  /// Whether there is an initialiser among the members.
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
