extension MockedFunction {
  /// Returns the statements of the function.
  ///
  /// A nested function records the call. Its parameters have names that cannot collide. The written
  /// body becomes a nested function too, so that it is compiled once and keeps its meaning.
  package func emitBody() -> String {
    var writer = SourceWriter()
    let keywords = method.effects.callKeywords
    let list = arguments.joined(separator: ", ")
    switch body {
    case .mock:
      emitRecording(&writer)
      writer.line("return \(keywords)__mocked(\(list))")
    case .written(let original, let condition):
      writer.line("\(method.declaration.executionWords)func __original\(original)")
      writer.conditional(condition) {
        let owner = context.owner(isStatic: method.declaration.isStatic, members: members)
        let mock = "UnderstudyCore.Mock.__replacing(\(owner), \(members), 0)"
        $0.block("if \(method.declaration.systems.check)let __mock = \(mock) {") {
          emitRecording(&$0)
          $0.line("return \(keywords)__mocked(\(list))")
        }
      }
      writer.line("return \(keywords)__original(\(list))")
    }
    return writer.text
  }

  /// Returns the peers: the patterns.
  package func emitPeers() -> String {
    var writer = SourceWriter()
    writer.conditional(condition) {
      var emitter = MemberEmitter(owner, $0)
      emitter.emitPatterns(of: method)
      $0 = emitter.writer
    }
    return writer.text
  }

  /// Writes the function that records the call.
  private func emitRecording(_ writer: inout SourceWriter) {
    var inner = method
    inner.generics = Generics(parameters: opaqueParameters, whereClause: nil)
    // The condition around the function has checked the system.
    if case .written = body { inner.declaration.systems = .all }
    var emitter = MemberEmitter(recordingOwner, writer)
    emitter.emitRecording(inner, as: "__mocked")
    writer = emitter.writer
  }

  /// The condition under which there are patterns, or `nil` for none.
  private var condition: String? {
    if case .written(_, let condition) = body { condition } else { nil }
  }

  /// The expression of the member names.
  private var members: String {
    let types = method.parameters.map { "\($0.label) \($0.declared)" }.joined(separator: ", ")
    return context.members(
      [name],
      signature: "\(name)\(method.generics.clause)(\(types))\(method.effects.specifiers) -> "
        + "\(method.result?.declared ?? "") \(method.generics.whereClause ?? "")")
  }

  /// The owner of the patterns.
  private var owner: EmissionContext {
    var owner = EmissionContext(standingAlone: context, members: members)
    switch body {
    case .mock(isOverride: true): owner.override(context)
    case .mock: break
    case .written:
      owner.forwarding = .original
      let isStatic = method.declaration.isStatic
      let replacedOwner = context.owner(
        isStatic: isStatic, members: members, type: context.kind == .aClass ? context.name : "Self")
      owner.recorders = .init(all: "UnderstudyCore.Mock.__replaced(\(replacedOwner))")
    }
    return owner
  }

  /// The owner of the function that records the call: it has found the mock already.
  private var recordingOwner: EmissionContext {
    var owner = owner
    if case .written = body { owner.recorders = .init(all: "__mock") }
    return owner
  }
}

extension EmissionContext {
  /// Creates the context of a member with an attribute of its own, which only its mock answers.
  init(standingAlone context: DeclarationContext, members: String) {
    let isInClass = context.kind == .aClass
    self.init(
      members: members, metatype: "Self.self",
      patternMetatype: isInClass ? "\(context.name).self" : "Self.self",
      patternSelf: isInClass ? .named(context.name) : nil, propertyPatterns: .projected,
      forwarding: .nothing)
  }

  /// Makes the member an override.
  mutating func override(_ context: DeclarationContext) {
    forwarding = .superclass
    patternSelf = .named(context.name)
    patternMetatype = "\(context.name).self"
  }
}

extension MockedProperty {
  /// Returns the accessors.
  package func emitAccessors() -> String {
    var emitter = MemberEmitter(owner, SourceWriter())
    emitter.emitAccessors(of: property)
    return emitter.writer.text
  }

  /// Returns the peers: the patterns.
  package func emitPeers() -> String {
    var emitter = MemberEmitter(owner, SourceWriter())
    emitter.emitPattern(of: property)
    return emitter.writer.text
  }

  /// The owner of accessors and patterns.
  private var owner: EmissionContext {
    var owner = EmissionContext(
      standingAlone: context,
      members: context.members(names, signature: names[0]))
    if isOverride { owner.override(context) }
    return owner
  }
}

extension ReplacementHooks {
  /// Returns the names of the members, the hooks and the patterns.
  package func emitAll() -> String {
    var writer = SourceWriter()
    emitNames(&writer)
    var position = 0
    for (index, scope) in scopes.enumerated() {
      let protocols = PropertyPatternProtocols(
        typeName: "\(membersName.drop { $0 == "_" })\(index)", access: .internal)
      let members = scope.entries.flatMap(\.members)
      writer.emit(protocols, of: members)
      for attribute in scope.availability { writer.line(attribute) }
      let emit = { (writer: inout SourceWriter) in
        var emitter = MemberEmitter(owner(of: scope, protocols), writer)
        for entry in scope.entries {
          emitter.owner.members = "\(membersName).m\(position)"
          emitter.emit(entry.members)
          position += 1
        }
        if let probe = scope.probe { emitter.emitProbe(probe) }
        writer = emitter.writer
      }
      if let opening = scope.opening(
        conformingTo: protocols.names(of: members))
      {
        writer.block("\(opening) {") { emit(&$0) }
      } else {
        emit(&writer)
      }
    }
    return writer.text
  }

  /// Writes the enum with the names of the members, in the order in which they are emitted.
  private func emitNames(_ writer: inout SourceWriter) {
    let lead = "nonisolated fileprivate static let"
    let alone = "UnderstudyCore.__Members.__alone(\"\(name)\", "
    writer.block("fileprivate enum \(membersName) {") { writer in
      // Functions belong to an object that represents their module.
      if scopes.contains(where: { $0.type == nil }) {
        writer.line("\(lead) all = \(alone)\"\", \"\(name)\")")
      }
      for (position, entry) in scopes.flatMap(\.entries).enumerated() {
        let names = entry.names.joined(separator: "\\n")
        writer.line(
          "\(lead) m\(position) = \(alone)\"\(names)\", \"\(entry.key.escaped)\")")
      }
    }
  }

  /// Returns the declarations of a scope as the owner of the members that are emitted.
  private func owner(
    of scope: Scope, _ protocols: PropertyPatternProtocols
  ) -> EmissionContext {
    let owner = { (key: String) in "UnderstudyCore.__ReplacedOwner(\(key), \"\(name)\")" }
    let recorder = { (owner: String) in "UnderstudyCore.Mock.__replaced(\(owner))" }
    let type = owner(scope.type.map { "\($0).self" } ?? "object: \(membersName).all")
    let object = scope.hasIdentity ? owner("object: self") : type
    return EmissionContext(
      members: membersName, metatype: "\(scope.type ?? name).self",
      patternMetatype: "\(scope.type ?? name).self",
      recorders: EmissionContext.Recorders(ofObject: recorder(object), ofType: recorder(type)),
      patternSelf: scope.selfType.map(SelfSpelling.named), propertyPatterns: .witnesses(protocols),
      forwarding: .replaced,
      replacement: EmissionContext.Replacement(
        staticOwner: type, owner: object, isInType: scope.type != nil))
  }
}

extension ReplacementHooks.Scope {
  /// Returns the extension up to its brace, with conformances, or `nil` for free functions.
  fileprivate func opening(conformingTo protocols: [String]) -> String? {
    guard let opening, !protocols.isEmpty else { return opening }
    let parts = opening.split(separator: " where ", maxSplits: 1)
    return "\(parts[0]): " + protocols.joined(separator: ", ")
      + parts.dropFirst().map { " where " + $0 }.joined()
  }
}

extension String {
  /// The text as the contents of a string literal.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      if character == "\\" || character == "\"" { text.append("\\") }
      text.append(character)
    }
  }
}

extension DummyFunction {
  /// Returns the extension with the function, and with the one that makes several values.
  func emit() -> String {
    var writer = SourceWriter()
    writer.block("extension \(type) {") { writer in
      let list = parameters.enumerated().map { position, parameter in
        let label = parameter.label.map(\.asLabel) ?? "_"
        let value = parameter.defaultValue.map { " = " + text(of: $0, parameter) } ?? ""
        return "\(label) p\(position): \(parameter.type)\(value)"
      }
      let arguments = parameters.enumerated().map { position, parameter in
        (parameter.label.map { $0.asLabel + ": " } ?? "") + "p\(position)"
      }
      writer.block("\(access)static func dummy(\(list.joined(separator: ", "))) -> \(type) {") {
        $0.line("\(callee)\(hasParentheses ? "(\(arguments.joined(separator: ", ")))" : "")")
      }
      guard needsNoArguments else { return }
      writer.block("\(access)static func dummies(_ count: Swift.Int) -> [\(type)] {") {
        $0.line("UnderstudyCore.__Dummies.all(count) { dummy() }")
      }
    }
    return writer.text
  }

  private func text(of value: Default, _ parameter: Parameter) -> String {
    switch value {
    case .text(let text): return text
    case .lookedUp: return lookedUp(parameter)
    case .mock(let mock):
      return lookedUp(parameter, ", " + mock.madeAsDefault(of: parameter.type))
    }
  }

  /// Returns the expression of a default value that the runtime looks up.
  private func lookedUp(_ parameter: Parameter, _ make: String = "") -> String {
    "UnderstudyCore.__Dummies.value(\"\(parameter.label ?? "")\", of: \"\(type)\"\(make))"
  }
}
