import XCTest
import Understudy

final class LoaderTests: MockingTestCase {
  func test_init_doesNotRequest() {
    let (_, client) = makeSUT()

    verify(client.get(.any, completion: .any), .never)
  }

  func test_load_requestsTwice() {
    let (sut, client) = makeSUT()

    sut.load()
    sut.load()

    XCTAssertEqual(calls(client.get(.any, completion: .any)).map(\.arguments.0), [anyURL, anyURL])
    verify(client.get(.any, completion: .any), 2)
    calls(client.get(.any, completion: .any))[1].arguments.1(nil)
    calls(client.get(.any, completion: .any)).last?.arguments.1(nil)
  }

  func test_cancel() {
    let sut = makeSUT()
    calls(sut.client.get(.any, completion: .any))[0].arguments.1(nil)
    verify(sut.client.get(.any, completion: .any))
  }

  private func makeSUT() -> (sut: Loader, client: MockClient) {
    let client = MockClient()
    return (Loader(client: client), client)
  }
}
