import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Vault: Actor {
  var count: Int { get }
  func load(_ key: String) -> Int
  func store(_ value: Ticket, _ body: (Int) -> Int) async throws -> Int
  nonisolated func name() -> String
}

@Mockable @MainActor
protocol Screen: AnyObject {
  var title: String { get set }
  func show(_ ticket: Ticket) -> Int
  func load(_ body: @Sendable (Int) async -> Int) async throws -> Int?
  nonisolated func name() -> String
}

@Mockable
protocol PartlyIsolated {
  @MainActor func main(_ value: Int)
  @Backstage func back() async -> Int
  @MainActor var label: String { get set }
  @concurrent func concurrent(_ value: Int) async -> Int
  nonisolated(nonsending) func caller(_ ticket: Ticket) async
}

/// A handwritten mock.
actor HandwrittenVault: Vault, Mockable {
  let mock = Mock()
}

@Suite("Declared isolation", .verifyingMocks)
struct IsolationDeclarationTests {
  @Test("the mock of an actor protocol is an actor whose patterns do not need await")
  func actors() async throws {
    let mock = MockVault()
    stub(mock.load("a")).returns(1)
    #expect(await mock.load("a") == 1)
    stub(mock.store(.any, .any)).answers { $0.1($0.0.number) }
    #expect(try await mock.store(Ticket(2)) { $0 + 1 } == 3)
    #expect(mock.name() == "")
    #expect(await mock.count == 0)
    verify(mock.count)
  }

  @Test("a handwritten mock can be an actor")
  func handWritten() async {
    let mock = HandwrittenVault()
    stub(mock.load(.any)).returns(1)
    #expect(await mock.load("a") == 1)
  }

  @Test(
    "the mock of a main-actor protocol is on the main actor, and its patterns can be used anywhere")
  func mainActor() async throws {
    let mock = MockScreen()
    stub(mock.show(.any)).returns(1)
    stub(mock.load(.any)).returns(nil)
    await MainActor.run {
      mock.title = "a"
      #expect(mock.show(Ticket(1)) == 1)
    }
    verify(mock.title.set("a"))
    #expect(try await mock.load { $0 } == nil)
    #expect(mock.name() == "")
  }

  @Test("isolated requirements of a protocol without isolation keep their isolation")
  func partly() async {
    let mock = MockPartlyIsolated()
    await mock.main(1)
    verify(mock.main(1))
    #expect(await mock.back() == 0)
    await MainActor.run { mock.label = "a" }
    verify(mock.label.set("a"))
    #expect(await mock.concurrent(1) == 0)
    await mock.caller(Ticket(1))
    verify(mock.caller(.any))
  }
}
