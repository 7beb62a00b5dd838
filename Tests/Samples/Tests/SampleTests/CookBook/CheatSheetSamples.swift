import Foundation
import Testing
import Understudy
import UnderstudyContracts
import UnderstudyTime

@testable import Bookshop

@Suite("Cheat sheet", .verifyingMocks)
struct CheatSheetMocks {
  let center = NotificationCenter()

  @Test func mocks() async {
    _ = MockShowLibrary()
    _ = MockShowLibrary("library")
    _ = MockShowLibrary("library", .strict)
    _ = MockShowLibrary(.naggy)
    _ = MockArchive<Episode>("archive")
    _ = MockUnitConverter(spying: RealUnitConverter())
    let now = MockClosure("now", of: (() -> Date).self)
    _ = now.function
    let client = MockShareClient("client")
    _ = client.instance
    let stream = MockStream(of: Int.self)
    stream.send(1, 2)
    stream.finish()
    _ = MockObserver(center, "observer")
    let clock = ManualClock()
    clock.advance(by: .seconds(1))
    #expect(defaultValue(of: Episode.self) == Episode(id: 0, title: "", minutes: 0))
  }
}

@Suite("Cheat sheet", .verifyingMocks(unusedStubs: .fail))
struct CheatSheetVerbs {
  let library = MockShowLibrary("library")
  let player = MockAudioPlayer("player")
  let session = MockAudioSession("session")

  @Test func verbs() {
    stub(library.title(of: 1)).returns("News")
    expect(library.title(of: 1))
    expect(library.title(of: 2), 1...3)
    reject(library.title(of: 0))
    ignore(library)
    #expect([1, 2].map(library.title(of:)) == ["News", ""])
    verify(library.title(of: 1))
    verify(library.title(of: .any), .atLeast(2))
    #expect(verify(library.title(of: .any), 2...).map(\.arguments) == [1, 2])
    #expect(calls(library.title(of: .any)).count == 2)
    verifyExpectations(library)
    verifyNoMoreInteractions(player, session)
    verifyInteractions(library, matches: "two titles")
  }

  @Test func patterns() throws {
    let (time, settings) = (MockListeningTime("time"), MockRemoteSettings("settings"))
    let (cache, decoration) = (MockImageCache("cache"), makeRed(MockDecorating.self))
    verify(library.title(of: .greaterThan(7)), .never)
    library.selected = 3
    _ = library.selected
    verify(library.selected)
    verify(library.selected.set(3))
    verify(cache["cover"], .never)
    verify(cache["cover"].set(.any), .never)
    verify(time.operatorPlus(90), .never)
    verify(MockCodec.canPlay("ogg"), .never)
    verify(decoration.initialized(color: "red"))
    verify(settings.value(.any(Int.self)), .never)
    for id in 1...2 { player.play(Episode(id: id)) }
    verifyInOrder(player.play(.any).times(2))
  }

  @Test func counts() {
    for _ in 1...2 { player.pause() }
    verify(session.deactivate(), .never)
    verify(player.pause(), 2)
    verify(player.pause(), .exactly(2))
    verify(player.pause(), 1...)
    verify(player.pause(), .atLeast(1))
    verify(player.pause(), ...3)
    verify(player.pause(), .atMost(3))
    verify(player.pause(), 1...3)
    verify(player.pause(), .between(1, 3))
    verify(player.pause(), .any)
    session.deactivate()
    verify(session.deactivate(), .once)
  }

  @Test func settings() {
    setStrictness(.strict, for: player.play(.any))
    withDefault(Episode(id: 0))
    redact(label: "password")
    redact(ListenerAccount.self)
    MockScope.run {
      expect(library.title(of: 9)); _ = library.title(of: 9)
    }
    reset(library, .calls)
    reset(library, [.stubs, .expectations])
    reset(library.title(of: 1))
    reset(library.title(of: .any))
    reset(library)
  }
}
