import UnderstudyCore

// What is alike for patterns of different types.

/// A verb that gives back recorded calls: `calls`, or `verify` where there is a count.
struct CallVerb {
  var verifying: (any CallCounting)?
  var line = 0

  /// Runs the verb.
  func look<A, R, F>(_ pattern: CallPattern<A, R, F>) -> [Call<A, R>] {
    guard let verifying else { return calls(pattern) }
    return verify(pattern, verifying, line: line)
  }
}

extension Program.Condition {
  /// The condition as a matcher.
  var matcher: Matcher<Int> {
    switch self {
    case .any: .any
    case .equal(let value): .equal(value)
    case .not(let value): .not(.equal(value))
    }
  }
}

extension Observation.Reply {
  /// What a thrown error stands for.
  init(_ error: any Error) {
    switch error {
    case let error as Damaged: self = .threw(error.code)
    case is UnansweredCall: self = .unanswered
    default: self = .other("threw \(error)")
    }
  }

  /// What a recorded outcome stands for.
  init<Result>(_ outcome: Outcome<Result>, _ number: (Result) -> Int) {
    switch outcome {
    case .pending: self = .other("pending")
    case .returned(let value): self = .returned(number(value))
    case .threw(let error): self = Observation.Reply(error)
    }
  }
}
