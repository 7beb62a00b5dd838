import Shop
import Testing
import Understudy

@Suite(.verifyingMocks) struct OrderFailures {
  @Test func anEarlyCall() {
    let gateway = MockGateway("gateway")
    let ledger = MockGateway("ledger")
    inOrder("checkout") {
      expect(ledger.open())  // fails: Expected 1 call to ledger.open(), received 0
      // fails: Out of order: gateway.open() came before ledger.open()
      expect(gateway.open())
    }
    gateway.open()
  }

  @Test func aLateCall() {
    let gateway = MockGateway("gateway")
    let ledger = MockGateway("ledger")
    let order = CallOrder("checkout")
    // fails: Out of order: ledger.open() came after gateway.open()
    expect(ledger.open(), ...1).inOrder(order)
    expect(gateway.open()).inOrder(order)
    gateway.open()
    ledger.open()
  }

  @Test func verifiedOrder() {
    let gateway = MockGateway("gateway")
    let ledger = MockGateway("ledger")
    gateway.open()
    ledger.open()
    // fails: Out of order: gateway.open() came before ledger.open()
    verifyInOrder(ledger.open(), gateway.open())
  }

  @Test func anOrderedStub() {
    let gateway = MockGateway("gateway")
    let order = CallOrder("checkout")
    // fails: The stub gateway.open() cannot have an order
    stub(gateway.open()).inOrder(order)
    gateway.open()
  }

  @Test func aCallInTheWrongState() {
    let gateway = MockGateway("gateway")
    let door = States("door", initially: 0)
    // fails: gateway.open() is not allowed while door is 0
    expect(gateway.open(), .any).when(door.is(1))
    gateway.open()
  }

  @Test func aStateThatIsNotReached() async {
    let door = States("door", initially: "closed")
    // fails: Timed out after 0 s waiting for door is "open"
    await waitUntil(door.is("open"), timeout: .zero)
  }

  @Test func aCallThatIsNotMadeInTime() async {
    let gateway = MockGateway("gateway")
    // fails: Timed out after 0 s waiting for 1 call to gateway.open(); received 0
    await verify(gateway.open(), within: .zero)
  }

  @Test func aRejectedCallWithinATime() async {
    let gateway = MockGateway("gateway")
    gateway.open()
    // fails: Expected no call to gateway.open() within 10 s, received 1
    await verify(gateway.open(), .never, within: .seconds(10))
  }

  @Test func unmetExpectationsWithinATime() async {
    let gateway = MockGateway("gateway")
    expect(gateway.open())
    // fails: Timed out after 0 s waiting for 1 call to gateway.open(); received 0
    await verifyExpectations(gateway, within: .zero)
  }

  @Test func strictnessOfAPatternWithArguments() {
    let gateway = MockGateway("gateway")
    // fails: Strictness applies to all calls to a requirement, not only to gateway.charge(1, currency: any)
    setStrictness(.strict, for: gateway.charge(.equal(1), currency: .any))
  }
}
