import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "PartialMocks".
struct PartialMocksPage {
  @Test(.verifyingMocks) func partialMocks() throws {
    let printer = LabelPrinter()  // the real object, which has no paper
    try withPartialMock(of: printer, as: MockLabelPrinter.self) { mock in
      stub(mock.print("12 EUR")).returns()
      try printer.printAll(["12 EUR"])
      verify(mock.print("12 EUR"))
    }
    #expect(throws: OutOfPaper()) { try printer.print("12 EUR") }
  }

  @Test(.verifyingMocks) func untilTheEnd() {
    let settings = partialMock(
      of: ShopSettings.shared, as: MockShopSettings.self)
    stub(settings.currency).returns("USD")
    #expect(ShopSettings.shared.currency == "USD")
  }
}
