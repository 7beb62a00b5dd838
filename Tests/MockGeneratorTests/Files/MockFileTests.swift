import MockGenerator
import Testing

@Suite("Files")
struct MockFileTests {
  @Test("imports that signatures need are repeated, with their conditions")
  func imports() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockLoader()"),
      .testable(
        "Shop",
        """
        @preconcurrency import Foundation
        #if canImport(FoundationNetworking)
        internal import FoundationNetworking
        #endif
        private import Secrets
        protocol Loader { func load(_ url: URL) -> Page }
        struct Page {}
        """))
    #expect(
      made.lines("Shop", "import", "@testable", "@preconcurrency", "#") == [
        "@preconcurrency import Foundation", "@testable import Shop", "import UnderstudyCore",
        "import protocol Shop.Loader", "import struct Shop.Page",
        "#if canImport(FoundationNetworking)", "import FoundationNetworking", "#endif",
      ])
  }

  @Test("only public declarations of another package are imported one by one")
  func publicImports() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet d = MockDesk(), p: MockLoader"),
      .published(
        "Shop",
        """
        import Foundation
        public protocol Loader {
          @inlinable func load(_ url: URL, _ page: Page, _ book: Book, _ word: Word)
          func find<T>(_ body: some (Sendable & Hashable), _ other: T)
        }
        public struct Page {}
        public typealias Word = String
        #if os(Linux)
          public struct Book {}
        #endif
        struct Pen {}
        @_spi(Shops) public struct Ink {}
        open class Desk { private let pen: Pen? = nil, ink: Ink? = nil ; public init() {} }
        """))
    #expect(
      made.lines("Shop", "import") == [
        "import Foundation", "import Shop", "import UnderstudyCore", "import class Shop.Desk",
        "import protocol Shop.Loader", "import struct Shop.Page",
      ])
    #expect(!made.text("Shop").contains("inlinable"))
    #expect(made.text("Shop").contains("func find<T, T0: Sendable & Hashable>(_ p0: T0"))
  }

  @Test("imports that signatures do not need are omitted")
  func noImports() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet p = MockLoader()"),
      .testable(
        "Shop", "import Foundation\nprotocol Loader { func load(_ n: Int) -> [Page]? }",
        "struct Page {}"))
    #expect(
      made.lines("Shop", "import", "@testable") == [
        "@testable import Shop", "import UnderstudyCore",
      ])
  }

  @Test("a type that is named like one of Understudy is imported by itself")
  func runtimeTypes() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet r = MockReducer()"),
      .testable(
        "Shop",
        """
        protocol Reducer { func reduce(_ action: Action, _ call: Call) -> Page }
        struct Action {}
        enum Call {}
        struct Page {}
        """))
    #expect(
      made.lines("Shop", "import", "@testable") == [
        "@testable import Shop", "import UnderstudyCore", "import enum Shop.Call",
        "import struct Shop.Action",
      ])
  }

  @Test("a type that the tests also declare is qualified")
  func shadowed() {
    let made = GeneratedMocks(
      .tests("import Shop\nstruct Page {}\nclass Device {}\nlet p = MockLoader()"),
      .testable(
        "Shop", "protocol Loader: Device { func load(_ n: Int) -> [Page] }",
        "struct Page {}\nprotocol Device { func reset() }"))
    #expect(made.messages == [])
    #expect(made.text("Shop").contains("func load(_ p0: Int) -> [Shop.Page]"))
    #expect(made.text("Shop").contains("extension Shop.Device where Self:"))
  }

  @Test("the text does not depend on the order of the sources")
  func stable() {
    let one = "protocol A { func a(_ b: B) }\nprotocol C: A {}"
    let two = "struct B {}\nprotocol D: A {}"
    let tests = SourceModule.tests("import Shop\nlet p = (MockA(), MockC(), MockD())")
    #expect(
      GeneratedMocks(tests, .testable("Shop", one, two)).text("Shop")
        == GeneratedMocks(tests, .testable("Shop", two, one)).text("Shop"))
  }

  @Test("every file begins with the generated-file line")
  func header() {
    let made = GeneratedMocks(.tests("protocol P {}; let p = MockP()"))
    #expect(made.text("ShopTests").hasPrefix(MockFile.firstLine + "\n"))
  }
}
