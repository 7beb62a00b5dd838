import Testing
import Understudy

@_spi(Internals) @testable import Shop

@Suite("An SPI that the tests import", .verifyingMocks)
struct InternalsTests {
  @Test("protocols, classes and members are mocked")
  func mocked() {
    let (ledger, books, auditor) = (MockLedger("ledger"), MockBooks("books"), MockAuditor())
    stub(ledger.total()).returns(1)
    stub(books.mistakes()).returns(2)
    stub(auditor.check(.any)).returns(3)
    #expect((ledger as any Ledger).total() == 1)
    #expect((books as any Books).mistakes() == 2)
    #expect((auditor as Auditor).check(7) == 3)
  }
}
