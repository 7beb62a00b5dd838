import UnderstudyCore

/// What mocks should do, written from the rule that the documentation states: plain lists, in which
/// everything is looked up anew each time. Slow, and obvious.
///
/// In places the specification allows more than one thing: which of several expectations counts a
/// call that more than one of them could have counted. So a line makes several models of one, one
/// for each thing that may happen.
struct ReferenceModel {
  /// What the line that ran last brought about.
  var observation = Observation(line: 0)

  /// The rules that are set up, oldest first.
  var rules: [Rule] = []

  /// Every call ever made, oldest first; a call that was forgotten still counts for the rules.
  var history: [Call] = []

  /// The strictness of each mock, and of members that have their own.
  var strictness: [Strictness]
  var strictnessOfMembers: [Member: Strictness] = [:]

  /// The mocks of which any call is fine.
  var ignored: Set<Int> = []

  /// The mocks that spy on a real object.
  let spies: Set<Int>

  /// What each order holds: the lines of expectations, in the order of joining.
  var orders: [OrderName: [Int]] = [:]

  /// The state of each state machine.
  var states: [Int?] = [0, nil]

  /// The lines of the expectations that a failure has told of, so that the end need not.
  var reported: Set<Int> = []

  /// Members whose calls were handed from one expectation to another, so that it is not known which
  /// of the ways to count them the engine has found.
  var handedOver: Set<Member> = []

  /// Makes the model of a program's mocks.
  init(_ program: Program) {
    strictness = program.mocks.map(\.strictness)
    spies = Set(program.mocks.indices.filter { program.mocks[$0].isSpy })
  }

  /// A requirement of a mock.
  struct Member: Hashable {
    let mock: Int
    let requirement: Program.Requirement
  }

  /// An order: one that the program has a name for, or that of the block on a line.
  enum OrderName: Hashable {
    case named(Int)
    case block(Int)
  }

  /// What one `stub`, `expect` or `reject` set up. Its line is its identity.
  struct Rule {
    let line: Int
    let pattern: Program.Pattern
    let script: Program.Script

    /// The bounds; nil for a stub.
    let bounds: (lower: Int, upper: Int)?

    /// What must hold for it to match.
    let conditions: [Program.StateTest]

    /// Whether it belongs to an order, or tried to.
    var isOrdered = false

    /// Whether it forbids its calls.
    var isRejection: Bool { bounds?.upper == 0 }

    /// Whether it counts calls whenever they come, so that it does not matter which ones.
    var isFree: Bool { conditions.isEmpty && !isOrdered && !isRejection }
  }

  /// A call that was made.
  struct Call {
    let invocation: Program.Invocation

    var reply = Observation.Reply.other("pending")

    /// The line of the expectation that counted it when it came.
    var taker: Int?

    /// The lines of all expectations that could have counted it as well, the taker among them.
    var candidates: [Int] = []

    /// The line of the expectation that it violates.
    var violated: Int?

    /// The line of the rule that answers it.
    var answerer: Int?

    var verified = Certainty.no
    var isForgotten = false
  }

  /// Whether something is so, where the specification may leave it open.
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
  /// The requirement that it is a pattern of.
  var member: ReferenceModel.Member {
    ReferenceModel.Member(mock: mock, requirement: requirement)
  }

  /// Whether it matches a call.
  func matches(_ invocation: Program.Invocation) -> Bool {
    member == invocation.member && mismatches(invocation) == 0
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
