import UnderstudyCore

/// What mocks should do, written from the rule that the documentation states: plain lists, in which
/// everything is looked up anew each time. Slow, and obvious.
struct ReferenceModel {
  /// The rules that are set up, oldest first.
  var rules: [Rule] = []

  /// Every call ever made, oldest first; a call that was forgotten still counts for the rules.
  var history: [Call] = []

  /// The mocks of which any call is fine.
  var ignored: Set<Int> = []

  /// The lines of the expectations that a verification has reported as unmet.
  var reported: Set<Int> = []

  let strictness: [Strictness]

  /// Makes the model of a program's mocks.
  init(_ program: Program) { strictness = program.strictness }

  /// What one `stub`, `expect` or `reject` set up. Its line is its identity.
  struct Rule {
    let line: Int
    let pattern: Program.Pattern
    let script: Program.Script

    /// The bounds; nil for a stub.
    let bounds: (lower: Int, upper: Int)?

    /// Whether it forbids its calls.
    var isRejection: Bool { bounds?.upper == 0 }
  }

  /// A call that was made.
  struct Call {
    let invocation: Program.Invocation

    var reply = Happening.Reply.other("pending")

    /// The line of the expectation that it counts for.
    var taker: Int?

    /// The line of the expectation that it violates.
    var violated: Int?

    /// The line of the rule that answers it.
    var answerer: Int?

    var isVerified = false
    var isForgotten = false
  }
}

// MARK: - Looking things up

extension ReferenceModel {
  /// The expectations of a requirement, oldest first.
  func expectations(of invocation: Program.Invocation) -> [Rule] {
    rules.filter { $0.bounds != nil && $0.pattern.isOf(invocation) }
  }

  /// The stubs of a requirement, newest first.
  func stubs(of invocation: Program.Invocation) -> [Rule] {
    rules.filter { $0.bounds == nil && $0.pattern.isOf(invocation) }.reversed()
  }

  /// How many calls an expectation has taken.
  func taken(_ rule: Rule) -> Int { history.count { $0.taker == rule.line } }

  /// How many calls have come, those above the bound included.
  func received(_ rule: Rule) -> Int { taken(rule) + history.count { $0.violated == rule.line } }

  /// Whether an expectation may take another call.
  func isUnsaturated(_ rule: Rule) -> Bool { taken(rule) < rule.bounds!.upper }

  /// The calls that are recorded and match, by their place in the history.
  func recorded(_ pattern: Program.Pattern) -> [Int] {
    history.indices.filter {
      !history[$0].isForgotten && pattern.matches(history[$0].invocation)
    }
  }

  /// What `calls` gives back.
  func found(_ pattern: Program.Pattern) -> [Happening.Found] {
    recorded(pattern).map {
      Happening.Found(call: history[$0].invocation, reply: history[$0].reply)
    }
  }
}

extension Program.Pattern {
  /// Whether it is a pattern of the requirement that is called.
  func isOf(_ invocation: Program.Invocation) -> Bool {
    mock == invocation.mock && requirement == invocation.requirement
  }

  /// Whether it matches a call.
  func matches(_ invocation: Program.Invocation) -> Bool {
    isOf(invocation) && mismatches(invocation) == 0
  }

  /// How many arguments of a call of its requirement do not match.
  func mismatches(_ invocation: Program.Invocation) -> Int {
    zip(conditions, invocation.arguments).count { condition, argument in
      switch condition {
      case .any: false
      case .equal(let value): argument != value
      case .not(let value): argument == value
      }
    }
  }
}
