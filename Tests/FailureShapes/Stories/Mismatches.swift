internal import Understudy

extension FailureShape {
  /// Arguments that do not match a verification, with one story per kind of value or matcher.
  static let mismatches = [
    FailureShape("mismatch-string") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let mailer = MockMailer("mailer")
      mailer.send(Message(subject: "Hello"), to: "bob@example.org")
      verify(mailer.send(.any, to: "bob@example.com"))
      #sourceLocation()
    },
    FailureShape("mismatch-long-string") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let ledger = MockLedger("ledger")
      let lines = (1...12).map { "entry \($0)" }
      ledger.note(lines.joined(separator: "\n"))
      verify(ledger.note((lines[..<6] + ["entry seven"] + lines[7...]).joined(separator: "\n")))
      #sourceLocation()
    },
    FailureShape("mismatch-long-line") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let ledger = MockLedger("ledger")
      ledger.note(
        "select id, name, price from orders where customer = 7 and state = 'open' limit 1")
      verify(
        ledger.note(
          "select id, name, price from orders where customer = 7 and status = 'open' limit 1"))
      verify(ledger.note("select id"))
      verify(
        ledger.note(
          "select id, name, price from orders where customer = 7 and state = 'oxen' limit 1"))
      #sourceLocation()
    },
    FailureShape("mismatch-text-with-empty-lines") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let ledger = MockLedger("ledger")
      ledger.note("Dear Bob,\n\nthank you.")
      verify(ledger.note("Dear Bob,\n\nthank you!"))
      #sourceLocation()
    },
    FailureShape("mismatch-long-difference") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let courier = MockCourier("courier")
      courier.collect((1...40).map { "parcel-\($0)" })
      verify(courier.collect((1...40).map { "box-\($0)" }))
      #sourceLocation()
    },
    FailureShape("mismatch-struct") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let mailer = MockMailer("mailer")
      mailer.send(Message(subject: "Hallo"), to: "bob@example.com")
      mailer.send(Message(subject: "Bye", body: "Come back soon."), to: "bob@example.com")
      verify(mailer.send(.equal(Message(subject: "Hello")), to: .any))
      #sourceLocation()
    },
    FailureShape("mismatch-nested-struct") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let courier = MockCourier("courier")
      courier.ship(Parcel(id: "p-1", items: ["pen"], shipping: .express(hours: 24)))
      verify(courier.ship(Parcel(id: "p-1", address: Address(city: "Porto"), items: ["pen"])))
      #sourceLocation()
    },
    FailureShape("mismatch-enum") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let courier = MockCourier("courier")
      courier.quote(.express(hours: 24))
      verify(courier.quote(.equal(.express(hours: 48))))
      verify(courier.quote(.equal(.pickUp(store: "Lisbon", until: "Friday"))))
      verify(courier.quote(.equal(.standard)))
      #sourceLocation()
    },
    FailureShape("mismatch-array") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let courier = MockCourier("courier")
      courier.collect(["p-1", "p-2", "p-3", "p-4"])
      verify(courier.collect(["p-1", "p-3", "p-4", "p-5"]))
      #sourceLocation()
    },
    FailureShape("mismatch-dictionary") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      stock.publish(["pen": 3, "ink": 5])
      verify(stock.publish(["pen": 4, "cap": 1, "ink": 5]))
      #sourceLocation()
    },
    FailureShape("mismatch-optional") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      stock.rename("pen", to: nil)
      stock.rename("ink", to: "Ink")
      verify(stock.rename("pen", to: "Pen"))
      verify(stock.rename("ink", to: .isNil))
      verify(stock.rename("ink", to: .some(.hasPrefix("B"))))
      #sourceLocation()
    },
    FailureShape("mismatch-identity") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let mailer = MockMailer("mailer")
      mailer.invite(Customer("Bob"))
      verify(mailer.invite(Customer("Bob")))
      #sourceLocation()
    },
    FailureShape("mismatch-number") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      stock.discount(0.25)
      verify(stock.discount(.closeTo(0.1, within: 0.01)))
      verify(stock.discount(.greaterThan(0.5)))
      verify(stock.discount(.inRange(0...0.2)))
      #sourceLocation()
    },
    FailureShape("mismatch-text") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let gateway = MockGateway("gateway")
      gateway.refund(id: "r-17")
      verify(gateway.refund(id: .hasPrefix("x-")))
      verify(gateway.refund(id: .matches(/[a-z]-\d/, "a letter and a digit")))
      verify(gateway.refund(id: .isEmpty))
      #sourceLocation()
    },
  ]
}
