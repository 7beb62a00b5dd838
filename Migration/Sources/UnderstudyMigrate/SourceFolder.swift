import Foundation
import MockMigrator

/// Reads Swift files from the disk.
struct SourceFolder {
  /// The paths of files and folders.
  let paths: [String]

  /// The names of folders that are skipped, because they contain no sources of the project.
  private static let skipped: Set<String> = ["DerivedData", "checkouts"]

  /// Returns the files to rewrite, in the order of their paths.
  ///
  /// - Throws: An error for a path that does not exist or cannot be read, and for a file that is not
  ///   UTF-8, which a rewriting would damage.
  func sourceTexts() throws -> [SourceText] {
    try swiftPaths().map { path in
      let data = try Self.contents(of: path)
      // Repairing replaces what is not UTF-8.
      let text = String(decoding: data, as: UTF8.self)
      guard text.utf8.elementsEqual(data) else { throw CommandError.notUTF8(path) }
      return SourceText(path: path, text: text)
    }
  }

  /// Returns the paths of all Swift files, in order, each once.
  ///
  /// Links to folders are followed, but not those to a folder around them, or to one that was visited:
  /// these show the same files again.
  private func swiftPaths() throws -> [String] {
    var found: Set<String> = []
    var visited: Set<String> = []
    for path in paths {
      guard Self.isFolder(path) else {
        guard FileManager.default.fileExists(atPath: path) else { throw CommandError.missing(path) }
        found.insert(path)
        continue
      }
      var links: [String] = []
      try collect(path, into: &found, &links, &visited)
      while !links.isEmpty {
        let link = links.removeFirst()
        let folder = URL(fileURLWithPath: link).deletingLastPathComponent()
        let around = Self.realPath(folder.path) + "/"
        let target = Self.realPath(link)
        guard !around.hasPrefix(target == "/" ? target : target + "/") else { continue }
        try collect(link, into: &found, &links, &visited)
      }
    }
    return found.sorted()
  }

  /// Returns the bytes of a file.
  private static func contents(of path: String) throws -> Data {
    let largest = 1 << 28
    let attributes = try? FileManager.default.attributesOfItem(atPath: realPath(path))
    if let size = attributes?[.size] as? Int, size > largest {
      throw CommandError.unreadable(path, "it is larger than 256 MB")
    }
    // A pipe without a writer never ends. What a shell passes has one.
    let type = attributes?[.type] as? FileAttributeType
    if let type, ![.typeRegular, .typeDirectory].contains(type), !path.hasPrefix("/dev/") {
      throw CommandError.unreadable(path, "it is no regular file")
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw CommandError.unreadable(path, error.systemReason)
    }
  }

  /// Returns a path without symbolic links.
  static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns a Boolean value that indicates whether a path is that of a folder, or of a link to one.
  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns a Boolean value that indicates whether a folder contains no sources of the project.
  ///
  /// The Swift files in a catalog of documentation are samples.
  private func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasSuffix(".docc") || Self.skipped.contains(name)
  }

  /// Collects the Swift files in a folder, and the links to other folders.
  private func collect(
    _ folder: String, into found: inout Set<String>, _ links: inout [String],
    _ visited: inout Set<String>
  ) throws {
    guard visited.insert(Self.realPath(folder)).inserted else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CommandError.unreadable(folder, error.systemReason)
    }
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let type =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if Self.isFolder(path) {
        guard !isSkipped(name) else { continue }
        if type == .typeSymbolicLink {
          links.append(path)
        } else {
          try collect(path, into: &found, &links, &visited)
        }
      } else if name.hasSuffix(".swift") {
        let isThere = FileManager.default.fileExists(atPath: path)
        // Editors mark open files by hidden links that lead nowhere.
        if !isThere, name.hasPrefix(".") { continue }
        guard isThere else { throw CommandError.missing(path) }
        guard type == .typeRegular || type == .typeSymbolicLink else {
          throw CommandError.unreadable(path, "it is no regular file")
        }
        found.insert(path)
      }
    }
  }
}
