import Testing
import UnderstudyCore

@Suite struct FailureReportTests {
  /// The report of an unmet expectation of `greeter.greet("bob")` on line 100.
  private func unmet() throws -> FailureReport {
    let log = FailureLog.of {
      MockScope.run { _ = expect(MockGreeter("greeter").greet("bob"), 2, line: 100) }
    }
    return try #require(log.reports.first)
  }

  @Test("a report equals the report of a failure that has all stated facts")
  func equal() throws {
    let expected = FailureReport.unmetExpectation("greet(_:)", 2, received: 0)
    #expect(try unmet() == unmet())
    #expect(try unmet() == expected)
    #expect(try unmet() == expected.on("greeter").with("bob"))
    #expect(try unmet() == .unmetExpectation("greet(_:)", 2, received: 0, line: 100))
  }

  @Test(
    "a report differs from the report of a failure that lacks a stated fact",
    arguments: [
      FailureReport.failedVerification("greet(_:)", 2, received: 0),
      .unmetExpectation("greet(_:times:)", 2, received: 0),
      .unmetExpectation("greet(_:)", 2..., received: 0),
      .unmetExpectation("greet(_:)", 2, received: 1),
      .unmetExpectation("greet(_:)", 2, received: 0, line: 101),
      .unmetExpectation("greet(_:)", 2, received: 0).on("other"),
      .unmetExpectation("greet(_:)", 2, received: 0).with("ann"),
      .unmetExpectation("greet(_:)", 2, received: 0).after(.seconds(1)),
      .unmetExpectation("greet(_:)", 2, received: 0).states("door is .shut"),
    ])
  func different(report: FailureReport) throws {
    #expect(try unmet() != report)
    #expect(try report != unmet())
  }

  @Test("a misuse is identified by the code that its first line contains")
  func misuse() throws {
    let log = FailureLog.of { withDefault(1, line: 100) }
    #expect(log.reports == [.misuse("withDefault(_:)", line: 100)])
    #expect(log.reports != [.misuse("verifyExpectations()", line: 100)])
  }
}
