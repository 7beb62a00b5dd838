import MockGenerator
import Testing

/// Mocks that tests name inside `#if`, and names of parameters that look like mocks.
@Suite struct ConditionalUseTests {
  private let shop = SourceModule.published(
    "Shop",
    """
    public protocol Till { func open() }
    public protocol Safe: Till { func lock() -> any Coin }
    public protocol Coin { func spend() }
    """)

  /// Returns the conditions and the mocks in the generated file, in order.
  private func lines(_ tests: String) -> [String] {
    let made = GeneratedMocks(.tests("import Shop\n" + tests), shop)
    #expect(made.diagnostics == [])
    return made.lines("Shop", "#", "nonisolated final class").map {
      String($0.prefix { $0 != ":" }).replacing("nonisolated ", with: "")
    }
  }

  @Test(
    "a mock that is named under conditions only is generated under them",
    arguments: [
      ("#if DEBUG\nlet a = MockTill()\n#endif", "DEBUG"),
      ("#if A\n#if B\nlet a = MockTill()\n#endif\n#endif", "(A) && (B)"),
      ("#if A\n#else\nlet a = MockTill()\n#endif", "!(A)"),
      ("#if A\n#elseif B // or so\nlet a = MockTill()\n#endif", "(!(A)) && (B)"),
      ("#if A\n#elseif B\n#else\nlet a = MockTill()\n#endif", "(!(A)) && (!(B))"),
      ("#if A &&\n  (B ||\n    C)\nlet a = MockTill()\n#endif", "A && (B || C)"),
      (
        "#if A\nlet a = MockTill()\n#endif\n#if B\nlet b = MockTill()\n#endif",
        "(A) || (B)"
      ),
      ("#if A\nlet a = MockTill(), b = MockTill()\n#endif", "A"),
    ])
  func underConditions(tests: String, condition: String) {
    #expect(lines(tests) == ["#if \(condition)", "final class MockTill", "#endif"])
  }

  @Test(
    "a mock that is also named without conditions has none",
    arguments: [
      "#if A\nlet a = MockTill()\n#endif\nlet b = MockTill()",
      "let b = MockTill()\n#if A\nlet a = MockTill()\n#endif",
      "#if A\n#endif\nlet a = MockTill()",
    ])
  func elsewhere(tests: String) { #expect(lines(tests) == ["final class MockTill"]) }

  @Test("a mock whose members or values another mock needs has no conditions")
  func needed() {
    let tests = "let a = MockSafe()\n#if A\nlet b = MockTill(), c = MockCoin()\n#endif"
    #expect(
      lines(tests) == ["final class MockCoin", "final class MockSafe", "final class MockTill"])
  }

  @Test(
    "what is not found under a condition, or names a parameter, is left to the compiler",
    arguments: [
      "#if canImport(MockKit)\nlet a = MockAbsent()\n#endif",
      "func f(MockParam: Int) -> Int { MockParam + 1 }\nlet a = f(MockParam: 2)",
      "func f(_ MockInt: Int) {}",
      "let a = [1].map { MockElement in MockElement }",
    ])
  func leftToCompiler(tests: String) { #expect(lines(tests) == []) }

  @Test("types before a colon are not labels")
  func types() {
    #expect(lines("let a: [MockTill: Int] = [:]") == ["final class MockTill"])
    #expect(lines("let a = b ? MockTill : c") == ["final class MockTill"])
  }

  @Test("what is not found without conditions is reported")
  func absent() {
    let tests = "#if A\nlet a = MockAbsent()\n#endif\nlet b = MockAbsent()"
    let made = GeneratedMocks(.tests("import Shop\n" + tests), shop)
    #expect(made.diagnostics.map(\.name) == ["typeNotFound"])
  }
}
