import Testing

/// Sources that must not compile, and the diagnostics that the compiler must report.
@Suite struct CompileTimeSafetyTests {
  /// The compiler's output for all sources, because starting it takes longer than compiling one.
  private static let handwritten = Result { try Misuse.handwritten.compile("-typecheck") }

  @Test(
    "the compiler reports exactly the diagnostics that the comments of a source announce",
    arguments: Misuse.handwritten.sources)
  func handwritten(source: String) throws {
    let output = try Self.handwritten.get()
    for kind in ["error", "warning"] {
      expectEqual(
        Reported.compiler(kind, output).filter { $0.file == source },
        try Misuse.handwritten.announced(kind).filter { $0.file == source })
    }
  }

  @Test("the compiler reports misuse of generated mocks as clearly")
  func generated() throws {
    try expectAnnounced(Misuse.generated)
  }

  @Test(
    "the lines that newcomers write are reported as announced, in both language modes",
    arguments: ["5", "6"])
  func lines(language: String) throws {
    try expectAnnounced(Misuse.lines, language: language)
    #expect(try Misuse.lines.announced("error").count > 70)
  }

  @Test(
    "declarations, release builds, traits and missing products are reported as announced",
    arguments: [Misuse.attributes, .release, .syntax, .traits, .products])
  func declarations(misuse: Misuse) throws { try expectAnnounced(misuse) }

  @Test("missing imports are reported as announced")
  func imports() throws {
    defer { Misuse.removeShop() }
    try Misuse.compileShop()
    try expectAnnounced(Misuse.imports)
  }

  @Test("the correct source is compiled too, and all diagnostics belong to the sources")
  func control() throws {
    let errors = Reported.compiler("error", try Self.handwritten.get())
    let sources = Misuse.handwritten.sources
    #expect(sources.contains("WellFormed.swift"))
    #expect(errors.filter { !sources.contains($0.file) } == [])
    #expect(errors.count > 100)
  }

  #if compiler(>=6.2)
    @Test("generated code compiles in a module that is isolated to the main actor by default")
    func isolatedModule() throws {
      #expect(Misuse.isolated.sources == ["Screen.swift"])
      #expect(try Misuse.isolated.compile("-typecheck") == "")
    }
  #endif

  @Test("a release build of a @Mocked function contains only the body")
  func seamsInRelease() throws {
    let release = try Misuse.seams.compile("-S", "-O", "-o", "-")
    let debug = try Misuse.seams.compile("-S", "-Onone", "-D", "DEBUG", "-o", "-")
    #expect(debug.contains("UnderstudyCore"))
    #expect(release.contains("currentHour"))
    #expect(!release.contains("Understudy"))
  }

  /// Expects the compiler to report exactly the diagnostics that sources announce.
  private func expectAnnounced(_ misuse: Misuse, language: String = "6") throws {
    let output = try misuse.compile("-typecheck", language: language)
    for kind in ["error", "warning"] {
      expectEqual(Reported.compiler(kind, output), try misuse.announced(kind))
    }
    #expect(try misuse.announced("error") != [])
  }

  /// Expects the reported and the announced diagnostics to match one to one.
  private func expectEqual(_ reported: [Reported], _ announced: [Reported]) {
    let fulfilled = reported.map { report in announced.first(where: report.fulfills) ?? report }
    #expect(fulfilled.sorted() == announced)
  }
}
