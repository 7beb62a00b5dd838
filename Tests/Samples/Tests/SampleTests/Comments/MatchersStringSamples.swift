import Testing
import Understudy

@testable import Bookshop

/// The samples of comments on matchers of strings.
@Suite(.verifyingMocks) struct CommentsMatchersStrings {
  @Test func anyOf() {
    let greeter = MockSampleGreeter()
    _ = greeter.greet("ann")

    verify(greeter.greet(.anyOf("bob", .hasPrefix("a"))))
  }

  @Test func noneOf() {
    let greeter = MockSampleGreeter()
    _ = greeter.greet("ann")

    verify(greeter.greet(.noneOf("bob", .isEmpty)))
  }

  @Test func hasPrefix() {
    let greeter = MockSampleGreeter()
    _ = greeter.greet("bob")

    verify(greeter.greet(.hasPrefix("b")))
  }

  @Test func hasSuffix() {
    let greeter = MockSampleGreeter()
    _ = greeter.greet("bob")

    verify(greeter.greet(.hasSuffix("b")))
  }

  @Test func contains() {
    let greeter = MockSampleGreeter()
    _ = greeter.greet("bob")

    verify(greeter.greet(.contains("o")))
  }

  @Test func containsInOrder() {
    let greeter = MockSampleGreeter()
    _ = greeter.greet("ann and bob")

    verify(greeter.greet(.contains(inOrder: "a", "b")))
  }

  @Test func equalIgnoringCase() {
    let greeter = MockSampleGreeter()
    _ = greeter.greet("Bob")

    verify(greeter.greet(.equalIgnoringCase("BOB")))
  }

  @Test func equalIgnoringWhiteSpace() {
    let greeter = MockSampleGreeter()
    _ = greeter.greet(" bob  and ann")

    verify(greeter.greet(.equalIgnoringWhiteSpace("bob and ann")))
  }

  @Test func matches() {
    let greeter = MockSampleGreeter()
    _ = greeter.greet("bob")
    _ = greeter.greet("42")

    verify(greeter.greet(.matches(/b.b/)))
    verify(greeter.greet(.matches(#/\d+/#, "a number")))
  }

  @Test func isBlank() {
    let greeter = MockSampleGreeter()
    stub(greeter.greet(.any))
    reject(greeter.greet(.isBlank))

    _ = greeter.greet("bob")
  }

  @Test func redacted() {
    let session = MockSampleSession()
    let token = "t1"
    stub(session.logIn("bob", password: .redacted("secret"))).returns(token)

    #expect(session.logIn("bob", password: "secret") == token)
  }

  @Test func assertion() {
    let names = ["ann", "bob"]
    assertThat(names, .contains(.hasPrefix("b")))
  }
}
