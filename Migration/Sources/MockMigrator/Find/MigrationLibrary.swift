/// A library that tests can be migrated from.
///
/// One more library is one more folder in `Rules`, and one more line in ``Migration/allLibraries``.
package protocol MigrationLibrary: Sendable {
  /// The name, as its authors write it.
  var name: String { get }

  /// The names of its modules.
  var modules: Set<String> { get }

  /// The names of its packages in manifests, in lowercase letters.
  var packages: Set<String> { get }

  /// The table: what becomes of nodes. The first rule that has an outcome for a node decides.
  var rules: [MigrationRule] { get }

  /// The functions of the library that Understudy does not have.
  var verbs: Set<String> { get }

  /// The functions that Understudy has too. In a file that was migrated in part, they are those of Understudy.
  var sharedVerbs: Set<String> { get }

  /// A Boolean value that indicates whether a migration of all libraries includes this one. It does not
  /// if public projects have shown cases in which the migration of the library is not complete.
  var isTrusted: Bool { get }

  /// Texts of which each file that uses the library has one, for libraries that are not trusted.
  var marks: [String] { get }

  /// Returns a Boolean value that indicates whether a file uses the library.
  ///
  /// By default, a file does if it imports one of the modules, or calls functions with the names of its verbs
  /// without any import, as a base class or a fixture of tests can.
  func isUsed(in source: ParsedSource) -> Bool

  /// How the mocks look that the library generates into the sources, or `nil` if it has none with verbs.
  var generated: GeneratedMocks? { get }

  /// Returns a Boolean value that indicates whether the file contains nothing but test doubles that mocks
  /// replace.
  func isReplaced(_ source: ParsedSource, _ facts: MigrationFacts) -> Bool

  /// Returns a Boolean value that indicates whether a file that uses the library has something to
  /// rewrite, as far as the facts of all files say.
  func concerns(_ source: ParsedSource, _ facts: MigrationFacts) -> Bool

  /// Returns the module to import instead of the library, or `nil` for none.
  func replacement(ofImportIn source: ParsedSource, _ facts: MigrationFacts) -> String?

  /// Returns a Boolean value that indicates whether something in a file needs the import of the library,
  /// because it stays.
  func isNeeded(in source: ParsedSource, _ facts: MigrationFacts) -> Bool

  /// Returns facts of a file that the rules need for other files.
  func facts(in source: ParsedSource) -> [MigrationFact]
}

extension MigrationLibrary {
  package var packages: Set<String> { [name.lowercased()] }

  package var verbs: Set<String> { [] }

  package var sharedVerbs: Set<String> { [] }

  package func isUsed(in source: ParsedSource) -> Bool {
    isImported(in: source) || !verbs.isEmpty && Guests.isCandidate(source)
  }

  /// Returns a Boolean value that indicates whether a file imports the library.
  func isImported(in source: ParsedSource) -> Bool {
    !source.importedModules.isDisjoint(with: modules)
  }

  package var isTrusted: Bool { true }

  package var marks: [String] { modules.sorted().map { "import \($0)" } }

  package func isNeeded(in source: ParsedSource, _ facts: MigrationFacts) -> Bool { false }

  package var generated: GeneratedMocks? { nil }

  package func isReplaced(_ source: ParsedSource, _ facts: MigrationFacts) -> Bool { false }

  package func concerns(_ source: ParsedSource, _ facts: MigrationFacts) -> Bool {
    isImported(in: source) || Guests.isGuest(source, of: self, facts)
  }

  package func replacement(
    ofImportIn source: ParsedSource, _ facts: MigrationFacts
  ) -> String? { "Understudy" }

  package func facts(in source: ParsedSource) -> [MigrationFact] { [] }
}
