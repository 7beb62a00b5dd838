import UnderstudyCore

// The parts of the verbs that do not depend on the pattern's type.

/// A verb that returns recorded calls: `verify` if there is a count, otherwise `calls`.
struct CallVerb {
  var verifying: (any CallCounting)?
  var line = 0

  /// Runs the verb and returns the calls.
  func look<A, R, F>(_ pattern: CallPattern<A, R, F>) -> [Call<A, R>] {
    guard let verifying else { return calls(pattern) }
    return verify(pattern, verifying, line: line)
  }
}

extension Program.Condition {
  /// The matcher for the condition.
  var matcher: Matcher<Int> {
    switch self {
    case .any: .any
    case .equal(let value): .equal(value)
    case .not(let value): .not(.equal(value))
    }
  }

  /// The matcher for the condition, which lets other threads run while it matches.
  var slowMatcher: Matcher<Int> {
    switch self {
    case .any: .any
    case .equal(let value):
      .where { argument in
        Pause.now()
        return argument == value
      }
    case .not(let value):
      .where { argument in
        Pause.now()
        return argument != value
      }
    }
  }
}

extension Observation.Reply {
  /// Creates the reply for a thrown error.
  init(_ error: any Error) {
    switch error {
    case let error as Damaged: self = .threw(error.code)
    case is UnansweredCall: self = .unanswered
    default: self = .other("threw \(error)")
    }
  }

  /// Creates the reply for a recorded outcome.
  init<Result>(_ outcome: Outcome<Result>, _ number: (Result) -> Int) {
    switch outcome {
    case .pending: self = .other("pending")
    case .returned(let value): self = .returned(number(value))
    case .threw(let error): self = Observation.Reply(error)
    }
  }
}
