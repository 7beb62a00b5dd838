import Payments
import Testing
import Understudy

@testable import Shop

@Suite("The till", .verifyingMocks)
struct TillTests {
  private let gateway = MockPaymentGateway("gateway")
  private let printer = MockReceiptPrinter("printer")
  private let archive = MockReceiptArchive("archive")
  private var till: Till { Till(gateway: gateway, printer: printer, archive: archive) }

  @Test("a sale is charged, archived and printed")
  func sale() async throws {
    stub(printer.isOn).returns(true)
    stub(gateway.charge(.any)).returns("p-1")
    let receipt = Receipt(payment: "p-1", amount: Money(cents: 1250))
    expect(archive.keep(receipt))
    expect(printer.print(receipt))

    _ = try await till.sell(for: Money(cents: 1250))

    verify(gateway.charge(Money(cents: 1250)))
  }

  @Test("a declined payment has no receipt")
  func declined() async {
    stub(gateway.charge(.any)).throws(PaymentDeclined())
    reject(printer.print(.any))
    reject(archive.keep(.any))

    await #expect(throws: PaymentDeclined()) { try await till.sell(for: Money(cents: 1)) }
  }
}
