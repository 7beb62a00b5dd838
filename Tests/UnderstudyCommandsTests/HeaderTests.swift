import Foundation
import Testing

@Suite("The list of mocks that begins a file")
struct HeaderTests {
  /// A module with two protocols that have something to tell, and the tests of it.
  private let run = try! CommandRun([
    "Tests/Tests.swift": """
    @testable import Shop
    let mocks = (MockPrinter(), MockScanner(), MockPlotter())
    """,
    "Sources/Printer.swift": """
    protocol Printer: Base { func print(); func feed(_ sheets: Int); var tray: Int { get } }
    protocol Base { func reset() }
    public class Scanner { init() {}; final func scan() {} }
    """,
  ])

  /// Writes the request of the plug-in, generates the mocks, and returns the comments of the file.
  ///
  /// - Parameter isNeverImported: A Boolean value that indicates whether the tests contain all uses.
  private func header(isNeverImported: Bool) throws -> [String] {
    let folder = run.folder.path()
    try run.write(
      """
      { "output": "\(folder)/out", "file": "GeneratedMocks.swift", "cache": "\(folder)/cache",
        "tests": { "name": "ShopTests", "isTestable": true,
          "files": ["\(folder)/Tests/Tests.swift"], "conditions": [] },
        "modules": [
          { "name": "Shop", "isTestable": true, "files": ["\(folder)/Sources/Printer.swift"],
            "conditions": [] }
        ],
        "framework": [], "headers": [], "isNeverImported": \(isNeverImported) }
      """, to: "request.json")
    #expect(try run("UnderstudyTool", "/request.json") == 1)
    let text = try #require(run.read("out/GeneratedMocks.swift"))
    return text.split(separator: "\n").dropFirst(3).prefix { $0.hasPrefix("//") }.map {
      String($0.dropFirst(3))
    }
  }

  @Test("it has the declarations, and what the mocks lack, with the reasons")
  func list() throws {
    let lines = try header(isNeverImported: true)
    #expect(
      lines == [
        "protocol Base (Shop/Printer.swift)",
        "  without patterns, because the tests do not name them: reset()",
        "MockPlotter",
        "  'MockPlotter' cannot be made: no protocol or class 'Plotter' is in the modules that the tests "
          + "import; import the module that declares it, or write '// understudy:ignore MockPlotter' if "
          + "'MockPlotter' is declared elsewhere",
        "protocol Printer (Shop/Printer.swift): MockPrinter",
        "  without patterns, because the tests do not name them: print(), feed(_:), tray",
        "class Scanner (Shop/Printer.swift): MockScanner",
        "  'scan()' is not mocked: it is final; remove 'final', or mock a protocol that declares it",
      ], "\(lines)")
    let all = try header(isNeverImported: false)
    #expect(!all.joined().contains("without patterns"), "\(all)")
  }

  @Test("a dry run prints it, also without an output")
  func dryRun() throws {
    let line = ["generate", "/Sources", "--module", "Shop", "--classes", "--dry-run"]
    let text = """
        protocol Base (Shop/Printer.swift): MockBase
        protocol Printer (Shop/Printer.swift): MockPrinter
        class Scanner (Shop/Printer.swift): MockScanner
          'scan()' is not mocked: it is final; remove 'final', or mock a protocol that declares it

      """
    #expect(try run(line) == 0)
    #expect(run.output == "Mocks+Shop.swift\n" + text)
    #expect(try run(line + ["--output", "/Mocks"]) == 0)
    #expect(run.output == "Mocks/Mocks+Shop.swift\n" + text)
    #expect(run.read("Mocks") == nil)
  }

  @Test("a class without a mock is listed with the reason and the way out")
  func classes() throws {
    try run.write(
      """
      public final class Fixed {}
      open class Door {
        open func open() {}
        public func close() {}
      }
      class Hidden {}
      """, to: "Base/B.swift")
    let line = ["generate", "/Base", "--module", "Base", "--no-testable", "--classes", "--dry-run"]
    #expect(try run(line) == 1)
    #expect(
      run.output == """
        Mocks+Base.swift
          class Door (Base/B.swift): MockDoor
            'close()' is not mocked: it is public but not open, so only its own module overrides it; \
        mock a protocol that declares it
            'init' is not mocked: no designated initializer of 'Door' is public; make one public, or \
        import its module with '@testable' if it is yours
          class Fixed (Base/B.swift)
            'Fixed' cannot be mocked: it is final, and its mock would be a subclass; declare a \
        protocol with the members to mock and let 'Fixed' conform to it

        """)
  }

  @Test("Swift files in a catalog of documentation are not read")
  func documentation() throws {
    try run.write("protocol Printer {}", to: "Docs/A.swift")
    try run.write("protocol Sample {}", to: "Docs/Shop.docc/Resources/step-1.swift")
    #expect(try run("generate", "/Docs", "--dry-run") == 0)
    #expect(run.output == "Mocks.swift\n  protocol Printer (A.swift): MockPrinter\n")
  }

  @Test("a compiled module is read by its name")
  func compiledModule() throws {
    #expect(try run("generate", "--module", "Dispatch", "--dry-run") == 0)
    #expect(
      run.output.contains("  protocol DispatchSourceTimer (Dispatch): MockDispatchSourceTimer\n"))
    #expect(run.report == "")
  }

  @Test("a module that does not exist is an error")
  func unknownModule() throws {
    #expect(try run("generate", "--module", "Nowhere") == 1)
    #expect(
      run.report
        == "understudy: error: 'Nowhere' cannot be read: there is no module of this name\n")
  }
}
