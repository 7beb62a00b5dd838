import UnderstudyCore

/// The specified behavior of mocks, in plain lists that are searched for every call.
///
/// The specification sometimes allows several results. For example, threads may run in any order. A
/// line then has several successor models, one for each result.
struct ReferenceModel {
  /// The observations of the line that ran last.
  var observation = Observation(line: 0)

  /// The line of the step that runs now, which can be inside a block.
  var line = 0

  /// A Boolean value that indicates whether another thread than that of the test runs the step.
  var isForeign = false

  /// The rules, oldest first.
  var rules: [Rule] = []

  /// The rules of ended scopes, and those refused after the end, which can be steps of orders.
  var formerRules: [Rule] = []

  /// All calls, oldest first. Forgotten calls still count for the rules.
  var history: [Call] = []

  /// The strictness of each mock, and of members with their own strictness.
  var strictness: [Strictness]
  var strictnessOfMembers: [Member: Strictness] = [:]

  /// The ignored mocks.
  var ignored: Set<Int> = []

  /// The mocks that spy on a real object.
  let spies: Set<Int>

  /// The lines of the expectations in each order, by position.
  var orders: [OrderName: [Int]] = [:]

  /// The state of each state machine.
  var states: [Int?] = [0, nil]

  /// The lines of the expectations that were reported, and that the end of the scope does not
  /// repeat.
  var reported: Set<Int> = []

  /// The mocks with their scopes, including those that are created later.
  var mocks: [MockState]

  /// All scopes, oldest first.
  var scopes = [Scope(parent: nil, unusedStubs: .fail)]

  /// The index of the scope in which the thread of the test runs, or `nil` if all scopes have ended.
  var current: Int? = 0

  /// The lines of the late calls.
  var lateCalls: Set<Int> = []

  /// A Boolean value that indicates whether a verb runs in parts, between which other threads run.
  var isInParts = false

  /// The failures of verbs that were not delivered yet, by line.
  var undelivered: [Int: [(mock: Int, failure: ReportedFailure)]] = [:]

  /// The lines of removed rules that are still steps of orders, by the line of the reset.
  var leaving: [Int: [Int]] = [:]

  /// Creates the model of a program's mocks.
  init(_ program: Program) {
    strictness = program.mocks.map(\.strictness)
    mocks = program.mocks.map { _ in MockState(scope: 0) }
    scopes[0].mocks = Array(0..<program.initialMockCount)
    spies = Set(program.mocks.indices.filter { program.mocks[$0].isSpy })
  }

  /// A requirement of a mock.
  struct Member: Hashable {
    let mock: Int
    let requirement: Program.Requirement
  }

  /// An order with a name in the program, or the order of the block on a line.
  enum OrderName: Hashable {
    case named(Int)
    case block(Int)
  }

  /// A rule set up by `stub`, `expect` or `reject`, identified by its line.
  struct Rule {
    let line: Int
    let pattern: Program.Pattern
    let script: Program.Script

    /// The bounds, or `nil` for a stub.
    let bounds: (lower: Int, upper: Int)?

    /// The state conditions of the rule.
    let conditions: [Program.StateTest]

    /// A Boolean value that indicates whether the rule rejects calls.
    var isRejection: Bool { bounds?.upper == 0 }
  }

  /// A call that was made.
  struct Call {
    let line: Int
    let invocation: Program.Invocation

    /// The rules when the call was recorded: expectations, oldest first, and stubs, newest first.
    var expectations: [Rule]
    var stubs: [Rule]

    var stage = Stage.recorded
    var reply = Observation.Reply.other("pending")

    /// The actions that answer the call, or `nil` if there are none.
    var turn: [Program.Action]?

    /// The number of calls that the answering rule answered before.
    var turnNumber = 0

    /// A Boolean value that indicates whether the call is a failure.
    var hasFailed = false

    /// The line of the expectation that received the call when it was made.
    var taker: Int?

    /// The line of the expectation that the call violates.
    var violated: Int?

    /// The line of the rule that answered the call.
    var answerer: Int?

    var verified = Certainty.no
    var isForgotten = false
  }

  /// The stages of a call, between which other threads can run.
  enum Stage {
    /// The call is in the history.
    case recorded

    /// Its rule was chosen.
    case decided

    /// Its outcome is known.
    case answered
  }

  /// A truth value, for facts that the specification may leave undefined.
  enum Certainty {
    case no
    case perhaps
    case yes
  }
}

extension Program.Invocation {
  /// The requirement that is called.
  var member: ReferenceModel.Member {
    ReferenceModel.Member(mock: mock, requirement: requirement)
  }
}

extension Program.Pattern {
  /// The requirement of the pattern.
  var member: ReferenceModel.Member {
    ReferenceModel.Member(mock: mock, requirement: requirement)
  }

  /// Returns a Boolean value that indicates whether the pattern matches a call.
  func matches(_ invocation: Program.Invocation) -> Bool {
    member == invocation.member && mismatches(invocation) == 0
  }

  /// Returns the number of arguments that do not match, for a call to the same requirement.
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
