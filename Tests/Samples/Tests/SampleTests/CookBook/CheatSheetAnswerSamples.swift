import Foundation
import Testing
import Understudy
import UnderstudyTime

@testable import Bookshop

@Suite("Cheat sheet: answers", .verifyingMocks(unusedStubs: .allow))
struct CheatSheetAnswers {
  let library = MockShowLibrary("library")
  let feed = MockEpisodeFeed("feed")
  let player = MockAudioPlayer("player")
  let session = MockAudioSession("session")
  let clock = ManualClock()

  @Test func answers() {
    stub(library.title(of: 1)).returns("News")
    stub(library.title(of: 2)).returns("a", "b", "c")
    stub(feed.latest(of: "A")).throws(FeedError.offline)
    stub(feed.latest(of: "B")).resolves(.success(Episode(id: 7)))
    stub(library.title(of: 3)).answers { id in "Show \(id)" }
    stub(library.title(of: 4)).performs { id in print(id) }
    stub(library.title(of: 5)).returns("a").then.returns("b")
    stub(library.title(of: 6)).returns("a").then.fails()
    stub(library.selected).stores(nil)
    stub(MockUnitConverter(spying: RealUnitConverter()).minutes(fromHours: 1)).forwards()
    stub(MockQueueEditor("editor").trim(.any)).sets(to: [1])
    stub(MockTranscriptClient("client").fetch(7, completion: .any))
      .invokes({ $0.1 }, with: .success("Hello"))
    stub(MockPlaylistDatabase("database").transaction(.any)).invokes()
    stub(feed.latest(of: "C")).delays(for: .seconds(1), clock: clock)
    let setup = stub(library.title(of: 7)).holds()
    setup.release()
    let (center, notification) = (NotificationCenter(), Notification(name: .episodeDownloaded))
    stub(library.title(of: 8)).posts(notification, on: center)
    stub(library.title(of: 9)).logs { "title of \($0)" }
    stub(library.title(of: 10)).returns("News").lenient()
    #expect([1, 2, 3, 5].map(library.title(of:)) == ["News", "a", "Show 3", "a"])
  }

  @Test func statesAndOrders() throws {
    let audio = States("audio", initially: "inactive")
    expect(session.activate()).moves(audio, to: "active")
    expect(player.pause(), .any).when(audio.is("active"))
    try session.activate()
    player.pause()
    verifyInOrder(session.activate(), player.pause(), exactly: true)
    audio.become("active")
    #expect(audio.current == "active")
  }

  @Test func expectedOrders() throws {
    inOrder("playback") {
      expect(session.activate()); expect(player.pause())
    }
    let sound = CallOrder("sound")
    expect(player.play(.any)).inOrder(sound)
    try session.activate()
    player.pause()
    player.play(Episode(id: 7))
  }

  @Test func waits() async throws {
    let audio = States("audio", initially: "active")
    let stream = MockStream(of: Int.self)
    let pending = stub(feed.latest(of: "News")).suspends()
    let task = Task { [feed] in try await feed.latest(of: "News") }
    await pending.waitUntilCalled()
    pending.resume(returning: Episode(id: 7))
    #expect(try await task.value.id == 7)
    player.pause()
    await verify(player.pause(), within: .seconds(1))
    await verify(player.play(.any), .never, within: .milliseconds(10))
    expect(player.pause())
    player.pause()
    await verifyExpectations(player, within: .seconds(1))
    await waitUntil { library.selected == nil }
    await waitUntil(.equal("active")) { audio.current }
    await waitUntil(audio.is("active"), timeout: .seconds(1))
    let sleeper = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    try await sleeper.value
    let listener = Task { for await _ in stream {} }
    await stream.settle()
    stream.finish()
    await listener.value
  }

  @Test func matchers() {
    let captor = Captor<Int>()
    let playback = Playback()
    let numbers: [Matcher<Int>] = [
      .any, .any(Int.self), .equal(7), .not(8), .where("even") { $0 % 2 == 1 }, .greaterThan(3),
      .lessThan(9), .atLeast(3), .atMost(9), .inRange(1...9), .allOf(.atLeast(1), .atMost(9)),
      .anyOf(1, 7), .noneOf(1, 2),
    ]
    for number in numbers { assertThat(7, number) }
    assertThat(3, .not(7))
    assertThat(4, .where("even") { $0 % 2 == 0 })
    assertThat(4, .greaterThan(3))
    assertThat(2, .lessThan(3))
    assertThat(2, .atMost(3))
    assertThat(2, .inRange(1...3))
    assertThat(2, .anyOf(1, 2))
    assertThat(59.98, .closeTo(60, within: 0.1))
    let texts: [Matcher<String>] = [
      .hasPrefix("N"), .hasSuffix("s"), .contains("ew"), .equalIgnoringCase("news"),
      .matches(/N.*s/, "a word"),
    ]
    for text in texts { assertThat("News", text) }
    assertThat("secret", .redacted("secret"))
    assertThat(Optional("News"), .notNil)
    assertThat(Optional("News"), .some(.hasPrefix("N")))
    assertThat(nil as String?, .isNil)
    assertThat([] as [Int], .isEmpty)
    let lists: [Matcher<[String]>] = [
      .hasCount(2), .each(.hasPrefix("n")), .first("news"), .elements("news", .any),
    ]
    for list in lists { assertThat(["news", "night"], list) }
    assertThat(["a", "b"], .elements(inAnyOrder: "b", "a"))
    assertThat(["id": "7"], .hasKey("id"))
    assertThat(["id": "7"], .hasEntry("id", "7"))
    assertThat(Episode(id: 7, title: "News"), .has(\.title, "News"))
    assertThat(Episode(id: 7) as Any, .isA(Episode.self))
    assertThat(playback, .identical(to: playback))
    _ = library.title(of: 7)
    verify(library.title(of: .captured(by: captor)))
    #expect(captor.values == [7])
  }

  @Test func realObjects() {
    let settings = MockSharedSettings("settings")
    let monitor = NetworkMonitor.shared
    withSingleton(\DemoSettings.Type.shared, settings) {}
    withPartialMock(of: monitor, as: MockNetworkMonitor.self) { _ in }
    #expect(!MockScope.isPartialMock(monitor))
  }

  @Test func defaultImplementations() {
    let archive = MockShowArchive()
    stub(archive.titles()).returns(["News", "Talk"])
    stub(archive.summary()).callsDefault()
    #expect(archive.summary() == "News, Talk")
  }

  @Test func everySpellingOfTheCheatSheetIsCompiled() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    func normalized(_ text: some StringProtocol) -> String {
      String(text.filter { !$0.isWhitespace && $0 != ";" })
    }
    let code = try ["CheatSheetSamples.swift", "CheatSheetAnswerSamples.swift"].map {
      normalized(try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8))
    }.joined()
    let page = folder.appendingPathComponent(
      "../../../../../Sources/Understudy/Understudy.docc/CookBook/CheatSheet.md")
    let text = try String(contentsOf: page.standardized, encoding: .utf8)
    let tables = text.components(separatedBy: "## Attributes and commands")[0]
    for row in tables.split(separator: "\n") where row.hasPrefix("|") {
      for spelling in row.split(separator: "|").last!.matches(of: /`([^`]+)`/).map(\.1) {
        #expect(
          code.contains(normalized(spelling)), "the cheat sheet shows code that no test compiles")
      }
    }
  }
}
