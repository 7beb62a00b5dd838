import Foundation
import Testing

extension FixtureTests {
  /// The diagrams that test runs write, and their contents.
  @Suite(.serialized) struct DiagramTests {
    private let fixture = Fixture.failing

    init() throws { try Fixture.build() }

    /// Runs tests and returns the attachments that they wrote, keyed by file name.
    private func attachments(of filter: String) throws -> [String: String] {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try fixture.test(
        "--disable-xctest", "--filter", filter, "--attachments-path", folder.path())
      #expect(run.output.contains("◇ Test run started."), "\(run.output)")
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      return try Dictionary(
        uniqueKeysWithValues: files.map {
          ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
        })
    }

    @Test(
      "a failing test writes a diagram of the calls on its mocks, for every cause of failure",
      arguments: [
        (
          "anExpectationOfTheTestsOwnFails",
          """
            Code->>M1: 1: open()
            M1-->>Code: ()

          """
        ),
        (
          "anExpectedCallIsMissing",
          """
            Code->>M1: 1: charge(1299, currency: "EUR")
            M1-->>Code: ""
            Note over M1: expected 1 call to charge(1299, currency: "USD"), received 0

          """
        ),
        (
          "anErrorIsThrown",
          """
            Code->>M1: 1: charge(1299, currency: "EUR")
            M1--xCode: throws Stop()

          """
        ),
      ])
    func failures(test: String, calls: String) throws {
      let head = """
        sequenceDiagram
          participant Code as code under test
          participant M1 as gateway

        """
      #expect(
        try attachments(of: "TestsWithDiagrams/\(test)") == ["interactions.mmd": head + calls])
    }

    @Test("a test that passes, calls no mock or disables the diagram writes none")
    func others() throws {
      #expect(try attachments(of: "TestsWithoutDiagrams") == [:])
    }
  }
}
