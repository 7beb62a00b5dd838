import Testing
import Understudy

@testable import Bookshop

@Suite("Recipes for answers", .verifyingMocks)
struct AnswerRecipes {
  let library = MockShowLibrary("library")
  let feed = MockEpisodeFeed("feed")
  let factory = MockPlayerFactory("factory")

  @Test func consecutiveCallsReturnDifferentValues() {
    stub(library.title(of: 1)).returns("Draft", "Final")

    #expect(library.title(of: 1) == "Draft")
    #expect(library.title(of: 1) == "Final")
    #expect(library.title(of: 1) == "Final")
  }

  @Test func aCallFailsTwiceAndThenSucceeds() async throws {
    let episode = Episode(id: 7)
    stub(feed.latest(of: "News"))
      .throws(FeedError.offline).then.throws(FeedError.offline)
      .then.returns(episode)

    #expect(try await PatientLoader(feed: feed).latest(of: "News") == episode)
    verify(feed.latest(of: "News"), 3)
  }

  @Test func theResultIsComputedFromTheArguments() {
    stub(library.title(of: .any)).answers { id in "Show \(id)" }
    stub(library.search(.any, limit: .any, where: .any))
      .answers { text, limit, isIncluded in
        (1...limit).map { Episode(id: $0, title: text) }.filter(isIncluded)
      }

    #expect(library.title(of: 3) == "Show 3")
    let found = library.search("Swift", limit: 4) { $0.id > 2 }
    #expect(found.map(\.id) == [3, 4])
  }

  @Test func differentArgumentsHaveDifferentAnswers() {
    stub(library.title(of: .any)).returns("Unknown")
    stub(library.title(of: 7)).returns("The Daily Bug")
    stub(library.title(of: .greaterThan(100))).returns("Archived")

    let titles = [1, 7, 101].map(library.title(of:))
    #expect(titles == ["Unknown", "The Daily Bug", "Archived"])
  }

  @Test func aCallHasASideEffect() throws {
    var renamed: [Int] = []
    stub(library.rename(.any, to: .any)).performs { id, _ in renamed.append(id) }

    try library.rename(3, to: "News")
    #expect(renamed == [3])
  }

  @Test func aRequirementWithoutAResultThrows() {
    stub(library.rename(1, to: .any)).throws(FeedError.status(403))

    #expect(throws: FeedError.status(403)) {
      try library.rename(1, to: "News")
    }
    #expect(throws: Never.self) { try library.rename(2, to: "News") }
  }

  @Test func aTypedErrorNeedsNoTypeName() async {
    stub(feed.page(.any, of: .any)).throws(.offline)

    await #expect(throws: FeedError.offline) {
      try await feed.page(1, of: "News")
    }
  }

  @Test func aResultIsTheAnswer() async throws {
    let recorded: Result<Episode, any Error> = .success(Episode(id: 7))
    stub(feed.latest(of: "News")).resolves(recorded)

    #expect(try await feed.latest(of: "News").id == 7)
  }

  @Test func aMockReturnsAMock() throws {
    let player = try #require(
      factory.makePlayer(for: "News") as? MockAudioPlayer)
    expect(player.play(Episode(id: 7)))

    factory.makePlayer(for: "News").play(Episode(id: 7))
  }

  @Test func anInoutArgumentIsAssigned() {
    let editor = MockQueueEditor("editor")
    stub(editor.trim(.any)).sets(to: [1]).returns(2)

    var queue = [1, 2, 3]
    #expect(editor.trim(&queue) == 2)
    #expect(queue == [1])
  }
}
