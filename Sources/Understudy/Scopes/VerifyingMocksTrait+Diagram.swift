#if compiler(>=6.2)
  internal import Testing
  internal import UnderstudyCore

  extension VerifyingMocksTrait {
    /// The maximum number of calls in a diagram. Mermaid does not draw diagrams beyond a certain
    /// length.
    private static var shownCalls: Int { 200 }

    /// Runs a test in a scope of its own, which knows whether the test has failed. If it has, attaches a
    /// diagram of the calls on its mocks, unless there is none.
    func provideWatchedScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let history = diagram ? InteractionHistory(limit: Self.shownCalls) : nil
      let scope = MockScope(
        unusedStubs: unusedStubs, allowance: Self.allowance,
        observers: history.map { [$0] } ?? [], test: RunningTest(runOf: test))
      let watch = IssueHandlingTrait.compactMapIssues { issue in
        // An issue outside any test goes to the runner and to every test that observes issues. Each
        // of these would forward it to the runner again.
        guard Test.current != nil else { return nil }
        if issue.makesTestFail {
          history?.noteFailure()
          scope.noteFailure()
        }
        FailureReporting.note(issue.makesTestFail ? .failed : .knownIssue)
        return issue
      }
      try await watch.provideScope(for: test, testCase: testCase) {
        let result = await Result { try await scope.enter(function) }
        if case .failure = result {
          history?.noteFailure()
          scope.noteFailure()
        }
        let states = scope.stateDescriptions
        let failures = await scope.endWithoutBlocking(discardingFailures: result.isCancelledTest)
        if let history, history.hasFailed,
          let diagram = SequenceDiagram(history, failures: failures, states: states)
        {
          Attachment.record(
            diagram.description, named: "interactions.mmd", sourceLocation: test.sourceLocation)
        }
        try result.get()
      }
    }
  }

  extension Issue {
    /// A Boolean value that indicates whether the issue makes the test fail. Warnings and known
    /// issues do not.
    fileprivate var makesTestFail: Bool {
      #if compiler(>=6.3)
        isFailure
      #else
        true  // This version has no warnings, and does not reveal which issues are known.
      #endif
    }
  }
#endif
