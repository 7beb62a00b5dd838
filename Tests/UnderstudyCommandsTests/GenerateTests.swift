import ArgumentParser
import Foundation
import Testing
import UnderstudyCommands

@Suite("understudy-cli generate")
struct GenerateTests {
  /// A module with two protocols and the tests of one of them.
  private let run = try! CommandRun([
    "Shop/Printer.swift": "public protocol Printer { func print() }\nclass Fan {}",
    "Shop/Desk/Scanner.swift": "protocol Scanner { func scan() }",
    "Tests/Tests.swift": "@testable import Shop\nlet scanner = MockScanner()",
  ])

  @Test("without options, the mocks of all protocols are printed for the module itself")
  func prints() throws {
    #expect(try run("generate", "/Shop") == 0)
    #expect(run.output.contains("final class MockScanner: UnderstudyCore.__MockObject, Scanner,"))
    #expect(
      run.output.contains("public final class MockPrinter: UnderstudyCore.__MockObject, Printer,"))
    #expect(!run.output.contains("import Shop"))
    #expect(run.report == "")
  }

  @Test("mocks for another module import the module, and are written to a file with its name")
  func writes() throws {
    #expect(try run("generate", "/Shop", "--module", "Shop", "--output", "/Mocks") == 0)
    #expect(run.report == "Mocks/Mocks+Shop.swift: MockPrinter, MockScanner\n")
    let text = try #require(run.read("Mocks/Mocks+Shop.swift"))
    #expect(text.contains("@testable import Shop\n"))
    #expect(
      text.contains("\nnonisolated final class MockPrinter: UnderstudyCore.__MockObject, Printer,"))
  }

  @Test("mocks that tests use are internal unless an option says otherwise")
  func accessForUsers() throws {
    try run.write(
      "open class Fan { public init() {}; func spin() {}; open func stop() {} }",
      to: "Shop/Fan.swift")
    try run.write(
      "@testable import Shop\nlet m = (MockFan(), MockPrinter())", to: "Tests/Tests.swift")
    for options in [[], ["--access", "internal"], ["--no-testable"]] {
      let line = ["generate", "/Shop", "--module", "Shop", "--used-in", "/Tests"]
      #expect(try run(line + options) == 0)
      let classes = run.output.split(separator: "\n").filter { $0.contains("final class Mock") }
      #expect(classes.count == 2)
      #expect(!run.output.contains("public "))
    }
  }

  @Test("without a module, the mocks that tests use import nothing for their declarations")
  func usersInModule() throws {
    try run.write(
      "import Foundation\npublic class Fan { public init() {}; func spin(_ s: Scanner) -> Fan { self } }",
      to: "Shop/Fan.swift")
    try run.write("let m = (MockFan(), MockPrinter(), MockScanner())", to: "Tests/Tests.swift")
    #expect(try run("generate", "/Shop", "--used-in", "/Tests") == 0)
    #expect(run.output.contains("class MockScanner"))
    #expect(run.output.contains("class MockFan"))
    #expect(!run.output.contains("the given files"))
    #expect(!run.output.contains("the users of mocks"))
  }

  @Test("a file that has not changed is not written")
  func unchanged() throws {
    try run("generate", "/Shop", "--output", "/Mocks")
    let before = try run.date("Mocks/Mocks.swift")
    #expect(try run("generate", "/Shop", "--output", "/Mocks") == 0)
    #expect(run.report == "")
    #expect(try run.date("Mocks/Mocks.swift") == before)
  }

  @Test("all mocks can be written to one file")
  func oneFile() throws {
    let line = ["generate", "/Shop", "--module", "Shop", "--types", "Printer"]
    #expect(
      try run(line[0], line[1], line[2], line[3], line[4], line[5], "--output", "/M.swift") == 0)
    #expect(run.report == "M.swift: MockPrinter\n")
    #expect(run.read("M.swift")?.contains("final class MockPrinter") == true)
  }

  @Test("a check returns exit code 2 if files would change, and changes none")
  func check() throws {
    #expect(try run("generate", "/Shop", "--output", "/Mocks", "--check") == 2)
    #expect(
      run.report == "Mocks/Mocks.swift:1:1: error: the mocks are out of date; generate them again\n"
    )
    #expect(run.read("Mocks/Mocks.swift") == nil)
    try run("generate", "/Shop", "--output", "/Mocks")
    #expect(try run("generate", "/Shop", "--output", "/Mocks", "--check") == 0)
    #expect(run.report == "")
  }

  @Test("a dry run prints what would be written, and writes nothing")
  func dryRun() throws {
    #expect(try run("generate", "/Shop", "--output", "/Mocks", "--dry-run") == 0)
    #expect(
      run.output == """
        Mocks/Mocks.swift
          protocol Printer (Printer.swift): MockPrinter
          protocol Scanner (Scanner.swift): MockScanner

        """)
    #expect(run.read("Mocks/Mocks.swift") == nil)
  }

  @Test("only the mocks that sources use are generated")
  func usedIn() throws {
    #expect(
      try run(
        "generate", "/Shop", "--module", "Shop", "--used-in", "/Tests", "--output", "/Mocks",
        "--dry-run") == 0)
    #expect(
      run.output == "Mocks/Mocks+Shop.swift\n  protocol Scanner (Shop/Scanner.swift): MockScanner\n"
    )
  }

  @Test("Understudy's own types are not mocked, which its sources show")
  func ownTypes() throws {
    try run.write(
      "import Foundation\nimport Understudy\n@testable import Shop\n"
        + "let m = (MockScanner(), MockStream(of: Int.self), MockClosure(), MockObserver())",
      to: "Tests/Tests.swift")
    #expect(
      try run(
        "generate", "/Shop", "--module", "Shop", "--used-in", "/Tests", "--output", "/Mocks",
        "--dry-run") == 0)
    #expect(
      run.output == "Mocks/Mocks+Shop.swift\n  protocol Scanner (Shop/Scanner.swift): MockScanner\n"
    )
    #expect(run.report == "")
  }

  @Test("hooks are generated for the named types, members and functions")
  func replace() throws {
    try run.write(
      "struct Clock { static func now() -> Int { 1 }; func tick() {}; let zone = 1 }\nfunc hour() {}",
      to: "Time/Clock.swift")
    #expect(
      try run("generate", "/Time", "--module", "Time", "--replace", "Clock.now,hour") == 0)
    #expect(run.output.contains("@testable import Time\n"))
    #expect(run.output.contains("(for: now())") && run.output.contains("(for: hour())"))
    #expect(!run.output.contains("tick"))
    #expect(try run("generate", "/Time", "--module", "Time", "--replace", "Clock") == 0)
    #expect(run.output.contains("(for: now())") && run.output.contains("(for: tick())"))
    #expect(!run.output.contains("zone"))
    #expect(try run("generate", "/Time", "--replace", "Clock.zone") == 1)
    #expect(
      run.report == """
        understudy: error: 'Clock.zone' (Time/Clock.swift:1) cannot be replaced: it is a constant, which \
        is read without a call; compute it: 'var zone: Swift.Int { ... }'

        """)
    #expect(throws: (any Error).self) { try run("generate", "/Time", "--replace", "minute") }
  }

  @Test("a type that does not exist is reported, and the others are mocked")
  func unknownType() throws {
    #expect(
      try run("generate", "/Shop", "--types", "Printer,Scaner", "--output", "/Mocks", "--dry-run")
        == 1)
    #expect(
      run.report == """
        understudy: error: 'MockScaner' cannot be made: no protocol or class 'Scaner' is in the \
        given files; write 'Scanner'

        """)
    #expect(
      run.output == """
        Mocks/Mocks.swift
          MockScaner
            'MockScaner' cannot be made: no protocol or class 'Scaner' is in the given files; write \
        'Scanner'
          protocol Printer (Printer.swift): MockPrinter

        """)
  }

  @Test("a type in another type, or similar to none, is reported in the words of the command line")
  func unknownTypeWithoutSimilar() throws {
    try run.write("enum Desk { protocol Drawer {} }", to: "Shop/Desk.swift")
    #expect(try run("generate", "/Shop", "--types", "Drawer,Warehouse", "--output", "/Mocks") == 1)
    #expect(
      run.report == """
        understudy: error: 'MockDrawer' cannot be made: no protocol or class 'Drawer' is at the top \
        level of a file; if you mean 'Desk.Drawer' (Shop/Desk.swift:1), write 'Desk.Drawer'
        understudy: error: 'MockWarehouse' cannot be made: no protocol or class 'Warehouse' is in \
        the given files; write one of the names that 'understudy-cli generate --dry-run' prints

        """)
  }

  @Test("an output that cannot be written is an error with the path and the reason")
  func unwritableOutput() throws {
    try run.write("", to: "File")
    let error = try #require(throws: (any Error).self) {
      try run("generate", "/Shop", "--output", "/File/Mocks")
    }
    #expect(
      UnderstudyCommand.message(for: error).hasSuffix(
        "/File/Mocks/Mocks.swift' cannot be written: Not a directory; choose another path, or "
          + "change the permissions"))
  }

  @Test("inherited protocols can be in the sources of another module")
  func dependency() throws {
    try run.write("public protocol Device { func reset() }", to: "Base/Device.swift")
    try run.write("import Base\npublic protocol Fax: Device {}", to: "Office/Fax.swift")
    #expect(
      try run(
        "generate", "/Office", "--module", "Office", "--dependency", "Base=/Base", "--output",
        "/Mocks") == 0)
    #expect(
      run.read("Mocks/Mocks+Office+Base.swift")?.contains("extension Device where Self:") == true)
  }

  @Test("public mocks are public, and so are their imports")
  func access() throws {
    #expect(
      try run("generate", "/Shop", "--module", "Shop", "--no-testable", "--access", "public") == 0)
    #expect(run.output.contains("public import UnderstudyCore\n"))
    #expect(run.output.contains("public final class MockPrinter"))
    #expect(!run.output.contains("Scanner"))
  }

  @Test("a compiled module is mocked by its name")
  func compiledModule() throws {
    #expect(
      try run("generate", "--module", "Dispatch", "--types", "DispatchSourceProtocol") == 0)
    #expect(run.output.contains("import Dispatch\n"))
    #expect(
      run.output.contains(
        "final class MockDispatchSourceProtocol: UnderstudyCore.__MockObject, DispatchSourceProtocol,"
      ))
    #expect(run.output.contains("func setEventHandler(handler"))
  }

  @Test("a module that does not exist is an error")
  func unknownModule() throws {
    #expect(try run("generate", "--module", "Nowhere") == 1)
    #expect(
      run.report
        == "understudy: error: 'Nowhere' cannot be read: there is no module of this name\n")
  }

  @Test("sources without protocols cause a warning")
  func nothing() throws {
    try run.write("struct S {}", to: "Empty/S.swift")
    #expect(try run("generate", "/Empty") == 0)
    #expect(run.report == "understudy: warning: there is nothing to mock in the given files\n")
  }

  @Test(
    "an invalid command line is refused with exit code 64",
    arguments: [
      ["generate"], ["generate", "a", "--check"], ["generate", "a", "--access", "open"],
      ["generate", "a", "--types", "B", "--used-in", "c"],
      ["generate", "a", "--replace", "B", "--used-in", "c"],
      ["generate", "a", "--module", "B", "--access", "public"],
      ["generate", "a", "--dependency", "Base"], ["make"],
      ["generate", "a", "--default-implementations", "drop"],
    ])
  func misuse(line: [String]) {
    #expect(throws: (any Error).self) { try UnderstudyCommand.parseAsRoot(line) }
    do {
      _ = try UnderstudyCommand.parseAsRoot(line)
    } catch {
      #expect(UnderstudyCommand.exitCode(for: error).rawValue == 64)
    }
  }

  @Test("default implementations are mocked, or kept for all mocks or for those that tests name")
  func defaultImplementations() throws {
    let run = try CommandRun([
      "Shop/Shop.swift": """
      protocol P { func f() }
      extension P { func f() {} }
      protocol Q { func f() }
      extension Q { func f() {} }
      """,
      "Tests/Tests.swift": "// understudy:keep-defaults MockQ\nlet p = MockP(), q = MockQ()",
    ])
    let counts = { (lines: [String]) in
      lines.map { line in run.output.split(separator: line).count - 1 }
    }
    let mocked = ["__call(__MembersOfP.all", "__call(__MembersOfQ.all"]
    #expect(try run("generate", "/Shop") == 0)
    #expect(counts(mocked) == [1, 1])
    #expect(try run("generate", "/Shop", "--default-implementations", "keep") == 0)
    #expect(counts(mocked) == [0, 0])
    #expect(try run("generate", "/Shop", "--used-in", "/Tests") == 0)
    #expect(counts(mocked) == [1, 0])
  }

  @Test("a path that does not exist is reported")
  func unreadable() throws {
    let error = #expect(throws: (any Error).self) { try run("generate", "/Nowhere") }
    #expect("\(try #require(error))".hasSuffix("/Nowhere' does not exist or cannot be read"))
  }
}
