import Testing

extension FixtureTests {
  /// Proof that failures make real test runs fail, with the right file, line and first line, and
  /// that every failure is reported.
  @Suite(.serialized) struct FailingFixtureTests {
    private let fixture = Fixture.failing

    init() throws { try Fixture.build() }

    @Test("Swift Testing reports exactly the failures that the comments announce")
    func swiftTesting() throws {
      let run = try fixture.test(
        "--disable-xctest", "--filter", "SwiftTestingFailures", "--skip", "AtExit")
      let announced = try Reported.announced(
        in: fixture.tests(of: "SwiftTestingFailures"), marker: "fails")
      #expect(Reported.swiftTesting(run.output) == announced, "\(run.output)")
      #expect(announced.count > 25)
      #expect(run.status != 0)
    }

    @Test("XCTest reports exactly the failures that the comments announce")
    func xctest() throws {
      let run = try fixture.test("--disable-swift-testing", "--filter", "XCTestFailures")
      let tests = fixture.tests(of: "XCTestFailures")
      let announced = try Reported.announced(in: tests, marker: "fails")
      // On Linux, XCTest reports thrown errors without a source location.
      let thrown = try Reported.announced(in: tests, marker: "fails nowhere")
        .map { Reported(file: "<EXPR>", line: 0, text: $0.text) }
      #expect(Reported.xctest(run.output) == (announced + thrown).sorted(), "\(run.output)")
      #expect(announced.count > 20)
      #expect(run.status != 0)
    }

    @Test(
      "a failure that no test reported makes the process fail when it exits",
      arguments: [
        "LeakedMockAtExit", "CallAfterTheTestAtExit", "OutlivingTaskAtExit", "ArgumentsAtExit",
        "ConditionAtExit", "ReplacementAtExit", "StaticRequirementAtExit", "LateStaticAtExit",
      ])
    func atExit(suite: String) throws {
      let run = try fixture.testWithSwiftTesting(suite)
      let announced = try Reported.announced(
        in: fixture.tests(of: "SwiftTestingFailures"), marker: "fails at exit in \(suite)")
      // If the mock's test is known, Swift Testing reports the failure as one of that test.
      let reported = Reported.printed(run.output) + Reported.swiftTesting(run.output)
      #expect(reported.sorted() == announced, "\(run.output)")
      #expect(announced.count == 1)
      #expect(run.status != 0)
    }

    @Test(
      "what a test printed is not lost if a failure is reported when the process exits",
      arguments: ["LeakedMockAtExit", "ArgumentsAtExit", "ConditionAtExit"])
    func output(suite: String) throws {
      let run = try fixture.testWithSwiftTesting(suite)
      #expect(run.output.contains("the output of the test is not lost"), "\(run.output)")
    }

    @Test("listing XCTest tests does not report expectations in the properties of test cases")
    func listing() throws {
      let run = try fixture.test("list", "--disable-swift-testing")
      #expect(run.output.contains("ExpectationsInProperties/testMeetsTheExpectation"))
      #expect(Reported.printed(run.output) == [])
      #expect(run.status == 0)
    }
  }
}
