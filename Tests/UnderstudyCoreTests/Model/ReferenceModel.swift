import UnderstudyCore

/// The specified behavior of mocks, in plain lists that are searched for every call.
///
/// The specification sometimes allows several results. For example, several expectations may be
/// able to receive the same call. A line then has several successor models, one for each result.
struct ReferenceModel {
  /// The observations of the line that ran last.
  var observation = Observation(line: 0)

  /// The rules, oldest first.
  var rules: [Rule] = []

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

  /// The members whose calls were reassigned between expectations, so that the engine's assignment
  /// is unknown.
  var handedOver: Set<Member> = []

  /// Creates the model of a program's mocks.
  init(_ program: Program) {
    strictness = program.mocks.map(\.strictness)
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

    /// A Boolean value that indicates whether the rule is in an order or was refused by one.
    var isOrdered = false

    /// A Boolean value that indicates whether the rule rejects calls.
    var isRejection: Bool { bounds?.upper == 0 }

    /// A Boolean value that indicates whether the rule's calls can be reassigned, because it has no
    /// order or state condition.
    var isFree: Bool { conditions.isEmpty && !isOrdered && !isRejection }
  }

  /// A call that was made.
  struct Call {
    let invocation: Program.Invocation

    var reply = Observation.Reply.other("pending")

    /// The line of the expectation that received the call when it was made.
    var taker: Int?

    /// The lines of all expectations that could have received the call, including the taker.
    var candidates: [Int] = []

    /// The line of the expectation that the call violates.
    var violated: Int?

    /// The line of the rule that answered the call.
    var answerer: Int?

    var verified = Certainty.no
    var isForgotten = false
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
