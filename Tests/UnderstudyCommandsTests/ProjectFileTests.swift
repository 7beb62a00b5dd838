import Foundation
import Testing

@testable import UnderstudyFiles

@Suite("What the file of an Xcode project says")
struct ProjectFileTests {
  private let run = try! CommandRun([
    "Tests.swift": "@testable import Shop\nlet printer = MockPrinter()\n",
    "Shop/Printer.swift": "protocol Printer { func print() }",
  ])

  /// Runs the tool for tests of an app, and returns its errors.
  private func generate(_ project: ProjectText, _ environment: [String: String] = [:]) throws
    -> String
  {
    try run.write(project.text, to: "Shop.xcodeproj/project.pbxproj")
    let shop = PluginRequestText.module("Shop", run, "Shop/Printer.swift", target: "Shop")
    try run.write(
      PluginRequestText.package(
        run,
        project: """
          { "list": "\(run.folder.path)/understudy.json", "targets": [\(shop)] }
          """, target: "Shop Tests"), to: "request.json")
    return try ToolProcess(["UnderstudyTool", "/request.json"], in: run.folder, environment).errors
  }

  /// The file with the mocks.
  private var mocks: String { run.read("out/Generated.swift") ?? "" }

  @Test(
    "an isolated app has isolated mocks, whatever the isolation of the tests", arguments: [56, 77])
  func isolation(version: Int) throws {
    var project = ProjectText(version: version)
    project.app = [
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
      "SWIFT_VERSION": "5.0",
    ]
    #expect(try generate(project) == "")
    #expect(mocks.contains("@MainActor extension Printer where"))
    project.tests = project.app
    #expect(try generate(project) == "")
    #expect(mocks.contains("class MockPrinter"))
    #expect(!mocks.contains("@MainActor"))
    // The settings of the build are those of the tests.
    #expect(try generate(project, ["PRODUCT_MODULE_NAME": "Shop_Tests"]) == "")
    #expect(mocks.contains("@MainActor extension Printer where"))
    // Those of the project hold for all targets without their own.
    project.shared["Debug"] = project.app
    (project.app, project.tests) = ([:], ["SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated"])
    project.defaultConfiguration = "Debug"
    #expect(try generate(project) == "")
    #expect(mocks.contains("@MainActor extension Printer where"))
    project.defaultConfiguration = "Release"
    #expect(try generate(project) == "")
    #expect(!mocks.contains("@MainActor"))
    #expect(try generate(project, ["CONFIGURATION": "Debug"]) == "")
    #expect(mocks.contains("@MainActor extension Printer where"))
  }

  @Test(
    "settings are read from configuration files and those that they include", arguments: [56, 77])
  func configurationFiles(version: Int) throws {
    var project = ProjectText(version: version)
    project.configurationFile = "Shop.xcconfig"
    try run.write(
      """
      // The settings of the app.
      #include "Base.xcconfig"
      #include? "Missing.xcconfig"
      SWIFT_DEFAULT_ACTOR_ISOLATION[sdk=macosx*] = nonisolated
      ISOLATION = MainActor // the template's
      """, to: "Settings/Shop.xcconfig")
    try run.write(
      "SWIFT_DEFAULT_ACTOR_ISOLATION = $(ISOLATION)\n", to: "Settings/Base.xcconfig")
    #expect(try generate(project) == "")
    #expect(mocks.contains("@MainActor extension Printer where"))
    try run.write("#include \"Shop.xcconfig\"\n", to: "Settings/Base.xcconfig")
    #expect(
      try generate(project).hasSuffix(
        "Settings/Shop.xcconfig:1:1: error: the file includes itself\n"))
    try run.write("#include \"Gone.xcconfig\"\n", to: "Settings/Shop.xcconfig")
    #expect(try generate(project).contains("Gone.xcconfig' cannot be read"))
  }

  @Test(
    "a module has the name that the settings give it",
    arguments: [
      (["PRODUCT_MODULE_NAME": "Store"], "Store"),
      (["PRODUCT_NAME": #""$(TARGET_NAME) 2""#], "Shop_2"),
      (["PRODUCT_NAME": #""${OWN:lower} x""#], "_x"),
      (
        ["PRODUCT_NAME": "Till", "PRODUCT_MODULE_NAME": #""$(PRODUCT_NAME:c99extidentifier)Kit""#],
        "TillKit"
      ),
      (["PRODUCT_NAME": #""$(PRODUCT_NAME)""#], ""),
    ] as [([String: String], String)])
  func moduleNames(settings: [String: String], name: String) throws {
    var project = ProjectText()
    project.app = settings
    try run.write(project.text, to: "Shop.xcodeproj/project.pbxproj")
    let file = try #require(try ProjectFile.find(in: run.folder, with: "Shop"))
    #expect(
      try ProjectSettings(of: "Shop", in: nil, file)?.moduleName == (name.isEmpty ? nil : name))
    guard !name.isEmpty else { return }
    try run.write("@testable import \(name)\nlet printer = MockPrinter()\n", to: "Tests.swift")
    #expect(try generate(project) == "")
    #expect(mocks.contains("@testable import \(name)"))
  }

  @Test(
    "packages that only the app links are read", arguments: [56, 77],
    ["project", "workspace", "checkouts"])
  func packages(version: Int, home: String) throws {
    try run.write(
      "import Kit\nlet gate = MockGate()\n#if false\nimport Shop\n#endif\n", to: "Tests.swift")
    let folder = home == "checkouts" ? "Data/SourcePackages/checkouts/kit" : "Packages/Kit"
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", path: "Code", swiftSettings: [.defaultIsolation(MainActor.self)])])
      """, to: "\(folder)/Package.swift")
    try run.write("public protocol Gate { func open() }", to: "\(folder)/Code/Gate.swift")
    var project = ProjectText(version: version)
    if home == "project" { project.package = folder }
    if home == "workspace" {
      try run.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Workspace version = "1.0">
           <FileRef location = "group:Shop.xcodeproj"></FileRef>
           <FileRef location = "group:\(folder)"></FileRef>
        </Workspace>
        """, to: "All.xcworkspace/contents.xcworkspacedata")
    }
    let products = "\(run.folder.path)/Data/Build/Products"
    #expect(try generate(project, home == "checkouts" ? ["BUILD_DIR": products] : [:]) == "")
    #expect(mocks.contains("class MockGate"))
    #expect(mocks.contains("@MainActor extension Gate where"))
    // A list of modules wins.
    try run.write("public protocol Gate { func shut() }", to: "Own/Gate.swift")
    try run.write(#"{ "modules": { "Kit": ["Own"] } }"#, to: "understudy.json")
    #expect(try generate(project, home == "checkouts" ? ["BUILD_DIR": products] : [:]) == "")
    #expect(mocks.contains("func shut()"))
  }

  @Test("a project that cannot be read is an error in its line")
  func invalid() throws {
    var text = ProjectText().text
    try run.write(text, to: "Shop.xcodeproj/project.pbxproj")
    text = text.replacing("\t\t\tname = Shop;", with: "<<<<<<< HEAD\n\t\t\tname = Shop;")
    try run.write(text, to: "Shop.xcodeproj/project.pbxproj")
    let line =
      try #require(
        text.components(separatedBy: "\n").firstIndex { $0.hasPrefix("<<<") }) + 1
    #expect(throws: (any Error).self) { try ProjectFile.find(in: run.folder, with: "Shop") }
    do {
      _ = try ProjectFile.find(in: run.folder, with: "Shop")
    } catch let error as ProjectFile.Invalid {
      #expect(error.line == line)
      #expect(
        error.problem.hasPrefix(
          "the project cannot be read: Expected terminating '}' for dictionary; correct the line"))
      #expect(error.exitCode == .invalid)
    }
    try run.write("{ objects = {}; }", to: "Shop.xcodeproj/project.pbxproj")
    #expect(throws: ProjectFile.Invalid.self) { try ProjectFile.find(in: run.folder, with: "Shop") }
  }

  @Test("a target of no project in the folder has no settings")
  func otherTargets() throws {
    try run.write(ProjectText().text, to: "Shop.xcodeproj/project.pbxproj")
    #expect(try ProjectFile.find(in: run.folder, with: "Other") == nil)
    #expect(try ProjectFile.find(in: URL(fileURLWithPath: "/nowhere"), with: "Shop") == nil)
  }
}
