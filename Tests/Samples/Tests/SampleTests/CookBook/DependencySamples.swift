import Testing
import Understudy

@testable import Bookshop

@Suite("Recipes for dependencies", .verifyingMocks)
struct DependencyRecipes {
  let push = MockPushService("push")

  @Test func aMockIsAnArgumentOfTheInitializer() async {
    stub(push.send(.any, to: "bob")).throws(FeedError.offline)
    let notifier = NewEpisodeNotifier(push: push)

    #expect(await notifier.announce(Episode(id: 7, title: "News"), to: ["ann", "bob"]) == 1)

    verify(push.send("New: News", to: "ann"))
  }

  @Test func aMockIsRegisteredInAContainer() async throws {
    let container = Container()
    container.register((any PushService).self) { [push] in push }
    expect(push.send("Welcome", to: "ann"))

    try await Welcome(container: container).greet("ann")
  }

  @Test func aMockIsADependencyOfATask() async throws {
    expect(push.send("Listen again", to: "ann"))

    try await withDependencies {
      $0.push = push
    } operation: {
      try await Reminder().remind("ann")
    }
  }
}
