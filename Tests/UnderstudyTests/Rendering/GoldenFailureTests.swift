import CustomDump
import FailureShapes
import Foundation
import Testing

/// What a reader sees of every failure, word for word.
@Suite struct GoldenFailures {
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil

  @Test("a failure reads as its golden file", arguments: FailureShape.all)
  func text(of shape: FailureShape) async throws {
    let golden = GoldenFile(shape.name)
    let seen = await ReportedFailures.text { await shape.run() }
    if Self.isUpdating { try golden.write(seen) }
    let expected = try golden.text()
    #expect(seen == expected, "\(diff(expected, seen) ?? "")")
  }

  @Test("no first line is longer than a list of issues shows", arguments: FailureShape.all)
  func firstLines(of shape: FailureShape) throws {
    let lines = try GoldenFile(shape.name).text().matches(of: /(?m)^\w+\.swift:\d+: \w+: (.*)$/)
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.output.1.count < 160, "\(line.output.1)") }
  }

  @Test("each golden file has a shape, and no two shapes have one")
  func files() throws {
    let names = FailureShape.all.map(\.name).sorted()
    #expect(try GoldenFile.names() == names)
    #expect(Set(names).count == names.count)
  }
}
