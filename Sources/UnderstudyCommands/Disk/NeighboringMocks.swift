import Foundation
import MockGenerator
import UnderstudyFiles

/// The declarations of generated files that are in the same target as the output of a command.
///
/// Two modules can inherit from the same protocol, or return the same one. The mocks of both then need
/// its members, which one file can declare for all.
struct NeighboringMocks {
  /// The keys of the declarations.
  private var keys: Set<String> = []

  /// Reads the generated files of a target.
  ///
  /// - Parameter outputs: The files that the command writes. What they contain now does not count.
  /// - Throws: The error of a file that cannot be read, because it can declare what the outputs do.
  init(of outputs: [URL]) throws {
    // An output can be a link to another file of the target.
    let written = Set(outputs.map { SourceFolder.realPath($0.standardizedFileURL.path) })
    guard let folder = outputs.first.map(Self.folder(around:)),
      FileManager.default.fileExists(atPath: folder.path)
    else { return }
    for file in try SourceFolder(paths: [folder.path]).files()
    where file.text.hasPrefix(MockFile.firstLine) {
      guard !written.contains(SourceFolder.realPath(file.path)) else {
        continue
      }
      keys.formUnion(TopLevelBlock.all(in: file.text).compactMap(\.sharedKey))
    }
  }

  /// Returns a file without the declarations that other files have.
  func removed(from file: MockFile) -> MockFile {
    guard !keys.isEmpty else { return file }
    var file = file
    file.code = TopLevelBlock.all(in: file.code).filter { block in
      block.sharedKey.map { !keys.contains($0) } ?? true
    }.map(\.text).joined()
    file.origins.removeAll { origin in origin.mock.map { keys.contains("type \($0)") } ?? false }
    return file
  }

  /// Returns the folder of the target that a file belongs to, or the folder of the file.
  private static func folder(around file: URL) -> URL {
    let parent = file.standardizedFileURL.deletingLastPathComponent()
    var folder = parent
    while folder.pathComponents.count > 2 {
      let next = folder.deletingLastPathComponent()
      if ["Sources", "Tests"].contains(next.lastPathComponent) { return folder }
      folder = next
    }
    return parent
  }
}

/// A declaration of a generated file, or a line between declarations.
private struct TopLevelBlock {
  /// The text with the attributes before it, and with the line break at its end.
  var text = ""

  /// The kind and the name of the declaration, or `nil` for an import, a comment or a directive.
  private var key: String?

  /// A Boolean value that indicates whether only its file sees the declaration.
  private var isFilePrivate = false

  /// The key of a declaration that other files of the target see, or `nil` for any other block.
  var sharedKey: String? { isFilePrivate ? nil : key }

  /// A Boolean value that indicates whether the key of an extension lacks its first member. A type can
  /// have several extensions with the same head.
  private var isHeadOnly = false

  /// The words before the keyword of a declaration.
  private static let modifiers: Set<Substring> = [
    "final", "fileprivate", "internal", "nonisolated", "open", "package", "private", "public",
    "@MainActor",
  ]

  /// Returns the blocks of a generated text, whose lines inside declarations are indented.
  static func all(in text: String) -> [TopLevelBlock] {
    var blocks: [TopLevelBlock] = []
    var current = TopLevelBlock()
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      current.text += "\(line)\n"
      if isInside {
        if current.isHeadOnly { current.key? += " \(line.drop { $0 == " " })" }
        current.isHeadOnly = false
        isInside = line != "}"
      } else if line.hasPrefix("@available(") {
        continue
      } else {
        current.key = key(of: line)
        // A comment can follow the brace.
        current.isFilePrivate = line.hasPrefix("fileprivate ") || line.hasPrefix("private ")
        isInside = current.key != nil && line.contains("{" as Character) && !line.hasSuffix("}")
        current.isHeadOnly = line.hasPrefix("extension ")
      }
      guard !isInside else { continue }
      blocks.append(current)
      current = TopLevelBlock()
    }
    return blocks + (current.text.isEmpty ? [] : [current])
  }

  /// Returns the key of a declaration that begins on a line, or `nil` for any other line.
  private static func key(of line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard !line.hasPrefix(" "), let first = words.firstIndex(where: { !modifiers.contains($0) }),
      words.indices.contains(first + 1)
    else { return nil }
    switch words[first] {
    case "actor", "class", "enum", "protocol", "struct", "typealias":
      let name = words[first + 1].prefix { $0 == "_" || $0 == "`" || $0.isLetter || $0.isNumber }
      return "type \(name)"
    case "extension": return words[first...].joined(separator: " ")
    default: return nil
    }
  }
}
