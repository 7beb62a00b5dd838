internal import Understudy

extension FailureShape {
  /// Incorrect uses of the framework.
  static let misuses = [
    FailureShape("misuse-count") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      verify(gateway.refund(id: .any), .between(3, 1))
      #sourceLocation()
    },
    FailureShape("misuse-not-comparable") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let mailer = MockMailer("mailer")
      mailer.offer(Coupon(code: "SPRING"))
      verify(mailer.offer(Coupon(code: "SPRING")))
      #sourceLocation()
    },
    FailureShape("misuse-borrowed-argument") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let kiosk = MockKiosk("kiosk")
      _ = kiosk.inspect(Voucher(code: "A-1"))
      verify(kiosk.inspect(.where("code is A-1") { $0.code == "A-1" }))
      _ = calls(kiosk.inspect(.where("code is A-1") { $0.code == "A-1" }))
      reset(kiosk.inspect(.where { $0.code == "A-1" }))
      verifyNoMoreInteractions(kiosk, excluding: kiosk.inspect(.where { $0.code == "A-1" }))
      #sourceLocation()
    },
    FailureShape("misuse-chain") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let terminal = MockTerminal("terminal")
      stub(terminal.backup).returns(RealTerminal())
      expect(terminal.backup.connect())
      terminal.backup.connect()
      #sourceLocation()
    },
    FailureShape("misuse-strictness") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      setStrictness(.strict, for: gateway.refund(id: "r-1"))
      #sourceLocation()
    },
    FailureShape("misuse-order-of-a-stub") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.connect()).inOrder(CallOrder("checkout"))
      gateway.connect()
      #sourceLocation()
    },
    FailureShape("misuse-lenient-expectation") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      expect(gateway.connect()).lenient()
      gateway.connect()
      #sourceLocation()
    },
    FailureShape("misuse-verify-inside-an-order") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      inOrder {
        expect(gateway.connect())
        verify(gateway.refund(id: "r-1"), .never)
      }
      gateway.connect()
      #sourceLocation()
    },
    FailureShape("misuse-order-of-nothing") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      inOrder("checkout") {
        gateway.connect()
        gateway.connect()
      }
      #sourceLocation()
    },
    FailureShape("misuse-condition-of-nothing") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let connection = States("connection", initially: "open")
      when(connection.is("open")) { gateway.connect() }
      #sourceLocation()
    },
    FailureShape("misuse-unused-pattern") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      _ = gateway.refund(id: .hasPrefix("r-")) as AnyCallPattern
      gateway.connect()
      #sourceLocation()
    },
    FailureShape("misuse-twice-in-an-order") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let checkout = CallOrder("checkout")
      expect(gateway.connect()).inOrder(checkout).inOrder(checkout)
      gateway.connect()
      #sourceLocation()
    },
    FailureShape("misuse-contradicting-orders") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let (checkout, billing) = (CallOrder("checkout"), CallOrder("billing"))
      let connecting = expect(gateway.connect(), .any).inOrder(checkout)
      expect(gateway.refund(id: "r-1"), .any).inOrder(checkout, billing)
      connecting.inOrder(billing)
      #sourceLocation()
    },
    FailureShape("misuse-inout") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let archive = MockArchive("archive")
      stub(archive.read(into: .any, limit: .any)).sets(to: "text")
      stub(archive.swap(.any, .any)).sets(to: 7)
      var (first, second, buffer) = (1, 2, [UInt8]())
      archive.swap(&first, &second)
      archive.read(into: &buffer, limit: 16)
      #sourceLocation()
    },
    FailureShape("misuse-closure-without-a-value") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let archive = MockArchive("archive")
      stub(archive.fetch(.any, completion: .any)).invokes { $0.1 }
      archive.fetch("A-1") { _ in }
      #sourceLocation()
    },
    FailureShape("misuse-closure-after-its-call") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let archive = MockArchive("archive")
      archive.each { _ in }
      verify(archive.each(.any)).first?.arguments("late")
      #sourceLocation()
    },
    FailureShape("misuse-verify-inside-an-answer") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      stub(gateway.refund(id: .any)).performs { _ in
        verify(ledger.open(account: .any))
      }
      CheckoutService(gateway: gateway, ledger: ledger).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("misuse-excluding-another-mock") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      verifyNoMoreInteractions(gateway, excluding: ledger.commit())
      #sourceLocation()
    },
    FailureShape("misuse-forwarding-without-an-object") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.refund(id: .any)).forwards()
      CheckoutService(gateway: gateway).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("misuse-default-implementation") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      stub(gateway.refund(id: .any)).callsDefault()
      CheckoutService(gateway: gateway).cancel("r-1")
      #sourceLocation()
    },
    FailureShape("misuse-forwarding-to-another-object") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let ledger = PaperLedger(spying: RealGateway(), "ledger")
      stub(ledger.commit()).forwards()
      ledger.commit()
      #sourceLocation()
    },
    FailureShape("misuse-static-outside-a-scope", isInScope: false) {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      _ = MockBank.rate(of: "USD")
      #sourceLocation()
    },
    FailureShape("misuse-default-outside-a-scope", isInScope: false) {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      withDefault(Money(cents: 0, currency: "EUR"))
      #sourceLocation()
    },
    FailureShape("misuse-expectations-outside-a-scope", isInScope: false) {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      verifyExpectations()
      #sourceLocation()
    },
  ]
}

/// A handwritten mock that can spy on any object.
private final class PaperLedger: Mock, Ledger, @unchecked Sendable {}
