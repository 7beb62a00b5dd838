import Foundation
import Testing
import Understudy

@testable import Bookshop

@Suite("Recipes for delegates and callbacks", .verifyingMocks)
struct DelegateRecipes {
  let delegate = MockPlaybackDelegate("delegate")
  let client = MockTranscriptClient("client")

  @Test func aDelegateIsNotified() {
    let playback = Playback()
    playback.delegate = delegate
    expect(delegate.playbackDidStart(.identical(to: playback)))
    reject(delegate.playbackDidEnd(.any, error: .any))

    playback.start()
  }

  @Test(arguments: [(true, 15), (false, 0)])
  func aDelegateDecides(allows: Bool, position: Int) {
    let playback = Playback()
    playback.delegate = delegate
    stub(delegate.playback(.any, shouldSkip: 15)).returns(allows)

    playback.skip(15)

    #expect(playback.position == position)
  }

  @Test func aDelegateIsNotRetained() {
    let playback = Playback()
    do {
      let delegate = MockPlaybackDelegate("delegate")
      playback.delegate = delegate
      #expect(playback.delegate === delegate)
    }
    #expect(playback.delegate == nil)
  }

  @Test func aPlaybackIsReleased() {
    weak var released: Playback?
    MockScope.run {
      let (playback, delegate) = (Playback(), MockPlaybackDelegate("delegate"))
      released = playback
      playback.delegate = delegate
      playback.start()
      verify(delegate.playbackDidStart(.identical(to: playback)))
    }
    #expect(released == nil)
  }

  @Test func aCompletionHandlerIsCalled() {
    stub(client.fetch(7, completion: .any))
      .invokes({ $0.1 }, with: .success("Hello"))
    let model = TranscriptModel(client: client)

    model.load(7)

    #expect(model.text == "Hello")
  }

  @Test func aCompletionHandlerIsCalledLater() {
    let pending = stub(client.fetch(.any, completion: .any)).suspends { $0.1 }
    let model = TranscriptModel(client: client)

    model.load(7)
    #expect(model.isLoading)

    pending.resume(throwing: FeedError.offline)
    #expect(!model.isLoading)
    #expect(model.text == "no transcript")
  }

  @Test func aStoredCallbackIsCalledByTheTest() throws {
    let callbacks = Captor<(String) -> Void>()
    expect(client.observe(.captured(by: callbacks)))
    let model = TranscriptModel(client: client)

    model.followChanges()
    let callback = try #require(callbacks.value)
    callback("Hello")
    #expect(model.text == "Hello")
    callback("Hello, world")
    #expect(model.text == "Hello, world")
  }

  @Test func aNotificationIsPosted() {
    let center = NotificationCenter()
    let observer = MockObserver(center, "observer")
    expect(
      observer.notification(
        .episodeDownloaded, userInfo: .hasEntry("id", .isA(Int.self))))

    DownloadAnnouncer(center: center).announce(7)
  }

  @Test func anObserverOfOneNameIgnoresOthers() {
    let center = NotificationCenter()
    let observer = MockObserver(center, of: .episodeDownloaded)
    expect(observer.notification(.episodeDownloaded))

    center.post(name: Notification.Name("other"), object: nil)
    DownloadAnnouncer(center: center).announce(7)
  }

  @Test func anAnswerConfirms() async {
    await confirmation("the transcript is fetched") { fetched in
      stub(client.fetch(.any, completion: .any)).confirms(fetched)
      TranscriptModel(client: client).load(7)
    }
  }
}
