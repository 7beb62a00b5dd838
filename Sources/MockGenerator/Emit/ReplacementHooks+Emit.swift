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
