import Foundation
import Testing
import Understudy

@testable import Bookshop

@Suite("Recipes for classes and statics", .verifyingMocks)
struct ClassRecipes {
  @Test func aSingletonIsReplacedWhileAClosureRuns() {
    let settings = MockSharedSettings("settings")
    stub(settings.skipLength()).returns(30)

    withSingleton(\AppSettings.Type.shared, settings) {
      #expect(SkipButton().tap(at: 60) == 90)
    }
    #expect(SkipButton().tap(at: 60) == 75)
  }

  @Test func aSingletonThatCannotBeSetIsAPartialMock() {
    withPartialMock(of: NetworkMonitor.shared, as: MockNetworkMonitor.self) { monitor in
      stub(monitor.isReachable("pods.example")).returns(false)

      #expect(!DownloadPolicy().allowsDownload(from: "pods.example"))
      #expect(DownloadPolicy().allowsDownload(from: "cdn.example"))
    }
  }

  @Test func anAsyncFreeFunctionIsReplaced() async {
    stub(freeStorage()).returns(500)

    #expect(await StoragePolicy().fits(Episode(id: 7, minutes: 90)))
    verify(freeStorage())
  }

  @Test func aStaticMemberIsReplaced() {
    let episode = Episode(id: 7, minutes: 3)
    #expect(StoreRules.price(of: episode) == 30)

    stub(StoreRules.price(of: episode)).returns(0)
    #expect(StoreRules.price(of: episode) == 0)
  }

  @Test func aStaticMethodOfAMockedClassIsReplaced() {
    let counter = MockUsageCounter("counter")
    stub(counter.flush()).forwards()
    expect(UsageCounter.log("flushed")).returns()

    counter.flush()
  }

  @Test(arguments: [(8, "Good morning"), (18, "Hello")])
  func aFreeFunctionIsReplaced(hour: Int, text: String) {
    stub(hourOfDay()).returns(hour)

    #expect(Greeting().text == text)
  }

  @Test func aStaticRequirementIsStubbed() {
    stub(MockCodec.canPlay(.any)).returns(false)
    stub(MockCodec.canPlay("ogg")).returns(true)

    #expect(playable(["mp3", "ogg"], with: MockCodec.self) == ["ogg"])
  }
}
