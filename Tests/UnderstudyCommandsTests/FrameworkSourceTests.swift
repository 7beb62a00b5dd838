import Foundation
import MockGenerator
import Testing

@testable import UnderstudyFiles

@Suite("The sources of Understudy's modules")
struct FrameworkSourceTests {
  /// A folder without sources, such as on a machine with a prebuilt tool.
  private let missing = URL(filePath: "/nowhere")

  @Test(
    "a prebuilt tool knows every public name that looks like the name of a mock",
    arguments: FrameworkSources.names.keys)
  func names(module: String) throws {
    let sources = try #require(try FrameworkSources.module(module))
    let declared = sources.files.flatMap { SourceOutline($0.text).declarations }
      .filter { $0.isPublic && $0.isTopLevel }.map(\.name)
      .filter { $0.wholeMatch(of: /Mock[A-Z]\w*|[A-Z]\w*Mock/) != nil }
    // Protocols are constraints, which tests do not write.
    #expect(FrameworkSources.names[module] == Set(declared).subtracting(["CommonMockReference"]))
  }

  @Test(
    "a prebuilt tool finds a name in the modules that tests import, and in their exports",
    arguments: ["MockStream", "MockObserver", "MockCondition"])
  func lookup(name: String) throws {
    let tests = SourceModule(
      name: "Tests", origin: .own,
      files: [
        SourceFile(
          path: "T.swift",
          text: """
            import Foundation
            import Understudy
            import UnderstudyMacros
            let m = \(name)()
            """)
      ])
    let codebase = Codebase(sourceModules: ["Tests"]) { module in
      module == "Tests" ? tests : try FrameworkSources.module(module, in: missing)
    }
    #expect(codebase.mocksUsed(in: "Tests").isEmpty)
    #expect(try FrameworkSources.module("Foundation", in: missing) == nil)
  }
}
