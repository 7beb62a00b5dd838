import Testing
import Understudy

@testable import Bookshop

/// The samples of a section of the guide.
struct StatesSection {
  @Test(.verifyingMocks) func states() throws {
    let gateway = MockGateway("gateway")
    let ledger = MockLedger("ledger")
    let book = States("book", initially: "closed")
    expect(ledger.open()).moves(book, to: "open")
    when(book.is("open")) {
      expect(ledger.record(1250))
    }
    expect(ledger.commit()).when(book.is("open")).moves(book, to: "closed")

    try Checkout(gateway: gateway, ledger: ledger).pay(1250)
    #expect(book.current == "closed")
  }

  @Test(.verifyingMocks) func waiting() async {
    let mailer = MockMailer("mailer")
    let delivery = States("delivery", initially: "under way")
    stub(mailer.send(.any, to: .any)).moves(delivery, to: "done")

    Newsletter(mailer: mailer).announce("Sale", to: ["ann@example.com"])

    await waitUntil(delivery.is("done"), timeout: .seconds(5))
  }
}
