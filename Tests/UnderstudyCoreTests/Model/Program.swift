import UnderstudyCore

/// A random test: mocks, and lines that set them up, call them and verify them.
struct Program {
  /// The strictness of each mock. Mock 0 is made on line 1, mock 1 on line 2.
  var strictness: [Strictness]

  var lines: [Line]

  /// A step with the line that it claims to be on; shrinking leaves the numbers alone.
  struct Line {
    let number: Int
    var step: Step
  }

  /// One verb or call.
  enum Step {
    case stub(Pattern, Script)
    case expect(Pattern, Count, Script)
    case reject(Pattern, Script)
    case ignore([Int])
    case reset([Int])
    case resetParts(Int, ResetParts)
    case resetCalls(Pattern)
    case call(Invocation)
    case calls(Pattern)
    case verify(Pattern, Count)
    case verifyExpectations([Int])
    case verifyNoMoreInteractions([Int], excluding: [Pattern])
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
    case performs(plus: Int)
    case does
    case fails
  }
}

/// The error of the answers that throw.
struct Damaged: Error, Equatable {
  let code: Int
}
