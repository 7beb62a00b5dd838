extension MockedProtocol {
  /// Writes the initializer that sets the name and the strictness of the mock, and what its other
  /// initializers need.
  ///
  /// The runtime declares the initializers with only a strictness and those of spies.
  func emitInitializers(_ writer: inout SourceWriter) {
    if !hasBaseClass { emitNamingInitializer(&writer) }
    if mayHaveOtherInitializers { emitExactNamingInitializer(&writer) }
    if instance != nil { emitInitializersOfStruct(&writer) }
    switch spySupport {
    case .possible:
      guard isSpyable, let real = realType(inExtension: false) else { return }
      let attributes = spySystems.attributes.map { $0 + " " }.joined()
      writer.line("\(attributes)\(access.prefix)typealias __Real = \(real)")
    case .impossible(let primary, let others):
      let names = others.map { "'\($0)'" }.joined(separator: ", ")
      let list = (primary + others).joined(separator: ", ")
      emitUnavailableInitializer(
        "Swift has no type for an object with unknown associated types; declare \(names) in "
          + "'protocol \(name)<\(list)>', or ", &writer)
    case .dependent(let types):
      let names = types.map { "'\($0)'" }.joined(separator: ", ")
      emitUnavailableInitializer(
        "the type of \(names) depends on the mock, and a real object has another one; ", &writer)
    case .unused: break
    case .hidden:
      emitUnavailableInitializer(
        "'\(name)' is both the protocol and its associated type; rename one of them, or ", &writer)
    }
  }

  /// Writes the initializer that sets the name and the strictness of the mock.
  private func emitNamingInitializer(_ writer: inout SourceWriter) {
    writer.namingInitializer(prefix: access.prefix + initializerIsolation) {
      $0.line("self.mock = UnderstudyCore.Mock(")
      $0.line("  __of: \"\(mockName)\", name, strictness, fileID, filePath, line, column)")
      emitDefaultCalls(&$0)
      if kind == .objectiveCClass { $0.line("super.init()") }
    }
  }

  /// A Boolean value that indicates whether a protocol extension may have initializers, which need a
  /// requirement that they call.
  private var mayHaveOtherInitializers: Bool {
    !hasBaseClass && instance == nil
      && (inheritsRequirements || !inheritedProtocols.isEmpty
        || members.contains(where: \.isInitializer))
  }

  /// Writes the initializer that only sets the name, which is not an optional.
  ///
  /// A generic initializer of a protocol extension would fit better than the other one if it can take a
  /// string, such as that of `FixedWidthInteger`.
  private func emitExactNamingInitializer(_ writer: inout SourceWriter) {
    let convenience = kind == .actor ? "" : "convenience "
    writer.line("\(access.prefix)\(initializerIsolation)\(convenience)init(")
    writer.line("  _ name: Swift.String, fileID: Swift.StaticString = #fileID,")
    writer.line("  filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,")
    writer.line("  column: Swift.Int = #column")
    writer.block(") {") {
      $0.line("self.init(")
      $0.line("  Swift.Optional.some(name), .nice, fileID: fileID, filePath: filePath, line: line,")
      $0.line("  column: column)")
    }
  }

  /// A Boolean value that indicates whether the runtime can make the mock a spy.
  var isSpyable: Bool {
    guard case .possible = spySupport, instance == nil else { return false }
    return inheritsRequirements || members.contains(where: \.isForwardable)
  }

  /// Writes the initializers of the mock of a struct, which the runtime does not know, because the
  /// mock is isolated like the struct.
  private func emitInitializersOfStruct(_ writer: inout SourceWriter) {
    let prefix = "\(access.prefix)\(initializerIsolation)convenience "
    writer.strictnessInitializer(prefix: prefix, call: "self.init(")
    guard let real = realType(inExtension: false), members.contains(where: \.isForwardable) else {
      return
    }
    let lead = "spying real: \(real), "
    writer.strictnessInitializer(prefix: prefix, lead: lead, call: "self.init(spying: real, ")
    writer.namingInitializer(prefix: prefix, lead: lead) {
      $0.line(
        "self.init(name, strictness, fileID: fileID, filePath: filePath, line: line, "
          + "column: column)")
      $0.line("self.mock.__spy(on: real)")
    }
  }

  /// The expression of a recorder for a mock that is not created by a test.
  var unnamedRecorder: String {
    "UnderstudyCore.Mock("
      + "__of: \"\(mockName)\", nil, .nice, #fileID, #filePath, #line, #column)"
  }

  /// Writes an unavailable initializer that explains why the protocol cannot have spies.
  ///
  /// - Parameters:
  ///   - reason: The reason, which ends where the advice to forward calls one by one follows.
  ///   - writer: The writer for the initializer.
  private func emitUnavailableInitializer(
    _ reason: String, _ writer: inout SourceWriter
  ) {
    let message =
      "\(mockName) cannot be a spy: \(reason)forward calls one by one: .answers { real.method($0) }"
    writer.line("@available(*, unavailable, message: \"\(message)\")")
    writer.line(
      "\(access.prefix)\(initializerIsolation)\(hasBaseClass ? "convenience " : "")init("
        + "spying real: Any, _ name: Swift.String? = nil, "
        + "_ strictness: UnderstudyCore.Strictness = .nice) { Swift.fatalError() }")
  }

  /// The isolation of an initializer: none, so that any code can create a mock.
  private var initializerIsolation: String { kind == .actor ? "" : "nonisolated " }
}

// Types that call the default implementations of requirements.

extension MockedProtocol {
  /// Writes a type for each requirement whose default implementation is called. Its other members call
  /// the mock, so that the calls of the implementation are recorded and answered there.
  func emitDefaults(_ writer: inout SourceWriter) {
    for called in calledDefaults { emit(called.member, called.declaration, called.owner, &writer) }
  }

  /// Writes the statements that let a mock call the default implementations.
  func emitDefaultCalls(_ writer: inout SourceWriter) {
    for (owner, _, declaration) in calledDefaults {
      let type = typeName(declaration, owner) + genericArguments
      let indices = [declaration.index] + (setter(of: owner, declaration.index).map { [$0] } ?? [])
      for index in indices {
        writer.line(
          "self.mock.__default(\(owner.membersName).all, \(index)) { \(type)(__of: $0) }")
      }
    }
  }

  /// Writes the type that inherits the default implementation of one requirement.
  private func emit(
    _ member: Member, _ declaration: Declaration, _ owner: MockedProtocol,
    _ writer: inout SourceWriter
  ) {
    let name = typeName(declaration, owner)
    var caller = self
    caller.typeName = name
    caller.access = .internal
    for attribute in availability { writer.line(attribute) }
    let head = kind == .actor ? "fileprivate actor" : "\(isolation.prefix)fileprivate final class"
    let inherited = "\(spelling), UnderstudyCore.__Patterned"
    let types = associatedTypes
    writer.block(
      "\(head) \(name)\(types.genericClause): \(inherited)\(types.whereClause) {"
    ) { writer in
      for alias in types.aliases {
        let attributes = alias.availability.map { $0 + " " }.joined()
        writer.line("\(attributes)typealias \(alias.name) = \(alias.type)")
      }
      writer.line("nonisolated let mock: UnderstudyCore.Mock")
      writer.line(
        "\(kind == .actor ? "" : "nonisolated ")init(__of mock: UnderstudyCore.Mock) { self.mock = mock }"
      )
      var emitted: Set<String> = [member.signature]
      for conformance in ownConformances { caller.emitMembers(of: conformance, &writer) }
      for other in family {
        var context = other.bodyContext
        context.metatype = mockName + genericArguments + ".self"
        var emitter = MemberEmitter(context, writer)
        emitter.emitImplementations(
          of: other.members.filter { emitted.insert($0.signature).inserted })
        if other.membersName == membersName { emitter.emitInitializers(members, of: self) }
        writer = emitter.writer
      }
    }
  }

  /// The generic arguments of the types, in the mock of the same arguments.
  private var genericArguments: String {
    let names = associatedTypes.parameters.map(\.name)
    return names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
  }

  /// Returns the name of the type that inherits the default implementation of a requirement.
  private func typeName(_ declaration: Declaration, _ owner: MockedProtocol) -> String {
    let protocols = owner.membersName == membersName ? mockName : mockName + owner.name
    return "__DefaultOf\(protocols)_\(declaration.index)"
  }

  /// Returns the index of the setter of a property or subscript.
  private func setter(of owner: MockedProtocol, _ index: Int) -> Int? {
    for member in owner.members where member.declaration?.index == index {
      switch member {
      case .property(let property): return property.setter
      case .subscript(let `subscript`): return `subscript`.setter
      case .method, .initializer, .conditional, .refused: return nil
      }
    }
    return nil
  }
}

extension Member {
  /// The text that tells requirements apart.
  fileprivate var signature: String {
    let isStatic = declaration?.isStatic == true ? "static " : ""
    switch self {
    case .method(let method):
      let result = method.result?.declared ?? ""
      return "\(isStatic)\(method.declaration.name)\(method.parameters.signature) -> \(result)"
    case .property(let property): return isStatic + property.declaration.name
    case .subscript(let `subscript`):
      return "\(isStatic)subscript\(`subscript`.parameters.signature)"
    case .initializer(let initializer): return "init\(initializer.parameters.signature)"
    case .conditional(let clauses): return "\(clauses)"
    case .refused(let text): return text
    }
  }
}

extension [Parameter] {
  /// The labels and types.
  fileprivate var signature: String {
    "(" + map { "\($0.label): \($0.declared)" }.joined(separator: ", ") + ")"
  }
}
