import Foundation
import Testing

/// Mocks in optimized builds of a whole module.
@Suite struct OptimizedMockTests {
  /// The flags, and what the program prints or what the compiler reports.
  static let table: [(flags: [String], output: String)] = [
    ([], refusal("module")),
    (["-enable-testing"], refusal("module")),
    (["-enable-testing", "-D", "UNDERSTUDY_TESTABLE"], "mock mock\n"),
    // The danger. If this prints 'mock mock' one day, the refusal can go.
    (["-D", "UNDERSTUDY_TESTABLE"], "real real\n"),
    (["-D", "PRIVATE"], refusal("file")),
    (["-D", "PRIVATE", "-enable-testing", "-D", "UNDERSTUDY_TESTABLE"], refusal("file")),
    (["-D", "PRIVATE", "-enable-testing", "-D", "DEBUG"], "real real\n"),
    (["-D", "PACKAGE", "-package-name", "demo"], "mock mock\n"),
    (["-D", "PUBLIC"], "mock mock\n"),
  ]

  /// The start of the error for a protocol that only its module or file can use.
  private static func refusal(_ place: String) -> String {
    "error: only its \(place) can use 'Doorbell'"
  }

  @Test("a mock answers the calls of optimized code, or the build refuses it", arguments: table)
  func calls(flags: [String], output: String) throws {
    let program = FileManager.default.temporaryDirectory.appending(
      path: "understudy-optimized-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: program) }
    let report = try Misuse.optimized.link(to: program, flags)
    if output.hasPrefix("error: ") {
      #expect(report.contains(output))
    } else {
      #expect(!report.contains("error: "), "\(report)")
      #expect(try Fixture.run(program).output == output)
    }
  }
}
