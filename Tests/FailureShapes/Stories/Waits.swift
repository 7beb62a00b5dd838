internal import Understudy

extension FailureShape {
  /// Waits that time out or are cancelled.
  static let waits = [
    FailureShape("timed-out-verify") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let mailer = MockMailer("mailer")
      await verify(mailer.send(.any, to: .any), within: .seconds(2), clock: ImpatientClock())
      #sourceLocation()
    },
    FailureShape("timed-out-verify-too-few") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      await verify(
        gateway.charge(amount: .any, currency: .any, to: .any), 2, within: .milliseconds(1500),
        clock: ImpatientClock())
      #sourceLocation()
    },
    FailureShape("timed-out-verify-other-arguments") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      await verify(
        gateway.charge(amount: 1299, currency: "USD", to: .any), within: .milliseconds(250),
        clock: ImpatientClock())
      #sourceLocation()
    },
    FailureShape("verify-within-too-many") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      try? CheckoutService(gateway: gateway).retry(2, 1299)
      await verify(
        gateway.charge(amount: .any, currency: .any, to: .any), .once, within: .seconds(2),
        clock: ImpatientClock())
      #sourceLocation()
    },
    FailureShape("verify-within-never") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      await CheckoutService(gateway: gateway).cancelLater("r-1")
      await verify(gateway.refund(id: .any), .never, within: .seconds(2), clock: ImpatientClock())
      #sourceLocation()
    },
    FailureShape("cancelled-verify") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let mailer = MockMailer("mailer")
      let waiting = Task { await verify(mailer.send(.any, to: .any), within: .seconds(60)) }
      waiting.cancel()
      _ = await waiting.value
      #sourceLocation()
    },
    FailureShape("timed-out-wait") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let connection = States("connection", initially: "closed")
      await waitUntil(connection.is("open"), timeout: .seconds(2), clock: ImpatientClock())
      #sourceLocation()
    },
    FailureShape("timed-out-wait-with-its-reason") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let connection = States("connection", of: String.self)
      let weather = States("weather", initially: "fine")
      expect(gateway.refund(id: "r-1"), .any).moves(connection, to: "open")
      await CheckoutService(gateway: gateway).cancelLater("r-2")
      await waitUntil(connection.is("open"), timeout: .seconds(2), clock: ImpatientClock())
      weather.become("rainy")
      #sourceLocation()
    },
    FailureShape("timed-out-condition") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      await waitUntil(timeout: .seconds(2), clock: ImpatientClock()) { 1 + 1 == 3 }
      await waitUntil("the receipt is printed", timeout: .seconds(2), clock: ImpatientClock()) {
        throw OutOfPaper()
      }
      #sourceLocation()
    },
    FailureShape("timed-out-value") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      await waitUntil(.greaterThan(3), timeout: .seconds(2), clock: ImpatientClock()) { 2 }
      await waitUntil(.equal(1), timeout: .seconds(2), clock: ImpatientClock()) {
        throw OutOfPaper()
      }
      #sourceLocation()
    },
    FailureShape("timed-out-suspended-calls") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let pending = expect(gateway.settle(.any), .any).suspends()
      await pending.waitUntilCalled(2, timeout: .seconds(2), clock: ImpatientClock())
      #sourceLocation()
    },
    FailureShape("cancelled-wait") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let connection = States("connection", initially: "closed")
      let waiting = Task { await waitUntil(connection.is("open"), timeout: .seconds(60)) }
      waiting.cancel()
      _ = await waiting.value
      #sourceLocation()
    },
    FailureShape("timed-out-expectations") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      expect(gateway.refund(id: "r-1"))
      expect(ledger.note(.any), 2)
      CheckoutService(gateway: gateway, ledger: ledger).cancel("r-2")
      await verifyExpectations(within: .seconds(2), clock: ImpatientClock())
      #sourceLocation()
    },
    FailureShape("timed-out-expectations-of-mocks") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.connect())
      await verifyExpectations(gateway, within: .milliseconds(100), clock: ImpatientClock())
      #sourceLocation()
    },
    FailureShape("cancelled-expectations") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.connect())
      let waiting = Task { await verifyExpectations(gateway, within: .seconds(60)) }
      waiting.cancel()
      await waiting.value
      #sourceLocation()
    },
  ]
}

/// An error that a condition throws.
private struct OutOfPaper: Error {}
