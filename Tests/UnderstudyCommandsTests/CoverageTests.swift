import Testing

@Suite("understudy-cli coverage")
struct CoverageTests {
  /// The files of two processes.
  private let files = [
    "first.jsonl": """
    {"requirements":{"Kiosk":{"open()":["called"],"sell(_:)":["called"]}},"stubs":{"A.swift:3":false}}
    {"requirements":{"Kiosk":{"sell(_:)":["verified"]}},"stubs":{"A.swift:3":true,"A.swift:9":false}}

    """,
    "second.jsonl": """
    {"requirements":{"Kiosk":{"close()":[]},"Ledger":{"note()":["stubbed"]}},"stubs":{}}
    """,
    "broken.jsonl": "{",
  ]

  @Test("the records of all processes are merged")
  func merged() throws {
    let run = try CommandRun(files)
    #expect(try run("coverage", "/first.jsonl", "/second.jsonl") == 0)
    #expect(
      run.output == """
        Kiosk: close(), open()
        A.swift:9: unused stub
        2 of 4 requirements were not stubbed, expected or verified, and 1 of 2 stubs were not used

        """)
  }

  @Test("--check fails if anything is listed")
  func check() throws {
    #expect(try CommandRun(files)("coverage", "--check", "/first.jsonl") == 2)
  }

  @Test("a file that is missing or is no coverage file is an error")
  func broken() throws {
    let run = try CommandRun(files)
    #expect(try run("coverage", "/broken.jsonl") == 1)
    #expect(run.report.contains("broken.jsonl: error: this is not a coverage file"))
    #expect(try CommandRun(files)("coverage", "/missing.jsonl") == 1)
  }
}
