import Foundation

/// The file `understudy.json` in the folder of an Xcode project. It names the files and folders of modules
/// that Xcode does not tell the plug-in about:
///
///     { "modules": { "Shop": ["Shop", "../Shared/Printer.swift"] } }
///
/// Paths begin at the folder of the file.
struct ModuleList {
  /// The name of the file.
  static let fileName = "understudy.json"

  /// The path of the file.
  let path: String

  /// The paths of the sources, by the names of the modules.
  private let folders: [String: [String]]

  /// Reads the file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: `nil` if there is no file.
  /// - Throws: ``Invalid`` if the file is no list of modules.
  init?(at path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    self.path = path
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      folders = try JSONDecoder().decode(Contents.self, from: data).modules
    } catch {
      throw Invalid(
        path: path,
        problem: "the file is no list of modules; write \(Self.example(for: "Shop"))")
    }
  }

  /// Returns the text of a list with one module.
  static func example(for module: String) -> String {
    "{ \"modules\": { \"\(module)\": [\"FOLDER\"] } }"
  }

  /// Returns the modules, sorted by name.
  ///
  /// - Throws: ``Invalid`` if a path does not exist or cannot be read.
  func modules() throws -> [PluginRequest.Module] {
    let root = URL(fileURLWithPath: path).deletingLastPathComponent()
    return try folders.sorted { $0.key < $1.key }.map { name, paths in
      let files = try paths.flatMap { path in
        try swiftFiles(at: URL(fileURLWithPath: path, relativeTo: root).standardizedFileURL, path)
      }
      return PluginRequest.Module(
        name: name, isTestable: true, files: Array(Set(files)).sorted(), conditions: [])
    }
  }

  /// Returns the Swift files in a folder, or the file itself.
  private func swiftFiles(at url: URL, _ name: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      throw Invalid(
        path: path,
        problem: "'\(name)' does not exist; name a folder or a Swift file of the module")
    }
    guard isFolder.boolValue else { return [url.path] }
    var unreadable: URL?
    let found = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles]
    ) { url, _ in
      unreadable = unreadable ?? url
      return false
    }
    let files = (found?.compactMap { $0 as? URL } ?? []).filter {
      $0.pathExtension == "swift" && !$0.pathComponents.contains { $0.hasSuffix(".docc") }
    }
    if let unreadable {
      throw Invalid(path: path, problem: "'\(unreadable.path)' cannot be read; correct that")
    }
    return files.map(\.path)
  }

  /// The contents of the file.
  private struct Contents: Decodable {
    var modules: [String: [String]]
  }

  /// The error of a file that cannot be used. The tool, which a plug-in does not contain, adds its place
  /// and its exit code.
  struct Invalid: Error {
    /// The path of the file.
    let path: String

    /// What is wrong, and what to write.
    let problem: String
  }
}
