package import Foundation
package import MockGenerator

/// Reads Swift files from the disk.
package struct SourceFolder {
  /// The paths of files and folders.
  package let paths: [String]

  /// Creates a reader of files and folders.
  package init(paths: [String]) { self.paths = paths }

  /// The names of folders that are skipped, because they contain no sources of the project.
  private static let skipped: Set<String> = ["DerivedData", "checkouts"]

  /// Returns the files, in the order of their paths.
  ///
  /// - Throws: ``UnreadablePath`` for a path that does not exist or cannot be read, and ``InvalidText``
  ///   for a file that is no text.
  package func files() throws -> [SourceFile] {
    try swiftPaths().map { path in
      let data = try Self.contents(of: path)
      let text = String(decoding: data, as: UTF8.self)
      // The compiler permits other bytes in comments, but no text has control characters next to them.
      let isUTF16 = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
      if isUTF16 || data.contains(where: { $0 < 8 }), !text.utf8.elementsEqual(data) {
        throw InvalidText(path: path)
      }
      return SourceFile(path: path, text: text)
    }
  }

  /// Returns the paths of all Swift files, in order, each once.
  ///
  /// Links to folders are followed, but not those to a folder around them, or to one that was visited:
  /// these show the same files again.
  ///
  /// - Throws: ``UnreadablePath`` for a path that does not exist or cannot be read.
  func swiftPaths() throws -> [String] {
    var found: Set<String> = []
    var visited: Set<String> = []
    for path in paths {
      guard Self.isFolder(path) else {
        guard FileManager.default.fileExists(atPath: path) else { throw UnreadablePath(path: path) }
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
  ///
  /// - Throws: ``UnreadablePath`` if it cannot be read.
  package static func contents(of path: String) throws -> Data {
    let largest = 1 << 28
    let attributes = try? FileManager.default.attributesOfItem(atPath: realPath(path))
    if let size = attributes?[.size] as? Int, size > largest {
      throw UnreadablePath(path: path, reason: "it is larger than 256 MB")
    }
    // A pipe without a writer never ends. What a shell passes has one.
    let type = attributes?[.type] as? FileAttributeType
    if let type, ![.typeRegular, .typeDirectory].contains(type), !path.hasPrefix("/dev/") {
      throw UnreadablePath(path: path, reason: "it is no regular file")
    }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      guard FileManager.default.fileExists(atPath: path) else { throw UnreadablePath(path: path) }
      throw UnreadablePath(
        path: path, reason: isFolder(path) ? "it is a folder" : UnwritableFile.reason(of: error))
    }
  }

  /// Returns a path without symbolic links.
  package static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Returns a Boolean value that indicates whether a path is that of a folder, or of a link to one.
  package static func isFolder(_ path: String) -> Bool {
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
      throw UnreadablePath(path: folder, reason: UnwritableFile.reason(of: error))
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
        guard isThere else { throw UnreadablePath(path: path) }
        guard type == .typeRegular || type == .typeSymbolicLink else {
          throw UnreadablePath(path: path, reason: "it is no regular file")
        }
        found.insert(path)
      }
    }
  }
}

/// A path that does not exist or cannot be read.
package struct UnreadablePath: CommandError {
  /// The path.
  package let path: String

  /// Why it cannot be read, or `nil` if it does not exist.
  package var reason: String?

  /// Creates an error.
  package init(path: String, reason: String? = nil) {
    self.path = path
    self.reason = reason
  }

  package var description: String {
    reason.map { "'\(path)' cannot be read: \($0)" } ?? "'\(path)' does not exist or cannot be read"
  }

  package var place: String? { path }

  package var problem: String {
    reason.map { "this cannot be read: \($0); correct that, or leave it out" }
      ?? "this does not exist or cannot be read; name a file or folder that exists"
  }

  package var exitCode: ExitStatus { .unreadable }
}

/// A file that is not UTF-8.
package struct InvalidText: CommandError {
  /// The path.
  package let path: String

  package var description: String { "'\(path)' \(predicate)" }

  /// What is wrong, and what to do.
  private var predicate: String { "is not UTF-8; convert it before you read it" }

  package var place: String? { path }

  package var problem: String { "this \(predicate)" }

  package var exitCode: ExitStatus { .invalid }
}

/// The first error of sources that are read when they are needed, where a codebase only notes it.
package final class SourceFaults {
  /// The error.
  private var first: (any CommandError)?

  /// Creates an empty record.
  package init() {}

  /// Returns the result of a closure that reads sources, and keeps its error.
  package func noting<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as any CommandError {
      if first == nil { first = error }
      throw error
    }
  }

  /// Throws the error, if there was one.
  package func check() throws { if let first { throw first } }
}
