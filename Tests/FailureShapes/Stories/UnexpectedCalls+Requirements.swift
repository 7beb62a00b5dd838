internal import Understudy

extension FailureShape {
  /// Unexpected calls to every kind of requirement, with every kind of argument.
  static let unexpectedCallsOfRequirements = [
    FailureShape("unexpected-call-property") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      expect(stock.warehouse.set("Lisbon"), .any)
      stock.warehouse = "Porto"
      #sourceLocation()
    },
    FailureShape("unexpected-call-getter") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock", .strict)
      _ = stock.warehouse
      #sourceLocation()
    },
    FailureShape("unexpected-call-subscript") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      expect(stock["pen"], .any)
      _ = stock["ink"]
      #sourceLocation()
    },
    FailureShape("unexpected-call-subscript-setter") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      expect(stock["pen"].set(.atLeast(0)), .any)
      stock["pen"] = -1
      #sourceLocation()
    },
    FailureShape("unexpected-call-static") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      expect(MockBank.rate(of: "USD"), .any)
      _ = MockBank.rate(of: "EUR")
      #sourceLocation()
    },
    FailureShape("unexpected-call-generic") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let archive = MockArchive("archive")
      expect(archive.store("pen", as: "item"), .any)
      archive.store("ink", as: "item")
      archive.store(7, as: "item")
      #sourceLocation()
    },
    FailureShape("unexpected-call-async") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let courier = MockCourier("courier")
      expect(courier.track("p-1"), .any)
      await CheckoutService(gateway: MockGateway(), courier: courier).followUp("p-2", of: "A-1")
      #sourceLocation()
    },
    FailureShape("unexpected-call-closure") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let archive = MockArchive("archive")
      expect(archive.fetch("pen", completion: .any), .any)
      archive.fetch("ink") { _ in }
      #sourceLocation()
    },
    FailureShape("unexpected-call-inout") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let archive = MockArchive("archive")
      expect(archive.read(into: .any, limit: 16), .any)
      var buffer: [UInt8] = [1, 2, 3]
      archive.read(into: &buffer, limit: 8)
      #sourceLocation()
    },
    FailureShape("unexpected-call-of-a-handwritten-mock") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let ledger = PaperLedger()
      expect(ledger.note("agreed"), .any)
      ledger.note("cancelled")
      #sourceLocation()
    },
    FailureShape("unexpected-call-long-values") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let mailer = MockMailer("mailer")
      let terms =
        "Goods may be returned within 30 days. " + String(repeating: "Read this. ", count: 30)
      expect(
        mailer.send(Message(subject: "Terms", body: terms + "Yours, Ann"), to: "bob@example.com"))
      mailer.send(Message(subject: "Terms", body: terms + "Yours, Eve"), to: "bob@example.com")
      #sourceLocation()
    },
    FailureShape("unexpected-call-long-list") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let courier = MockCourier("courier")
      expect(courier.collect(.hasCount(200)), .any)
      courier.collect((1...150).map { "parcel-\($0)" })
      #sourceLocation()
    },
    FailureShape("unexpected-call-long-history") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let (gateway, ledger) = (MockGateway("gateway"), MockLedger("ledger"))
      expect(gateway.refund(id: "r-1"), .any)
      for number in 1...130 { ledger.note("entry \(number)") }
      CheckoutService(gateway: gateway).cancel("r-2")
      #sourceLocation()
    },
    FailureShape("unexpected-call-description-calls-the-mock") {
      #sourceLocation(file:"CheckoutTests.swift",line:31)
      let stock = MockStock("stock")
      let archive = MockArchive("archive")
      let shelf = Shelf(stock)
      expect(archive.store(shelf, as: "item"), .any)
      archive.store(shelf, as: "shelf")
      verify(stock.warehouse, .never)
      #sourceLocation()
    },
  ]
}

/// A handwritten mock with an empty body.
private final class PaperLedger: Mock, Ledger, @unchecked Sendable {}

/// A value whose description calls a mock.
private final class Shelf: Sendable, CustomStringConvertible {
  private let stock: MockStock

  init(_ stock: MockStock) { self.stock = stock }

  var description: String { "shelf in '\(stock.warehouse)'" }
}
