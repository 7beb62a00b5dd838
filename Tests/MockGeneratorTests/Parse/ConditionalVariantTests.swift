import MockGenerator
import Testing

@Suite("Associated types under conditional compilation")
struct ConditionalVariantTests {
  /// Returns the lines of the generated mocks with conditions and classes, up to the inheritance.
  private func lines(_ requirements: String) -> [String] {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m = MockBox<Int>()"),
      .testable("Shop", "protocol Box {\n\(requirements)\n}"))
    #expect(made.messages == [])
    return made.lines("Shop", "#", "nonisolated final class").map { line in
      String(line.prefix { $0 != ":" || line.hasPrefix("#") }.drop { $0 == " " })
    }
  }

  @Test("each branch has its own mock")
  func branches() {
    let lines = lines("#if os(Linux)\nassociatedtype A\n#else\nassociatedtype B\n#endif")
    #expect(
      lines.prefix(5) == [
        "#if os(Linux)", "nonisolated final class MockBox<A>", "#elseif !(os(Linux))",
        "nonisolated final class MockBox<B>", "#endif",
      ])
  }

  @Test("without #else, there is a mock without the type")
  func none() {
    let lines = lines("associatedtype A\n#if FOO\nassociatedtype B\n#endif")
    #expect(
      lines.prefix(5) == [
        "#if FOO", "nonisolated final class MockBox<A, B>", "#elseif !(FOO)",
        "nonisolated final class MockBox<A>", "#endif",
      ])
  }

  @Test("conditions of several blocks are combined")
  func combined() {
    let lines = lines(
      "#if A\nassociatedtype A\n#else\nassociatedtype B\n#endif\n"
        + "#if C\nassociatedtype C\n#else\nassociatedtype D\n#endif")
    #expect(
      lines.filter { $0.hasPrefix("#if") || $0.hasPrefix("#elseif") }.prefix(4) == [
        "#if (A) && (C)", "#elseif (A) && (!(C))", "#elseif (!(A)) && (C)",
        "#elseif (!(A)) && (!(C))",
      ])
  }

  @Test("other requirements need no mock for each branch")
  func requirements() {
    let lines = lines("associatedtype A\n#if FOO\nfunc a()\n#endif")
    #expect(lines.first == "nonisolated final class MockBox<A>")
  }
}
