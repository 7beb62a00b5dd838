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
    try run.write("{\"requirements\":{},\"stubs\":{}}\r\n\r\nx\n", to: "mixed.jsonl")
    let lines = [
      "broken.jsonl": (65, "broken.jsonl:1:1: error: this is not a coverage file: line 1 is no "),
      "mixed.jsonl": (65, "mixed.jsonl:3:1: error: this is not a coverage file: line 3 is no "),
      "missing.jsonl": (66, "missing.jsonl: error: this does not exist or cannot be read; "),
      "": (66, "error: this cannot be read: it is a folder; "),
    ]
    for (file, (status, text)) in lines {
      let ended = try ToolProcess(["coverage", "/" + file], in: run.folder)
      #expect(ended.status == Int32(status))
      #expect(ended.errors.contains(text), "\(ended.errors)")
    }
  }
}
