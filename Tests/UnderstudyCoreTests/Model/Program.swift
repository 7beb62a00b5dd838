import UnderstudyCore

/// A random test: mocks, and lines that set them up, call them and verify them.
///
/// There are two orders and two state machines besides, of which the second one begins without a
/// state.
struct Program {
  /// The mocks. Mock 0 is made on line 1, mock 1 on line 2.
  var mocks: [MockKind]

  var lines: [Line]

  /// How a mock is made.
  struct MockKind {
    var strictness: Strictness
    var isSpy: Bool
  }

  /// A step with the line that it claims to be on; shrinking leaves the numbers alone.
  struct Line {
    let number: Int
    var step: Step
  }

  /// One verb or call.
  enum Step {
    case setUp(SetUp)
    case inOrder([Line])
    case when(StateTest, [Line])
    case become(machine: Int, state: Int)
    case ignore([Int])
    case setStrictness(Strictness, [Int])
    case setStrictnessOfMember(Strictness, Pattern)
    case reset([Int])
    case resetParts(Int, ResetParts)
    case resetCalls(Pattern)
    case call(Invocation)
    case calls(Pattern)
    case verify(Pattern, Count)
    case verifyInOrder([OrderElement], exactly: Bool)
    case verifyExpectations([Int])
    case verifyNoMoreInteractions([Int], excluding: [Pattern])
  }

  /// A `stub`, an `expect` or a `reject`, with all that is said on it.
  struct SetUp {
    var verb: Verb
    var pattern: Pattern
    var script = Script()

    /// The orders that it joins by `.inOrder`.
    var orders: [Int] = []

    /// The conditions of its `.when`.
    var conditions: [StateTest] = []
  }

  /// Which verb sets something up.
  enum Verb {
    case stub
    case expect(Count)
    case reject
  }

  /// One of the calls of a `verifyInOrder`.
  struct OrderElement {
    let pattern: Pattern

    /// What its `.times` says; nil for a plain pattern.
    let count: Count?
  }

  /// A condition on a state machine.
  struct StateTest {
    let machine: Int
    let state: Int
    let isNegated: Bool
  }

  /// The requirements of ``Archive``.
  enum Requirement: CaseIterable, Equatable {
    case pages
    case read
    case open

    /// How many arguments it takes.
    var parameterCount: Int {
      switch self {
      case .pages: 1
      case .read: 2
      case .open: 0
      }
    }

    /// Whether it can throw.
    var canThrow: Bool { self != .pages }

    /// Whether its result has a default value.
    var hasDefault: Bool { self != .open }
  }

  /// A call.
  struct Invocation: Hashable {
    let mock: Int
    let requirement: Requirement
    let arguments: [Int]
  }

  /// A call with a condition on each argument.
  struct Pattern {
    let mock: Int
    let requirement: Requirement
    let conditions: [Condition]
  }

  /// A condition on one argument.
  enum Condition {
    case any
    case equal(Int)
    case not(Int)
  }

  /// One way to write how often a call is expected, and what it means.
  struct Count {
    let text: String
    let counting: any CallCounting
    let lower: Int
    let upper: Int
  }

  /// The answers of one set-up: for each `.then`-separated part the actions of that part.
  struct Script {
    var parts: [[Action]] = []
  }

  /// One action of an answer.
  enum Action {
    case returns([Int])
    case `throws`(Int)
    case answers(plus: Int)
    case performs
    case moves(machine: Int, to: Int)
    case forwards
    case fails
  }
}

/// The error of the answers that throw.
struct Damaged: Error, Equatable {
  let code: Int
}
