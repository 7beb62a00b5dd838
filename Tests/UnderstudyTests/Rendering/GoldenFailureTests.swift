import FailureShapes
import Foundation
import Testing
import UnderstudyCore
import UnderstudyValues

/// The complete text of every failure.
@Suite struct GoldenFailureTests {
  private static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil

  @Test("the text of a failure equals its golden file", arguments: FailureShape.all)
  func text(of shape: FailureShape) async throws {
    let golden = GoldenFile(shape.name)
    let seen = await ReportedFailures.text { await shape.run() }
    if Self.isUpdating { try golden.write(seen) }
    let expected = try golden.text()
    #expect(seen == expected, "\(ValueDifference.described(expected, seen).form)")
  }

  @Test("the first line of a failure is shorter than 160 characters", arguments: FailureShape.all)
  func firstLines(of shape: FailureShape) throws {
    let lines = try GoldenFile(shape.name).text().matches(of: /(?m)^\w+\.swift:\d+: \w+: (.*)$/)
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.output.1.count < 160, "\(line.output.1)") }
  }

  @Test("each golden file belongs to exactly one shape")
  func files() throws {
    let names = FailureShape.all.map(\.name).sorted()
    #expect(try GoldenFile.names() == names)
    #expect(Set(names).count == names.count)
  }
}
