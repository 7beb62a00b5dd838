import Foundation
import Testing
import Understudy

@testable import Shop

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("The catalogue", .verifyingMocks)
struct CatalogueTests {
  private let session = MockURLSession("session")
  private let files = MockFileManager("files")
  private let task = MockURLSessionDataTask("task")
  private let address = URL(string: "https://shop.example/catalogue.json")!
  private var catalogue: Catalogue { Catalogue(session: session, files: files, address: address) }

  @Test("a catalogue from the server is stored on disk")
  func refresh() async {
    let sent = Data("[]".utf8)
    expect(task.resume())
    expect(session.dataTask(with: .equal(address), completionHandler: .any)).answers { call in
      call.1(sent, nil, nil)
      return task
    }
    expect(files.createFile(atPath: "catalogue.json", contents: .equal(sent), attributes: .any))
      .returns(true)

    await confirmation { done in
      catalogue.refresh { isNew in
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

    catalogue.refresh { #expect(!$0) }
  }
}
