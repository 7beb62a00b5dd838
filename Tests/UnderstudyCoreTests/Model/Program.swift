import UnderstudyCore

/// A random test, with mocks and lines that set them up, call them and verify them.
///
/// The test runs in a scope. Its lines can open and end further scopes, and end the first one.
/// Every program also has two orders and two state machines. The second machine has no initial
/// state.
struct Program {
  /// The mocks. Mock 0 has line 1, mock 1 has line 2, and so on.
  var mocks: [MockKind]

  /// The number of mocks that are created before the first line. A `create` creates each of the
  /// others.
  var initialMockCount: Int

  var lines: [Line]

  /// The parameters with which a mock is created.
  struct MockKind {
    var strictness: Strictness
    var isSpy: Bool
  }

  /// A step and its line number, which does not change when the program is shrunk.
  struct Line: Sendable {
    let number: Int
    var step: Step
  }

  /// One verb or call.
  enum Step: Sendable {
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

    /// Creates a mock.
    case create(Int)

    /// Opens a scope inside the current one.
    case open(UnusedStubs)

    /// Ends the current scope, while other threads run these lines.
    case close(during: [[Line]])

    /// Runs lines on several threads at once. The first ones run on the thread of the test.
    case threads([[Line]])
  }

  /// A `stub`, `expect` or `reject`, with its complete chain.
  struct SetUp {
    var verb: Verb
    var pattern: Pattern
    var script = Script()

    /// The orders in its `.inOrder`.
    var orders: [Int] = []

    /// The conditions in its `.when`.
    var conditions: [StateTest] = []
  }

  /// The verb of a setup.
  enum Verb {
    case stub
    case expect(Count)
    case reject
  }

  /// One step of a `verifyInOrder`.
  struct OrderElement {
    let pattern: Pattern

    /// The count in its `.times`, or `nil` for a plain pattern.
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

    /// The number of parameters.
    var parameterCount: Int {
      switch self {
      case .pages: 1
      case .read: 2
      case .open: 0
      }
    }

    /// A Boolean value that indicates whether the requirement can throw.
    var canThrow: Bool { self != .pages }

    /// A Boolean value that indicates whether the result is optional.
    var returnsOptional: Bool { self == .pages }

    /// A Boolean value that indicates whether the result has a default value.
    var hasDefault: Bool { self != .open }
  }

  /// A call.
  struct Invocation: Hashable {
    let mock: Int
    let requirement: Requirement
    let arguments: [Int]
  }

  /// A call pattern with a condition for each argument.
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

  /// A count in one of its notations, with its bounds.
  struct Count {
    let text: String
    let counting: any CallCounting
    let lower: Int
    let upper: Int
  }

  /// The answers of one setup, as the actions of each part separated by `.then`.
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

/// The error that answers throw.
struct Damaged: Error, Equatable {
  let code: Int
}
