import SwiftDiagnostics
import SwiftSyntax

extension MockPipeline {
  /// Makes a mock of a protocol.
  ///
  /// - Parameters:
  ///   - found: the protocol
  ///   - name: the name of the mock without `Mock`
  mutating func emitProtocol(_ found: ResolvedType, as name: String) {
    let inheritance = InheritedProtocols(of: found, in: codebase)
    guard reportMissing(inheritance) else { return }
    addMock(of: found, inheritance, as: name)
  }

  /// Plans a mock, or notes it until the names of what it inherits are known.
  private mutating func addMock(
    of found: ResolvedType, _ inheritance: InheritedProtocols, as name: String
  ) {
    let contest = ShadowedRequirements(over: found, inheritance, in: codebase)
    let facts = InheritanceFacts(shadowed: contest.requirements(of: found))
    let plan = plan(found, inheritance, as: name, facts)
    noteInherited(inheritance)
    let protocols = inheritance.protocols.filter {
      $0.hasExtension && !contest.requirements(of: $0).isEmpty
    }
    if protocols.isEmpty {
      plans.append((plan, found))
      if plans.count == Self.plansAtOnce { makePlanned() }
    } else {
      waiting.append((plan, found, protocols, contest))
    }
  }

  /// How many mocks are made at once: enough for all cores, and few enough for their trees.
  private static let plansAtOnce = 256

  /// Makes the mocks that are planned, on all cores.
  mutating func makePlanned() {
    let work = plans.map { ($0.plan, isComposition: $0.found.location.kind == .typealias) }
    let made = work.concurrentMap { plan, isComposition in
      let (mocked, diagnostics) = plan.parse()
      return (diagnostics, text: mocked?.emit(isComposition: isComposition))
    }
    for ((plan, found), (diagnostics, text)) in zip(plans, made) {
      report(diagnostics, in: [found], isMocked: text != nil)
      guard let text else { continue }
      add(found, found.fullName, mock: "Mock" + plan.name, found.wrapped(text))
    }
    plans = []
  }

  /// Makes a mock of a struct of closures.
  mutating func emitClosures(of found: ResolvedType, as name: String) {
    guard let closures = found.closures else { return }
    guard found.origin.showsInternal || closures.hasOwnInitializer else {
      report(.unmadeStruct(found))
      return
    }
    plans.append((plan(found, InheritedProtocols(of: found, in: codebase), as: name), found))
  }

  /// Makes a mock of what a `typealias` stands for.
  mutating func emitAlias(_ found: ResolvedType, as name: String) {
    let inheritance = InheritedProtocols(of: found, in: codebase)
    if let named = inheritance.classes.first {
      guard inheritance.classes.count == 1, inheritance.protocols.isEmpty else {
        report(.aliasOfClass(found, named.found))
        return
      }
      emit(named.found, as: named.found.location.name)
      addAlias("Mock" + name, of: named.found, found)
      return
    }
    guard reportMissing(inheritance) else { return }
    guard !inheritance.protocols.isEmpty else {
      report(.aliasOfNoProtocol(found))
      return
    }
    addMock(of: found, inheritance, as: name)
  }

  /// Reports what is inherited and cannot be mocked.
  ///
  /// - Returns: whether there can be a mock nevertheless
  private mutating func reportMissing(_ inheritance: InheritedProtocols) -> Bool {
    for (type, inheritor) in inheritance.missing {
      report(.inheritedTypeNotFound(type, inheritor, failures: codebase.failures))
    }
    for (_, type, inheritor) in inheritance.classes { report(.inheritedClass(type, inheritor)) }
    for (refused, type, inheritor) in inheritance.refused {
      let name = type.trimmedDescription
      let reason = "'\(name)', which it inherits, \(refused.standardRefusal ?? "")"
      report(.standardProtocol(inheritor, at: type, reason))
    }
    return inheritance.classes.isEmpty && inheritance.refused.isEmpty
  }

  /// Notes the inherited protocols whose members no `@Mockable` makes.
  private mutating func noteInherited(_ inheritance: InheritedProtocols) {
    for inherited in inheritance.protocols where inherited.hasExtension && !inherited.isMockable {
      self.inherited[inherited.location] = inherited
    }
  }

  /// Makes the members of the inherited protocols that have no mock of their own here.
  mutating func emitInherited() {
    // The names of helpers must differ where the protocols' names do not.
    let locations = Dictionary(
      grouping: Set(inherited.keys).union(mockNames.keys), by: \.name)
    var names = mockNames
    for found in inherited.values where mockNames[found.location] == nil {
      let isAlone = locations[found.location.name]?.count == 1
      let name = isAlone ? found.location.name : found.location.module + found.location.name
      names[found.location] = name
      let inheritance = InheritedProtocols(of: found, in: codebase)
      guard let mocked = mocked(plan(found, inheritance, as: name), found) else { continue }
      add(found, found.fullName, mock: nil, mocked.emitMembers())
    }
    for (plan, found, protocols, contest) in waiting {
      guard var mocked = mocked(plan, found) else { continue }
      mocked.inheritedProtocols = protocols.compactMap { inherited in
        let facts = InheritanceFacts(
          shadowed: contest.requirements(of: inherited), hasOperatorsInBody: false)
        let inheritance = InheritedProtocols(of: inherited, in: codebase)
        let name = names[inherited.location] ?? inherited.location.name
        return self.mocked(self.plan(inherited, inheritance, as: name, facts), inherited)
      }
      let text = mocked.emit(isComposition: found.location.kind == .typealias)
      add(found, found.fullName, mock: mocked.mockName, found.wrapped(text))
    }
  }

  /// What a planned mock is made from.
  private mutating func mocked(_ plan: ProtocolPlan, _ found: ResolvedType) -> MockedProtocol? {
    let (mocked, diagnostics) = plan.parse()
    report(diagnostics, in: [found], isMocked: mocked != nil)
    return mocked
  }

  /// Plans the mock of a protocol.
  ///
  /// - Parameters:
  ///   - found: the protocol, or the `typealias` of a composition
  ///   - ancestry: what it inherits
  ///   - name: the name of the mock without `Mock`
  ///   - facts: which implementations must be in the body of the mock
  private mutating func plan(
    _ found: ResolvedType, _ inheritance: InheritedProtocols, as name: String,
    _ facts: InheritanceFacts = InheritanceFacts()
  ) -> ProtocolPlan {
    var facts = facts
    facts.standardProtocols = inheritance.standardProtocols
    facts.foundProtocols = inheritance.foundProtocols
    var declaration =
      found.location.kind == .struct
      ? found.resolvedDeclaration : DeclSyntax(found.flattened(inheritance))
    let (hidden, unrecordable) = noteImports(for: [declaration], found, inheritance.protocols)
    facts.unrecordableTypes = unrecordable
    if !hidden.isEmpty {
      declaration =
        TypeQualification(hidden, in: found.location.module).rewrite(declaration)
        .as(DeclSyntax.self) ?? declaration
    }
    return ProtocolPlan(
      written: found.location.kind == .typealias ? nil : found.declaration,
      declaration: declaration,
      lexicalContext: found.context, facts: facts, name: name, access: access(of: found),
      qualifier: hidden.contains(found.location.name) ? found.location.module : nil)
  }

  /// Reports what is wrong with a declaration.
  ///
  /// A mock without some members is better than none: that is a warning to who can change the
  /// declaration, and nothing to anybody else.
  ///
  /// - Parameters:
  ///   - diagnostics: what is wrong
  ///   - places: the declarations that it is about, the mocked one first
  ///   - isMocked: whether there is a mock nevertheless
  mutating func report(_ diagnostics: [Diagnostic], in declarations: [ResolvedType], isMocked: Bool)
  {
    for diagnostic in diagnostics {
      let message = diagnostic.diagMessage
      let isNote = isMocked && declarations.first?.origin.showsInternal == false
      let found = SourceDiagnostic(
        declarations.fileLocation(of: diagnostic.node), message.message,
        name: (message as? MockMessage)?.name ?? "\(message.diagnosticID)",
        severity: isNote ? .note : isMocked ? .warning : .error)
      if isNote { refusals.append(found) } else { report(found) }
    }
  }
}
