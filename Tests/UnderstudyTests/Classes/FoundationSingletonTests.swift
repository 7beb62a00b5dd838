#if os(Linux)
  import Foundation
  import FoundationNetworking
  import Testing
  import Understudy

  @Suite("Partial mocks of Foundation's singletons", .verifyingMocks, .serialized)
  struct FoundationSingletonTests {
    @Test("URLSession.shared returns stubbed tasks, and real tasks for other requests")
    func session() throws {
      let url = try #require(URL(string: "https://example.org/a"))
      let task = MockURLSessionDataTask("task")
      expect(task.resume())
      withPartialMock(of: URLSession.shared, as: MockURLSession.self) { session in
        stub(session.dataTask(with: url)).returns(task)
        URLSession.shared.dataTask(with: url).resume()
        let other = URLSession.shared.dataTask(with: url.appending(path: "b"))
        #expect(other !== task && other.originalRequest?.url?.lastPathComponent == "b")
        other.cancel()
        verify(session.dataTask(with: Matcher<URL>.any), 2)
      }
      #expect(!MockScope.isPartialMock(URLSession.shared))
    }

    @Test("an answer followed by forwards() applies once, and URLSession.shared is real afterward")
    func oneShot() throws {
      let url = try #require(URL(string: "https://example.org/a"))
      let task = MockURLSessionDataTask("task")
      let session = partialMock(of: URLSession.shared, as: MockURLSession.self)
      stub(session.dataTask(with: url)).returns(task).then.forwards()
      #expect(URLSession.shared.dataTask(with: url) === task)
      let real = URLSession.shared.dataTask(with: url)
      #expect(real !== task && real.originalRequest?.url == url)
      real.cancel()
    }

    @Test("a stub of URLSession.shared calls the completion handler of the code under test")
    func completion() async throws {
      let url = try #require(URL(string: "https://example.org/a"))
      let data = await withPartialMock(of: URLSession.shared, as: MockURLSession.self) { session in
        stub(session.dataTask(with: Matcher<URL>.equal(url), completionHandler: .any))
          .performs { _, handler in handler(Data([7]), nil, nil) }
          .returns(MockURLSessionDataTask("task"))
        return await withCheckedContinuation { continuation in
          _ = URLSession.shared.dataTask(with: url) { data, _, _ in
            continuation.resume(returning: data)
          }
        }
      }
      #expect(data == Data([7]))
    }

    @Test("FileManager.default is real except for the stubbed members")
    func files() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let file = folder.appending(path: "a.txt").path
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try withPartialMock(of: FileManager.default, as: MockFileManager.self) { files in
        #expect(FileManager.default.createFile(atPath: file, contents: Data([1])))
        let contents = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(contents == ["a.txt"])
        stub(files.contents(atPath: file)).returns(Data([2])).then.forwards()
        #expect(FileManager.default.contents(atPath: file) == Data([2]))
        #expect(FileManager.default.contents(atPath: file) == Data([1]))
        stub(files.removeItem(atPath: file)).throws(CocoaError(.fileWriteNoPermission))
        #expect(throws: CocoaError.self) { try FileManager.default.removeItem(atPath: file) }
        #expect(FileManager.default.fileExists(atPath: file))
        verify(files.createFile(atPath: .equal(file), contents: .any, attributes: .any))
      }
      try FileManager.default.removeItem(atPath: file)
      #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test(
      "UserDefaults.standard is real except for the stubbed members")
    func defaults() {
      let key = "understudy-\(UUID())"
      UserDefaults.standard.set(3, forKey: key)
      defer { UserDefaults.standard.removeObject(forKey: key) }
      withPartialMock(of: UserDefaults.standard, as: MockUserDefaults.self) { defaults in
        #expect(UserDefaults.standard.integer(forKey: key) == 3)
        stub(defaults.integer(forKey: .equal(key))).returns(5).then.forwards()
        #expect(UserDefaults.standard.integer(forKey: key) == 5)
        #expect(UserDefaults.standard.integer(forKey: key) == 3)
        stub(defaults.bool(forKey: "isNew")).returns(true)
        #expect(UserDefaults.standard.bool(forKey: "isNew"))
        verify(defaults.integer(forKey: .equal(key)), 3)
      }
      #expect(UserDefaults.standard.integer(forKey: key) == 3)
    }

    @Test("tests that run in parallel see the real singletons", arguments: 0..<20)
    func inParallel(number: Int) async {
      let key = "understudy"
      if number.isMultiple(of: 2) {
        let defaults = partialMock(of: UserDefaults.standard, as: MockUserDefaults.self)
        stub(defaults.integer(forKey: .equal(key))).returns(number)
        await Task.yield()
        #expect(UserDefaults.standard.integer(forKey: key) == number)
      } else {
        await Task.yield()
        #expect(UserDefaults.standard.integer(forKey: key) == 0)
      }
    }
  }
#endif
