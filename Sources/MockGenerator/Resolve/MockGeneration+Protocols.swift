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

  /// Adds a mock, or notes it until the names of what it inherits are known.
  private mutating func addMock(of found: FoundType, _ ancestry: Ancestry, as name: String) {
    let contest = Contest(over: found, ancestry, in: codebase)
    let heritage = Heritage(contested: contest.requirements(of: found))
    guard let mocked = mocked(found, ancestry, as: name, heritage) else { return }
    noteInherited(ancestry)
    let ancestors = ancestry.protocols.filter {
      $0.hasExtension && !contest.requirements(of: $0).isEmpty
    }
    if ancestors.isEmpty {
      addText(of: mocked, found)
    } else {
      waiting.append((mocked, found, ancestors, contest))
    }
  }

  /// Adds the text of a mock.
  private mutating func addText(of mocked: MockedProtocol, _ found: FoundType) {
    // There is no extension of a composition, nor a member that would be in it.
    let text = found.site.kind == .typealias ? mocked.emitPeers() : mocked.emitAll()
    add(found, found.fullName, mock: mocked.mockName, found.wrapped(text))
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
      guard let mocked = mocked(found, ancestry, as: name) else { continue }
      add(found, found.fullName, mock: nil, mocked.emitMembers())
    }
    for (mocked, found, ancestors, contest) in waiting {
      var mocked = mocked
      mocked.ancestors = ancestors.compactMap { ancestor in
        self.mocked(
          ancestor, Ancestry(of: ancestor, in: codebase),
          as: names[ancestor.site] ?? ancestor.site.name,
          Heritage(contested: contest.requirements(of: ancestor), hasOperatorsInBody: false))
      }
      addText(of: mocked, found)
    }
  }

  /// The model of a protocol's mock.
  ///
  /// - Parameters:
  ///   - found: the protocol, or the `typealias` of a composition
  ///   - ancestry: what it inherits
  ///   - name: the name of the mock without `Mock`
  ///   - heritage: which implementations must be in the body of the mock
  private mutating func mocked(
    _ found: FoundType, _ ancestry: Ancestry, as name: String, _ heritage: Heritage = Heritage()
  ) -> MockedProtocol? {
    var heritage = heritage
    heritage.standardProtocols = ancestry.standardProtocols
    heritage.foundProtocols = ancestry.foundProtocols
    var parsed = ParsedProtocol(found.declaration, lexicalContext: found.context, heritage)
    if found.site.kind == .protocol {
      report(parsed.diagnostics, in: [found], isMocked: parsed.mocked != nil)
    }
    var declaration = DeclSyntax(found.flattened(ancestry))
    let hidden = noteImports(for: [declaration], found, ancestry.protocols)
    if !hidden.isEmpty {
      declaration =
        TypeQualification(hidden, in: found.site.module).rewrite(declaration)
        .as(DeclSyntax.self) ?? declaration
    }
    if declaration != found.declaration {
      parsed = ParsedProtocol(declaration, lexicalContext: found.context, heritage)
    }
    guard var mocked = parsed.mocked else { return nil }
    mocked.name = name
    mocked.access = access(of: found)
    if hidden.contains(found.site.name) {
      mocked.spelling = "\(found.site.module).\(mocked.spelling)"
      mocked.extendedType = mocked.spelling
    }
    return mocked
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
