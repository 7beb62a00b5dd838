import Foundation
import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "ClassMocks".
struct ClassMocksPage {
  @Test(.verifyingMocks) func classMocks() throws {
    let printer = MockLabelPrinter("printer")
    stub(printer.labels).returns(100)
    stub(printer.printAll(.any)).forwards()
    expect(printer.print("12 EUR"))

    try printer.printAll(["12 EUR"])
    #expect(printer.labels == 100)
  }

  @Test(.verifyingMocks) func initializers() {
    let printer = MockLabelPrinter(address: URL(fileURLWithPath: "/dev/null"))
    #expect(printer.address.path == "/dev/null")
  }
}
