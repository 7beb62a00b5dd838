import Foundation
import Testing
import Understudy

@testable import Bookshop

@Suite("The price list", .verifyingMocks)
struct PriceListTests {
  @Test("the prices are read from the file")
  func load() {
    let files = partialMock(of: FileManager.default, as: MockFileManager.self)
    stub(files.isReadableFile(atPath: .any)).returns(true)
    stub(files.contents(atPath: .hasSuffix("/prices"))).returns(Data("12 EUR".utf8))

    #expect(PriceList().load() == "12 EUR")
  }
}
