extension MockedProtocol {
  /// The constrained extension with the members; empty where they are in the body of the mock.
  package func emitExtension() -> String {
    guard placement == .protocolExtension else { return "" }
    var writer = SourceWriter()
    let classBound = isSettable ? ", Self: Swift.AnyObject" : ""
    for attribute in availability { writer.line(attribute) }
    writer.block("extension \(extendedType) where Self: UnderstudyCore.Mockable\(classBound) {") {
      $0.conditional(condition) { writer in
        var emitter = MemberEmitter(owner, writer)
        emitter.emit(members)
        writer = emitter.writer
      }
    }
    return writer.text
  }

  /// The peers: the names of the members, and the mock.
  package func emitPeers() -> String {
    var writer = SourceWriter()
    writer.conditional(condition) {
      $0.memberNames(of: name, in: membersName, access, memberNames)
      emitMock(&$0)
    }
    return writer.text
  }

  /// Everything in the order in which a file holds it.
  package func emitAll() -> String {
    let peers = emitPeers()
    let extended = emitExtension()
    return extended.isEmpty ? peers : peers + "\n" + extended
  }

  /// Writes the mock.
  private func emitMock(_ writer: inout SourceWriter) {
    for attribute in availability { writer.line(attribute) }
    let keyword = kind == .actor ? "actor" : "final class"
    var inherited =
      instance == nil
      ? [spelling, "UnderstudyCore.Mockable", "UnderstudyCore.__GeneratedMock"]
      : ["UnderstudyCore.Mockable"]
    if kind == .objectiveCClass { inherited.insert("Foundation.NSObject", at: 0) }
    if kind != .actor { inherited.append("Swift.Sendable") }
    let generics = genericParameters.map { parameter in
      parameter.name + (parameter.constraint.map { ": " + $0 } ?? "")
    }
    let clause = generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">"
    let requirements =
      genericRequirements.isEmpty ? "" : " where " + genericRequirements.joined(separator: ", ")
    writer.block(
      "\(access.prefix)\(keyword) \(mockName)\(clause): "
        + "\(inherited.joined(separator: ", "))\(requirements) {"
    ) { writer in
      for alias in typeAliases {
        let attributes = alias.availability.map { $0 + " " }.joined()
        let type = namingSelf(alias.type)
        writer.line("\(attributes)\(access.prefix)typealias \(alias.name) = \(type)")
      }
      writer.line("\(access.prefix)nonisolated let mock: UnderstudyCore.Mock")
      emitInitializers(&writer)
      if let instance { emit(instance, &writer) }
      for conformance in conformances { emitMembers(of: conformance, &writer) }
      for inherited in inheritedProtocols {
        var emitter = MemberEmitter(inherited.owner, SourceWriter())
        emitter.emitShadowed(inherited.members)
        writer.lines(namingSelf(emitter.writer.text))
      }
      var emitter = MemberEmitter(owner, writer)
      if placement == .protocolExtension {
        emitter.writer = SourceWriter()
        emitter.emitShadowed(members)
        emitter.emitInitializers(members, of: self)
        writer.lines(namingSelf(emitter.writer.text))
      } else {
        emitBody(&writer)
      }
    }
  }

  /// Writes the value whose closures call the mock: a property, or a method that takes what else the
  /// value is made of.
  private func emit(_ instance: Instance, _ writer: inout SourceWriter) {
    var parameters: [String] = []
    let arguments = instance.arguments.enumerated().map { position, argument in
      let label = argument.label == "_" ? "" : argument.label + ": "
      if let closure = argument.closure { return label + closure }
      let name = "p\(position)"
      parameters.append("\(argument.label) \(name): \(argument.type)")
      return label + name
    }
    let head =
      parameters.isEmpty
      ? "var instance: \(instance.type)"
      : "func instance(\(parameters.joined(separator: ", "))) -> \(instance.type)"
    // Isolated as the struct's initialiser is, which may be by the module's default.
    writer.block("\(access.prefix)\(head) {") {
      $0.block("\(instance.type)(", closing: ")") { writer in
        for (position, argument) in arguments.enumerated() {
          writer.line(argument + (position == arguments.count - 1 ? "" : ","))
        }
      }
    }
  }

  /// Writes the members into the body, where `Self` is the mock.
  private func emitBody(_ writer: inout SourceWriter) {
    var emitter = MemberEmitter(owner, SourceWriter())
    emitter.emit(members)
    emitter.emitInitializers(members, of: self)
    writer.lines(namingSelf(emitter.writer.text))
  }

  /// A text in which `Self` has the name of the mock, as it must in a class.
  private func namingSelf(_ text: String) -> String {
    text.replacingWord("Self.Type", with: mockName + ".Type")
      .replacingWord("Self.", with: "").replacingWord("Self", with: mockName)
  }
}
