/// A failure as a structured value. It is described when it is rendered.
public struct MockFailure: Sendable {
  /// The effect of a failure on the test.
  public enum Severity: Sendable, Hashable {
    /// The test continues and passes.
    case warning

    /// The test fails.
    case error
  }

  /// A kind of failure, such as ``unexpectedCall``.
  ///
  /// A later version can add kinds, so a `switch` needs a default case.
  public struct Kind: Sendable, Hashable, CustomStringConvertible {
    /// The name of the kind, as it is written in code: `unexpectedCall`.
    public let description: String

    /// Creates a kind. Every type that conforms to ``FailureContent`` declares its own.
    init(_ description: String) { self.description = description }
  }

  /// The details of the failure. Each kind of failure has its own type of content.
  package internal(set) var content: any FailureContent

  /// The effect of the failure on the test.
  public let severity: Severity

  /// A Boolean value that indicates whether the failure makes a test fail.
  var isError: Bool { severity == .error }

  /// The line of the test that the failure belongs to.
  public internal(set) var site: MockSourceLocation

  /// The line of the code under test that made the failing call, if there is one and the line is
  /// known.
  public internal(set) var callSite: MockSourceLocation?

  /// The function that made the failing call, if its line is unknown.
  package internal(set) var caller: String?

  /// The return addresses of the functions that lead to the failing call, innermost first, if its line is
  /// unknown.
  package internal(set) var returnAddresses: [UInt] = []

  /// A Boolean value that indicates whether the failure was deferred, because it could not be
  /// reported when it happened.
  package internal(set) var wasDeferred = false

  /// The name of the test that the failure belongs to, if that test ended before the failure could
  /// be reported.
  public internal(set) var endedTest: String?

  /// The position of the failing call among all calls of the process, or `nil` if the failure was
  /// detected at the end of a scope.
  var order: UInt64?

  /// The facts to print if the process stops before the failure is reported.
  var unreported: UnreportedFailure?

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - content: The details of the failure.
  ///   - severity: The effect of the failure on the test.
  ///   - site: The line of the test that the failure belongs to.
  init(_ content: any FailureContent, severity: Severity, site: MockSourceLocation) {
    self.content = content
    self.severity = severity
    self.site = site
  }

  /// Returns failures in the order in which they happened. Those that were detected at the end of the
  /// scope are last, in the order of their lines.
  static func sorted(_ failures: [MockFailure]) -> [MockFailure] {
    failures.enumerated().sorted { first, second in
      let orders = (first.element.order ?? .max, second.element.order ?? .max)
      if orders.0 != orders.1 { return orders.0 < orders.1 }
      if first.element.site != second.element.site {
        return first.element.site.comesBefore(second.element.site)
      }
      return first.offset < second.offset
    }.map(\.element)
  }

  /// The failure as one that is reported later.
  var deferred: MockFailure {
    var copy = self
    copy.wasDeferred = true
    return copy
  }
}

extension MockFailure {
  /// The kind of failure.
  public var kind: Kind { content.kind }

  /// The first line, which stands alone. Long values and names are truncated.
  public var headline: String {
    VisibleText.line(Truncation.fit(content.headline).text).cut(bytes: Truncation.headlineBytes)
  }

  /// The values that are truncated in the first line, in full and without duplicates. Values that
  /// the body shows in full are not included.
  package var longValues: [HeadlineValue] {
    let (headline, limit) = Truncation.fit(content.headline)
    guard limit < .max else { return [] }
    let shown = body.flatMap(\.mismatches).flatMap {
      [$0.expected, $0.isCompared ? $0.actual : $0.explanation ?? $0.actual]
    }
    var seen: Set<HeadlineValue> = []
    return content.values.filter { value in
      !headline.includes(value.text) && !shown.contains { $0.includes(value.text) }
        && seen.insert(value).inserted
    }
  }

  /// The parts of the text below the first line.
  package var body: [FailurePart] { content.body(of: self) }

  /// The name of the member that the failure is about, with its labels: `greet(_:times:)`. `nil` if
  /// the failure is not about a call.
  package var member: String? { content.subjects.first?.memberName }
}
