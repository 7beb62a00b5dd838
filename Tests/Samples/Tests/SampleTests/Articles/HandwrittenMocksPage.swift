import Testing
import Understudy
import UnderstudyHandwritten
import UnderstudyMacros

@testable import Bookshop

/// The samples of the page "HandwrittenMocks".
struct HandwrittenMocksPage {
  @Test(.verifyingMocks) func emptyBody() throws {
    let reader = ReaderAtTheTill("reader")
    stub(reader.read()).returns("978-3")
    #expect(try reader.read() == "978-3")
  }

  @Test(.verifyingMocks) func attributes() throws {
    let printer = HandwrittenPrinter("printer")
    stub(printer.print(.any, copies: 2)).throws(OutOfPaper())
    stub(printer.$isOnline).returns(true)
    #expect(printer.isOnline)
    #expect(throws: OutOfPaper()) { try printer.print("a", copies: 2) }
  }

  @Test(.verifyingMocks) func references() throws {
    let printer = ReferencePrinter()
    printer.registerResult(for: printer.printRef) { text, copies in text.count * copies }
    #expect(try printer.print("abc", copies: 2) == 6)

    #expect(printer.hasCalled(printer.printRef, numberOfTimes: 1))
    let texts = printer.calls(to: printer.printRef).map(\.arguments.0)
    #expect(texts == ["abc"])
  }
}

final class ReaderAtTheTill: Mock, BarcodeReader, @unchecked Sendable {}

final class HandwrittenPrinter: Mock, PagePrinter, @unchecked Sendable {
  @Mocked func print(_ text: String, copies: Int) throws -> Int
  @MockedProperty(.get) var isOnline: Bool
}

final class ReferencePrinter: Mock, PagePrinter, @unchecked Sendable {
  lazy var printRef = MockReference(print)

  func print(_ text: String, copies: Int) throws -> Int {
    try call(printRef, args: (text, copies))
  }
}
