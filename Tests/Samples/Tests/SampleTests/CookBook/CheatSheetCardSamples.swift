import Testing
import Understudy

@testable import Bookshop

@Suite("Cheat sheet: one page", .verifyingMocks(unusedStubs: .allow))
struct CheatSheetCard {
  let client = MockTranscriptClient("client")
  let index = MockSearchIndex("index")

  @Test func onePage() async throws {
    // Mocks
    let feed = MockEpisodeFeed("feed")
    let library = MockShowLibrary("library", .strict)
    let converter = MockUnitConverter(spying: RealUnitConverter())
    let random = MockClosure("random", of: ((Range<Int>) -> Int).self)
    let player = MockAudioPlayer("player")
    let session = MockAudioSession("session")

    // Answers
    stub(feed.latest(of: "News")).returns(Episode(id: 7), Episode(id: 8))
    stub(feed.latest(of: "Old")).throws(FeedError.offline).then.fails()
    stub(library.title(of: .any)).answers { id in "Show \(id)" }
    stub(library.rename(.any, to: .hasPrefix("N"))).performs { print($0, $1) }
    stub(library.selected).stores(nil)
    stub(random(0..<3)).returns(2)
    stub(client.fetch(7, completion: .any)).invokes({ $0.1 }, with: .success(""))
    let pending = stub(index.titles(matching: .any)).suspends()

    // Expectations, before the calls
    let episodes = Captor<Episode>()
    inOrder("playback") {
      expect(session.activate())
      expect(player.play(.captured(by: episodes)), 1...2)
    }
    reject(session.deactivate())

    // The code under test
    let controller = PlaybackController(session: session, player: player)
    try controller.start(try await feed.latest(of: "News"))
    library.selected = converter.hours(fromMinutes: 180)

    // Verification, after the calls
    verify(converter.hours(fromMinutes: .atLeast(60)))
    verify(library.selected.set(3))
    verify(library.title(of: 1), .never)
    let shows = verify(feed.latest(of: .any), 1...).map(\.arguments)
    verifyInOrder(session.activate(), player.play(.has(\.id, 7)), exactly: true)
    verifyNoMoreInteractions(player, session)
    #expect(shows == ["News"] && episodes.value?.id == 7)

    // Waiting
    let search = Task { [index] in try await index.titles(matching: "swift") }
    await pending.waitUntilCalled()
    pending.resume(returning: ["Swift by Day"])
    await verify(index.titles(matching: "swift"), within: .seconds(1))
    await waitUntil { library.selected == 3 }
    #expect(try await search.value.count == 1)
  }
}
