import MockGenerator
import Testing

@Suite("What the module of the mocks does not see")
struct ForeignVisibilityTests {
  private static let spi = """
    @_spi(Inner) public protocol Ledger { func total() }
    public protocol Books { func pages(); @_spi(Inner) func mistakes() }
    @_spi(Inner) open class Auditor { public init() {}; open func check() {} }
    """

  @Test("an SPI that the tests do not import is refused")
  func missing() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet l = (MockLedger(), MockAuditor(), MockBooks())"),
      .testable("Shop", Self.spi))
    let instruction =
      "it is '@_spi(Inner)', which the tests do not import; write '@_spi(Inner) import Shop' in the "
      + "tests, or '--spi Inner' on the command line"
    #expect(
      made.messages == [
        "Sources/Shop/File1.swift:1:30: error: 'Ledger' cannot be mocked: \(instruction)",
        "Sources/Shop/File1.swift:3:25: error: 'Auditor' cannot be mocked: \(instruction)",
      ])
    #expect(made.mocks == ["MockBooks"])
    #expect(made.lines("Shop", "func") == ["  func pages() {"])
    #expect(!made.text("Shop").contains("_spi"))
  }

  @Test("an SPI that the tests import is imported, and mocks are not a part of it")
  func imported() {
    let made = GeneratedMocks(
      .tests("@_spi(Inner) import Shop\nlet l = (MockLedger(), MockAuditor(), MockBooks())"),
      .testable("Shop", Self.spi))
    #expect(made.messages == [])
    #expect(made.mocks == ["MockAuditor", "MockBooks", "MockLedger"])
    #expect(made.text("Shop").contains("func mistakes() {"))
    let lines = made.text("Shop").split(separator: "\n").filter { $0.contains("_spi") }
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { $0.hasPrefix("@_spi(Inner) ") && $0.contains("import ") })
  }

  @Test(
    "an availability macro is not repeated in another module",
    arguments: [
      ("@available(MyLib 1.0, *)", ""),
      ("@available(macOS 15, *)", "@available(macOS 15, *)"),
      (
        "@available(*, deprecated, message: \"old\")", "@available(*, deprecated, message: \"old\")"
      ),
      ("@available(swift 5.9)", "@available(swift 5.9)"),
    ])
  func macros(attribute: String, kept: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m = (MockPrinter(), MockDesk())"),
      .testable(
        "Shop",
        "protocol Printer { \(attribute) func print() }\n\(attribute) class Desk { init() {} }"))
    let found = made.text("Shop").split(separator: "\n").filter { $0.contains("@available") }
    #expect(found.isEmpty == kept.isEmpty)
    #expect(found.allSatisfy { $0.contains(kept) })
  }
}
