extension ReplacedMembers {
  /// The names of the members, the hooks and the patterns.
  package func emitAll() -> String {
    var writer = SourceWriter()
    writer.memberNames(of: name, in: membersName, .fileprivate, memberNames)
    for scope in scopes {
      for attribute in scope.availability { writer.line(attribute) }
      let emit = { (writer: inout SourceWriter) in
        var emitter = MemberEmitter(owner(of: scope), writer)
        emitter.emit(scope.members)
        if let witness = scope.witness { emitter.emitWitness(witness) }
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
  private func owner(of scope: Scope) -> MemberOwner {
    let owner = { (key: String) in "UnderstudyCore.__ReplacedOwner(\(key), \"\(name)\")" }
    let recorder = { (owner: String) in "UnderstudyCore.Mock.__replaced(\(owner))" }
    let type = owner("\(scope.type ?? membersName).self")
    let object = scope.hasIdentity ? owner("object: self") : type
    return MemberOwner(
      mockName: scope.selfType ?? "Self", members: membersName + ".all",
      staticType: scope.type ?? membersName,
      recorders: MemberOwner.Recorders(ofObject: recorder(object), ofType: recorder(type)),
      namesSelf: scope.selfType != nil,
      forwarding: .replaced(
        MemberOwner.Replacement(
          staticOwner: type, owner: object, isInType: scope.type != nil)))
  }
}
