import Foundation

protocol Files: Sendable {
  var root: String { get }
  func text(of path: String, encoding: String.Encoding) async throws -> String
  func size(of path: String) -> Int64?
  func folder(_ path: String) -> any Folder
}

protocol Folder: Sendable {
  func names() -> [String]
}

enum Style { case plain, failure }

protocol Console: AnyObject, Sendable {
  var width: Int { get set }
  func write(_ line: String, style: Style)
}

struct TooLarge: Error, Equatable {
  let path: String
}

/// Counts the words of files.
struct WordCounter {
  let files: any Files
  let console: any Console
  var limit: Int64 = 1_000_000

  func run(_ paths: [String]) async throws {
    for path in paths {
      if let size = files.size(of: path), size > limit { throw TooLarge(path: path) }
      do {
        let text = try await files.text(of: path, encoding: .utf8)
        let words = text.split(whereSeparator: \.isWhitespace).count
        console.write("\(path): \(words)".truncated(to: console.width), style: .plain)
      } catch {
        console.write("\(path): unreadable", style: .failure)
      }
    }
  }

  func runAll(in path: String) async throws {
    try await run(files.folder(path).names().map { "\(path)/\($0)" })
  }
}

extension String {
  fileprivate func truncated(to width: Int) -> String { width > 0 ? String(prefix(width)) : self }
}
