import MockEmitter

/// The syntax of a mock, with the facts about it.
enum MockSource: Sendable {
  /// A protocol, or a struct of closures, and the inherited protocols that its body repeats.
  case `protocol`(ProtocolPlan, inherited: [ProtocolPlan] = [])

  /// A composition of protocols.
  case composition(ProtocolPlan, inherited: [ProtocolPlan] = [])

  /// An inherited protocol, of which only the members are needed.
  case members(ProtocolPlan)

  /// A class.
  case `class`(ClassPlan)

  /// A subclass of a class that conforms to a protocol for such subclasses.
  case subclass(ClassPlan, ProtocolPlan)

  /// Parses the syntax and writes the mock.
  func emit() -> EmittedMock {
    switch self {
    case .protocol(let plan, let inherited): emit(plan, inherited) { ($0.emitAll(), $0.mockName) }
    case .composition(let plan, let inherited):
      emit(plan, inherited) { ($0.emitComposition(), $0.mockName) }
    case .members(let plan): emit(plan, []) { ($0.emitMembers(), nil) }
    case .class(let plan): emit(plan)
    case .subclass(let superclass, let plan): emit(superclass, conformingTo: plan)
    }
  }

  /// Parses a protocol and writes text for it.
  private func emit(
    _ plan: ProtocolPlan, _ inherited: [ProtocolPlan],
    _ write: (MockedProtocol) -> (text: String, mock: String?)
  ) -> EmittedMock {
    let (mocked, diagnostics) = plan.parse()
    guard var mocked else { return EmittedMock(parts: [.init(diagnostics, isMocked: false)]) }
    let parsed = inherited.map { $0.parse() }
    mocked.inheritedProtocols = parsed.compactMap(\.mocked)
    let (text, mock) = write(mocked)
    return EmittedMock(
      text: text, mock: mock,
      parts: [.init(diagnostics, isMocked: true)]
        + parsed.map { .init($0.diagnostics, isMocked: $0.mocked != nil) },
      namesWithoutPatterns: mocked.namesWithoutPatterns)
  }

  /// Parses a class and a protocol, and writes a subclass that conforms to the protocol.
  private func emit(_ superclass: ClassPlan, conformingTo plan: ProtocolPlan) -> EmittedMock {
    let (mocked, diagnostics) = plan.parse()
    var parsed = superclass.parse()
    parsed.mocked?.conformance = mocked?.spelling
    parsed.mocked?.inheritedNames = mocked.flatMap { mocked in
      mocked.inheritedNames.map { mocked.memberNames + $0 }
    }
    let isMocked = mocked != nil && parsed.mocked != nil
    let texts = [parsed.mocked?.emitPeers(), mocked?.emitMembers()].compactMap { $0 }
    return EmittedMock(
      text: isMocked ? texts.joined(separator: "\n") : nil,
      mock: isMocked ? parsed.mocked?.mockName : nil,
      parts: [
        .init(diagnostics, isMocked: isMocked), .init(parsed.diagnostics, isMocked: isMocked),
      ],
      refusals: parsed.refusals,
      namesWithoutPatterns: (mocked?.namesWithoutPatterns ?? [])
        + (parsed.mocked?.namesWithoutPatterns ?? []))
  }

  /// Parses a class and writes its mock.
  private func emit(_ plan: ClassPlan) -> EmittedMock {
    let parsed = plan.parse()
    let inGenericType =
      parsed.mocked?.genericContext.isEmpty == false ? parsed.mocked?.emitInGenericType() : nil
    return EmittedMock(
      text: inGenericType?.mock ?? parsed.mocked?.emitPeers(),
      helpers: inGenericType?.helpers ?? "",
      mock: parsed.mocked?.mockName,
      parts: [.init(parsed.diagnostics, isMocked: parsed.mocked != nil)],
      refusals: parsed.refusals, namesWithoutPatterns: parsed.mocked?.namesWithoutPatterns ?? [])
  }
}
