import Testing
import Understudy

@testable import Bookshop

@Suite("Recipes for matchers", .verifyingMocks)
struct MatcherRecipes {
  let statistics = MockListeningStatistics("statistics")

  @Test func aNumberIsNearlyEqual() {
    statistics.record(59.98, tags: [], note: nil)

    verify(
      statistics.record(.closeTo(60, within: 0.1), tags: .any, note: .any))
    verify(statistics.record(59...61, tags: .any, note: .any))
  }

  @Test func anOptionalIsMatched() {
    statistics.record(60, tags: [], note: nil)
    statistics.record(60, tags: [], note: "on the train")

    verify(statistics.record(60, tags: [], note: nil))
    verify(statistics.record(60, tags: [], note: .some(.contains("train"))))
    verify(statistics.record(60, tags: [], note: .notNil))
  }

  @Test func theElementsOfAnArrayAreMatched() {
    statistics.record(60, tags: ["news", "short"], note: nil)

    verify(statistics.record(60, tags: ["news", "short"], note: nil))
    verify(
      statistics.record(
        60, tags: .elements(inAnyOrder: "short", "news"), note: nil))
    verify(statistics.record(60, tags: .contains("news"), note: nil))
    verify(statistics.record(60, tags: .each(.hasCount(1...)), note: nil))
  }

  @Test func anEnumWithAPayloadIsMatched() {
    statistics.rate(Episode(id: 7), with: .stars(5, comment: "Great"))

    let isGood = Matcher<Rating>("a good rating") {
      if case .stars(4..., _) = $0 { true } else { false }
    }
    verify(statistics.rate(.has(\.id, 7), with: isGood))
  }

  @Test func conditionsAreCombined() {
    statistics.record(60, tags: ["news"], note: nil)

    verify(
      statistics.record(
        .allOf(.greaterThan(0), .not(100)), tags: .anyOf(["news"], .isEmpty), note: .any))
  }

  @Test func aValueOfAnyTypeIsMatched() {
    statistics.add(Episode(id: 7))
    statistics.add("seven")

    verify(statistics.add(.isA(Episode.self, .has(\.id, 7))))
    verify(statistics.add(.isA(String.self)))
  }
}
