import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension FixtureTests {
  /// The XML that `swift test --xunit-output` writes.
  @Suite(.serialized) struct XUnitTests {
    private let fixture = Fixture.failing

    init() throws { try Fixture.build() }

    @Test(
      "--xunit-output of failures with control characters in their values is well-formed",
      arguments: ["SwiftTestingControlCharacters", "XCTestControlCharacters"])
    func controlCharacters(suite: String) throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let run = try fixture.test(
        "--filter", suite, "--parallel", "--xunit-output", folder.appending(path: "a.xml").path())
      #expect(run.status != 0)
      #expect(!run.output.contains("\u{1B}[31mred") && !run.output.contains("\nforged line"))
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      #expect(!files.isEmpty, "\(run.output)")
      for file in files {
        let data = try Data(contentsOf: file)
        let parser = XMLParser(data: data)
        #expect(
          parser.parse(), "\(file.lastPathComponent): \(String(decoding: data, as: UTF8.self))")
      }
      let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
      #expect(texts.contains { $0.contains(suite) }, "\(texts)")
    }
  }
}
