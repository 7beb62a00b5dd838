/// Records the calls on a mock, and finds their answers. The stand-ins of the libraries use it.
public final class Recorder {
  /// Matches calls to one requirement.
  public struct Pattern {
    let name: String
    let matches: ([Any]) -> Bool

    /// Creates a pattern from a condition for the arguments.
    public init(_ name: String, _ matches: @escaping ([Any]) -> Bool = { _ in true }) {
      self.name = name
      self.matches = matches
    }
  }

  /// What happens after the last answer of a stub.
  public enum End { case repeatsLast, startsAgain, isRemoved }

  /// The answers of matching calls.
  public final class Stub {
    let pattern: Pattern
    let end: End
    var position = 0

    /// The answers, in the order of the calls.
    public var answers: [([Any]) throws -> Any]

    init(_ pattern: Pattern, _ answers: [([Any]) throws -> Any], _ end: End) {
      self.pattern = pattern
      self.answers = answers
      self.end = end
    }
  }

  /// All calls, oldest first.
  public private(set) var calls: [(name: String, arguments: [Any])] = []
  private var stubs: [Stub] = []
  private var actions: [(pattern: Pattern, body: ([Any]) -> Void)] = []
  private let oldestFirst: Bool

  /// Creates a recorder in which the oldest or the newest stub wins.
  public init(oldestFirst: Bool = false) { self.oldestFirst = oldestFirst }

  /// Adds a stub, and returns it.
  @discardableResult
  public func stub(
    _ pattern: Pattern, _ answers: [([Any]) throws -> Any], end: End = .repeatsLast
  ) -> Stub {
    let stub = Stub(pattern, answers, end)
    stubs.append(stub)
    return stub
  }

  /// Adds a side effect.
  public func perform(_ pattern: Pattern, _ body: @escaping ([Any]) -> Void) {
    actions.append((pattern, body))
  }

  /// Records a call, and returns the answer of a stub.
  public func call<Result>(
    _ name: String, _ arguments: [Any] = [], default: Result? = nil
  ) throws -> Result {
    calls.append((name, arguments))
    for action in actions where isMatch(action.pattern, name, arguments) { action.body(arguments) }
    let found = stubs.indices.filter { isMatch(stubs[$0].pattern, name, arguments) }
    guard let index = oldestFirst ? found.first : found.last else {
      guard let value = `default` else { fatalError("no stub for \(name)\(arguments)") }
      return value
    }
    let stub = stubs[index]
    let answer = stub.answers[stub.position]
    stub.position += 1
    if stub.position == stub.answers.count {
      switch stub.end {
      case .repeatsLast: stub.position -= 1
      case .startsAgain: stub.position = 0
      case .isRemoved:
        if found.count > 1 { stubs.remove(at: index) } else { stub.position -= 1 }
      }
    }
    return try answer(arguments) as! Result
  }

  private func isMatch(_ pattern: Pattern, _ name: String, _ arguments: [Any]) -> Bool {
    pattern.name == name && pattern.matches(arguments)
  }

  /// Returns the number of calls that match.
  public func count(_ pattern: Pattern) -> Int {
    calls.filter { isMatch(pattern, $0.name, $0.arguments) }.count
  }

  /// Removes all calls.
  public func removeCalls() { calls = [] }

  /// Removes all stubs and side effects.
  public func removeStubs() {
    stubs = []
    actions = []
  }
}
