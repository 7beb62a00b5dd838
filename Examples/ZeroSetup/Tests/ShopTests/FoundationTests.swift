import Foundation
import Testing
import Understudy

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An error of a printer.
private struct Jam: Error, Equatable {}

@Suite("Mocks of Foundation's classes", .verifyingMocks)
struct FoundationTests {
  @Test("MockUserDefaults returns stubbed values and records calls")
  func userDefaults() {
    let mock = MockUserDefaults("defaults")
    stub(mock.integer(forKey: "visits")).returns(2)
    let defaults: UserDefaults = mock
    defaults.set(defaults.integer(forKey: "visits") + 1, forKey: "visits")
    #expect(defaults.string(forKey: "name") == nil)
    verify(mock.set(3, forKey: "visits"))
    verify(mock.string(forKey: .any))
  }

  @Test("MockURLSession answers from memory through a mock task")
  func session() async {
    let mock = MockURLSession("session")
    let task = MockURLSessionDataTask("task")
    let address = URL(string: "https://shop.example/prices")!
    let response = HTTPURLResponse(
      url: address, statusCode: 200, httpVersion: nil, headerFields: nil)
    expect(task.resume())
    stub(mock.dataTask(with: .equal(address), completionHandler: .any))
      .invokes({ $0.1 }, with: Data("12".utf8), response, nil).returns(task)

    let session: URLSession = mock
    await confirmation { answered in
      session.dataTask(with: address) { data, _, _ in
        #expect(data == Data("12".utf8))
        answered()
      }.resume()
    }
  }

  @Test("MockFileManager forwards calls to the real file manager")
  func files() {
    let mock = MockFileManager("files")
    stub(mock.fileExists(atPath: .any)).forwards()
    stub(mock.fileExists(atPath: "/shop.conf")).returns(true)
    let files: FileManager = mock
    #expect(files.fileExists(atPath: "/shop.conf"))
    #expect(files.fileExists(atPath: "/"))
    #expect(!files.fileExists(atPath: "/no such file"))
  }

  @Test("MockProcess runs no program and throws a stubbed error")
  func process() {
    let mock = MockProcess("lpr")
    expect(mock.run()).throws(Jam())
    let program: Process = mock
    #expect(throws: Jam()) { try program.run() }
  }

  @Test("MockDateFormatter and MockOperationQueue return stubbed values")
  func others() {
    let formatter = MockDateFormatter("formatter")
    stub(formatter.string(from: .any)).returns("noon")
    let queue = MockOperationQueue("queue")
    stub(queue.maxConcurrentOperationCount).returns(4)
    #expect((formatter as DateFormatter).string(from: Date()) == "noon")
    #expect((queue as OperationQueue).maxConcurrentOperationCount == 4)
  }
}
