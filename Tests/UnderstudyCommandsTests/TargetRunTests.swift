import Foundation
import MockGenerator
import Testing

@Suite("The tool of the plug-ins")
struct TargetRunTests {
  /// A request of tests that use mocks of two modules and of a compiled one.
  private let run = try! CommandRun([
    "Tests.swift": """
    import Base
    import Dispatch
    @testable import Shop
    let mocks = (MockPrinter(), MockDevice(), MockDispatchSourceTimer())
    """,
    "Printer.swift": "protocol Printer {\n  #if EXTRA\n  func print()\n  #endif\n}",
    "Device.swift": "public protocol Device { func reset() }",
    "Framework.swift": "public class MockStream {}",
    "drawer.h": "typedef int DrawerMock;",
  ])

  /// The file that a build system waits for.
  private let file = "out/Generated.swift"

  /// Writes the request.
  private func write(programs: String? = nil, isNeverImported: Bool? = nil) throws {
    let folder = run.folder.path()
    let programs = programs.map { "\"programs\": \"\($0)\"," } ?? ""
    let uses = isNeverImported.map { "\"isNeverImported\": \($0)," } ?? ""
    try run.write(
      """
      { "output": "\(folder)/out", "file": "Generated.swift", "cache": "\(folder)/cache", \(programs) \(uses)
        "tests": { "name": "ShopTests", "isTestable": true, "files": ["\(folder)/Tests.swift"],
          "conditions": [] },
        "modules": [
          { "name": "Base", "isTestable": false, "files": ["\(folder)/Device.swift"],
            "conditions": [] },
          { "name": "Shop", "isTestable": true, "files": ["\(folder)/Printer.swift"],
            "conditions": ["EXTRA"] }
        ],
        "framework": [
          { "name": "Understudy", "isTestable": false, "files": ["\(folder)/Framework.swift"],
            "conditions": [] }
        ],
        "headers": [
          { "name": "Drawer", "isTestable": false, "files": ["\(folder)/drawer.h"],
            "conditions": [] }
        ] }
      """, to: "request.json")
  }

  @Test("the mocks of all modules are in one file")
  func oneFile() throws {
    try write()
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(run.report == "")
    let text = try #require(run.read(file))
    #expect(text.contains("import Base\n"))
    #expect(
      text.contains("\nnonisolated final class MockDevice: UnderstudyCore.__MockObject, Device,"))
    #expect(text.contains("@testable import Shop\n"))
    #expect(text.contains("#if true\n  func print() {"))
    #expect(text.contains("final class MockDispatchSourceTimer: DispatchSourceTimer,"))
  }

  @Test("the file of tests without mocks contains no code")
  func noMocks() throws {
    try write()
    try run.write("let mocks = 0", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(run.read(file)?.split(separator: "\n").allSatisfy { $0.hasPrefix("//") } == true)
  }

  @Test("names of Understudy's own modules and of C modules are not names of mocks")
  func otherNames() throws {
    try write()
    try run.write(
      "import Understudy\nimport Drawer\nimport Foundation\nlet m = (MockStream(), DrawerMock())",
      to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(run.report == "")
    #expect(run.read(file)?.contains("class") == false)
  }

  @Test("a change of the tests that uses the same mocks writes nothing")
  func unchanged() throws {
    try write()
    try run("UnderstudyTool", "/request.json")
    let date = try run.date(file)
    try run.write(try #require(run.read("Tests.swift")) + "\n// MockNothing", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(try run.date(file) == date)
  }

  /// Returns a Boolean value that indicates whether a mock has patterns for a member.
  private func hasPatterns(_ name: String) -> Bool {
    run.read(file)?.split(separator: "\n").contains {
      $0.contains("func \(name)(") && $0.contains("CallPattern<")
    } == true
  }

  @Test("tests that no other module imports get patterns for what they name")
  func patterns() throws {
    try write(isNeverImported: true)
    let tests = try #require(run.read("Tests.swift"))
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(run.read(file)?.contains("func reset() {") == true)
    #expect(!hasPatterns("reset") && !hasPatterns("print"))
    try run.write(tests + "\nlet calls = verify(mocks.1.reset())", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(hasPatterns("reset") && !hasPatterns("print"))
    let date = try run.date(file)
    try run.write(tests + "\nlet calls = verify(mocks.1.reset(), 2) // print()", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(try run.date(file) == date)
    try run.write(tests + "\n// understudy:patterns", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(hasPatterns("reset") && hasPatterns("print"))
  }

  @Test(
    "modules that others import, and files to check in, get all patterns",
    arguments: [(false, []), (nil, []), (true, ["--to-check-in"])])
  func allPatterns(isNeverImported: Bool?, options: [String]) throws {
    try write(isNeverImported: isNeverImported)
    #expect(try run(["UnderstudyTool", "/request.json"] + options) == 0)
    #expect(hasPatterns("reset") && hasPatterns("print"))
  }

  @Test("a mock that cannot be generated is an error at its use, and the files are written")
  func notFound() throws {
    try write()
    try run.write("let printer = MockPrintre()", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 1)
    #expect(run.report.hasPrefix("Tests.swift:1:15: error: 'MockPrintre' cannot be made: "))
    #expect(run.read(file) != nil)
  }

  @Test("an error about a declaration is at the declaration, with a note at the use of the mock")
  func finalClass() throws {
    try write()
    try run.write("final class Press {}", to: "Printer.swift")
    try run.write("let press = MockPress()", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 1)
    let lines = run.report.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("Printer.swift:1:1: error: 'Press' cannot be mocked: ") == true)
    #expect(lines.last == "Tests.swift:1:13: note: 'MockPress' is used here")
  }

  @Test("a toolchain that cannot print interfaces is reported if a mock needs one")
  func noToolchain() throws {
    try write(programs: "/nowhere")
    try run.write("import Dispatch\nlet t = MockDispatchSourceTimer()", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 1)
    #expect(run.report.hasPrefix("Tests.swift:2:9: error: "))
    #expect(
      run.report.contains("'Dispatch' could not be searched: '/nowhere/swift-frontend' is missing"))
  }

  #if os(Linux)
    @Test("a class that only another module than Foundation has on this system names that module")
    func besideFoundation() throws {
      try write()
      try run.write("import Foundation\nlet s = MockURLSession()", to: "Tests.swift")
      #expect(try run("UnderstudyTool", "/request.json") == 1)
      #expect(
        run.report
          == "Tests.swift:2:9: error: 'MockURLSession' cannot be made: 'URLSession' is in "
          + "'FoundationNetworking' on this system; write '#if canImport(FoundationNetworking)', "
          + "'import FoundationNetworking' and '#endif' below 'import Foundation'\n")
    }
  #endif

  @Test("checked-in mocks are in one file, which exists only if there are mocks")
  func toCheckIn() throws {
    try write()
    #expect(try run("UnderstudyTool", "/request.json", "--to-check-in") == 0)
    #expect(run.read(file)?.contains("class MockDevice") == true)
    try run.write("let p = 0", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json", "--to-check-in", "--check") == 2)
    #expect(run.report.contains("out/Generated.swift:1:1: error: the mocks are out of date"))
    #expect(try run("UnderstudyTool", "/request.json", "--to-check-in") == 0)
    #expect(run.read(file) == nil)
    #expect(try run("UnderstudyTool", "/request.json", "--to-check-in", "--check") == 0)
  }

  @Test("generated files under other names are removed, and no others")
  func otherFiles() throws {
    try write()
    try run.write("\(MockFile.firstLine)\nclass MockDevice {}", to: "out/Mocks+Base.swift")
    try run.write("class Handwritten {}", to: "out/Handwritten.swift")
    #expect(try run("UnderstudyTool", "/request.json", "--to-check-in", "--check") == 2)
    #expect(try run("UnderstudyTool", "/request.json", "--to-check-in") == 0)
    #expect(run.read("out/Mocks+Base.swift") == nil)
    #expect(run.read("out/Handwritten.swift") != nil)
  }

  /// A test that replaces something.
  private let replacing = "import Understudy\n@testable import Shop\nlet p = stub(Clock.now())"

  @Test("verbs request replacements, and the file changes only with them")
  func replacement() throws {
    try write()
    let clock = "enum Clock { static func now() -> Int { 1 }; static func day() -> Int { 1 } }"
    try run.write(clock, to: "Printer.swift")
    try run.write(replacing, to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(run.report == "")
    let text = try #require(run.read(file))
    #expect(text.contains("  @_dynamicReplacement(for: now())"))
    #expect(!text.contains("day"))
    let date = try run.date(file)
    try run.write(replacing + "\nlet q = verify(Clock.now(), 2)", to: "Tests.swift")
    try run.write("// A comment\n" + clock, to: "Printer.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(try run.date(file) == date)
    try run.write(replacing + "\nlet q = verify(Clock.day())", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(run.read(file)?.contains("(for: day())") == true)
  }

  @Test("a declaration that cannot be replaced is an error at the verb")
  func irreplaceable() throws {
    try write()
    try run.write("enum Clock { static func now() async {} }", to: "Printer.swift")
    try run.write(replacing, to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 1)
    #expect(
      run.report == """
        Tests.swift:3:9: error: 'Clock.now()' (Printer.swift:1) cannot be replaced: it is 'async', and \
        with current toolchains a replaced async function does not return; mark it with \
        '@Mocked', or let its callers depend on a protocol

        """)
  }
}
