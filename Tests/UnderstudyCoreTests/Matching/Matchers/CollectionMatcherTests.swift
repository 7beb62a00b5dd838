import Testing
import UnderstudyCore

@Suite struct CollectionMatchers {
  @Test("isEmpty and hasCount match collections and strings by their count")
  func sizes() {
    check(Matcher<[Int]>.isEmpty, "empty", accepts: [[]], rejects: [[1]: "was [1]"])
    check(Matcher<String>.isEmpty, "empty", accepts: [""], rejects: ["a": "was \"a\""])
    check(
      Matcher<[Int]>.hasCount(2), "has count 2", accepts: [[1, 2]],
      rejects: [[1]: "1 element: [1]", []: "0 elements: []"])
    check(
      Matcher<String>.hasCount(.atLeast(2)), "has count at least 2", accepts: ["ab"],
      rejects: ["a": "1 element: \"a\""])
    check(
      Matcher<[String: Int]>.hasCount(1), "has count 1", accepts: [["a": 1]],
      rejects: [[:]: "0 elements: [:]"])
  }

  @Test("each reports every element that does not match")
  func each() {
    check(
      Matcher<[Int]>.each(.atLeast(3)), "each at least 3", accepts: [[], [3, 4]],
      rejects: [[1, 3, 2]: "[0] is 1, [2] is 2"])
  }

  @Test("contains matches if any element matches")
  func contains() {
    check(
      Matcher<[Int]>.contains(3), "contains 3", accepts: [[1, 3]],
      rejects: [[]: "was empty", [1, 2]: "no element matches: [was 1, was 2]"])
    check(
      Matcher<[String]>.contains(.hasPrefix("b")), "contains has prefix \"b\"",
      accepts: [["ann", "bob"]], rejects: [["ann"]: "no element matches: [was \"ann\"]"])
    check(
      Matcher<Set<String>>.contains("bob"), "contains \"bob\"", accepts: [["ann", "bob"]],
      rejects: [["ann"]: "no element matches: [was \"ann\"]"])
    check(
      Matcher<String>.contains(.equal("b")), "contains \"b\"", accepts: ["bob"],
      rejects: ["a": "no element matches: [was \"a\"]"])
  }

  @Test("first and last match the ends of a collection")
  func ends() {
    check(
      Matcher<[Int]>.first(3), "first 3", accepts: [[3, 1]],
      rejects: [[]: "was empty", [1, 3]: "first was 1"])
    check(
      Matcher<[Int]>.last(.greaterThan(2)), "last greater than 2", accepts: [[1, 3]],
      rejects: [[]: "was empty", [3, 1]: "last was 1"])
  }

  @Test("elements matches each element in order")
  func elements() {
    check(
      Matcher<[Int]>.elements(1, .greaterThan(1), 3), "[1, greater than 1, 3]",
      accepts: [[1, 2, 3]],
      rejects: [
        [1, 2, 4]: "[2] is 4", [1, 2]: "2 of 3 elements; missing: 3",
        []: "0 of 3 elements; missing: 1",
        [1, 2, 3, 999]: "unexpected element [3]: 999",
        [1, 1, 3, 4]: "[1] is 1", [2, 1, 4]: "[0] is 2",
      ])
    check(
      Matcher<[Int]>.elements(), "[]", accepts: [[]],
      rejects: [[7]: "unexpected element [0]: 7"])
  }

  @Test("elements(inAnyOrder:) matches each element once, in any order")
  func anyOrder() {
    check(
      Matcher<[Int]>.elements(inAnyOrder: 1, 2, 3), "[1, 2, 3] in any order",
      accepts: [[3, 1, 2], [1, 2, 3]],
      rejects: [
        [1, 2, 3, 4]: "not expected: 4",
        [1, 2, 4]: "not expected: 4; no element matches: 3 in [1, 2, 4]",
        [1, 2]: "no element matches: 3 in [1, 2]", []: "no element matches: 1, 2, 3 in []",
        [1, 1, 2]: "not expected: 1; no element matches: 3 in [1, 1, 2]",
      ])
    check(
      Matcher<[Int]>.elements(inAnyOrder: 1, 2, 3, 4), "[1, 2, 3, 4] in any order",
      accepts: [], rejects: [[1, 2, 3]: "no element matches: 4 in [1, 2, 3]"])
  }

  @Test("elements(inAnyOrder:) pairs elements so that every matcher has one")
  func bipartite() {
    #expect(Matcher<[Int]>.elements(inAnyOrder: .any, 1).matches([1, 2]))
    #expect(Matcher<[Int]>.elements(inAnyOrder: .atMost(3), .atMost(2), 1).matches([1, 2, 3]))
    #expect(!Matcher<[Int]>.elements(inAnyOrder: .atMost(2), .atMost(2), 1).matches([1, 2, 3]))
  }

  @Test("elements(inAnyOrder:) matches exactly if an exhaustive search finds a pairing")
  func pairing() {
    var random = SplitMix64(seed: 7)
    var outcomes = [false: 0, true: 0]
    for _ in 0..<1000 {
      let accepted = (0..<4).map { _ in Set((0..<4).filter { _ in random.below(5) < 2 }) }
      let parts = accepted.map { set in Matcher<Int>("in \(set.sorted())") { set.contains($0) } }
      let all = Matcher<[Int]>.elements(inAnyOrder: parts[0], parts[1], parts[2], parts[3])
      let isPossible = largest(accepted[...], []) == 4
      outcomes[isPossible, default: 0] += 1
      #expect(all.matches([0, 1, 2, 3]) == isPossible, "\(accepted)")
    }
    #expect(outcomes.values.allSatisfy { $0 > 100 }, "\(outcomes)")
  }

  /// Returns the size of the largest pairing, found by exhaustive search.
  private func largest(_ accepted: ArraySlice<Set<Int>>, _ taken: Set<Int>) -> Int {
    guard let first = accepted.first else { return 0 }
    let rest = accepted.dropFirst()
    return first.subtracting(taken).map { 1 + largest(rest, taken.union([$0])) }
      .reduce(largest(rest, taken), max)
  }
}
