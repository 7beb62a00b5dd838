import Testing
import Understudy
import UnderstudyContracts

@testable import Bookshop

@Suite("Recipes for verification", .verifyingMocks)
struct VerificationRecipes {
  let analytics = MockAnalytics("analytics")
  let log = MockEventLog("log")
  let library = MockShowLibrary("library")

  var reporter: PlaybackReporter { PlaybackReporter(analytics: analytics, log: log) }

  @Test func aCallIsMadeOnce() {
    reporter.started(Episode(id: 7))

    verify(
      analytics.track(
        AnalyticsEvent(name: "started", properties: ["episode": "7"])))
  }

  @Test func anExpectationIsWrittenFirst() {
    expect(analytics.track(.has(\.name, "started")))

    reporter.started(Episode(id: 7))
  }

  @Test func aCallIsMadeSeveralTimes() {
    for id in 1...3 { reporter.started(Episode(id: id)) }

    verify(analytics.track(.any), 3)
    verify(analytics.track(.has(\.name, "started")), 2...)
    verify(analytics.track(.has(\.name, "finished")), .atMost(1))
  }

  @Test func aCallIsNeverMade() {
    reject(log.write(.error, .any))

    reporter.finished(Episode(id: 7), seconds: 60)

    verify(log.write(.warning, .any), .never)
  }

  @Test func aCaptorCollectsArguments() {
    let events = Captor<AnalyticsEvent>()
    expect(analytics.track(.captured(by: events)), 2)

    reporter.started(Episode(id: 7))
    reporter.finished(Episode(id: 7), seconds: 60)

    #expect(events.values.map(\.name) == ["started", "finished"])
    #expect(events.value?.properties["seconds"] == "60")
  }

  @Test func verifyReturnsTheCalls() {
    reporter.finished(Episode(id: 7), seconds: 60)
    reporter.finished(Episode(id: 8), seconds: 61)

    let events = verify(analytics.track(.any), 2).map(\.arguments)
    #expect(events.map { $0.properties["seconds"] } == ["60", "61"])
  }

  @Test func aPartOfAnArgumentIsMatched() {
    expect(analytics.track(.has(\.properties, .hasEntry("seconds", "60"))))
    expect(analytics.track(.where("a start") { $0.name == "started" }))

    reporter.started(Episode(id: 7))
    reporter.finished(Episode(id: 7), seconds: 60)
  }

  @Test func aMatcherOfYourOwnHasAName() {
    expect(analytics.track(.isAbout(episode: 7)))

    reporter.started(Episode(id: 7))
  }

  @Test func aMessageIsMatchedByItsText() {
    expect(log.write(.warning, .contains("episode 7")))

    reporter.finished(Episode(id: 7), seconds: 3)
  }

  @Test func nothingElseIsCalled() {
    reporter.started(Episode(id: 7))

    verify(analytics.track(.has(\.name, "started")))
    verifyNoMoreInteractions(analytics, log)
  }

  @Test func noMockIsCalledAtAll() {
    _ = reporter

    verifyNoMoreInteractions(analytics, log)
  }

  @Test func aStrictMockReportsEveryOtherCall() {
    let analytics = MockAnalytics("analytics", .strict)
    stub(analytics.track(.has(\.name, "started"))).returns()

    PlaybackReporter(analytics: analytics, log: log).started(Episode(id: 7))
  }

  @Test func oneRequirementIsStrict() {
    setStrictness(.strict, for: log.write(.any, .any))

    reporter.started(Episode(id: 7))
  }

  @Test func anOverloadIsChosenByItsType() {
    let settings = MockRemoteSettings("settings")
    stub(settings.value(.any(String.self))).returns(1)
    stub(settings.value(.any(Int.self))).returns(2)

    #expect(settings.value("volume") == 1)
    #expect(settings.value(0) == 2)
  }

  @Test func aPhaseOfATestStartsAgain() {
    reporter.started(Episode(id: 7))
    reset(analytics, .calls)

    reporter.started(Episode(id: 8))

    verify(analytics.track(.any))
  }

  @Test func theCallsAreComparedWithAFile() {
    reporter.started(Episode(id: 7))
    reporter.finished(Episode(id: 7), seconds: 3)

    verifyInteractions(analytics, log, matches: "short playback")
  }
}

extension Matcher where Value == AnalyticsEvent {
  static func isAbout(episode id: Int) -> Self {
    Matcher("is about episode \(id)") { $0.properties["episode"] == "\(id)" }
  }
}
