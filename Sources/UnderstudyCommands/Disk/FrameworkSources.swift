import Foundation
import MockGenerator

/// The sources of Understudy's own modules, in the package that the tool is built from.
///
/// The plug-ins pass these sources in their request. The command line has no package, so it looks
/// for them where the tool was built.
enum FrameworkSources {
  /// Reads a module.
  ///
  /// - Parameter name: The name of the module.
  /// - Returns: `nil` if it is not one of Understudy's own, or if the sources are not on this
  ///   machine.
  static func module(_ name: String) throws -> SourceModule? {
    guard Codebase.isFramework(name) else { return nil }
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../\(name)").standardizedFileURL.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: folder) else { return nil }
    return SourceModule(
      name: name, origin: .published, files: try SourceFolder(paths: [folder]).files())
  }
}
