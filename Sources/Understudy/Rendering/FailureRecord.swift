internal import Foundation
package import UnderstudyCore
import UnderstudyValues

/// A failure as one line of JSON, for tools and editors.
///
/// The article "Failures for tools" describes the keys.
package struct FailureRecord: Encodable {
  /// A line of the test or of the code under test.
  struct Line: Encodable {
    /// `Module/File.swift`.
    let fileID: String

    /// The path of the file.
    let path: String

    /// The 1-based line.
    let line: Int

    /// The 1-based column.
    let column: Int

    init(_ location: MockSourceLocation) {
      (fileID, path) = (VisibleText.line(location.fileID), VisibleText.line(location.filePath))
      (line, column) = (location.line, location.column)
    }
  }

  /// A call on a mock that the text of the failure lists.
  struct ReceivedCall: Encodable {
    /// The number of the call.
    let number: Int

    /// The call.
    let call: String

    /// The line that made it, or `nil` if it is unknown.
    let site: Line?

    init(_ call: CallDescription) {
      number = call.order
      self.call = VisibleText.line(call.description)
      site = call.site.map { Line($0) }
    }
  }

  /// An expectation or stub that the failure is about, or that might have answered the call.
  struct Candidate: Encodable {
    /// A value that does not match.
    struct Mismatch: Encodable {
      /// The label of the argument.
      let argument: String

      /// The description of the expected value.
      let expected: String

      /// The description of the actual value, or of the way in which it differs.
      let actual: String
    }

    /// `expectation` or `stub`.
    let rule: String

    /// The call.
    let call: String

    /// The expected number of calls in words, or `nil` for a stub.
    let count: String?

    /// The number of calls received.
    let received: Int

    /// The line where it was set up.
    let site: Line

    /// The reasons why it does not match.
    let mismatches: [Mismatch]

    init(_ candidate: MockFailure.Candidate) {
      rule = candidate.count == nil ? "stub" : "expectation"
      call = VisibleText.line(candidate.pattern.description)
      count = candidate.count?.description
      received = candidate.received
      site = Line(candidate.site)
      mismatches = candidate.mismatches.map { mismatch in
        Mismatch(
          argument: candidate.pattern.label(at: mismatch.position),
          expected: VisibleText.lines(mismatch.expected),
          actual: VisibleText.lines(mismatch.explanation ?? mismatch.actual))
      }
    }
  }

  /// The version of the format.
  let version = 1

  /// The kind of failure.
  let kind: String

  /// `error` or `warning`.
  let severity: String

  /// The name of the mock, or `nil` if the failure is not about a call.
  let mock: String?

  /// The name of the member, or `nil` if the failure is not about a call.
  let member: String?

  /// The first line of the text.
  let headline: String

  /// The whole text.
  let text: String

  /// The line that the failure belongs to.
  let site: Line

  /// The line that made the call, or `nil` if it is unknown.
  let callSite: Line?

  /// The name of the test, or `nil` if it is unknown.
  let test: String?

  /// The expectations and stubs.
  let candidates: [Candidate]

  /// The calls that the text lists, oldest first, or `nil` if it lists none.
  let calls: [ReceivedCall]?

  /// Creates the record of a failure. Runs descriptions of values.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - test: The name of the test, or `nil` if it is unknown.
  package init(_ failure: MockFailure, test: String?) {
    kind = failure.kind.description
    severity = failure.severity == .error ? "error" : "warning"
    mock = failure.content.subjects.first?.mock
    member = failure.member
    headline = failure.headline
    text = FailureMessage(failure).description
    site = Line(failure.site)
    callSite = failure.callSite.map { Line($0) }
    self.test = failure.endedTest ?? test
    candidates = failure.content.candidates.map { Candidate($0) }
    let listed = failure.body.flatMap(\.calls)
    calls = listed.isEmpty ? nil : listed.map { ReceivedCall($0) }
  }

  /// The record on one line, without a line break.
  package var line: String {
    // Strings and numbers can always be encoded.
    jsonLine ?? "{}"
  }
}

extension FailureRecord {
  /// A Boolean value that indicates whether failures are printed as lines of JSON too.
  private static let isRequested =
    ProcessInfo.processInfo.environment["UNDERSTUDY_FAILURES"] == "json"

  /// Prints the record of a failure to standard error, if `UNDERSTUDY_FAILURES=json` requests it.
  ///
  /// - Parameters:
  ///   - failure: The failure.
  ///   - test: The name of the test, or `nil` if it is unknown.
  static func printIfRequested(_ failure: MockFailure, test: String?) {
    guard isRequested else { return }
    let line = FailureRecord(failure, test: test).line
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

extension Encodable {
  /// The value as JSON on one line with sorted keys, or `nil` if it cannot be encoded.
  var jsonLine: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
