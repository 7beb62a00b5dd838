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
    guard let mocked = mocked(found, ancestry, as: name) else { return }
    add(found, found.fullName, mock: "Mock" + name, found.wrapped(mocked.emitAll()))
    noteInherited(ancestry)
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
    guard let mocked = mocked(found, ancestry, as: name) else { return }
    // There is no extension of a composition, nor a member that would be in it.
    add(found, found.fullName, mock: "Mock" + name, found.wrapped(mocked.emitPeers()))
    noteInherited(ancestry)
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
    let waiting = inherited.values.filter { mockNames[$0.site] == nil }
    // The names of helpers must differ where the protocols' names do not.
    let names = Dictionary(
      grouping: Set(inherited.keys).union(mockNames.keys), by: \.name)
    for found in waiting {
      let isAlone = names[found.site.name]?.count == 1
      let name = isAlone ? found.site.name : found.site.module + found.site.name
      let ancestry = Ancestry(of: found, in: codebase)
      guard let mocked = mocked(found, ancestry, as: name) else { continue }
      add(found, found.fullName, mock: nil, mocked.emitMembers())
    }
  }

  /// The model of a protocol's mock.
  ///
  /// - Parameters:
  ///   - found: the protocol, or the `typealias` of a composition
  ///   - ancestry: what it inherits
  ///   - name: the name of the mock without `Mock`
  private mutating func mocked(
    _ found: FoundType, _ ancestry: Ancestry, as name: String
  ) -> MockedProtocol? {
    var parsed = ParsedProtocol(found.declaration, lexicalContext: found.context)
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
      parsed = ParsedProtocol(declaration, lexicalContext: found.context)
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
