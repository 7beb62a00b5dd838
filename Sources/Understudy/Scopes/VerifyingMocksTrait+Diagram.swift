#if compiler(>=6.2)
  internal import Testing
  internal import UnderstudyCore

  extension VerifyingMocksTrait {
    /// How many calls a diagram shows, because Mermaid draws no texts above a certain length.
    private static var shownCalls: Int { 200 }

    /// Runs a test in a scope of its own, and attaches what happened on its mocks if it fails.
    func provideScopeWithDiagram(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      let history = InteractionHistory(limit: Self.shownCalls)
      let scope = MockScope(
        unusedStubs: unusedStubs, history: history, test: RunningTest(runOf: test))
      let watch = IssueHandlingTrait.compactMapIssues { issue in
        // An issue where no test runs goes to the runner, and to every test that watches its issues,
        // which would pass it on to the runner once more.
        guard Test.current != nil else { return nil }
        if issue.makesTestFail { history.noteFailure() }
        FailureReporting.note(issue.makesTestFail ? .failed : .knownIssue)
        return issue
      }
      try await watch.provideScope(for: test, testCase: testCase) {
        let result = await Result { try await scope.enter(function) }
        if case .failure = result { history.noteFailure() }
        let failures = scope.end(discardingFailures: result.isCancelledTest)
        if history.hasFailed, let diagram = SequenceDiagram(history, failures: failures) {
          Attachment.record(
            diagram.description, named: "interactions.mmd", sourceLocation: test.sourceLocation)
        }
        try result.get()
      }
    }
  }

  extension Issue {
    /// Whether the test fails because of the issue: it is neither a warning nor a known one.
    fileprivate var makesTestFail: Bool {
      #if compiler(>=6.3)
        isFailure
      #else
        true  // There are no warnings yet, and no telling which issue is known.
      #endif
    }
  }
#endif
