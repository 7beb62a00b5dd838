import SwiftSyntax

/// The facts of one file.
struct SourceFacts: Sendable {
  /// The names of the libraries that the file uses.
  let libraries: Set<String>

  /// The name of the library that generated the whole file, or `nil`.
  let generator: String?

  /// The facts.
  let facts: [MigrationFact]

  /// The facts of a file that has nothing to do with a library.
  static let none = SourceFacts(libraries: [], generator: nil, facts: [])

  /// Creates facts.
  private init(libraries: Set<String>, generator: String?, facts: [MigrationFact]) {
    (self.libraries, self.generator, self.facts) = (libraries, generator, facts)
  }

  /// Finds the facts of a file that begins like a generated one, without parsing it, or returns `nil`.
  init?(generated source: SourceText, _ libraries: [any MigrationLibrary]) {
    for library in libraries {
      guard let mocks = library.generated, mocks.isGenerated(source) else { continue }
      let standing = StandingMock(library.name, path: source.path, isAlone: true)
      self.init(
        libraries: [library.name], generator: library.name,
        facts: mocks.names(inGenerated: source).map { name in
          source.isInTestTarget
            ? .mention(name, in: Guests.mocks(of: library.name)) : .standingMock(name, standing)
        })
      return
    }
    return nil
  }

  /// Finds the facts of a file.
  init(_ source: ParsedSource, _ libraries: [any MigrationLibrary]) {
    let used = libraries.filter { $0.isUsed(in: source) }
    let generator = used.first { $0.generated?.isWhole(source) == true }
    let isRemoved = generator != nil && source.isInTestTarget
    let standing = used.flatMap { library in
      let mock = StandingMock(library.name, path: source.path, isAlone: generator != nil)
      return library.generated?.names(in: source).map { MigrationFact.standingMock($0, mock) } ?? []
    }
    // What a library generated, tests do not declare.
    let own = generator == nil ? libraries.flatMap { $0.facts(in: source) } : []
    self.init(
      libraries: Set(used.map(\.name)), generator: generator?.name,
      facts: ProtocolFactFinder.protocols(in: source).map(MigrationFact.protocolFacts)
        + TypeFactFinder.types(in: source).map(MigrationFact.type)
        + AliasNames.facts(in: source) + Guests.facts(in: source, libraries) + own
        + (isRemoved ? [] : standing))
  }
}

/// A generated mock that a migration does not remove, so that the tests which use it stay too.
package struct StandingMock: Sendable, Hashable {
  /// The name of its library.
  let library: String

  /// The path of its file.
  let path: String

  /// A Boolean value that indicates whether its file declares nothing but generated mocks.
  let isAlone: Bool

  /// Creates a mock.
  init(_ library: String, path: String, isAlone: Bool) {
    (self.library, self.path, self.isAlone) = (library, path, isAlone)
  }

  /// Why the mock is not removed, and what to do by hand.
  func reason(_ name: String) -> String {
    isAlone
      ? "'\(name)' of \(path) is in no test target, where the plug-in makes mocks; let "
        + "'understudy-cli generate' write the mocks of that target, and migrate again"
      : "'\(name)' of \(path) is a mock of \(library) next to other code; move the mocks to a file of "
        + "their own in a test target, and migrate again"
  }
}
