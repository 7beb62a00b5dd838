import SwiftDiagnostics
import SwiftSyntax

extension MockGeneration {
  /// Makes a mock of a protocol.
  ///
  /// - Parameters:
  ///   - found: the protocol
  ///   - name: the name of the mock without `Mock`
  mutating func emitProtocol(_ found: FoundType, as name: String) {
    let ancestry = Ancestry(of: found, in: codebase)
    guard reportMissing(ancestry) else { return }
    addMock(of: found, ancestry, as: name)
  }

  /// Plans a mock, or notes it until the names of what it inherits are known.
  private mutating func addMock(of found: FoundType, _ ancestry: Ancestry, as name: String) {
    let contest = Contest(over: found, ancestry, in: codebase)
    let heritage = Heritage(contested: contest.requirements(of: found))
    let plan = plan(found, ancestry, as: name, heritage)
    noteInherited(ancestry)
    let ancestors = ancestry.protocols.filter {
      $0.hasExtension && !contest.requirements(of: $0).isEmpty
    }
    if ancestors.isEmpty {
      plans.append((plan, found))
      if plans.count == Self.plansAtOnce { makePlanned() }
    } else {
      waiting.append((plan, found, ancestors, contest))
    }
  }

  /// How many mocks are made at once: enough for all cores, and few enough for their trees.
  private static let plansAtOnce = 256

  /// Makes the mocks that are planned, on all cores.
  mutating func makePlanned() {
    let work = plans.map { ($0.plan, isComposition: $0.found.site.kind == .typealias) }
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
  mutating func emitClosures(of found: FoundType, as name: String) {
    guard let closures = found.closures else { return }
    guard found.origin.showsInternal || closures.hasOwnInitializer else {
      report(.unmadeStruct(found))
      return
    }
    plans.append((plan(found, Ancestry(of: found, in: codebase), as: name), found))
  }

  /// Makes a mock of what a `typealias` stands for.
  mutating func emitAlias(_ found: FoundType, as name: String) {
    let ancestry = Ancestry(of: found, in: codebase)
    if let named = ancestry.classes.first {
      guard ancestry.classes.count == 1, ancestry.protocols.isEmpty else {
        report(.aliasOfClass(found, named.found))
        return
      }
      emit(named.found, as: named.found.site.name)
      addAlias("Mock" + name, of: named.found, found)
      return
    }
    guard reportMissing(ancestry) else { return }
    guard !ancestry.protocols.isEmpty else {
      report(.aliasOfNoProtocol(found))
      return
    }
    addMock(of: found, ancestry, as: name)
  }

  /// Reports what is inherited and cannot be mocked.
  ///
  /// - Returns: whether there can be a mock nevertheless
  private mutating func reportMissing(_ ancestry: Ancestry) -> Bool {
    for (type, heir) in ancestry.missing {
      report(.inheritedTypeNotFound(type, heir, failures: codebase.failures))
    }
    for (_, type, heir) in ancestry.classes { report(.inheritedClass(type, heir)) }
    for (refused, type, heir) in ancestry.refused {
      let name = type.trimmedDescription
      let reason = "'\(name)', which it inherits, \(refused.standardRefusal ?? "")"
      report(.standardProtocol(heir, at: type, reason))
    }
    return ancestry.classes.isEmpty && ancestry.refused.isEmpty
  }

  /// Notes the inherited protocols whose members no `@Mockable` makes.
  private mutating func noteInherited(_ ancestry: Ancestry) {
    for ancestor in ancestry.protocols where ancestor.hasExtension && !ancestor.isMockable {
      inherited[ancestor.site] = ancestor
    }
  }

  /// Makes the members of the inherited protocols that have no mock of their own here.
  mutating func emitInherited() {
    // The names of helpers must differ where the protocols' names do not.
    let sites = Dictionary(
      grouping: Set(inherited.keys).union(mockNames.keys), by: \.name)
    var names = mockNames
    for found in inherited.values where mockNames[found.site] == nil {
      let isAlone = sites[found.site.name]?.count == 1
      let name = isAlone ? found.site.name : found.site.module + found.site.name
      names[found.site] = name
      let ancestry = Ancestry(of: found, in: codebase)
      guard let mocked = mocked(plan(found, ancestry, as: name), found) else { continue }
      add(found, found.fullName, mock: nil, mocked.emitMembers())
    }
    for (plan, found, ancestors, contest) in waiting {
      guard var mocked = mocked(plan, found) else { continue }
      mocked.ancestors = ancestors.compactMap { ancestor in
        let heritage = Heritage(
          contested: contest.requirements(of: ancestor), hasOperatorsInBody: false)
        let ancestry = Ancestry(of: ancestor, in: codebase)
        let name = names[ancestor.site] ?? ancestor.site.name
        return self.mocked(self.plan(ancestor, ancestry, as: name, heritage), ancestor)
      }
      let text = mocked.emit(isComposition: found.site.kind == .typealias)
      add(found, found.fullName, mock: mocked.mockName, found.wrapped(text))
    }
  }

  /// What a planned mock is made from.
  private mutating func mocked(_ plan: ProtocolPlan, _ found: FoundType) -> MockedProtocol? {
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
  ///   - heritage: which implementations must be in the body of the mock
  private mutating func plan(
    _ found: FoundType, _ ancestry: Ancestry, as name: String, _ heritage: Heritage = Heritage()
  ) -> ProtocolPlan {
    var heritage = heritage
    heritage.standardProtocols = ancestry.standardProtocols
    heritage.foundProtocols = ancestry.foundProtocols
    var declaration =
      found.site.kind == .struct ? found.settled : DeclSyntax(found.flattened(ancestry))
    let (hidden, unkept) = noteImports(for: [declaration], found, ancestry.protocols)
    heritage.unkeptTypes = unkept
    if !hidden.isEmpty {
      declaration =
        TypeQualification(hidden, in: found.site.module).rewrite(declaration)
        .as(DeclSyntax.self) ?? declaration
    }
    return ProtocolPlan(
      written: found.site.kind == .typealias ? nil : found.declaration, declaration: declaration,
      lexicalContext: found.context, heritage: heritage, name: name, access: access(of: found),
      qualifier: hidden.contains(found.site.name) ? found.site.module : nil)
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
  mutating func report(_ diagnostics: [Diagnostic], in places: [FoundType], isMocked: Bool) {
    for diagnostic in diagnostics {
      let message = diagnostic.diagMessage
      let isNote = isMocked && places.first?.origin.showsInternal == false
      let found = SourceDiagnostic(
        places.place(of: diagnostic.node), message.message,
        name: (message as? MockMessage)?.name ?? "\(message.diagnosticID)",
        severity: isNote ? .note : isMocked ? .warning : .error)
      if isNote { refusals.append(found) } else { report(found) }
    }
  }
}
