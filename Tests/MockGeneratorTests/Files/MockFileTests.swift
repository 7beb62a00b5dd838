import MockEmitter
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
        protocol Reducer { func reduce(_ captor: Captor, _ call: Call) -> Page }
        struct Captor {}
        enum Call {}
        struct Page {}
        """))
    #expect(
      made.lines("Shop", "import", "@testable") == [
        "@testable import Shop", "import UnderstudyCore", "import enum Shop.Call",
        "import struct Shop.Captor",
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
    var shop = SourceModule.testable("Shop", one, two)
    let made = GeneratedMocks(tests, shop)
    #expect(
      made.files.map(\.code) == GeneratedMocks(tests, .testable("Shop", two, one)).files.map(\.code)
    )
    shop.files.reverse()
    #expect(made.files == GeneratedMocks(tests, shop).files)
  }

  @Test("a file lists the declarations that its mocks come from, and what they lack")
  func origins() {
    let made = GeneratedMocks(
      .tests("import Net\nimport Shop\nlet m = (Desk.MockDrawer(), MockLamp(), MockSession())"),
      .testable(
        "Shop",
        """
        enum Desk {
          protocol Drawer { func open(); func map(_ b: @escaping () throws -> Int) rethrows }
        }
        """, "final class Lamp {}"),
      .compiled("Net", "open class Session { public init() }"))
    #expect(
      made.text("Shop").hasPrefix(
        """
        \(MockFile.firstLine)
        // swift-format-ignore-file
        // swiftlint:disable all
        // protocol Desk.Drawer (Shop/File1.swift): MockDrawer
        //   'map' cannot be mocked: 'rethrows' lets it throw only what its closure throws, and a mock \
        cannot watch a closure that escapes; declare it 'throws'
        // class Lamp (Shop/File2.swift)
        //   'Lamp' cannot be mocked: it is final, and its mock would be a subclass; remove 'final', or \
        mock a protocol that 'Lamp' conforms to

        @testable import Shop
        """), "\(made.text("Shop"))")
    #expect(made.text(nil).contains("// class Session (Net): MockSession\n"))
  }

  @Test("in a file for all modules, the mocks that are not made are listed with the reasons")
  func reasons() {
    let codebase = Codebase([
      .tests("import Shop\nlet m = (MockPrinter(), MockPlotter(), MockLamp())"),
      .testable("Shop", "protocol Printer {}\nfinal class Lamp {}"),
    ])
    let options = MockPipeline.Options(own: "ShopTests", access: .internal, isOneFile: true)
    let made = MockPipeline(in: codebase, options).run(
      GenerationRequest(.named(codebase.mocksUsed(in: "ShopTests"))))
    #expect(
      made.files.flatMap(\.lines) == [
        "class Lamp (Shop/File1.swift)",
        "  'Lamp' cannot be mocked: it is final, and its mock would be a subclass; remove 'final', or "
          + "mock a protocol that 'Lamp' conforms to",
        "MockPlotter",
        "  'MockPlotter' cannot be made: no protocol or class 'Plotter' is in the modules that the tests "
          + "import; import the module that declares it, or write '// understudy:ignore MockPlotter' if "
          + "'MockPlotter' is declared elsewhere",
        "protocol Printer (Shop/File1.swift): MockPrinter",
      ])
    #expect(made.mocks == ["MockPrinter"])
  }

  @Test("every file begins with the generated-file line")
  func header() {
    let made = GeneratedMocks(.tests("protocol P {}; let p = MockP()"))
    #expect(made.text("ShopTests").hasPrefix(MockFile.firstLine + "\n"))
  }
}
