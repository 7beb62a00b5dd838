import UnderstudyCore

/// A test of a scenario, with the scope that a test framework would open for it.
final class TestCase: @unchecked Sendable {  // One thread runs at a time.
  /// The test that the running thread or task belongs to.
  @TaskLocal static var current: TestCase?

  let name: String
  let scope: MockScope

  /// The test that this scope is nested in, or `nil` for the scope of a whole test.
  private let outer: TestCase?

  /// A Boolean value that indicates whether the end of the scope has begun.
  private(set) var isEnding = false

  /// A Boolean value that indicates whether the end of the scope has returned.
  private(set) var hasEnded = false

  init(_ name: String, in outer: TestCase? = nil) {
    self.name = name
    self.outer = outer
    let running = RunningTest(id: name, name: name)
    scope =
      outer?.run { MockScope(unusedStubs: .allow, test: running) }
      ?? MockScope(unusedStubs: .allow, test: running)
  }

  /// The test as the runtime knows it.
  var running: RunningTest { RunningTest(id: name, name: name) }

  /// Creates a scope inside this one, of the same test.
  func nested() -> TestCase { TestCase(name, in: self) }

  /// The test as the test framework knows it.
  var whole: TestCase { outer?.whole ?? self }

  /// Runs code as the body of the test.
  func run<Result>(_ body: () -> Result) -> Result {
    Self.$current.withValue(whole) { scope.enter(body) }
  }

  /// Runs asynchronous code as the body of the test.
  func run(_ body: @Sendable () async -> Void) async {
    await Self.$current.withValue(whole) { await scope.enter(body) }
  }

  /// Ends the scope, as the test framework does after the body of the test.
  func end() {
    isEnding = true
    _ = Self.$current.withValue(whole) { scope.end() }
    hasEnded = true
  }
}
