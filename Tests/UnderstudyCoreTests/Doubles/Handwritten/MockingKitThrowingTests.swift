import Testing
import UnderstudyCore
import UnderstudyHandwritten

/// References to functions that throw.
@Suite struct MockingKitThrowingReferences {
  private class MockArchive: Mock, @unchecked Sendable {
    lazy var openRef = MockReference(open)
    lazy var fetchRef = AsyncMockReference(fetch)

    func open(_ name: String, page: Int) throws -> String { try call(openRef, args: (name, page)) }

    func fetch(_ page: Int) async throws -> Int { try await call(fetchRef, args: page) }
  }

  @Test("functions that throw have results and errors, also with key paths")
  func keyPaths() async {
    let archive = MockArchive()
    archive.registerResult(for: \.openRef) { name, page in
      if page > 9 { throw StudioError.noise }
      return "\(name) \(page)"
    }
    archive.registerResult(for: \.fetchRef) { page in
      if page > 9 { throw StudioError.silence }
      return page * 2
    }
    #expect((try? archive.open("a", page: 1)) == "a 1")
    #expect((try? await archive.fetch(1)) == 2)
    #expect(throws: StudioError.noise) { try archive.open("a", page: 10) }
    await #expect(throws: StudioError.silence) { try await archive.fetch(11) }
    #expect(archive.hasCalled(\.openRef, numberOfTimes: 2))
    #expect(!archive.hasCalled(\.fetchRef, numberOfTimes: 1))
  }

  /// A mock in the style of MockingKit's guide, with a result of each kind.
  private final class MockShelf: Mock, @unchecked Sendable {
    lazy var labelRef = MockReference(label)
    lazy var countRef = MockReference(count)
    lazy var tidyRef = MockReference(tidy)
    lazy var tokenRef = MockReference(token)
    lazy var searchRef = AsyncMockReference(search)

    func label(_ number: Int) -> String? { call(labelRef, args: number) }
    func count() -> Int { call(countRef, args: ()) }
    func tidy(_ number: Int) { call(tidyRef, args: number) }
    func token() throws -> Token { try call(tokenRef, args: ()) }
    func search(_ text: String) async -> [Int] { await call(searchRef, args: text) }
  }

  @Test("a call without a registered result returns the default value, or reports and throws")
  func unregistered() async {
    let log = await FailureLog.of {
      let shelf = MockShelf("shelf")
      #expect(shelf.label(1) == nil)
      #expect(shelf.count() == 0)
      shelf.tidy(2)
      #expect(await shelf.search("a") == [])
      #expect(shelf.hasCalled(\.countRef, numberOfTimes: 1))
      #expect(shelf.calls(to: \.tidyRef).map(\.arguments) == [2])
      #expect(shelf.hasCalled(\.searchRef))
      #expect(throws: UnansweredCall.self) { try shelf.token() }
    }
    #expect(log.reports == [.noValue("token()")])
  }
}
