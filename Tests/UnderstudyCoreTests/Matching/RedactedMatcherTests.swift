import Testing
import UnderstudyCore
import UnderstudyTime

/// What matchers, errors and answers say about hidden values.
@Suite struct RedactedMatcherTests {
  struct User: Sendable {
    var password: String
    var note: String { password }
  }

  struct Card: Comparable, Sendable {
    var number: String

    static func < (left: Card, right: Card) -> Bool { left.number < right.number }
  }

  struct Refusal: Error { var password: String }

  /// A pattern about a hidden value, and a call that does not match it.
  static let stories: [(name: String, run: @Sendable () -> Void)] = [
    ("has", { story(of: User.self, .has(\.password, "SECRET"), User(password: "SECRET!")) }),
    (
      "has a prefix",
      { story(of: User.self, .has(\.password, .hasPrefix("SECRET!")), User(password: "SECRET")) }
    ),
    ("has a computed", { story(of: User.self, .has(\.note, "SECRET"), User(password: "SECRET!")) }),
    (
      "each has",
      { story(of: [User].self, .each(.has(\.password, "SECRET")), [User(password: "SECRET!")]) }
    ),
    (
      "entry",
      {
        story(
          of: [String: String].self, .hasEntry("password", "SECRET"), ["password": "SECRET!"])
      }
    ),
    (
      "greater than",
      { story(of: Card.self, .greaterThan(Card(number: "SECRET")), Card(number: "A SECRET")) }
    ),
    (
      "any of",
      {
        story(
          of: Card.self,
          .anyOf(.equal(Card(number: "SECRET")), .equal(Card(number: "SECRET?"))),
          Card(number: "SECRET!"))
      }
    ),
    (
      "contains",
      {
        story(
          of: [Card].self, .contains(.equal(Card(number: "SECRET"))), [Card(number: "SECRET!")])
      }
    ),
    (
      "an own matcher",
      {
        story(
          of: Card.self, Matcher("SECRET", mismatch: { $0.number }) { _ in false },
          Card(number: "SECRET!"))
      }
    ),
    ("an error", { stress(2, threads: 1) { _ in throw Refusal(password: "SECRET") } }),
    ("an assertion", { assertThat(User(password: "SECRET!"), .has(\.password, "SECRET")) }),
  ]

  private static func story<Value>(of type: Value.Type, _ matcher: Matcher<Value>, _ value: Value) {
    let closure = MockClosure("closure", of: ((Value) -> Int).self)
    expect(closure(matcher))
    _ = closure.function(value)
    verify(closure(matcher))
  }

  @Test("no failure shows a hidden value", arguments: stories.indices)
  func failures(_ index: Int) {
    let log = FailureLog.of {
      MockScope.run {
        redact(label: "password")
        redact(Card.self)
        Self.stories[index].run()
      }
    }
    #expect(!log.failures.isEmpty)
    for failure in log.failures {
      let shown = failure.content.candidates.flatMap(\.mismatches).flatMap {
        [$0.expected, $0.actual, $0.explanation ?? ""]
      }
      let texts = [failure.headline] + shown + failure.content.values.map(\.text)
      #expect(!texts.contains { $0.contains("SECRET") }, "\(Self.stories[index].name): \(texts)")
    }
  }
}
