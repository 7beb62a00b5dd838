package import Foundation
package import MockGenerator

/// The sources of Understudy's own modules, in the package that the tool is built from.
///
/// The plug-ins pass these sources in their request. The command line has no package, so it looks
/// for them where the tool was built. A prebuilt tool knows only the names that look like mocks.
package enum FrameworkSources {
  /// Reads a module.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - sources: The folder with the sources of all modules.
  /// - Returns: `nil` if it is not one of Understudy's own.
  package static func module(_ name: String, in sources: URL = folder) throws -> SourceModule? {
    guard Codebase.isFramework(name) else { return nil }
    let folder = sources.appendingPathComponent(name).path
    let files =
      FileManager.default.fileExists(atPath: folder)
      ? try SourceFolder(paths: [folder]).files()
      : [SourceFile(path: "\(name).swift", text: outline(of: name))]
    return SourceModule(name: name, origin: .published, files: files)
  }

  /// The folder with the sources, on the machine that built the tool.
  package static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardizedFileURL

  /// The public names that look like names of mocks, by module.
  package static let names: [String: Set<String>] = [
    "Understudy": ["MockObserver"],
    "UnderstudyCore": [
      "MockClosure", "MockFailure", "MockReference", "MockScope", "MockSourceLocation",
      "MockStream",
    ],
    "UnderstudyMacros": ["MockCondition"],
  ]

  /// Returns declarations of the names of a module, and its exports.
  private static func outline(of module: String) -> String {
    let exports =
      switch module {
      case "Understudy": ["UnderstudyCore", "UnderstudyMacros"]
      case "UnderstudyMacros": ["UnderstudyCore"]
      default: [String]()
      }
    return exports.map { "@_exported public import \($0)\n" }.joined()
      + names[module, default: []].sorted().map { "public struct \($0) {}\n" }.joined()
  }
}
