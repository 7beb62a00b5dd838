import UnderstudyCore

extension FailureLog {
  /// The lines that the failures belong to.
  var lines: [Int] { failures.map(\.site.line) }

  /// Whether each failure is an error or a warning.
  var severities: [MockFailure.Severity] { failures.map(\.severity) }
}

extension MockFailure {
  /// The rules that might have answered an unexpected call; none for another failure.
  var candidates: [Candidate] {
    if case .unexpectedCall(_, let alternatives, _) = kind { alternatives.nearest } else { [] }
  }

  /// The lines under the headline of a misuse; none for another failure.
  var details: [String] {
    if case .misuse(_, let details) = kind { details } else { [] }
  }
}
