#if os(Linux)
  import Foundation
  import FoundationNetworking
  import Synchronization
  import Testing
  import Understudy

  @Suite("Mocks of Foundation's classes", .verifyingMocks)
  struct FoundationClassTests {
    @Test("MockURLSession is created without arguments and returns the stubbed tasks")
    func session() throws {
      let session = MockURLSession()
      let url = try #require(URL(string: "https://example.org"))
      let task = MockURLSessionDataTask()
      stub(session.dataTask(with: url)).returns(task)
      expect(task.resume())
      let real: URLSession = session
      real.dataTask(with: url).resume()
      verify(session.dataTask(with: url))
    }

    @Test("the completion handler of a stubbed task is called")
    func completion() async throws {
      let session = MockURLSession("session", .strict)
      let request = URLRequest(url: try #require(URL(string: "https://example.org")))
      stub(session.dataTask(with: .equal(request), completionHandler: .any))
        .performs { _, handler in handler(Data([1]), nil, nil) }.returns(
          MockURLSessionDataTask("task"))
      let data = await withCheckedContinuation { continuation in
        _ = session.dataTask(with: request) { data, _, _ in continuation.resume(returning: data) }
      }
      #expect(data == Data([1]))
    }

    @Test("MockURLSession answers from memory")
    func memory() throws {
      let session = MockURLSession("session")
      let url = try #require(URL(string: "https://example.org"))
      stub(session.dataTask(with: .equal(url), completionHandler: .any))
        .invokes({ $0.1 }, with: Data([1]), nil, nil).returns(MockURLSessionDataTask("task"))
      let data = Mutex<Data?>(nil)
      _ = session.dataTask(with: url) { received, _, _ in data.withLock { $0 = received } }
      #expect(data.withLock { $0 } == Data([1]))
    }

    @Test("MockFileManager returns the stubbed values, or forwards to the real file manager")
    func files() throws {
      let files = MockFileManager("files")
      let plain: FileManager = files
      #expect(!plain.fileExists(atPath: "/"))
      stub(files.fileExists(atPath: "/")).forwards()
      #expect(plain.fileExists(atPath: "/"))
      stub(files.contents(atPath: .hasSuffix(".txt"))).returns(Data([1, 2]))
      #expect(plain.contents(atPath: "a.txt") == Data([1, 2]))
      #expect(plain.contents(atPath: "a") == nil)
      stub(files.removeItem(atPath: .any)).throws(CocoaError(.fileNoSuchFile))
      #expect(throws: CocoaError.self) { try plain.removeItem(atPath: "a") }
      #expect(files.delegate == nil && plain.temporaryDirectory.absoluteString == "about:blank")
    }

    @Test("MockURLSession passes a configuration to the superclass's initializer")
    func configuration() {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.timeoutIntervalForRequest = 7
      let session = MockURLSession(configuration: configuration)
      stub(session.configuration).forwards()
      #expect(session.configuration.timeoutIntervalForRequest == 7)
    }
  }
#endif
