import UnderstudyMacros

// A module in which everything is isolated to the main actor that does not say otherwise.

/// What a screen shows.
@Mockable
protocol Page {
  var title: String { get set }
  func show(_ text: String) async throws -> Int
  static func make() -> Int
  subscript(line: Int) -> String { get }
}

/// The same protocol without isolation.
@Mockable
nonisolated protocol Store {
  func load(_ key: String) async -> String?
}

/// What a screen needs.
@Mockable
struct ScreenClient {
  var load: @Sendable (String) async throws -> String
  var log: @Sendable (String) -> Void
  var now: () -> Int
}

/// A handwritten mock.
final class MockPanel: Page, Mockable {
  let mock = Mock("panel")
  @MockedProperty var title: String
  @Mocked func show(_ text: String) async throws -> Int
  @Mocked static func make() -> Int
  @Mocked nonisolated func code(_ number: Int) -> Int
  subscript(line: Int) -> String { "" }
}

/// A screen that tests can replace.
final class Screen {
  var count = 0
  @Mocked func refresh(_ names: [String]) async throws -> Int { count += names.count; return count }
  @Mocked static func make() -> Screen { Screen() }
}

/// A function that tests can replace.
@Mocked nonisolated(nonsending) func currentHour() async -> Int { 25 }

func verbs() async throws {
  let page = MockPage()
  stub(page.show(.any)).returns(1)
  stub(page.title).returns("title")
  stub(page[1]).returns("line")
  stub(MockPage.make()).returns(3)
  let store = MockStore()
  stub(store.load("key")).returns("value")
  let client = MockScreenClient()
  stub(client.load(.any)).returns("text")
  expect(client.log("text"))
  _ = client.instance.now()
  let panel = MockPanel()
  stub(panel.show("a")).throws(CancellationError())
  stub(panel.code(1)).returns(2)
  stub(Screen().refresh([])).returns(7)
  stub(currentHour()).returns(9)
  verifyNoMoreInteractions(page, store, client, panel)
}
