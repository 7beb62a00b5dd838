import Foundation
import Testing

@testable import UnderstudyFiles

@Suite("Requests of Xcode projects")
struct XcodeProjectTests {
  /// A project whose tests import a module that Xcode does not say they depend on.
  private let run = try! CommandRun([
    "Tests.swift": """
    import Foundation
    import XCTest
    @testable import Shop
    let printer = MockPrinter()
    """,
    "Shop/Printer.swift": "import Base\nprotocol Printer: Device { func print() }",
    "Base/Device.swift": "public protocol Device { func reset() }",
    "Other/Printer.swift": "protocol Printer { func paint() }",
  ])

  /// Writes the request.
  ///
  /// - Parameter targets: The JSON of the other targets of the project.
  private func write(targets: [String]) throws {
    try run.write(
      PluginRequestText.package(
        run,
        project: """
          { "list": "\(run.folder.path)/understudy.json", \
          "targets": [\(targets.joined(separator: ", "))] }
          """), to: "request.json")
  }

  /// The file with the mocks.
  private var mocks: String { run.read("out/Generated.swift") ?? "" }

  @Test("a target that the tests import is found among those of the project")
  func targets() throws {
    try write(targets: [
      PluginRequestText.module("Base", run, "Base/Device.swift"),
      PluginRequestText.module("Other", run, "Other/Printer.swift"),
      PluginRequestText.module("Shop", run, "Shop/Printer.swift"),
    ])
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(run.report == "")
    #expect(mocks.contains("class MockPrinter"))
    #expect(mocks.contains("@testable import Shop"))
    #expect(mocks.contains("func reset()"))
    #expect(!mocks.contains("paint"))
  }

  @Test("a file names the folders of modules that the project does not have")
  func list() throws {
    try write(targets: [])
    try run.write(
      #"{ "modules": { "Shop": ["Shop"], "Base": ["Base/Device.swift"] } }"#,
      to: "understudy.json")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(run.report == "")
    #expect(mocks.contains("class MockPrinter"))
    #expect(mocks.contains("func reset()"))
  }

  @Test("a module that nothing knows is one error at its import, which says what to write")
  func unknown() throws {
    try write(targets: [])
    #expect(try run("UnderstudyTool", "/request.json") == 1)
    #expect(
      run.report == """
        Tests.swift:3:1: error: the sources of 'Shop' are unknown, so nothing that it declares can be \
        mocked: Xcode does not say that 'ShopTests' depends on it; add its target to the build phase \
        'Target Dependencies', or name its folder in 'understudy.json': \
        { "modules": { "Shop": ["FOLDER"] } }

        """)
  }

  @Test("a name that no known module declares is the error that packages get")
  func typo() throws {
    try write(targets: [PluginRequestText.module("Shop", run, "Shop/Printer.swift")])
    try run.write("@testable import Shop\nlet printer = MockPrintre()\n", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 1)
    #expect(run.report.hasPrefix("Tests.swift:2:15: error: 'MockPrintre' cannot be made: "))
  }

  @Test("tests without mocks need no modules")
  func noMocks() throws {
    try write(targets: [])
    try run.write("import Shop\n", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(run.report == "")
  }

  @Test(
    "names of Understudy's own modules are not names of mocks, even if Xcode does not list them")
  func framework() throws {
    try write(targets: [])
    try run.write("import Understudy\nlet stream = MockStream<Int>()\n", to: "Tests.swift")
    #expect(try run("UnderstudyTool", "/request.json") == 0)
    #expect(run.report == "")
  }

  @Test(
    "a list that cannot be used is an error in that file",
    arguments: [
      ("{", "the file is no list of modules; write { \"modules\": { \"Shop\": [\"FOLDER\"] } }"),
      (#"{ "modules": ["Shop"] }"#, "the file is no list of modules"),
      (
        #"{ "modules": { "Shop": ["Nowhere"] } }"#,
        "'Nowhere' does not exist; name a folder or a Swift file of the module"
      ),
    ])
  func invalid(text: String, message: String) throws {
    try write(targets: [])
    try run.write(text, to: "understudy.json")
    let ended = try ToolProcess(["UnderstudyTool", "/request.json"], in: run.folder)
    #expect(ended.status == 65)
    #expect(ended.errors.hasPrefix("understudy.json:1:1: error: \(message)"), "\(ended.errors)")
  }

  @Test("the name of the tests' module is that of the build")
  func moduleName() throws {
    var request = request(of: "Shop_Tests")
    #expect(try ProjectReader(request, [:]) == nil)
    request.project = PluginRequest.Project(targets: [], list: "/nowhere/understudy.json")
    func name(_ environment: [String: String]) throws -> String? {
      try ProjectReader(request, environment)?.complete(request) { _ in [] }.tests.name
    }
    #expect(try name(["PRODUCT_MODULE_NAME": "ShopTests"]) == "ShopTests")
    #expect(try name([:]) == "Shop_Tests")
  }

  private func request(of tests: String) -> PluginRequest {
    PluginRequest(
      tests: PluginRequest.Module(name: tests, isTestable: true, files: [], conditions: []),
      modules: [], framework: [], headers: [], output: "", file: "", cache: "")
  }

  @Test("the tool reads the module's name from Xcode's settings")
  func moduleNameOfBuild() throws {
    try write(targets: [
      PluginRequestText.module("Shop", run, "Shop/Printer.swift"),
      PluginRequestText.module("Base", run, "Base/Device.swift"),
    ])
    try run.write("import Shop\nprotocol Own {}\nlet own = MockOwn()\n", to: "Tests.swift")
    // A project can have a target of the name that is guessed.
    let tool = try ToolProcess(
      ["UnderstudyTool", "/request.json"], in: run.folder, ["PRODUCT_MODULE_NAME": "Shop_Tests"])
    #expect(tool.errors == "")
    #expect(mocks.contains("class MockOwn"))
    #expect(!mocks.contains("ShopTests"))
  }

  @Test("several targets of one module have the files of all of them")
  func severalTargets() throws {
    let module = { (files: [String]) in
      PluginRequest.Module(name: "Shop", isTestable: true, files: files, conditions: [])
    }
    var request = request(of: "T")
    request.project = PluginRequest.Project(
      targets: [module(["/b", "/a"]), module(["/c", "/b"])], list: "/nowhere/understudy.json")
    let completed = try ProjectReader(request, [:])?.complete(request) {
      $0.name == "T" ? ["Shop"] : []
    }
    #expect(completed?.modules == [module(["/a", "/b", "/c"])])
    #expect(request.inputs == ["/a", "/b", "/c"])
  }

  @Test(
    "a module has the name that Xcode makes of its product's name",
    arguments: [
      ("Shop", "Shop"), ("My Shop", "My_Shop"), ("shop-kit", "shop_kit"), ("2048", "_048"),
      ("_Shop", "_Shop"), ("Übung", "Übung"),
    ])
  func productName(product: String, module: String) {
    #expect(PluginRequest.Module.name(ofProduct: product) == module)
  }
}
