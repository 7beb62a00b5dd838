/// What a migration does with one file.
package struct FileMigration: Sendable, Hashable {
  /// What becomes of the file.
  package enum Change: Sendable, Hashable {
    /// Nothing.
    case none

    /// It gets another text.
    case rewritten(String)

    /// It is removed, because the mocks in it are generated when the tests are built.
    case removed
  }

  /// The path.
  package var path: String

  /// The change.
  package var change: Change

  /// The number of rewritten constructs.
  package var rewritten: Int { constructs.rewritten }

  /// The constructs of libraries, and what becomes of them.
  package var constructs = ConstructCounts()

  /// The names of the libraries that the file uses.
  package var libraries: [String]

  /// What was left or kept, or why the file cannot be migrated.
  package var findings: [Finding]

  /// A Boolean value that indicates whether something is left to do in the file.
  package var isIncomplete: Bool { findings.contains { $0.kind != .kept } }
}
