internal import Understudy

extension FailureShape {
  /// Arguments that do not match a composed or custom matcher.
  static let mismatchesOfMatchers = [
    FailureShape("mismatch-elements") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let courier = MockCourier("courier")
      courier.collect(["p-1", "x-2"])
      verify(courier.collect(.elements("p-1", .hasPrefix("p-"))))
      verify(courier.collect(.elements("p-1", .any, .any)))
      verify(courier.collect(.elements(inAnyOrder: "x-2", .hasPrefix("q-"))))
      #sourceLocation()
    },
    FailureShape("mismatch-collection") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let courier = MockCourier("courier")
      courier.collect(["p-1", "x-2"])
      verify(courier.collect(.each(.hasPrefix("p-"))))
      verify(courier.collect(.contains("p-3")))
      verify(courier.collect(.hasCount(3)))
      verify(courier.collect(.first("x-2")))
      #sourceLocation()
    },
    FailureShape("mismatch-entry") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      stock.publish(["pen": 3, "ink": 5])
      verify(stock.publish(.hasEntry("pen", 4)))
      verify(stock.publish(.hasKey("cap")))
      verify(stock.publish(.hasValue(.lessThan(0))))
      #sourceLocation()
    },
    FailureShape("mismatch-key-path") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let mailer = MockMailer("mailer")
      mailer.send(Message(subject: "Hallo", attachments: ["terms.pdf"]), to: "bob@example.com")
      verify(mailer.send(.has(\.subject, "Hello"), to: .any))
      verify(mailer.send(.has(\.attachments.count, .greaterThan(1)), to: .any))
      #sourceLocation()
    },
    FailureShape("mismatch-logic") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      gateway.refund(id: "r-17")
      verify(gateway.refund(id: .allOf(.hasPrefix("r-"), .hasCount(6))))
      verify(gateway.refund(id: .anyOf("r-1", "r-2")))
      verify(gateway.refund(id: .noneOf("r-1", .hasPrefix("r-"))))
      verify(gateway.refund(id: .not("r-17")))
      #sourceLocation()
    },
    FailureShape("mismatch-type") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let archive = MockArchive("archive")
      archive.record(Card(1))
      verify(archive.record(.isA(Customer.self)))
      verify(archive.record(.isA(Card.self, .has(\.number, 2))))
      verify(archive.record(.equal(1)))
      #sourceLocation()
    },
    FailureShape("mismatch-predicate") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      verify(gateway.charge(amount: .where("even") { $0 % 2 == 0 }, currency: "EUR", to: .any))
      #sourceLocation()
    },
    FailureShape("mismatch-custom") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let round = Matcher<Int>("a round sum", mismatch: { "\($0) has \($0 % 100) too many" }) {
        $0 % 100 == 0
      }
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      verify(gateway.charge(amount: round, currency: "EUR", to: .any))
      #sourceLocation()
    },
    FailureShape("mismatch-captured") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      let (amount, currency) = (Captor<Int>(), Captor<String>())
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      verify(
        gateway.charge(
          amount: .captured(by: amount), currency: .captured(by: currency, "USD"), to: .any))
      #sourceLocation()
    },
    FailureShape("mismatch-borrowed") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let kiosk = MockKiosk("kiosk")
      expect(kiosk.redeem(.where("code is A-1") { $0.code == "A-1" }, at: 1), .any)
      kiosk.redeem(Voucher(code: "B-2"), at: 1)
      #sourceLocation()
    },
    FailureShape("mismatch-several-arguments") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      CheckoutService(gateway: gateway).tryToCheckOut(1299, "EUR")
      verify(gateway.charge(amount: 1500, currency: .hasPrefix("U"), to: .equal(Card(2))))
      #sourceLocation()
    },
    FailureShape("assertion-difference") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      assertThat(Message(subject: "Hallo"), .equal(Message(subject: "Hello")))
      assertThat("Hallo", "Hello")
      #sourceLocation()
    },
    FailureShape("assertion") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      assertThat(3, .atLeast(4))
      assertThat(["p-1", "x-2"], .each(.hasPrefix("p-")))
      assertThat(Message(subject: "Hallo"), .has(\.subject, .hasPrefix("Hello")))
      #sourceLocation()
    },
  ]
}
