import Testing

/// Proof that failures make real test runs red, with the right file, line and first line, and that
/// nothing passes which should not.
@Suite(.serialized) struct FailingFixtureTests {
  @Test("Swift Testing reports exactly the failures that the sources announce")
  func swiftTesting() throws {
    let run = try FailingFixture.test(
      "--disable-xctest", "--filter", "SwiftTestingFailures", "--skip", "AtExit")
    let announced = try Reported.announced(
      in: FailingFixture.tests(of: "SwiftTestingFailures"), marker: "fails")
    #expect(Reported.swiftTesting(run.output) == announced, "\(run.output)")
    #expect(announced.count > 25)
    #expect(run.status != 0)
  }

  @Test("XCTest reports exactly the failures that the sources announce")
  func xctest() throws {
    let run = try FailingFixture.test("--disable-swift-testing", "--filter", "XCTestFailures")
    let announced = try Reported.announced(
      in: FailingFixture.tests(of: "XCTestFailures"), marker: "fails")
    let thrown = try Reported.announced(
      in: FailingFixture.tests(of: "XCTestFailures"), marker: "fails nowhere"
    ).map { Reported(file: "<EXPR>", line: 0, text: $0.text) }
    #expect(Reported.xctest(run.output) == (announced + thrown).sorted(), "\(run.output)")
    #expect(announced.count > 20)
    #expect(run.status != 0)
  }

  @Test("what nothing else has reported makes the process fail at its end", arguments: [
    "LeakedMockAtExit", "CallAfterTheTestAtExit",
  ])
  func atExit(suite: String) throws {
    let run = try FailingFixture.test("--disable-xctest", "--filter", suite)
    let announced = try Reported.announced(
      in: FailingFixture.tests(of: "SwiftTestingFailures"), marker: "fails at exit in \(suite)")
    #expect(Reported.atExit(run.output) == announced, "\(run.output)")
    #expect(announced.count == 1)
    #expect(run.status != 0)
  }
}
