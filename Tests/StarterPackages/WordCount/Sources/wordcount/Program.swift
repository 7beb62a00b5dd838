import Foundation

@main
struct Program {
  static func main() async throws {
    let counter = WordCounter(files: LocalFiles(), console: Terminal())
    try await counter.run(Array(CommandLine.arguments.dropFirst()))
  }
}

/// Reads from the disk.
struct LocalFiles: Files {
  let root = FileManager.default.currentDirectoryPath

  func text(of path: String, encoding: String.Encoding) async throws -> String {
    try String(contentsOfFile: path, encoding: encoding)
  }

  func size(of path: String) -> Int64? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int64
  }

  func folder(_ path: String) -> any Folder { LocalFolder(path: path) }
}

struct LocalFolder: Folder {
  let path: String
  func names() -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }
}

final class Terminal: Console, @unchecked Sendable {
  var width = 80
  func write(_ line: String, style: Style) { print(line) }
}
