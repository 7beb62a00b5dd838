import Foundation
import Testing

@Suite("understudy-cli explain")
struct ExplainTests {
  /// A package whose tests were built with the plug-in.
  private let run = try! CommandRun([
    "Tests/Tests.swift": """
    @testable import Shop
    let mocks = (MockPrinter(), MockScanner(), MockPlotter())
    // MockDrawer
    struct MockDesk {}
    """,
    "Sources/Printer.swift": """
    protocol Printer { func print() }
    public class Scanner { init() {}; final func scan() {} }
    """,
  ])

  /// The folder of the plug-in.
  private let outputs = ".build/plugins/outputs/shop/ShopTests/destination/UnderstudyPlugin"

  /// Writes the request of the plug-in, and generates the mocks.
  ///
  /// - Parameter isNeverImported: A Boolean value that indicates whether the tests contain all uses.
  private func build(isNeverImported: Bool = false) throws {
    let folder = run.folder.path()
    try run.write(
      """
      { "output": "\(folder)/\(outputs)", "file": "GeneratedMocks.swift", "cache": "\(folder)/cache",
        "tests": { "name": "ShopTests", "isTestable": true,
          "files": ["\(folder)/Tests/Tests.swift"], "conditions": [] },
        "modules": [
          { "name": "Shop", "isTestable": true, "files": ["\(folder)/Sources/Printer.swift"],
            "conditions": [] }
        ],
        "framework": [], "headers": [], "isNeverImported": \(isNeverImported) }
      """, to: "\(outputs)/request.json")
    try run("UnderstudyTool", "/\(outputs)/request.json")
  }

  @Test("a mock is explained by its use, its declaration and its place")
  func place() throws {
    try build()
    #expect(try run("explain", "MockPrinter", "--package-path", "/") == 0)
    let text = try #require(run.read("\(outputs)/GeneratedMocks.swift"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("class MockPrinter") }) + 1
    #expect(
      run.output == """
        MockPrinter
          used at Tests/Tests.swift:2
          mocks protocol Printer, Sources/Printer.swift:1
          generated in \(outputs)/GeneratedMocks.swift:\(line)

        """)
  }

  @Test("members that a mock lacks are listed with the reason")
  func missingMember() throws {
    try build()
    #expect(try run("explain", "MockScanner", "--package-path", "/") == 0)
    #expect(run.output.contains("  mocks class Scanner, Sources/Printer.swift:2\n"))
    #expect(
      run.output.contains(#/ {2}missing: Sources/Printer\.swift:2: .*scan.*\n/#), "\(run.output)")
  }

  @Test("members without patterns are listed with the reason")
  func patterns() throws {
    try run.write(
      """
      protocol Printer: Base { func print(); func feed(_ sheets: Int); var tray: Int { get } }
      protocol Base { func reset() }
      """, to: "Sources/Printer.swift")
    try run.write(
      "import Shop\nlet printer = MockPrinter()\nlet calls = verify(printer.print())",
      to: "Tests/Tests.swift")
    let line = "  without patterns, because 'ShopTests' does not name them: "
    try build(isNeverImported: true)
    #expect(try run("explain", "MockPrinter", "--package-path", "/") == 0)
    #expect(run.output.hasSuffix(line + "feed(_:), tray, reset()\n"), "\(run.output)")
    try build()
    #expect(try run("explain", "MockPrinter", "--package-path", "/") == 0)
    #expect(!run.output.contains("without patterns"), "\(run.output)")
  }

  @Test(
    "a name without a mock is explained",
    arguments: [
      (
        "MockPlotter",
        "  not generated\n  missing: Tests/Tests.swift:2: 'MockPlotter' cannot be made"
      ),
      ("MockDesk", "MockDesk: not generated for 'ShopTests': Tests/Tests.swift declares it\n"),
      ("MockDrawer", "Tests/Tests.swift contains it, but not as the name of a type\n"),
      ("MockLamp", "MockLamp: not generated for 'ShopTests': no file of 'ShopTests' contains it\n"),
      ("Printer", "names of mocks begin with 'Mock', such as 'MockPrinter', or end with it\n"),
    ])
  func missingMock(name: String, text: String) throws {
    try build()
    #expect(try run("explain", name, "--package-path", "/") == 0)
    #expect(run.output.contains(text), "\(run.output)")
  }

  @Test("without a name, every mock is explained")
  func everyMock() throws {
    try build()
    #expect(try run("explain", "--request", "/\(outputs)/request.json") == 0)
    let names = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(names == ["MockPlotter", "MockPrinter", "MockScanner"])
  }

  @Test("a package that was not built is an error that says what to do")
  func noBuild() throws {
    let error = try #require(throws: (any Error).self) {
      try run("explain", "MockPrinter", "--package-path", "/")
    }
    #expect("\(error)".contains("no test target has been built with the plug-in"))
  }

  @Test("a build explains the mocks that a variable names", arguments: ["MockPrinter", "all", "0"])
  func variable(value: String) throws {
    try build()
    let tool = try ToolProcess(
      ["UnderstudyTool", "/\(outputs)/request.json"], in: run.folder, ["UNDERSTUDY_EXPLAIN": value])
    #expect(tool.errors.contains("MockPrinter\n  used at ") == (value != "0"))
    #expect(tool.errors.contains("MockScanner\n  used at ") == (value == "all"))
  }
}
