import Foundation
import Testing
import Understudy

@testable import Shop

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The catalog", .verifyingMocks)
struct CatalogTests {
  private let session = MockURLSession("session")
  private let files = MockFileManager("files")
  private let task = MockURLSessionDataTask("task")
  private let address = URL(string: "https://shop.example/catalog.json")!
  private var catalog: Catalog { Catalog(session: session, files: files, address: address) }

  @Test("a catalog from the server is stored on disk")
  func refresh() async {
    let sent = Data("[]".utf8)
    expect(task.resume())
    expect(session.dataTask(with: .equal(address), completionHandler: .any)).answers { call in
      call.1(sent, nil, nil)
      return task
    }
    expect(files.createFile(atPath: "catalog.json", contents: .equal(sent), attributes: .any))
      .returns(true)

    await confirmation { done in
      catalog.refresh { isNew in
        #expect(isNew)
        done()
      }
    }
  }

  @Test("the copy on disk is not changed if the server does not respond")
  func failure() {
    stub(session.dataTask(with: .equal(address), completionHandler: .any)).answers { call in
      call.1(nil, nil, URLError(.timedOut))
      return task
    }
    reject(files.createFile(atPath: .any, contents: .any, attributes: .any))

    catalog.refresh { #expect(!$0) }
  }
}
