import Testing

/// What must not compile, and what the compiler must say of it.
@Suite struct CompileTimeSafetyTests {
  /// One run of the compiler serves every source: starting it takes longer than a source does.
  private static let byHand = Result { try Misuse.byHand.compile("-typecheck") }

  @Test(
    "the compiler reports what the source announces, and nothing else",
    arguments: Misuse.byHand.sources)
  func byHand(source: String) throws {
    let output = try Self.byHand.get()
    for kind in ["error", "warning"] {
      expectEqual(
        Reported.compiler(kind, output).filter { $0.file == source },
        try Misuse.byHand.announced(kind).filter { $0.file == source })
    }
  }

  @Test("what the attribute generates is misused as clearly")
  func byAttribute() throws {
    let output = try Misuse.byAttribute.compile("-typecheck")
    for kind in ["error", "warning"] {
      expectEqual(Reported.compiler(kind, output), try Misuse.byAttribute.announced(kind))
    }
  }

  @Test("correct sources are among them, and no report is of anything else")
  func control() throws {
    let errors = Reported.compiler("error", try Self.byHand.get())
    let sources = Misuse.byHand.sources
    #expect(sources.contains("WellFormed.swift"))
    #expect(errors.filter { !sources.contains($0.file) } == [])
    #expect(errors.count > 100)
  }

  #if compiler(>=6.2)
    @Test("what attributes write compiles where the main actor is the default")
    func isolatedModule() throws {
      #expect(Misuse.isolated.sources == ["Screen.swift"])
      #expect(try Misuse.isolated.compile("-typecheck") == "")
    }
  #endif

  @Test("a release contains nothing of a function's seam but its body")
  func seamsInRelease() throws {
    let release = try Misuse.seams.compile("-S", "-O", "-o", "-")
    let debug = try Misuse.seams.compile("-S", "-Onone", "-D", "DEBUG", "-o", "-")
    #expect(debug.contains("UnderstudyCore"))
    #expect(release.contains("currentHour"))
    #expect(!release.contains("Understudy"))
  }

  /// Expects each report to be announced, and each announcement to be reported, once.
  private func expectEqual(_ reported: [Reported], _ announced: [Reported]) {
    let fulfilled = reported.map { report in announced.first(where: report.fulfils) ?? report }
    #expect(fulfilled.sorted() == announced)
  }
}
