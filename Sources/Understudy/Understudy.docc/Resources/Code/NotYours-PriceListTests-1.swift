import Foundation
import Testing
import Understudy

@testable import Bookshop

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The price list", .verifyingMocks)
struct PriceListTests {
  @Test("the prices are loaded with the shared session")
  func load() async {
    let session = partialMock(of: URLSession.shared, as: MockURLSession.self)
    stub(session.dataTask(with: .any(URL.self), completionHandler: .any))
      .invokes({ $0.1 }, with: Data("12 EUR".utf8), nil, nil)
      .returns(MockURLSessionDataTask())

    await confirmation { loaded in
      PriceList().load { prices in
        #expect(prices == "12 EUR")
        loaded()
      }
    }
  }
}
