/// Migrates the sources of tests from other libraries to Understudy.
///
/// The files are examined twice: once for the facts that rules need of other files, and once to be
/// rewritten. The syntax trees of the first megabytes of sources are kept in between. The other files are
/// parsed again, so that memory does not grow with the number of files.
package struct Migration: Sendable {
  /// The libraries to migrate from.
  package let libraries: [any MigrationLibrary]

  /// The options.
  package let options: MigrationOptions

  /// Called with the path of each file before it is examined, and with `true` afterward, on any thread.
  package var observer: (@Sendable (_ path: String, _ isFinished: Bool) -> Void)?

  /// The size of the sources whose syntax trees are kept, in bytes. The trees take about a hundred times
  /// as much, and parsing again takes a tenth of the time of a migration.
  private static let keptBytes = 1 << 19

  /// All libraries, in the order in which they are recognized.
  package static let allLibraries: [any MigrationLibrary] = [
    MockableLibrary(), MockingbirdLibrary(), CuckooLibrary(), MocksmithLibrary(),
    SwiftyMockyLibrary(),
    SpyLibrary.spyable, SpyLibrary.autoMockable, SpyLibrary.mockolo, SpyLibrary.mockingKit,
    SpyLibrary.handwritten,
  ]

  /// Creates a migration.
  ///
  /// - Parameters:
  ///   - libraries: The libraries to migrate from.
  ///   - options: The options.
  package init(
    from libraries: [any MigrationLibrary] = Migration.allLibraries,
    _ options: MigrationOptions = MigrationOptions()
  ) {
    self.libraries = libraries
    self.options = options
  }

  /// Migrates files.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - progress: Called with the number of finished files.
  /// - Returns: What becomes of the files, in their order.
  package func run(
    _ sources: [SourceText], progress: (Int) -> Void = { _ in }
  ) -> [FileMigration] {
    var bytes = 0
    let kept = sources.map { source in
      bytes += source.text.utf8.count
      return (source: source, isKept: bytes < Self.keptBytes)
    }
    let words = RelevantWords(libraries)
    let found = kept.concurrentMap { source, isKept in
      observer?(source.path, false)
      defer { observer?(source.path, true) }
      guard words.areMentioned(in: source) else { return (SourceFacts.none, ParsedSource?.none) }
      let parsed = ParsedSource(source)
      let facts = SourceFacts(parsed, libraries)
      return (facts, isKept && !facts.libraries.isEmpty ? parsed : nil)
    }
    let facts = MigrationFacts(found.map(\.0))
    let naming = NamingPass(facts, options.naming)
    let files = zip(sources, found).map { ($0, $1.0, $1.1) }.concurrentMap(
      { source, found, parsed in
        observer?(source.path, false)
        defer { observer?(source.path, true) }
        let file =
          found.libraries.isEmpty
          ? FileMigration(
            path: source.path, change: .none, rewritten: 0, libraries: [], findings: [])
          : migrate(parsed ?? ParsedSource(source), source, found.libraries, facts)
        return naming.map { Self.renamed(file, of: source, $0) } ?? file
      }, progress: progress)
    return Self.withoutRepeatedNotes(files)
  }

  /// Returns what becomes of a file if its mocks have other names.
  private static func renamed(
    _ file: FileMigration, of source: SourceText, _ naming: NamingPass
  ) -> FileMigration {
    var (file, text) = (file, source)
    switch file.change {
    case .removed: return file
    case .rewritten(let new): text.text = new
    case .none: break
    }
    let new = naming.renaming(text)
    if new != source.text { file.change = .rewritten(new) }
    return file
  }

  /// Returns files in which each note is reported once, for the first of its places.
  private static func withoutRepeatedNotes(_ files: [FileMigration]) -> [FileMigration] {
    var known: Set<String> = []
    return files.map { file in
      var file = file
      file.findings.removeAll { $0.kind == .kept && !known.insert($0.reason).inserted }
      return file
    }
  }

  /// Migrates one file.
  private func migrate(
    _ parsed: ParsedSource, _ source: SourceText, _ names: Set<String>, _ facts: MigrationFacts
  ) -> FileMigration {
    let used = libraries.filter { names.contains($0.name) && $0.concerns(parsed, facts) }
    var file = FileMigration(
      path: source.path, change: .none, rewritten: 0, libraries: used.map(\.name), findings: [])
    if let problem = parsed.problem {
      file.findings = [problem]
      return file
    }
    if used.contains(where: { $0.isGenerated(parsed, facts) }) {
      file.change = .removed
      return file
    }
    let rewriter = FileRewriter(parsed, used, facts, options)
    var edits = rewriter.edits()
    file.findings = Array(Set(rewriter.findings)).sorted { $0.place < $1.place }
    file.rewritten = rewriter.rewritten.count
    let isIncomplete = file.isIncomplete
    edits += ScopePass(parsed).edits(besides: edits)
    edits += ImportPass(parsed, used, facts).edits(
      isIncomplete: isIncomplete, isChanged: !edits.isEmpty)
    guard !edits.isEmpty else { return file }
    let text = parsed.applying(edits, in: 0..<parsed.bytes.count)
    if text != source.text { file.change = .rewritten(text) }
    return file
  }
}
