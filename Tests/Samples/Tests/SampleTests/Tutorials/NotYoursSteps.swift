import Foundation
import Testing
import Understudy

@testable import Bookshop

struct NotYoursStep1 {
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
}

struct NotYoursStep2 {
  @Suite("The price list", .verifyingMocks)
  struct PriceListTests {
    @Test("the prices are read from the file")
    func load() {
      let files = partialMock(of: FileManager.default, as: MockFileManager.self)
      stub(files.isReadableFile(atPath: .any)).returns(true)
      stub(files.contents(atPath: .hasSuffix("/prices"))).returns(Data("12 EUR".utf8))

      #expect(PriceList().load() == "12 EUR")
    }

    @Test("a file without permission is not read")
    func unreadable() {
      let files = partialMock(of: FileManager.default, as: MockFileManager.self)
      stub(files.isReadableFile(atPath: .any)).returns(false)
      reject(files.contents(atPath: .any))

      #expect(PriceList().load() == nil)
    }
  }
}
