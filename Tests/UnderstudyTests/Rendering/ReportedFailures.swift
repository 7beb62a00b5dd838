import Synchronization
import Testing

/// The failures that are reported to a test, in the format of an IDE or a log.
enum ReportedFailures {
  /// Runs code and records the failures that it reports.
  ///
  /// - Parameters:
  ///   - sourceLocation: The source location of the call.
  ///   - body: The code that fails.
  /// - Returns: `File.swift:LINE: error: TEXT`, or `warning:`, for each failure, separated by empty
  ///   lines.
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
