import UnderstudyCore

extension FailureLog {
  /// The kind and the facts of each failure, without its wording.
  var reports: [FailureReport] { failures.map(FailureReport.init) }

  /// The line of each failure.
  var lines: [Int] { failures.map(\.site.line) }

  /// The severity of each failure.
  var severities: [MockFailure.Severity] { failures.map(\.severity) }
}

extension FailureContent {
  /// The expectations and stubs that the failure is about, nearest first.
  var candidates: [MockFailure.Candidate] {
    switch self {
    case let content as UnexpectedCall: content.nearest
    case let content as TooManyCalls: [content.expectation]
    case let content as NoMoreAnswers: [content.rule]
    case let content as WrongState: [content.rule]
    case let content as UnmetExpectation: [content.expectation]
    case let content as UnusedStub: [content.stub]
    case let content as RepeatedFailure: content.last.candidates
    default: []
    }
  }
}

extension MockFailure {
  /// The rules that did not match an unexpected call, or an empty array for other failures.
  var candidates: [Candidate] {
    (content as? UnexpectedCall)?.nearest ?? []
  }

  /// The lines after the first line of a misuse, or an empty array for other failures.
  var details: [String] {
    (content as? Misuse)?.details ?? []
  }
}
