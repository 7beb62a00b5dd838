// In the main package, other tests make partial mocks of the same objects with other mock classes.
#if os(Linux) && RUNTIME_ALONE
  import Foundation
  import Testing
  import UnderstudyCore

  /// Partial mocks of Foundation's singletons without generated mocks, so that these tests can run
  /// in release builds and with the thread sanitizer.
  @Suite struct FoundationObjectTests {
    @Test("FileManager.default is real except for the stubbed members")
    func files() {
      withPartialMock(of: FileManager.default, as: MockFileManager.self) { files in
        #expect(FileManager.default.fileExists(atPath: "/"))
        #expect(!FileManager.default.fileExists(atPath: "/no such file"))
        stub(files.fileExists(atPath: "/no such file")).returns(true).then.forwards()
        #expect(FileManager.default.fileExists(atPath: "/no such file"))
        #expect(!FileManager.default.fileExists(atPath: "/no such file"))
        verify(files.fileExists(atPath: .any), 4)
      }
      #expect(type(of: FileManager.default) == FileManager.self)
    }

    @Test("UserDefaults.standard is real except for the stubbed members")
    func defaults() {
      withPartialMock(of: UserDefaults.standard, as: MockUserDefaults.self) { defaults in
        #expect(UserDefaults.standard.object(forKey: "understudy") == nil)
        stub(defaults.object(forKey: "understudy")).returns(5)
        #expect(UserDefaults.standard.object(forKey: "understudy") as? Int == 5)
        verify(defaults.object(forKey: "understudy"), 2)
      }
      #expect(UserDefaults.standard.object(forKey: "understudy") == nil)
    }
  }

  private final class MockFileManager: FileManager, Mockable, @unchecked Sendable {
    private static let members = __Members("FileManager", ["fileExists(atPath:)"])

    nonisolated var mock: Mock { Mock.__of(self, "MockFileManager") }

    deinit { Mock.__end(self) }

    override func fileExists(atPath p0: String) -> Bool {
      self.mock.__call(Self.members, 0, p0, Never.self) { super.fileExists(atPath: p0) }
    }
    @_disfavoredOverload func fileExists(atPath p0: Matcher<String>)
      -> CallPattern<String, Bool, Never>
    {
      self.mock.__pattern(Self.members, 0, p0)
    }
  }

  private final class MockUserDefaults: UserDefaults, Mockable {
    private static let members = __Members("UserDefaults", ["object(forKey:)"])

    nonisolated var mock: Mock { Mock.__of(self, "MockUserDefaults") }

    deinit { Mock.__end(self) }

    override func object(forKey p0: String) -> Any? {
      self.mock.__call(Self.members, 0, p0, Never.self) { super.object(forKey: p0) }
    }
    @_disfavoredOverload func object(forKey p0: Matcher<String>)
      -> CallPattern<String, Any?, Never>
    {
      self.mock.__pattern(Self.members, 0, p0)
    }
  }
#endif
