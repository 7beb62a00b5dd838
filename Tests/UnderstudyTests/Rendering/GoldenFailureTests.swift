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

  @Test("each golden file has a shape, and no two shapes have one")
  func files() throws {
    let names = FailureShape.all.map(\.name).sorted()
    #expect(try GoldenFile.names() == names)
    #expect(Set(names).count == names.count)
  }
}
