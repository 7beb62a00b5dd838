import Testing
import UnderstudyCore

/// First lines that stand alone, however long the values are.
@Suite struct TruncatedValueTests {
  @Test("a value of several lines is cut to the first, and whole below")
  func severalLines() {
    let vault = MockVault("vault", .strict)
    let log = FailureLog.of { vault.show(Poem()) }
    #expect(log.headlines == ["Unexpected call on 'vault': show(roses...)"])
    #expect(log.failures.first?.longValues.map(\.text) == ["roses\nviolets"])
    #expect(log.failures.first?.longValues.map(\.label) == ["argument 1"])
  }

  @Test("a value is cut only if it is longer than there is room for")
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

  @Test("a line that fits is left as it is")
  func short() {
    let vault = MockVault("vault", .strict)
    let log = FailureLog.of { vault.show(String(repeating: "v", count: 120)) }
    #expect(log.headlines.map(\.count) == [156])
    #expect(log.failures.first?.longValues.isEmpty == true)
  }
}

/// An argument whose words have two lines.
private struct Poem: CustomStringConvertible {
  var description: String { "roses\nviolets" }
}
