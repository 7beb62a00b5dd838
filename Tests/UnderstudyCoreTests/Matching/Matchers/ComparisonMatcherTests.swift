import Testing
import UnderstudyCore

@Suite struct ComparisonMatchers {
  @Test("comparison matchers compare values with a bound")
  func bounds() {
    check(
      Matcher.greaterThan(3), "greater than 3", accepts: [4], rejects: [3: "was 3", 2: "was 2"])
    check(Matcher.lessThan(3), "less than 3", accepts: [2], rejects: [3: "was 3", 4: "was 4"])
    check(Matcher.atLeast(3), "at least 3", accepts: [3, 4], rejects: [2: "was 2"])
    check(Matcher.atMost(3), "at most 3", accepts: [3, 2], rejects: [4: "was 4"])
    check(
      Matcher.greaterThan("b"), "greater than \"b\"", accepts: ["c"], rejects: ["b": "was \"b\""])
  }

  @Test("inRange accepts every kind of range")
  func ranges() {
    check(
      Matcher.inRange(1...3), "in 1...3", accepts: [1, 3], rejects: [0: "was 0", 4: "was 4"])
    check(Matcher.inRange(1..<3), "in 1..<3", accepts: [1, 2], rejects: [3: "was 3"])
    check(Matcher.inRange(1.5...), "in 1.5...", accepts: [1.5, 9], rejects: [1: "was 1.0"])
    check(Matcher.inRange(..<3), "in ..<3", accepts: [2], rejects: [3: "was 3"])
    check(Matcher.inRange(...3), "in ...3", accepts: [3], rejects: [4: "was 4"])
  }

  @Test("covers matches ranges that contain a value")
  func covers() {
    check(
      Matcher<ClosedRange<Int>>.covers(3), "covers 3", accepts: [1...3],
      rejects: [1...2: "was 1...2"]
    )
  }
}

@Suite struct NumberMatchers {
  @Test("closeTo reports the difference")
  func floats() {
    check(
      Matcher.closeTo(1.0, within: 0.5), "1.0 within 0.5", accepts: [0.5, 1, 1.5],
      rejects: [
        1.7: "1.7 differed by 0.7", -1: "-1.0 differed by 2.0", .nan: "nan differed by nan",
        .infinity: "inf differed by inf",
      ])
    check(
      Matcher.closeTo(Double.infinity, within: 1), "inf within 1.0", accepts: [.infinity],
      rejects: [-.infinity: "-inf differed by inf"])
  }

  @Test("closeTo does not overflow with integers")
  func integers() {
    check(
      Matcher.closeTo(100, within: 5), "100 within 5", accepts: [95, 105],
      rejects: [94: "94 differed by 6", 106: "106 differed by 6"])
    check(
      Matcher.closeTo(Int8.max, within: 1), "127 within 1", accepts: [126],
      rejects: [.min: "-128 differed by 255"])
    check(
      Matcher.closeTo(UInt(0), within: 1), "0 within 1", accepts: [1],
      rejects: [2: "2 differed by 2"])
  }

  @Test("closeTo compares durations")
  func durations() {
    check(
      Matcher.closeTo(.seconds(2), within: .milliseconds(10)), "2.0 seconds within 0.01 seconds",
      accepts: [.milliseconds(1990), .milliseconds(2010)],
      rejects: [.seconds(3): "3.0 seconds differed by 1.0 seconds"])
  }

  @Test("isNaN and isFinite match special numbers")
  func special() {
    check(Matcher<Double>.isNaN, "not-a-number", accepts: [.nan], rejects: [1: "was 1.0"])
    check(
      Matcher<Double>.isFinite, "finite", accepts: [1],
      rejects: [.infinity: "was inf", .nan: "was nan"])
  }

  @Test("number matchers match call arguments")
  func calls() throws {
    let greeter = MockGreeter("greeter")
    stub(greeter.greet(.any, times: .inRange(1...3))).returns("few")
    stub(greeter.greet(.any, times: .closeTo(100, within: 5))).returns("many")
    #expect(try greeter.greet("bob", times: 2) == "few")
    #expect(try greeter.greet("bob", times: 98) == "many")
    verify(greeter.greet(.any, times: .greaterThan(50)))
  }
}
