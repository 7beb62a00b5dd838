/// Migrates the sources of tests from other libraries to Understudy.
///
/// The files are examined twice: once for the facts that rules need of other files, and once to be
/// rewritten. The syntax trees of the first megabytes of sources are kept in between. The other files are
/// parsed again, so that memory does not grow with the number of files.
package struct Migration: Sendable {
  /// The libraries to migrate from.
  package let libraries: [any MigrationLibrary]

  /// Called with the path of each file before it is parsed, and with `true` afterward, on any thread.
  package var observer: (@Sendable (_ path: String, _ isFinished: Bool) -> Void)?

  /// The size of the sources whose syntax trees are kept, in bytes. The trees take about a hundred times
  /// as much, and parsing again takes a tenth of the time of a migration.
  private static let keptBytes = 1 << 19

  /// All libraries, in the order in which they are recognized.
  package static let allLibraries: [any MigrationLibrary] = [
    MockableLibrary(), MockingbirdLibrary(), CuckooLibrary(), SwiftyMockyLibrary(),
    SpyLibrary.spyable, SpyLibrary.autoMockable, SpyLibrary.mockolo,
  ]

  /// The libraries that a migration rewrites without being told to.
  package static let trustedLibraries = allLibraries.filter(\.isTrusted)

  /// The libraries whose migration needs a careful reader.
  package static let untrustedLibraries = allLibraries.filter { !$0.isTrusted }

  /// Creates a migration.
  ///
  /// - Parameter libraries: The libraries to migrate from.
  package init(from libraries: [any MigrationLibrary] = Migration.allLibraries) {
    self.libraries = libraries
  }

  /// Migrates files.
  ///
  /// - Parameter sources: The files.
  /// - Returns: What becomes of the files, in their order.
  package func run(_ sources: [SourceText]) -> [FileMigration] {
    var bytes = 0
    let kept = sources.map { source in
      bytes += source.text.utf8.count
      return (source: source, isKept: bytes < Self.keptBytes)
    }
    let words = RelevantWords(libraries, isTest: false)
    let testWords = RelevantWords(libraries, isTest: true)
    let found = kept.concurrentMap { source, isKept in
      if let facts = SourceFacts(generated: source, libraries) {
        return (facts, ParsedSource?.none)
      }
      guard (source.isInTestTarget ? testWords : words).areMentioned(in: source) else {
        return (SourceFacts.none, ParsedSource?.none)
      }
      let parsed = parse(source)
      let facts = SourceFacts(parsed, libraries)
      return (facts, isKept && !facts.libraries.isEmpty ? parsed : nil)
    }
    var facts = MigrationFacts(found.map(\.0))
    let inputs = zip(sources, found).map { ($0, $1.0, $1.1) }
    var files = migrate(inputs, facts)
    while keepMentioned(in: files, &facts) {
      let kept = facts.kept
      let stale = files.indices.filter { !files[$0].dependencies.isDisjoint(with: kept.keys) }
      let again = migrate(stale.map { inputs[$0] }, facts)
      for (index, file) in zip(stale, again) { files[index] = file }
    }
    return Self.withoutRepeatedNotes(Self.keeping(generated: files))
  }

  /// Parses a file.
  private func parse(_ source: SourceText) -> ParsedSource {
    observer?(source.path, false)
    defer { observer?(source.path, true) }
    return ParsedSource(source)
  }

  /// Returns files in which generated mocks stay if something of their library is left to do, with the lines.
  private static func keeping(generated files: [Outcome]) -> [FileMigration] {
    files.map { file in
      guard file.isGenerated else { return file.result }
      var result = file.result
      let lines = files.map(\.result)
        .filter { !$0.libraries.filter(result.libraries.contains).isEmpty }
        .flatMap(\.findings).filter { $0.kind != .kept }
        .map { "\($0.place.path):\($0.place.line)" }
      guard !lines.isEmpty else { return result }
      result.change = .none
      result.constructs = .keptFile
      let list = lines.prefix(namedPlaces).joined(separator: ", ")
      let rest = lines.count - namedPlaces
      result.findings = [
        Finding(
          .kept, FileLocation(path: result.path, line: 1, column: 1),
          "the generated mocks are kept, because something is left to do at \(list)"
            + (rest > 0 ? " and \(rest) other \(rest == 1 ? "place" : "places")" : "")
            + "; do that, and migrate again")
      ]
      return result
    }
  }

  /// What becomes of a file, before it is known what has to stay.
  private struct Outcome: Sendable {
    /// The result.
    var result: FileMigration

    /// The test doubles that it depends on.
    var dependencies: Set<String> = []

    /// What still mentions test doubles that would be removed.
    var mentions: [MentionPass.Mention] = []

    /// A Boolean value that indicates whether a library with verbs generated the file.
    var isGenerated = false
  }

  /// Migrates files.
  private func migrate(
    _ inputs: [(SourceText, SourceFacts, ParsedSource?)], _ facts: MigrationFacts
  ) -> [Outcome] {
    let mentions = MentionPass(facts)
    return inputs.concurrentMap { source, found, parsed in
      if let generator = found.generator { return Self.generated(source, by: generator, facts) }
      let mayMention = mentions.concerns(source)
      let file = FileMigration(
        path: source.path, change: .none, libraries: [], findings: [])
      guard mayMention || !found.libraries.isEmpty else { return Outcome(result: file) }
      let parsed = parsed ?? parse(source)
      let concerned = libraries.filter {
        found.libraries.contains($0.name) && $0.concerns(parsed, facts)
      }
      let used = Guests.hosts(concerned, of: parsed)
      guard used.isEmpty else { return migrate(parsed, source, used, facts, mentions) }
      guard mayMention else { return Outcome(result: file) }
      return Outcome(
        result: file, dependencies: parsed.identifiers,
        mentions: mentions.mentions(in: parsed, besides: []))
    }
  }

  /// Returns what becomes of a file that a library has generated.
  private static func generated(
    _ source: SourceText, by library: String, _ facts: MigrationFacts
  ) -> Outcome {
    var file = FileMigration(
      path: source.path, change: .removed, libraries: [library], findings: [])
    file.constructs = .removedFile
    guard !source.isInTestTarget else { return Outcome(result: file, isGenerated: true) }
    file.change = .none
    file.constructs = .keptFile
    let own = facts.standingMocks.filter { $0.value.path == source.path }
    let reason = own.min { $0.key < $1.key }.map { $0.value.reason($0.key) }
    file.findings =
      reason.map {
        [Finding(.failed, FileLocation(path: source.path, line: 1, column: 1), $0)]
      } ?? []
    return Outcome(result: file)
  }

  /// Keeps what files still mention.
  ///
  /// - Returns: `true` if something is kept that was not kept before.
  private func keepMentioned(in files: [Outcome], _ facts: inout MigrationFacts) -> Bool {
    let known = facts.kept.count
    let mentions = Dictionary(grouping: files.flatMap(\.mentions), by: \.double)
    for (name, found) in mentions where facts.kept[name] == nil {
      let places = Array(Set(found.map(\.place))).sorted()
      let lines = places.map { "\($0.path):\($0.line)" }.reduce(into: [String]()) { list, line in
        if list.last != line { list.append(line) }
      }
      let list = lines.prefix(Self.namedPlaces)
      let rest = lines.count - list.count
      facts.keep(
        name,
        "the migration cannot rewrite what uses it at \(list.joined(separator: ", "))"
          + (rest > 0 ? " and \(rest) other \(rest == 1 ? "place" : "places")" : ""))
    }
    return facts.kept.count > known
  }

  /// The number of places that a reason names.
  private static let namedPlaces = 5

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
    _ parsed: ParsedSource, _ source: SourceText, _ used: [any MigrationLibrary],
    _ facts: MigrationFacts, _ mentions: MentionPass
  ) -> Outcome {
    var file = FileMigration(
      path: source.path, change: .none, libraries: used.map(\.name), findings: [])
    let own = parsed.identifiers
    if let problem = parsed.problem {
      file.findings = [problem]
      file.constructs = .keptFile
      return Outcome(result: file, dependencies: own)
    }
    if used.contains(where: { $0.isReplaced(parsed, facts) }) {
      file.change = .removed
      file.constructs = .removedFile
      return Outcome(result: file, dependencies: own)
    }
    if let (name, mock) = facts.standingMock(of: used, in: own) {
      file.constructs = .keptFile
      file.findings = [
        Finding(.failed, FileLocation(path: source.path, line: 1, column: 1), mock.reason(name))
      ]
      return Outcome(
        result: file, dependencies: own, mentions: mentions.mentions(in: parsed, besides: []))
    }
    var unparsable: Set<Int> = []
    while true {
      let rewriter = FileRewriter(parsed, used, facts, unparsable: unparsable)
      var edits = rewriter.edits()
      file.findings = Array(Set(rewriter.findings)).sorted { $0.place < $1.place }
      file.constructs = rewriter.record.counts
      var outcome = Outcome(result: file, dependencies: rewriter.dependencies)
      // An import stays while a double of its library does.
      for library in used where library.isImported(in: parsed) {
        outcome.dependencies.formUnion(facts.doubleNames(of: library.name))
      }
      if mentions.concerns(source) {
        outcome.mentions = mentions.mentions(in: parsed, besides: edits)
        outcome.dependencies.formUnion(own)
      }
      edits += ScopePass(parsed).edits(besides: edits)
      edits += ImportPass(parsed, used, facts).edits(
        isIncomplete: file.isIncomplete, besides: edits)
      guard !edits.isEmpty else { return outcome }
      let problem: Int?
      switch Result(catching: { () throws(OverlappingEdits) in try parsed.applying(edits) }) {
      case .success(let text):
        guard text != source.text else { return outcome }
        let new = parse(SourceText(path: source.path, text: text))
        guard let found = new.problemOffset else {
          let qualified = HiddenVerbs(facts: facts).qualified(new, from: parsed)
          outcome.result.change = .rewritten(qualified ?? text)
          return outcome
        }
        // A problem can show far behind its cause.
        let broken = parsed.items(brokenBy: edits, except: unparsable)
        guard broken.isEmpty else {
          unparsable.formUnion(broken)
          continue
        }
        problem = parsed.item(causing: found, after: edits, except: unparsable)
      case .failure(let error): problem = parsed.item(around: error.offset, except: unparsable)
      }
      guard let problem else {
        file.constructs = .keptFile
        file.findings = [
          Finding(
            .failed, FileLocation(path: source.path, line: 1, column: 1),
            "what the migration would write does not parse, so the file is left as it is")
        ]
        return Outcome(
          result: file, dependencies: own, mentions: mentions.mentions(in: parsed, besides: []))
      }
      unparsable.insert(problem)
    }
  }
}
