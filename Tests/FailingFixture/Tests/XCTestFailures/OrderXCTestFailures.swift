import Shop
import Understudy
import XCTest

final class OrderXCTestFailures: MockingTestCase {
  func testAnEarlyCall() {
    let gateway = MockGateway("gateway")
    let ledger = MockGateway("ledger")
    inOrder("checkout") {
      expect(ledger.open())  // fails: Expected 1 call to ledger.open(), received 0
      // fails: Out of order: gateway.open() came before ledger.open()
      expect(gateway.open())
    }
    gateway.open()
  }

  func testALateCall() {
    let gateway = MockGateway("gateway")
    let ledger = MockGateway("ledger")
    let order = CallOrder("checkout")
    // fails: Out of order: ledger.open() came after gateway.open()
    expect(ledger.open(), ...1).inOrder(order)
    expect(gateway.open()).inOrder(order)
    gateway.open()
    ledger.open()
  }

  func testVerifiedOrder() {
    let gateway = MockGateway("gateway")
    let ledger = MockGateway("ledger")
    gateway.open()
    ledger.open()
    // fails: Out of order: gateway.open() came before ledger.open()
    verifyInOrder(ledger.open(), gateway.open())
  }

  func testAnOrderedStub() {
    let gateway = MockGateway("gateway")
    let order = CallOrder("checkout")
    // fails: The stub gateway.open() cannot have an order
    stub(gateway.open()).inOrder(order)
    gateway.open()
  }

  func testACallInTheWrongState() {
    let gateway = MockGateway("gateway")
    let door = States("door", initially: 0)
    // fails: gateway.open() is not allowed while door is 0
    expect(gateway.open(), .any).when(door.is(1))
    gateway.open()
  }

  func testAStateThatIsNotReached() async {
    let door = States("door", initially: "closed")
    // fails: Timed out after 0 s waiting for door is "open"
    await waitUntil(door.is("open"), timeout: .zero)
  }

  func testACallThatIsNotMadeInTime() async {
    let gateway = MockGateway("gateway")
    // fails: Timed out after 0 s waiting for 1 call to gateway.open(); received 0
    await verify(gateway.open(), within: .zero)
  }

  func testARejectedCallWithinATime() async {
    let gateway = MockGateway("gateway")
    gateway.open()
    // fails: Expected no call to gateway.open() within 10 s, received 1
    await verify(gateway.open(), .never, within: .seconds(10))
  }

  func testUnmetExpectationsWithinATime() async {
    let gateway = MockGateway("gateway")
    expect(gateway.open())
    // fails: Timed out after 0 s waiting for 1 call to gateway.open(); received 0
    await verifyExpectations(gateway, within: .zero)
  }

  func testStrictnessOfAPatternWithArguments() {
    let gateway = MockGateway("gateway")
    // fails: Strictness applies to all calls to a requirement, not only to gateway.charge(1, currency: any)
    setStrictness(.strict, for: gateway.charge(.equal(1), currency: .any))
  }
}
