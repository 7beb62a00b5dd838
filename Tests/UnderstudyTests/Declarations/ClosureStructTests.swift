import Testing
import Understudy
import UnderstudyMacros

/// The error for a missing page.
private struct NoPage: Error, Equatable {}

/// The dependencies of a browser.
@Mockable(.always)
struct BrowserClient: Sendable {
  var load: @Sendable (_ address: String, Int) async throws -> String
  var now: @Sendable () -> Int = { 0 }
  var onClose: (@Sendable (inout [String]) -> Void)?
  @MainActor static let shared = 3
  let timeout: Int
  var retries = 3
  var isSlow: Bool { timeout > 10 }
}

/// A struct with an initializer and a generic parameter.
@Mockable(.always)
struct CacheClient<Key: Hashable & Sendable> {
  fileprivate let read: (Key) throws(ReadError) -> Int?
  private let write: (Key, _ value: Int) -> Void

  struct ReadError: Error, Equatable {}

  init(
    read: @escaping (Key) throws(ReadError) -> Int?, write: @escaping (Key, Int) -> Void,
    log: Bool = false
  ) {
    self.read = read
    self.write = write
  }

  func update(_ key: Key) throws(ReadError) { write(key, (try read(key) ?? 0) + 1) }
}

@Suite("Structs of closures", .verifyingMocks)
struct ClosureStructTests {
  @Test("each closure is stubbed and verified by its name")
  func closures() async throws {
    let mock = MockBrowserClient("browser")
    let client = mock.instance(timeout: 20)
    stub(mock.load("a", .any)).returns("A").then.throws(NoPage())
    stub(mock.now()).returns(7)
    stub(mock.onClose(.any)).sets(to: ["closed"])
    #expect(try await client.load("a", 1) == "A")
    await #expect(throws: NoPage()) { try await client.load("a", 2) }
    #expect(client.now() == 7)
    var log: [String] = []
    client.onClose?(&log)
    #expect(log == ["closed"])
    #expect(client.isSlow)
    #expect(client.retries == 3)
    verify(mock.load("a", 2))
  }

  @Test("instance calls the initializer of a struct that has only closures")
  func initializer() throws {
    let mock = MockCacheClient<String>()
    stub(mock.read("a")).returns(3)
    expect(mock.write("a", 4))
    try mock.instance.update("a")
    stub(mock.read("b")).throws(CacheClient<String>.ReadError())
    #expect(throws: CacheClient<String>.ReadError()) { try mock.instance.update("b") }
  }

  @Test("a spy forwards to the closures of a real struct")
  func spies() async throws {
    let real = BrowserClient(load: { address, _ in address + "!" }, onClose: nil, timeout: 1)
    let mock = MockBrowserClient(spying: real)
    stub(mock.now()).returns(9)
    let client = mock.instance(timeout: 1)
    #expect(try await client.load("a", 1) == "a!")
    #expect(client.now() == 9)
    verify(mock.load("a", 1))
  }
}
