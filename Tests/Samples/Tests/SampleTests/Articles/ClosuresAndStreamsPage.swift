import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "ClosuresAndStreams".
struct ClosuresAndStreamsPage {
  @Test(.verifyingMocks) func closures() async throws {
    let search = MockClosure(
      "search", of: ((String) async throws -> [String]).self)
    stub(search(.hasPrefix("Em"))).returns(["Emma", "Emil"])

    let client = SearchClient(search: search.function, limit: { 1 })
    #expect(try await Suggestions(client: client).titles(for: "Em") == ["Emma"])
    verify(search("Em"))
  }

  @Test(.verifyingMocks) func otherClosures() {
    let inventory = MockInventory("inventory")
    let reserve: @Sendable (String, Int) throws(OutOfStock) -> String = {
      (title, copies) throws(OutOfStock) in
      try inventory.reserve(title, copies: copies)
    }
    stub(inventory.reserve("Emma", copies: .any)).throws(OutOfStock(title: "Emma"))
    #expect(throws: OutOfStock(title: "Emma")) { try reserve("Emma", 1) }
  }

  @Test(.verifyingMocks) func structs() async throws {
    let client = MockSearchClient("client")
    stub(client.limit()).returns(2)
    stub(client.search(.any)).returns(["Emma", "Emil", "Embers"])

    let suggestions = Suggestions(client: client.instance)
    #expect(try await suggestions.titles(for: "Em") == ["Emma", "Emil"])
  }

  @Test(.verifyingMocks) func streams() async {
    let scale = MockBookScale("scale")
    let weights = MockStream(of: Int.self)
    stub(scale.weights()).returns(weights.stream)
    let watcher = ShelfWatcher()
    let task = Task { await watcher.watch(scale) }

    weights.send(300, 0, 200)
    await weights.settle()
    #expect(await watcher.emptyCount == 1)

    weights.finish()
    await task.value
  }
}
