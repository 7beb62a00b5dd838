import Synchronization
import Testing

/// What is reported to a test, as an IDE and a log show it.
enum ReportedFailures {
  /// Lets `body` fail and takes note of it.
  ///
  /// - Parameters:
  ///   - sourceLocation: The line of the test.
  ///   - body: The code that fails.
  /// - Returns: For each failure `File.swift:LINE: error: TEXT`, or `warning:`, with empty lines
  ///   between them.
  static func text(
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () async -> Void
  ) async -> String {
    let texts = Mutex<[String]>([])
    await withKnownIssue(sourceLocation: sourceLocation) {
      await body()
    } matching: { issue in
      texts.withLock { $0.append(text(of: issue)) }
      return true
    }
    return texts.withLock { $0.joined(separator: "\n\n") + "\n" }
  }

  private static func text(of issue: Issue) -> String {
    let place = issue.sourceLocation.map { "\($0.fileName):\($0.line)" } ?? "(nowhere)"
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    return "\(place): \(issue.severity): \(text)"
  }
}
