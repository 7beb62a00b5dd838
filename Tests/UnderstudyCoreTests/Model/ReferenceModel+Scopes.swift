import UnderstudyCore

// The scopes, and the delivery of failures to the test.

extension ReferenceModel {
  /// The phases of a mock or a scope.
  enum Phase {
    case open

    /// Later calls are late. Calls that were recorded before are still being decided.
    case closing

    /// The failures have been reported for the last time.
    case ended
  }

  /// A mock and its scope.
  struct MockState: Hashable {
    var scope: Int
    var phase = Phase.open

    /// The failures of calls on other threads, which a verb or the end of the scope reports.
    var deferred: [ReportedFailure] = []
  }

  /// A scope.
  struct Scope: Hashable {
    let parent: Int?
    let unusedStubs: UnusedStubs
    var phase = Phase.open
    var mocks: [Int] = []

    /// The failures of verbs and late calls on other threads.
    var deferred: [ReportedFailure] = []
  }

  /// Delivers a failure to the test, or to the innermost scope of a mock that has not ended.
  mutating func deliver(_ failure: ReportedFailure, of mock: Int) {
    guard isForeign else {
      observation.reportedFailures.append(failure)
      return
    }
    guard !isInParts else {
      undelivered[line, default: []].append((mock, failure))
      return
    }
    var failure = failure
    failure.delivery = .deferred
    var candidate: Int? = mocks[mock].scope
    while let scope = candidate {
      if scopes[scope].phase != .ended {
        scopes[scope].deferred.append(failure)
        return
      }
      candidate = scopes[scope].parent
    }
    failure.delivery = .outside
    observation.reportedFailures.append(failure)
  }

  /// Reports a call that violates a rule. The mock defers it if another thread made the call.
  mutating func reportViolation(_ failure: ReportedFailure, of mock: Int) {
    guard isForeign, mocks[mock].phase != .ended else { return deliver(failure, of: mock) }
    var failure = failure
    failure.delivery = .deferred
    mocks[mock].deferred.append(failure)
  }

  /// Reports the deferred failures of a mock at a verb, if the thread of the test runs the verb.
  mutating func reportDeferred(of mock: Int) {
    if !isForeign, !isInParts { reportDeferred(of: mock, at: line) }
  }

  private mutating func reportDeferred(of mock: Int, at line: Int?) {
    report(mocks[mock].deferred, at: line)
    mocks[mock].deferred = []
  }

  /// Reports the deferred failures of a scope.
  ///
  /// - Parameter line: The line of the verb, or `nil` to report each failure at its own line.
  mutating func reportDeferred(ofScope scope: Int, at line: Int?) {
    report(scopes[scope].deferred, at: line)
    scopes[scope].deferred = []
  }

  private mutating func report(_ failures: [ReportedFailure], at line: Int?) {
    observation.reportedFailures += failures.map { failure in
      var failure = failure
      failure.line = line ?? failure.line
      return failure
    }
  }

  /// Adds a mock whose scope has ended to the scope in which the test sets it up, without its calls
  /// and rules.
  mutating func reopen(_ mock: Int) {
    guard !isForeign, let current, mocks[mock].phase == .ended else { return }
    mocks[mock] = MockState(scope: current)
    scopes[current].mocks.append(mock)
  }

  /// Returns a Boolean value that indicates whether a verb can use a mock, and reports it if not.
  mutating func admits(_ mock: Int, _ line: Int) -> Bool {
    if mocks[mock].phase == .open { return true }
    deliver(ReportedFailure(kind: .misuse, line: line), of: mock)
    return false
  }
}

// MARK: - The end of a scope

extension ReferenceModel {
  /// A part of the end of the current scope, between which other threads can run.
  enum Ending {
    case closeScope
    case closeMock(Int)

    /// Waits for the calls that have not returned.
    case wait
    case reportDeferred(Int)
    case reportUnmet(Int)
    case reportUnused(Int)
    case endScope
  }

  /// The parts of the end of the current scope, in order.
  var ending: [Ending] {
    let mocks = scopes[current!].mocks
    return [.closeScope] + mocks.map { .closeMock($0) } + [.wait]
      + mocks.flatMap { [.reportDeferred($0), .reportUnmet($0), .reportUnused($0)] } + [.endScope]
  }

  /// Returns the possible models after a part of the end of the current scope.
  func after(_ ending: Ending) -> [ReferenceModel] {
    var model = self
    switch ending {
    case .closeScope: model.scopes[current!].phase = .closing
    case .closeMock(let mock): model.mocks[mock].phase = .closing
    case .wait: if isAwaitingCalls { return [] }
    case .reportDeferred(let mock):
      model.mocks[mock].phase = .ended
      model.reportDeferred(of: mock, at: nil)
    case .reportUnmet(let mock): model.reportUnmet(of: mock, isExplicit: false)
    case .reportUnused(let mock): model.reportUnusedStubs(of: mock)
    case .endScope: model.endScope()
    }
    return [model]
  }

  /// A Boolean value that indicates whether the end of the scope waits for a call, whose rule is being
  /// chosen or whose answer is running. It does not wait for the answers of calls that were reset.
  private var isAwaitingCalls: Bool {
    history.contains { call in
      guard mocks[call.invocation.mock].scope == current else { return false }
      switch call.stage {
      case .recorded: return true
      case .decided: return !call.isForgotten
      case .answered: return false
      }
    }
  }

  private mutating func reportUnusedStubs(of mock: Int) {
    let unusedStubs = scopes[current!].unusedStubs
    guard unusedStubs != .allow else { return }
    for rule in rules where rule.bounds == nil && rule.pattern.mock == mock {
      if history.contains(where: { $0.answerer == rule.line }) { continue }
      var failure = reportedFailure(ofUnused: rule)
      failure.isWarning = unusedStubs == .warn
      observation.reportedFailures.append(failure)
    }
  }

  private mutating func endScope() {
    let ended = scopes[current!].mocks
    reportDeferred(ofScope: current!, at: nil)
    scopes[current!].phase = .ended
    current = scopes[current!].parent
    formerRules += rules.filter { ended.contains($0.pattern.mock) }
    rules.removeAll { ended.contains($0.pattern.mock) }
    strictnessOfMembers = strictnessOfMembers.filter { !ended.contains($0.key.mock) }
    for index in history.indices where ended.contains(history[index].invocation.mock) {
      history[index].isForgotten = true
    }
  }
}
