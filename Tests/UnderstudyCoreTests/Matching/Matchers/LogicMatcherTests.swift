import Testing
import UnderstudyCore

@Suite struct LogicMatchers {
  @Test("allOf matches if all matchers match, and reports the one that failed and the value")
  func all() {
    check(
      Matcher<Int>.allOf(.greaterThan(3), .not(7)), "(greater than 3 and not 7)", accepts: [4, 8],
      rejects: [2: "greater than 3: was 2", 7: "not 7: was 7"])
    check(Matcher<Int>.allOf(), "()", accepts: [1], rejects: [:])
  }

  @Test("anyOf matches if one matcher matches")
  func any() {
    check(
      Matcher<Int>.anyOf(3, .greaterThan(7)), "(3 or greater than 7)", accepts: [3, 8],
      rejects: [4: "was 4"])
    check(
      Matcher<[Int]>.anyOf(.hasCount(3), .each(1)), "(has count 3 or each 1)",
      accepts: [[1], [1, 2, 3]],
      rejects: [[1, 2]: "2 elements: [1, 2] and [1] is 2"])
    check(Matcher<Int>.anyOf(), "()", accepts: [], rejects: [1: "was 1"])
  }

  @Test("noneOf matches if no matcher matches, and reports one that did")
  func none() {
    check(
      Matcher<Int>.noneOf(3, .greaterThan(7)), "none of (3, greater than 7)", accepts: [4],
      rejects: [3: "was 3, which matches 3", 8: "was 8, which matches greater than 7"])
    check(Matcher<Int>.noneOf(), "none of ()", accepts: [1], rejects: [:])
  }

  @Test("logic matchers report the first deciding matcher")
  func several() {
    check(
      Matcher<Int>.allOf(.any, .greaterThan(3), .not(2)), "(any and greater than 3 and not 2)",
      accepts: [4], rejects: [2: "greater than 3: was 2"])
    check(
      Matcher<Int>.noneOf(.lessThan(3), 2), "none of (less than 3, 2)", accepts: [3],
      rejects: [2: "was 2, which matches less than 3"])
  }

  @Test("logic matchers can be nested")
  func nested() {
    check(
      Matcher<Int>.allOf(.anyOf(1, 2), .not(.allOf(.atLeast(2), .atMost(2)))),
      "((1 or 2) and not (at least 2 and at most 2))", accepts: [1],
      rejects: [
        3: "(1 or 2): was 3", 2: "not (at least 2 and at most 2): was 2",
      ])
  }

  @Test("logic matchers match call arguments")
  func calls() {
    let greeter = MockGreeter("greeter")
    stub(greeter.greet(.allOf(.hasPrefix("b"), .hasCount(3)))).returns("all")
    stub(greeter.greet(.anyOf("ann", .hasPrefix("z")))).returns("any")
    #expect(greeter.greet("bob") == "all")
    #expect(greeter.greet("ann") == "any")
    verify(greeter.greet(.noneOf("eve", .isEmpty)), 2)
  }
}
