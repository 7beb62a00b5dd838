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
