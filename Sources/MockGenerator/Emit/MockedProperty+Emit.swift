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
