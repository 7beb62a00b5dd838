import MockGenerator
import Testing

@Suite("Sources that do not parse")
struct ParseProblemTests {
  /// Generates a mock of a protocol in a source.
  private func made(_ source: String, _ uses: String = "MockDesk()") -> GeneratedMocks {
    GeneratedMocks(.tests("import Shop\nlet d = \(uses)"), .testable("Shop", source))
  }

  @Test(
    "a declaration is refused at its first error",
    arguments: [
      ("protocol Desk { func open( -> Int }", "1:28", "a name is missing here"),
      ("protocol Desk { var x: { get } }", "1:24", "a type is missing here"),
      ("protocol Desk { func f() }}}", nil, nil),
      ("class Desk { func f(a: ) {} }", "1:24", "a type is missing here"),
      ("class Desk { func f() { let = } }", nil, nil),
      ("class Desk { var a: Int = (; func f() {} }", nil, nil),
    ] as [(String, String?, String?)])
  func firstError(source: String, place: String?, reason: String?) {
    let made = made(source)
    guard let place, let reason else {
      #expect(made.mocks == ["MockDesk"])
      return
    }
    #expect(
      made.messages == [
        "Sources/Shop/File1.swift:\(place): error: 'Desk' cannot be mocked: its declaration does not "
          + "parse, because \(reason); correct it"
      ])
    #expect(made.mocks == [])
  }

  @Test(
    "brackets that are nested too deeply are refused with a position",
    arguments: [
      String(repeating: "[", count: 26) + "Int" + String(repeating: "]", count: 26),
      String(repeating: "[", count: 2_000) + "Int" + String(repeating: "]", count: 2_000),
      String(repeating: "[(", count: 20) + "Int" + String(repeating: ")]", count: 20),
      "Optional" + String(repeating: "<Optional", count: 2_000),
      "Int" + String(repeating: "?", count: 3_000),
    ])
  func nested(type: String) {
    let made = made("protocol Lamp {}\nprotocol Desk { func f() -> \(type) }")
    #expect(made.messages.count == 1)
    let location = made.messages.first?.prefix { $0 != " " }
    #expect(location?.hasPrefix("Sources/Shop/File1.swift:2:") == true)
    #expect(made.messages.first?.contains("nested so deeply") == true)
    #expect(made.mocks == [])
  }

  @Test(
    "strings of several lines are written on one line",
    arguments: [
      "protocol Desk { @available(*, deprecated, message: §) func f() }",
      "@available(*, deprecated, message: §)\nprotocol Desk { func f() }",
    ])
  func strings(source: String) {
    let text = "\"\"\"\n  one \"two\"\n    three \\\\\n  \"\"\""
    let made = made(
      source.split(separator: "§", omittingEmptySubsequences: false)
        .joined(separator: text))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockDesk"])
    #expect(!made.text("Shop").contains("\"\"\""))
    #expect(made.text("Shop").contains(#""one \"two\"\n  three \\""#))
  }

  @Test("a mock whose text does not parse is left out, with its declaration, and others are not")
  func unparsableMock() {
    // A quotation mark in a name ends the string of a message.
    let made = made(
      "protocol Lamp {}\nclass Desk { final func `a\"b`(_ c: Int) {} }", "(MockDesk(), MockLamp())")
    #expect(made.mocks == ["MockLamp"])
    let message = "error: 'Desk' cannot be mocked: the text of its mock does not parse"
    #expect(made.messages.count == 1)
    #expect(made.messages.first?.contains(message) == true)
    #expect(made.messages.first?.hasPrefix("Sources/Shop/File1.swift:2:") == true)
  }

  @Test("types that are nested as in real sources are mocked")
  func moderate() {
    let type = "[[[[Optional<Result<[String: [Int?]], any Error>>]]]]"
    let parentheses = String(repeating: "(", count: 60) + "Int" + String(repeating: ")", count: 60)
    #expect(
      made("protocol Desk { func f() -> \(type); func g() -> \(parentheses) }").messages == [])
  }
}
