import Testing
import Understudy

@testable import Bookshop

@Suite("Recipes for failures")
struct FailureRecipes {
  @Test func theFailureOfAnUnexpectedCall() throws {
    let text = failures {
      #sourceLocation(file:"PlaybackTests.swift",line:20)
      let analytics = MockAnalytics("analytics")
      expect(analytics.track(AnalyticsEvent(name: "started", properties: ["episode": "7"])))
      analytics.track(AnalyticsEvent(name: "started", properties: ["episode": "8"]))
      #sourceLocation()
    }
    try expectOutput(text, "cookbook-unexpected-call")
  }

  @Test func theFailureOfACallWithoutAValue() throws {
    let text = failures {
      #sourceLocation(file:"FavoritesTests.swift",line:9)
      let favorites = MockFavorites("favorites")
      _ = try? favorites.list(of: "ann")
      #sourceLocation()
    }
    try expectOutput(text, "cookbook-no-value")
  }

  @Test func theFailureOfAnOrder() throws {
    let text = failures {
      #sourceLocation(file:"PlaybackTests.swift",line:30)
      let session = MockAudioSession("session")
      let player = MockAudioPlayer("player")
      inOrder("playback") {
        expect(session.activate())
        expect(player.play(Episode(id: 7)))
      }
      player.play(Episode(id: 7))
      try? session.activate()
      #sourceLocation()
    }
    try expectOutput(text, "cookbook-order")
  }

  @Test func theFailureOfAWait() async throws {
    let text = await failures {
      #sourceLocation(file:"DownloaderTests.swift",line:12)
      let store = MockDownloadStore("store")
      await verify(store.save(.any), within: .milliseconds(10))
      #sourceLocation()
    }
    try expectOutput(text, "cookbook-timeout")
  }

  @Test func theFailureOfAnUnusedStub() throws {
    let text = failures {
      MockScope.run(unusedStubs: .fail) {
        #sourceLocation(file:"LibraryTests.swift",line:8)
        let library = MockShowLibrary("library")
        stub(library.title(of: 7)).returns("News")
        _ = library.title(of: 8)
        #sourceLocation()
      }
    }
    try expectOutput(text, "cookbook-unused-stub")
  }

  @Test func theFailureThatHidesASecret() throws {
    let text = failures {
      #sourceLocation(file:"SignInTests.swift",line:11)
      redact(label: "password")
      let service = MockSignInService("service")
      expect(service.signIn(ListenerAccount(user: "ann", password: "1234")))
      _ = try? service.signIn(ListenerAccount(user: "bob", password: "9876"))
      #sourceLocation()
    }
    try expectOutput(text, "cookbook-redacted")
  }
}
