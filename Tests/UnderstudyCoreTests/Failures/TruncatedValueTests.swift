import Testing
import UnderstudyCore

/// The first lines of failures, which must be readable with values of any length.
@Suite struct TruncatedValueTests {
  @Test("a description of several lines is shown on one line")
  func severalLines() {
    let vault = MockVault("vault", .strict)
    let log = FailureLog.of { vault.show(Poem()) }
    #expect(log.headlines == ["Unexpected call on 'vault': show(roses\\nviolets)"])
    #expect(log.failures.first?.longValues.isEmpty == true)
  }

  @Test("a value is truncated only if it is longer than the limit")
  func room() {
    let greeter = MockGreeter("greeter of all guests")
    let forty = String(repeating: "w", count: 40)
    let log = FailureLog.of {
      reject(greeter.greet(Matcher(forty) { _ in true }))
      _ = greeter.greet(String(repeating: "n", count: 200))
    }
    #expect(
      log.headlines == [
        "Expected no call to greeter of all guests.greet(\(forty)), received 1: "
          + "greet(\"" + String(repeating: "n", count: 35) + "...\")"
      ])
    #expect(log.failures.first?.longValues.map(\.label) == ["argument 1"])
  }

  @Test("a first line within the limit is unchanged")
  func short() {
    let vault = MockVault("vault", .strict)
    let log = FailureLog.of { vault.show(String(repeating: "v", count: 120)) }
    #expect(log.headlines.map(\.count) == [156])
    #expect(log.failures.first?.longValues.isEmpty == true)
  }
}

/// A value with a description of two lines.
private struct Poem: CustomStringConvertible {
  var description: String { "roses\nviolets" }
}
