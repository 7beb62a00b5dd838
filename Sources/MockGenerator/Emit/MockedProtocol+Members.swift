extension MockedProtocol {
  /// Returns the members that mocks of the protocol's refining protocols need, without a mock of
  /// the protocol itself.
  package func emitMembers() -> String {
    var writer = SourceWriter()
    writer.conditional(condition) {
      $0.memberNames(of: name, in: membersName, access, memberNames, inherited: inheritedNames)
    }
    return writer.text + emitExtensions().joined()
  }

  /// Returns the mock of a composition, which cannot have an extension.
  ///
  /// If the composition has members of its own, a protocol that refines it has their extension.
  package func emitComposition() -> String {
    var refining = self
    refining.isComposition = true
    refining.mayBeClassBound = true
    guard placement == .protocolExtension, !members.isEmpty else { return refining.emitPeers() }
    refining.spelling = "__CompositionOf\(name)"
    refining.extendedType = refining.spelling
    let attributes = availability.map { $0 + "\n" }.joined()
    let head = "\(isolation.prefix)\(access.prefix)protocol \(refining.spelling): \(spelling) {}\n"
    return attributes + head + refining.emitAll()
  }
}
