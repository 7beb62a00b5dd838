import Foundation
import MockGenerator
import Testing

@Suite("The fixture of the plug-in")
struct PluginFixtureTests {
  /// The folder of the package.
  private let root = (0..<3).reduce(URL(filePath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  /// Returns the texts of the Swift files in a folder.
  private func texts(_ folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }

  @Test("the tests of the fixture use every public type whose name looks like that of a mock")
  func ownTypes() throws {
    let folders = [
      "Sources/UnderstudyCore", "Sources/UnderstudyHandwritten", "Sources/UnderstudyMacros",
      "Sources/Understudy",
    ]
    let declared = try folders.flatMap(texts).flatMap { SourceOutline($0).declarations }
      // Protocols are constraints, which tests do not write.
      .filter { $0.isPublic && $0.isTopLevel && $0.kind != .protocol }.map(\.name)
      .filter { !$0.hasPrefix("__") }
    let names = Set(declared.filter { !SourceOutline("let a = \($0)()").uses.isEmpty })
    let uses = try texts("Tests/PluginFixture/Tests").flatMap { SourceOutline($0).uses }
    #expect(names.contains("MockClosure"))
    #expect(names.subtracting(uses.map(\.name)) == [])
  }
}
