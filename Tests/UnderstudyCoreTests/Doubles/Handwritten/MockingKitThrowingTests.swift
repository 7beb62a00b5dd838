import Testing
import UnderstudyCore
import UnderstudyHandwritten

/// References to functions that throw, which have names of their own in MockingKit.
@Suite struct MockingKitThrowingReferences {
  /// Runs code that uses deprecated names, without a warning at the call site.
  private protocol Story {
    func tell() async -> Results
  }

  /// What the deprecated references did.
  private struct Results {
    var opened: [String] = []
    var errors = 0
    var isOpenedTwice = false
    var isFetchedOnce = false
    var fetched: [Int] = []
  }

  private class MockArchive: Mock, @unchecked Sendable {
    lazy var openRef = MockReference(open)
    lazy var fetchRef = AsyncMockReference(fetch)

    func open(_ name: String, page: Int) throws -> String { try call(openRef, args: (name, page)) }

    func fetch(_ page: Int) async throws -> Int { try await call(fetchRef, args: page) }
  }

  private struct Guide: Story {
    func tell() async -> Results {
      let archive = MockArchive()
      var results = Results()
      archive.registerResult(for: \.openRef) { name, page in
        if page > 9 { throw StudioError.noise }
        return "\(name) \(page)"
      }
      archive.registerResult(for: \.fetchRef) { page in
        if page > 9 { throw StudioError.silence }
        return page * 2
      }
      for page in [1, 10] {
        do {
          results.opened.append(try archive.open("a", page: page))
          results.fetched.append(try await archive.fetch(page))
        } catch {
          results.errors += 1
        }
      }
      if (try? await archive.fetch(11)) == nil { results.errors += 1 }
      results.isOpenedTwice = archive.hasCalled(\.openRef, numberOfTimes: 2)
      results.isFetchedOnce = archive.hasCalled(\.fetchRef, numberOfTimes: 1)
      return results
    }
  }

  @Test("the names for references that throw are aliases, also with key paths")
  func aliases() async {
    let story: any Story = Guide()
    let results = await story.tell()
    #expect(results.opened == ["a 1"])
    #expect(results.fetched == [2])
    #expect(results.errors == 2)
    #expect(results.isOpenedTwice)
    #expect(!results.isFetchedOnce)
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
