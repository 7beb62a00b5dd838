import Shop
import Testing
import Understudy

struct Stop: Error {}

@Suite(.verifyingMocks) struct ScopedFailures {
  @Test func unmetExpectation() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
  }

  @Test func eachUnmetExpectation() {
    let gateway = MockGateway("gateway")
    expect(gateway.open(), 2)  // fails: Expected 2 calls to gateway.open(), received 1
    // fails: Expected 1 to 3 calls to gateway.charge(any, currency: "EUR"), received 0
    expect(gateway.charge(.any, currency: "EUR"), 1...3)
    gateway.open()
  }

  @Test func tooManyCalls() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 2: open()
    gateway.open()
    gateway.open()
  }

  @Test func rejectedCall() {
    let gateway = MockGateway("gateway")
    stub(gateway.open())
    reject(gateway.open())  // fails: Expected no call to gateway.open(), received 1: open()
    gateway.open()
  }

  @Test func unexpectedCall() {
    let gateway = MockGateway("gateway")
    // fails: Unexpected call on 'gateway': charge(1299, currency: "EUR")
    expect(gateway.charge(1299, currency: "USD"), .atLeast(0))
    Till(gateway).sell(1299)
  }

  @Test func strictMock() {
    let gateway = MockGateway("gateway", .strict)
    gateway.open()  // fails: Unexpected call on 'gateway': open()
  }

  @Test func verification() {
    let gateway = MockGateway("gateway")
    gateway.open()
    // fails: Expected at least 2 calls to gateway.open(), received 1
    verify(gateway.open(), .atLeast(2))
    // fails: Expected 1 call to gateway.charge(any, currency: any), received 0
    verify(gateway.charge(.any, currency: .any))
  }

  @Test func explicitVerificationIsNotRepeatedAtTheEnd() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())
    verifyExpectations(gateway)  // fails: Expected 1 call to gateway.open(), received 0
  }

  @Test func verificationOfTheScope() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())
    verifyExpectations()  // fails: Expected 1 call to gateway.open(), received 0
  }

  @Test func noMoreInteractions() {
    let gateway = MockGateway("gateway")
    gateway.open()
    verifyNoMoreInteractions(gateway)  // fails: Expected no more calls on 'gateway', received 1
  }

  @Test func noValue() {
    let gateway = MockGateway("gateway")
    _ = try? gateway.balance()  // fails: No value for gateway.balance() -> Balance
  }

  @Test func noMoreAnswers() throws {
    let gateway = MockGateway("gateway")
    // fails: No answer left for gateway.charge(1, currency: "EUR"): the stub has 1 answer, and this
    //   is call 2
    stub(gateway.charge(.any, currency: .any)).returns("ok").then.fails()
    Till(gateway).sell(1)
    Till(gateway).sell(1)
  }

  @Test func forwardingWithoutARealObject() {
    let gateway = MockGateway("gateway")
    stub(gateway.open()).forwards()  // fails: gateway.open() cannot be forwarded
    gateway.open()
  }

  @Test(.verifyingMocks(unusedStubs: .fail)) func unusedStub() {
    let gateway = MockGateway("gateway")
    stub(gateway.open())  // fails: Unused stub: gateway.open()
  }

  @Test func unusedStubWarning() {
    let gateway = MockGateway("gateway")
    stub(gateway.open())
  }

  @Test(.verifyingMocks(unusedStubs: .fail)) func unusedStubOfAnInnerScope() {
    MockScope.run(unusedStubs: .allow) { _ = stub(MockGateway("quiet").open()) }
    MockScope.run(unusedStubs: .fail) {
      let gateway = MockGateway("gateway")
      // fails: Unused stub: gateway.charge(1, currency: "USD")
      stub(gateway.charge(1, currency: "USD"))
      Till(gateway).sell(1)
    }
  }

  @Test func innerScope() {
    let outer = MockGateway("outer")
    expect(outer.open())  // fails: Expected 1 call to outer.open(), received 2: open()
    outer.open()
    MockScope.run {
      let inner = MockGateway("inner")
      expect(inner.open())  // fails: Expected 1 call to inner.open(), received 0
      outer.open()
    }
  }

  @Test func innerScopeThrows() async {
    _ = try? await MockScope.run {
      expect(MockGateway.fee())  // fails: Expected 1 call to MockGateway.fee(), received 0
      throw Stop()
    }
    verify(MockGateway.fee(), .never)
  }

  @Test func innerScopeIsCancelled() async {
    let task = Task {
      try await MockScope.run {
        expect(MockGateway.fee())  // fails: Expected 1 call to MockGateway.fee(), received 0
        try await Task.sleep(for: .seconds(3600))
      }
    }
    task.cancel()
    _ = await task.result
    verify(MockGateway.fee(), .never)
  }

  @Test func detachedTask() async {
    let gateway = MockGateway("gateway")
    reject(gateway.open())  // fails: Expected no call to gateway.open(), received 1: open()
    await Task.detached { gateway.open() }.value
  }

  @Test func detachedTaskThenVerified() async {
    let gateway = MockGateway("gateway")
    reject(gateway.open())
    await Task.detached { gateway.open() }.value
    // fails: Expected no call to gateway.open(), received 1: open()
    verify(gateway.settle(), .never)
  }

  @Test func theTestThrows() throws {  // fails: Caught error: Stop()
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 0
    throw Stop()
  }

  @Test func staticRequirement() {
    expect(MockGateway.fee())  // fails: Expected 1 call to MockGateway.fee(), received 0
  }

  @Test func impossibleCount() {
    let gateway = MockGateway("gateway")
    // fails: No number of calls to gateway.open() can be at least 3 and at most 2
    verify(gateway.open(), .between(3, 2))
  }

  @Test(arguments: [1, 2]) func parameterized(calls: Int) {
    let gateway = MockGateway("gateway")
    expect(gateway.open())  // fails: Expected 1 call to gateway.open(), received 2: open()
    for _ in 0..<calls { gateway.open() }
  }

  @Test func passes() {
    let gateway = MockGateway("gateway")
    expect(gateway.open())
    gateway.open()
  }
}
