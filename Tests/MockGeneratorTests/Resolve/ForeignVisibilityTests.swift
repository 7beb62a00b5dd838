import MockGenerator
import Testing

@Suite("What the module of the mocks does not see")
struct ForeignVisibilityTests {
  private static let spi = """
    @_spi(Inner) public protocol Ledger { func total() }
    public protocol Books { func pages(); @_spi(Inner) func mistakes() }
    extension Books { public func mistakes() {} }
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
        "Sources/Shop/File1.swift:4:25: error: 'Auditor' cannot be mocked: \(instruction)",
      ])
    #expect(made.mocks == ["MockBooks"])
    #expect(made.lines("Shop", "func") == ["  func pages() {"])
    #expect(!made.text("Shop").contains("_spi"))
  }

  @Test(
    "a requirement of an SPI that the tests do not import is refused, unless extensions implement it",
    arguments: [
      ("", "", true), ("", "extension Base { public func check(_ a: Int) {} }", false),
      ("", "extension Base { @_spi(Inner) public func check(_ a: Int) {} }", true),
      ("@_spi(Inner) ", "", false),
    ])
  func missingRequirement(spi: String, implementation: String, isRefused: Bool) {
    let made = GeneratedMocks(
      .tests("\(spi)import Shop\nlet b = (MockBase(), MockDesk())"),
      .testable(
        "Shop",
        """
        public protocol Base {
          @_spi(Inner) func check(_ a: Int)
        }
        public protocol Desk: Base { func open() }
        \(implementation)
        """))
    let refusals = ["Base", "Desk"].map {
      "Sources/Shop/File1.swift:2:3: error: '\($0)' cannot be mocked: its requirement 'check(_:)' is "
        + "'@_spi(Inner)', which the tests do not import; write '@_spi(Inner) import Shop' in the "
        + "tests, or '--spi Inner' on the command line"
    }
    #expect(made.messages == (isRefused ? refusals : []))
    #expect(made.mocks == (isRefused ? [] : ["MockBase", "MockDesk"]))
  }

  @Test(
    "a requirement with a type of an SPI that the tests do not import is refused",
    arguments: [
      ("", "_ a: Ink", "Ink"), ("", "_ a: [Pen.Nib]", "Pen.Nib"), ("", "_ a: Paper", nil),
      ("", "_ a: Pen", nil), ("@_spi(Inner) ", "_ a: Ink", nil),
    ] as [(String, String, String?)])
  func missingTypes(spi: String, parameter: String, missing: String?) {
    let made = GeneratedMocks(
      .tests("\(spi)@testable import Shop\nlet b = (MockBase(), MockDesk())"),
      .testable(
        "Shop",
        """
        protocol Base { associatedtype Paper; func check(\(parameter)) }
        protocol Desk: Base { func open() }
        @_spi(Inner) public struct Ink {}
        @_spi(Inner) public struct Paper {}
        public struct Pen {}
        extension Pen { @_spi(Inner) public struct Nib {} }
        """))
    let refusals = ["Base", "Desk"].map {
      "Sources/Shop/File1.swift:1:39: error: '\($0)' cannot be mocked: its requirement 'check(_:)' uses "
        + "'\(missing ?? "")' of '@_spi(Inner)', which the tests do not import; write "
        + "'@_spi(Inner) import Shop' in the tests, or '--spi Inner' on the command line"
    }
    #expect(made.messages == (missing == nil ? [] : refusals))
    #expect(made.mocks == (missing == nil ? ["MockBase", "MockDesk"] : []))
  }

  @Test(
    "what inherits from an SPI, or has members with its types, is refused",
    arguments: [true, false])
  func hiddenParts(isImported: Bool) {
    let made = GeneratedMocks(
      .tests(
        "\(isImported ? "@_spi(Inner) " : "")@testable import Shop\n"
          + "let m = (MockDesk(), MockClerk(), MockSafe(), MockDrawer())"),
      .testable(
        "Shop",
        """
        @_spi(Inner) public protocol Base { func check() }
        @_spi(Inner) open class Worker { public init() {}; open func work() {} }
        @_spi(Inner) public struct Ink {}
        protocol Desk: Base { func open() }
        class Clerk: Worker {}
        class Safe { func pour() -> [Ink] { [] } }
        class Drawer {
          @_spi(Inner) public func hidden() -> Ink { Ink() }
          private var ink = Ink()
          let other = Ink()
          private func pour() -> Ink { ink }
          func close() { let _: Ink? = nil }
        }
        """))
    let refusals = [
      "4:10: error: 'Desk' cannot be mocked: it inherits 'Base' of",
      "5:7: error: 'Clerk' cannot be mocked: it inherits 'Worker' of",
      "6:14: error: 'Safe' cannot be mocked: its member 'pour()' uses 'Ink' of",
    ].map {
      "Sources/Shop/File1.swift:\($0) '@_spi(Inner)', which the tests do not import; write "
        + "'@_spi(Inner) import Shop' in the tests, or '--spi Inner' on the command line"
    }
    #expect(made.messages == (isImported ? [] : refusals))
    let hidden = isImported ? ["MockClerk", "MockDesk", "MockSafe"] : []
    #expect(Set(made.mocks) == Set(hidden + ["MockDrawer"]))
  }

  @Test("a type of an SPI is imported by its name only if the tests import the SPI")
  func importedTypes() {
    for (spi, expected) in [("", []), ("@_spi(Inner) ", ["import struct Shop.Trie"])] {
      let made = GeneratedMocks(
        .tests("\(spi)@testable import Shop\nlet r = MockRouter()"),
        .testable(
          "Shop",
          """
          import Foundation
          @_spi(Inner) public struct Trie {}
          public class Router {
            public init() {}
            private var trie = Trie()
            @_spi(Inner) public func make() -> Trie { trie }
            public func route() -> Data { Data() }
          }
          """))
      #expect(made.messages == [])
      #expect(
        made.text("Shop").split(separator: "\n").filter { $0.contains("import struct") }
          == expected.map { "\(spi)\($0)"[...] })
    }
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
    // Generated code has attributes of its own, with "unavailable".
    let found = made.text("Shop").split(separator: "\n").filter {
      $0.contains("@available") && !$0.contains("unavailable")
    }
    #expect(found.isEmpty == kept.isEmpty)
    #expect(found.allSatisfy { $0.contains(kept) })
  }
}
