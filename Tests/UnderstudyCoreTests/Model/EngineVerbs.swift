import UnderstudyCore

// What is alike for patterns of different types.

/// A verb that sets something up.
struct SetUpVerb {
  let kind: Kind
  let line: Int

  /// Which verb.
  enum Kind {
    case stub
    case expect(any CallCounting)
    case reject
  }

  /// Runs the verb.
  func setUp<A, R, F>(_ pattern: CallPattern<A, R, F>) -> CallSetup<A, R, F> {
    switch kind {
    case .stub: UnderstudyCore.stub(pattern, line: line)
    case .expect(let count): UnderstudyCore.expect(pattern, count, line: line)
    case .reject: UnderstudyCore.reject(pattern, line: line)
    }
  }
}

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

/// Where answers note that they ran.
final class Notebook {
  var lines: [Int] = []
}

/// Says on a set-up what a script says.
struct AnswerWriter {
  let script: Program.Script
  let line: Int
  let notes: Notebook

  /// Adds the answers of `pages(of:)`, which cannot throw.
  func add(to setup: CallSetup<Int, Int, Never>) {
    add(to: setup, value: { $0 }, sum: { $0 }, throwing: { _, _ in })
  }

  /// Adds the answers of `read(_:page:)`.
  func add(to setup: CallSetup<(Int, Int), String, any Error>) {
    add(
      to: setup, value: { "\($0)" }, sum: { $0.0 + $0.1 },
      throwing: { $0.throws(Damaged(code: $1)) })
  }

  /// Adds the answers of `open()`.
  func add(to setup: CallSetup<Void, Token, any Error>) {
    add(
      to: setup, value: { Token(id: $0) }, sum: { 0 },
      throwing: { $0.throws(Damaged(code: $1)) })
  }

  private func add<A, R, F>(
    to setup: CallSetup<A, R, F>, value: @escaping (Int) -> R, sum: @escaping (A) -> Int,
    throwing: (CallSetup<A, R, F>, Int) -> Void
  ) {
    for (index, actions) in script.parts.enumerated() {
      if index > 0 { _ = setup.then }
      for action in actions {
        switch action {
        case .returns(let values):
          switch values.count {
          case 1: setup.returns(value(values[0]))
          case 2: setup.returns(value(values[0]), value(values[1]))
          default: setup.returns(value(values[0]), value(values[1]), value(values[2]))
          }
        case .throws(let code): throwing(setup, code)
        case .performs(let addend):
          setup.performs { (arguments: A) in value(sum(arguments) + addend) }
        case .does: setup.does { [line, notes] (_: A) in notes.lines.append(line) }
        case .fails: setup.fails()
        }
      }
    }
  }

  /// The number that a text stands for; 0 for the default value.
  static func number(_ text: String) -> Int { text.isEmpty ? 0 : Int(text) ?? -1 }
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

extension Happening.Reply {
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
    case .threw(let error): self = Happening.Reply(error)
    }
  }
}
