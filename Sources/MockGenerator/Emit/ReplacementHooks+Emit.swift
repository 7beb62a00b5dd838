extension ReplacementHooks {
  /// The names of the members, the hooks and the patterns.
  package func emitAll() -> String {
    var writer = SourceWriter()
    emitNames(&writer)
    var position = 0
    for scope in scopes {
      for attribute in scope.availability { writer.line(attribute) }
      let emit = { (writer: inout SourceWriter) in
        var emitter = MemberEmitter(owner(of: scope), writer)
        for entry in scope.entries {
          emitter.owner.members = "\(membersName).m\(position)"
          emitter.emit(entry.members)
          position += 1
        }
        if let probe = scope.probe { emitter.emitProbe(probe) }
        writer = emitter.writer
      }
      if let opening = scope.opening {
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
      // Functions belong to an object that stands for their module.
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

  /// Whether a hook can call the original of a member with the arguments that it gets.
  func canCallOriginal(of member: Member, in scope: Scope) -> Bool {
    let emitter = MemberEmitter(owner(of: scope), SourceWriter())
    switch member {
    case .method(let method): return emitter.forwarding(method) != nil
    case .subscript(let `subscript`): return emitter.forwardingGetter(`subscript`) != nil
    case .property: return true
    case .conditional(let clauses):
      return clauses.allSatisfy { $0.members.allSatisfy { canCallOriginal(of: $0, in: scope) } }
    case .initializer, .refused: return false
    }
  }

  /// The declarations of a scope as the owner of the members that are emitted.
  private func owner(of scope: Scope) -> EmissionContext {
    let owner = { (key: String) in "UnderstudyCore.__ReplacedOwner(\(key), \"\(name)\")" }
    let recorder = { (owner: String) in "UnderstudyCore.Mock.__replaced(\(owner))" }
    let type = owner(scope.type.map { "\($0).self" } ?? "object: \(membersName).all")
    let object = scope.hasIdentity ? owner("object: self") : type
    return EmissionContext(
      mockName: scope.selfType ?? "Self", members: membersName, staticType: scope.type ?? name,
      recorders: EmissionContext.Recorders(ofObject: recorder(object), ofType: recorder(type)),
      namesSelf: scope.selfType != nil,
      forwarding: .replaced(
        EmissionContext.Replacement(
          staticOwner: type, owner: object, isInType: scope.type != nil)))
  }
}

extension String {
  /// The text as it stands between quotes.
  fileprivate var escaped: String {
    reduce(into: "") { text, character in
      if character == "\\" || character == "\"" { text.append("\\") }
      text.append(character)
    }
  }
}
