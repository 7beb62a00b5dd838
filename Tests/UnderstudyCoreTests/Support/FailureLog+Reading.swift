import UnderstudyCore

extension FailureLog {
  /// The kind and the facts of each failure, without its wording.
  var reports: [FailureReport] { failures.map(FailureReport.init) }

  /// The line of each failure.
  var lines: [Int] { failures.map(\.site.line) }

  /// The severity of each failure.
  var severities: [MockFailure.Severity] { failures.map(\.severity) }
}

extension MockFailure {
  /// The rules that did not match an unexpected call, or an empty array for other failures.
  var candidates: [Candidate] {
    (content as? UnexpectedCall)?.alternatives.nearest ?? []
  }

  /// The lines after the first line of a misuse, or an empty array for other failures.
  var details: [String] {
    (content as? Misuse)?.details ?? []
  }
}
