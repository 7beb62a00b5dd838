import Shop
import Testing
import Understudy

/// Tests that fail for different reasons and must write a diagram of their mocks.
@Suite(.verifyingMocks) struct TestsWithDiagrams {
  @Test func anExpectationOfTheTestsOwnFails() {
    let gateway = MockGateway("gateway")
    gateway.open()
    #expect(Bool(false))  // fails: Expectation failed: Bool(false)
  }

  @Test func anExpectedCallIsMissing() {
    let gateway = MockGateway("gateway")
    // fails: Expected 1 call to gateway.charge(1299, currency: "USD"), received 0
    expect(gateway.charge(1299, currency: "USD"))
    ignore(gateway)
    Till(gateway).sell(1299)
  }

  @Test func anErrorIsThrown() throws {  // fails: Caught error: Stop()
    let gateway = MockGateway("gateway")
    stub(gateway.charge(.any, currency: .any)).throws(Stop())
    _ = try gateway.charge(1299, currency: "EUR")
  }
}

/// Tests that must not write a diagram.
@Suite(.verifyingMocks) struct TestsWithoutDiagrams {
  @Test func passes() {
    MockGateway("gateway").open()
  }

  @Test func hasAWarning() {
    let gateway = MockGateway("gateway")
    stub(gateway.settle())
    gateway.open()
  }

  @Test func hasAKnownIssue() {
    let gateway = MockGateway("gateway")
    gateway.open()
    withKnownIssue { verify(gateway.open(), .never) }
  }

  @Test func callsNoMock() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
  }

  @Test(.verifyingMocks(diagram: false)) func disablesTheDiagram() {
    let gateway = MockGateway("gateway")
    gateway.open()
    verify(gateway.open(), .never)  // fails: Expected no call to gateway.open(), received 1
  }

  @Test func runsNextToAnotherFailure() async {
    MockGateway("gateway").open()
    // An issue outside a test belongs to no test and is reported once.
    await Task.detached {
      #expect(Bool(false))  // fails: Expectation failed: Bool(false)
    }.value
  }
}
