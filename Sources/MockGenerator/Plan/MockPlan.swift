import MockEmitter
import SwiftDiagnostics
import SwiftSyntax

/// The mocks to generate for a resolution, with everything that emission depends on.
package struct MockPlan {
  /// The mocks, with the diagnostics of the resolution.
  var mocks = Plan<PlannedMock>()

  /// The mocks and members that wait until the names of all mocks are known.
  var deferred = DeferredMocks()

  /// The further names of mocks.
  var aliases: [EmittedDeclaration] = []

  /// The imports that the mocks need.
  package var imports: [FileImports] { mocks.imports }

  /// The names of the mocked declarations.
  package var mockNames: [String] { mocks.items.map(\.type.location.name) }

  /// The names of the declarations whose mocks wait for the names of others.
  package var deferredNames: [String] { deferred.mocks.map(\.type.location.name) }
}

/// A mock, or the members of an inherited protocol, to generate.
struct PlannedMock {
  /// The mocked declaration.
  let type: ResolvedType

  /// The syntax to parse, with the facts about it.
  let source: MockSource

  /// For each parsed declaration, the declarations that its diagnostics can be about.
  let origins: [[ResolvedType]]

  /// The diagnostics to report if there is a mock.
  var warnings: [SourceDiagnostic] = []
}

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

/// The mocks and members that wait until the names of all mocks are known.
struct DeferredMocks {
  /// The inherited protocols whose members the mocks need.
  private(set) var inherited: [TypeLocation: ResolvedType] = [:]

  /// The mocks whose bodies repeat members of inherited protocols.
  private(set) var mocks: [DeferredMock] = []

  /// Adds inherited protocols.
  mutating func add(inherited protocols: some Sequence<ResolvedType>) {
    for type in protocols { inherited[type.location] = type }
  }

  /// Adds a mock.
  mutating func add(_ mock: DeferredMock) { mocks.append(mock) }

  /// Adds other mocks and members.
  mutating func add(_ other: DeferredMocks) {
    inherited.merge(other.inherited) { $1 }
    mocks += other.mocks
  }
}

extension MockPlan {
  /// Parses and writes mocks, on all cores.
  ///
  /// - Parameters:
  ///   - mocks: The mocks.
  ///   - uses: The uses of mocks, by the mocked declarations, for diagnostics.
  static func emit(
    _ mocks: [PlannedMock], _ uses: [TypeLocation: SourceDiagnostic.Use]
  ) -> EmittedDeclarations {
    var result = EmittedDeclarations()
    let emitted = mocks.map(\.source).concurrentMap { $0.emit() }
    for (mock, emitted) in zip(mocks, emitted) {
      result.add(emitted, of: mock, uses[mock.type.location])
    }
    return result
  }
}

extension EmittedDeclarations {
  /// Adds the text of a mock, and the problems that were found while parsing.
  fileprivate mutating func add(
    _ emitted: EmittedMock, of mock: PlannedMock, _ use: SourceDiagnostic.Use?
  ) {
    for (part, origins) in zip(emitted.parts, mock.origins) {
      add(part.diagnostics, in: origins, isMocked: part.isMocked, use)
    }
    if emitted.text != nil { add(mock.warnings) }
    let text = emitted.text.map {
      emitted.helpers + (emitted.mock == nil ? $0 : mock.type.wrapped($0))
    }
    add(
      EmittedDeclaration(
        of: mock.type, mock: emitted.mock, omissions: omissions(of: emitted, mock),
        text: text ?? ""))
  }

  /// Returns what a mock lacks, with the reasons.
  private func omissions(of emitted: EmittedMock, _ mock: PlannedMock) -> [String] {
    var omissions = emitted.parts.flatMap(\.diagnostics).map(\.message)
    omissions += emitted.refusals.map { "'\($0.member)' is not mocked: \($0.reason)" }
    guard emitted.text != nil else { return omissions }
    omissions += mock.warnings.map(\.message)
    let names = emitted.namesWithoutPatterns
    if !names.isEmpty {
      omissions.append(
        "without patterns, because the tests do not name them: \(names.joined(separator: ", "))")
    }
    return omissions
  }

  /// Adds the diagnostics of a declaration.
  ///
  /// A mock that lacks some members is better than none. They are reported as a warning to users who
  /// can change the declaration.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics.
  ///   - origins: The declarations that they are about, the mocked one first.
  ///   - isMocked: A Boolean value that indicates whether there is a mock.
  ///   - use: The use of the mock, or `nil` if no source uses it.
  private mutating func add(
    _ diagnostics: [Diagnostic], in origins: [ResolvedType], isMocked: Bool,
    _ use: SourceDiagnostic.Use?
  ) {
    guard !isMocked || origins.first?.origin.showsInternal != false else { return }
    add(
      diagnostics.map { diagnostic in
        let message = diagnostic.diagMessage
        return SourceDiagnostic(
          origins.fileLocation(of: diagnostic.node), message.message,
          name: (message as? MockMessage)?.name ?? "\(message.diagnosticID)",
          severity: isMocked ? .warning : .error
        ).with(use)
      })
  }
}

/// A mock of a protocol to generate: everything that any thread needs to parse and emit it.
struct ProtocolPlan: Sendable {
  /// The written declaration, whose diagnostics are reported, or `nil` if there is none.
  var written: DeclSyntax?

  /// The declaration as it is emitted, with what it inherits.
  var declaration: DeclSyntax

  /// The declarations around it, from the inside to the outside.
  var lexicalContext: [Syntax]

  /// The facts about the inherited protocols.
  var facts: InheritanceFacts

  /// The name of the mock.
  var name: MockName

  /// The access of the mock.
  var access: Access

  /// The isolation that the mock spells.
  var isolation: Isolation

  /// A Boolean value that indicates whether the closures of a struct are on the main actor in its
  /// module. Code of another module that is not isolated cannot read them there.
  var hasIsolatedClosures = false

  /// The module that the name of the protocol needs before it, or `nil` for none.
  var qualifier: String?

  /// The names of the patterns that may be used.
  var mentioned = MentionedNames.all

  /// The model of the mock, or `nil` if there is none, and the diagnostics.
  typealias Parsed = (mocked: MockedProtocol?, diagnostics: [Diagnostic])

  /// The result of parsing if a planner needed it, or `nil` if emission parses the declaration, on any core.
  private(set) var parsed: Parsed?

  /// Returns the model of the mock, or `nil` if there is none. Emission does not parse the declaration again.
  mutating func parseEarly() -> MockedProtocol? {
    let result = parse()
    parsed = result
    return result.mocked
  }

  /// Returns a Boolean value that indicates whether the declaration inherits a protocol of a name.
  func inherits(_ name: String) -> Bool {
    let types = declaration.as(ProtocolDeclSyntax.self)?.inheritanceClause?.inheritedTypes
    return types.elements.contains { $0.type.conformanceNames.contains(name) }
  }

  /// Parses the declaration, unless a planner has done so.
  func parse() -> Parsed {
    if let parsed { return parsed }
    let parsed = ParsedProtocol(
      declaration, lexicalContext: lexicalContext, access: access, facts)
    // What an inherited protocol declares can be the reason why there is no mock.
    guard var mocked = parsed.mocked else { return (nil, parsed.diagnostics) }
    let diagnostics =
      switch written {
      case nil: [Diagnostic]()
      case declaration?: parsed.diagnostics
      case let written?:
        ParsedProtocol(written, lexicalContext: lexicalContext, facts).diagnostics
      }
    mocked.name = name.stem
    mocked.nameForm = name.form
    if isolation != .inferred { mocked.isolation = isolation }
    if hasIsolatedClosures {
      mocked.members = mocked.members.map { member in
        guard case .method(var method) = member, method.declaration.isNonisolated else {
          return member
        }
        method.declaration.isForwardable = false
        return .method(method)
      }
    }
    mocked.keepPatterns(
      named: mentioned, of: declaration.as(ProtocolDeclSyntax.self)?.name.text)
    if let qualifier {
      mocked.spelling = qualifier.qualifying(mocked.spelling)
      mocked.extendedType = mocked.spelling
      if let type = mocked.instance?.type { mocked.instance?.type = qualifier.qualifying(type) }
    }
    return (mocked, diagnostics)
  }
}

/// The mock of a class to generate: everything that any thread needs to parse and emit it.
struct ClassPlan: Sendable {
  /// The class and its superclasses, the nearest first.
  let chain: [ParsedClass.Superclass]

  /// The declarations around the class, from the inside to the outside.
  let lexicalContext: [Syntax]

  /// A Boolean value that indicates whether the mock becomes a part of the module of the class.
  let isInSameModule: Bool

  /// The access of the mock.
  let access: Access

  /// The qualified name of the class, or `nil` if its own name is unambiguous.
  let spelling: String?

  /// The name of the mock.
  let name: MockName

  /// The isolation that the mock spells.
  let isolation: Isolation

  /// The types whose values cannot be recorded.
  let unrecordableTypes: UnrecordableTypes

  /// The global actors that isolate members of the classes.
  let globalActors: Set<String>

  /// The names of the patterns that may be used.
  let mentioned: MentionedNames

  /// Parses the class.
  func parse() -> ParsedClass {
    let first = chain[0]
    var parsed = ParsedClass(
      first.declaration, extensions: first.extensions, superclasses: Array(chain.dropFirst()),
      lexicalContext: lexicalContext, isFromAnotherModule: first.isFromAnotherModule,
      isInSameModule: isInSameModule,
      access: access, spelling: spelling, type: first.type, defaults: first.defaults,
      unrecordableTypes: unrecordableTypes, globalActors: globalActors,
      showsHiddenMembers: first.showsHiddenMembers, refusals: first.refusals)
    parsed.mocked?.name = name.stem
    parsed.mocked?.nameForm = name.form
    if isolation != .inferred { parsed.mocked?.isolation = isolation }
    parsed.mocked?.keepPatterns(named: mentioned)
    return parsed
  }
}

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
    if parsed.mocked?.isGenerated == true, plan.inherits("Sendable") || plan.inherits("Error") {
      parsed.mocked?.isUncheckedSendable = true
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
