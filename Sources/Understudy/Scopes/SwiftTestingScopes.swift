internal import Testing
internal import UnderstudyCore

/// The scopes of static requirements in Swift Testing tests that did not open a scope.
///
/// Swift Testing does not announce the end of a test without a trait, so these scopes last until
/// the process ends. The cases of a parameterized test run in parallel and cannot be told apart, so
/// they do not get a scope. If one uses a static requirement, a failure asks for the trait.
///
/// If tests are repeated, each repetition gets a scope of its own.
enum SwiftTestingScopes {
  private static let scopes = Guarded<[Test.ID: (scope: MockScope, task: TestTask?)]>([:])

  /// Ends the scopes at the end of the process.
  static func endAll() {
    for scope in scopes.withLock({ $0.values.map(\.scope) }) { scope.end() }
  }

  /// Returns the scope of the current test, or `nil` if there is no test or its case is unknown.
  static func scopeOfCurrentTest() -> MockScope? {
    guard let test = Test.current, Test.Case.current?.isParameterized == false else { return nil }
    let task = TestTask.current
    let (scope, old) = scopes.withLock { scopes -> (MockScope, MockScope?) in
      let known = scopes[test.id]
      if let known, task == nil || known.task == nil || known.task == task {
        if known.task == nil { scopes[test.id]?.task = task }
        return (known.scope, nil)
      }
      let scope = MockScope(standInFor: RunningTest(test))
      scopes[test.id] = (scope, task)
      return (scope, known?.scope)
    }
    old?.end()
    return scope
  }
}

extension RunningTest {
  /// The number of test runs so far.
  private static let runs = Guarded(0)

  /// Creates the description of a Swift Testing test.
  init(_ test: Test) { self.init(id: "\(test.id)", name: test.name) }

  /// Creates the description of one run of a test, or of one of its cases. No two runs are equal.
  init(runOf test: Test) {
    TestRun.begin()
    let run = Self.runs.withLock { runs in
      runs += 1
      return runs
    }
    self.init(id: "\(test.id) #\(run)", name: test.name)
  }
}
