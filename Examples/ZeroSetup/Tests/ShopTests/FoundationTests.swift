import Foundation
import Testing
import Understudy

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A printer that is out of order.
private struct Jam: Error, Equatable {}

@Suite("Foundation's own classes", .verifyingMocks)
struct FoundationTests {
  @Test("user defaults say what they are told, and what they were asked to keep")
  func userDefaults() {
    let mock = MockUserDefaults("defaults")
    stub(mock.integer(forKey: "visits")).returns(2)
    let defaults: UserDefaults = mock
    defaults.set(defaults.integer(forKey: "visits") + 1, forKey: "visits")
    #expect(defaults.string(forKey: "name") == nil)
    verify(mock.set(3, forKey: "visits"))
    verify(mock.string(forKey: .any))
  }

  @Test("a session answers from memory, through a task that is a mock too")
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

  @Test("a mock of files passes on what it is told to pass on")
  func files() {
    let mock = MockFileManager("files")
    stub(mock.fileExists(atPath: .any)).forwards()
    stub(mock.fileExists(atPath: "/shop.conf")).returns(true)
    let files: FileManager = mock
    #expect(files.fileExists(atPath: "/shop.conf"))
    #expect(files.fileExists(atPath: "/"))
    #expect(!files.fileExists(atPath: "/no such file"))
  }

  @Test("a program that would run does not, and fails when the test says so")
  func process() {
    let mock = MockProcess("lpr")
    expect(mock.run()).throws(Jam())
    let program: Process = mock
    #expect(throws: Jam()) { try program.run() }
  }

  @Test("a formatter and a queue answer as the test says")
  func others() {
    let formatter = MockDateFormatter("formatter")
    stub(formatter.string(from: .any)).returns("noon")
    let queue = MockOperationQueue("queue")
    stub(queue.getMaxConcurrentOperationCount()).returns(4)
    #expect((formatter as DateFormatter).string(from: Date()) == "noon")
    #expect((queue as OperationQueue).maxConcurrentOperationCount == 4)
  }
}
