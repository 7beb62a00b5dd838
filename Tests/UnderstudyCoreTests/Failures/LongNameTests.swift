import Testing
import UnderstudyCore

/// First lines with names of any length.
@Suite struct LongNameTests {
  @Test(
    "the first line of a failure is bounded, whatever the names are",
    arguments: [0, 160, 1_000, 10_000], ["a", "é", "\u{202E}", "\n"])
  func bounded(length: Int, character: String) {
    let name = String(repeating: character, count: length) + "x"
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter(name, .strict)
        let other = MockGreeter("other" + name)
        let states = States(name, initially: name)
        expect(greeter.greet("a")).when(states.is(name))
        _ = greeter.greet(name)
        expect(greeter.ping())
        verify(greeter.greet(Matcher(name) { _ in false }))
        verifyInOrder(other.ping(), greeter.ping())
        verifyNoMoreInteractions(greeter, other)
        assertThat(name, .equal(name + name))
      }
    }
    #expect(log.failures.count >= 5)
    for headline in log.headlines { #expect(headline.utf8.count < 1_050) }
  }
}
