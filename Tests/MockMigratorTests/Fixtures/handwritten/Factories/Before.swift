import XCTest

final class ClientSpy: Client {
  var urls: [URL] = []
  var completions: [(Data?) -> Void] = []

  func get(_ url: URL, completion: @escaping (Data?) -> Void) {
    urls.append(url)
    completions.append(completion)
  }
}

final class LoaderTests: XCTestCase {
  func test_init_doesNotRequest() {
    let (_, client) = makeSUT()

    XCTAssertTrue(client.urls.isEmpty)
  }

  func test_load_requestsTwice() {
    let (sut, client) = makeSUT()

    sut.load()
    sut.load()

    XCTAssertEqual(client.urls, [anyURL, anyURL])
    XCTAssertEqual(client.urls.count, 2)
    client.completions[1](nil)
    client.completions.last?(nil)
  }

  func test_cancel() {
    let sut = makeSUT()
    sut.client.completions[0](nil)
    XCTAssertEqual(sut.client.urls.count, 1)
  }

  private func makeSUT() -> (sut: Loader, client: ClientSpy) {
    let client = ClientSpy()
    return (Loader(client: client), client)
  }
}
