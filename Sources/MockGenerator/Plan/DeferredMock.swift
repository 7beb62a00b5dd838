/// A mock whose body repeats members of inherited protocols.
struct DeferredMock {
  /// The mocked declaration.
  let type: ResolvedType

  /// The plan for the declaration itself.
  let plan: ProtocolPlan

  /// The inherited protocols with members that the body repeats.
  let inherited: [ResolvedType]

  /// The requirements that other extensions implement too.
  let shadowed: ShadowedRequirements

  /// The requirements whose default implementations tests call.
  let calledDefaults: DefaultCallPlanner.Found
}
