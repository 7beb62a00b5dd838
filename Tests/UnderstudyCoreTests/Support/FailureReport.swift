import UnderstudyCore

/// The kind and the facts of a reported failure, without its wording.
///
/// Tests compare the reports of a log with reports that state some of the facts. The other facts of
/// the failure are not compared:
///
///     #expect(log.reports == [.unmetExpectation("greet(_:)", .once, received: 0, line: 100)])
struct FailureReport {
  /// The facts that a report can state besides the kind.
  enum Fact: String, CaseIterable {
    /// The name of the called member. The name of a setter ends with `=`.
    case member

    /// The names of the mocks, with one name for each call in the first line.
    case mocks

    /// The arguments of the calls in the first line.
    case arguments

    /// How many times the call is expected.
    case count

    /// How many times the call was made.
    case received

    /// The member whose call came before or after a call that is out of order.
    case neighbor

    /// The type of the value that is missing.
    case result

    /// The condition of the states.
    case states

    /// The timeout of a wait.
    case timeout

    /// The line of the test.
    case line
  }

  /// The kind of failure.
  let kind: MockFailure.Kind

  /// The stated facts.
  var facts: [Fact: String]

  /// The code that the first line of a misuse contains, or `nil` if the report does not state it.
  private var code: String?

  /// The first line, or an empty string if the report is not that of a failure.
  private var headline = ""

  /// Creates a report that states the given facts.
  init(_ kind: MockFailure.Kind, _ facts: [Fact: String?], code: String? = nil) {
    self.kind = kind
    self.facts = facts.compactMapValues { $0 }
    self.code = code
  }

  /// Creates a report that states all facts of a failure.
  init(_ failure: MockFailure) {
    kind = failure.kind
    facts = Self.facts(of: failure.content)
    facts[.line] = "\(failure.site.line)"
    headline = failure.headline
  }

  /// Returns a copy that states the names of the mocks.
  ///
  /// - Parameter mocks: One name for each call in the first line.
  func on(_ mocks: String...) -> Self { stating(.mocks, "\(mocks)") }

  /// Returns a copy that states the arguments of the call. If two calls are out of order, their
  /// arguments follow each other.
  func with(_ arguments: Any?...) -> Self {
    stating(.arguments, "\(arguments.map { $0.map(String.init(reflecting:)) ?? "nil" })")
  }

  /// Returns a copy that states the type of the missing value.
  func returning(_ type: String) -> Self { stating(.result, type) }

  /// Returns a copy that states the condition of the states.
  func states(_ condition: String) -> Self { stating(.states, condition) }

  /// Returns a copy that states the timeout of the wait that failed.
  func after(_ timeout: Duration) -> Self { stating(.timeout, "\(timeout)") }

  /// Returns a copy that states the timeout of the wait that was cancelled.
  func cancelled(before timeout: Duration) -> Self { stating(.timeout, "cancelled, \(timeout)") }

  /// Returns a copy that states another fact.
  private func stating(_ fact: Fact, _ value: String) -> Self {
    var copy = self
    copy.facts[fact] = value
    return copy
  }
}

extension FailureReport: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.kind == other.kind && one.agrees(with: other) && other.agrees(with: one)
  }

  /// Returns a Boolean value that indicates whether another report has the facts that this one states.
  /// The report of a failure has facts that the other one does not have to state.
  private func agrees(with other: Self) -> Bool {
    if isOfFailure { return !other.isOfFailure || facts == other.facts }
    return facts.allSatisfy { other.facts[$0] == $1 }
      && (code.map(other.headline.contains) ?? true)
  }

  /// A Boolean value that indicates whether the report has all facts of a failure.
  private var isOfFailure: Bool { !headline.isEmpty }
}

extension FailureReport: CustomStringConvertible {
  /// The kind, the stated facts and the first line.
  var description: String {
    let facts = Fact.allCases.compactMap { fact in self.facts[fact].map { "\(fact): \($0)" } }
    let code = code.map { ["code: \($0)"] } ?? []
    return "\(kind)(\((facts + code).joined(separator: ", ")))"
      + (headline.isEmpty ? "" : " \"\(headline)\"")
  }
}
