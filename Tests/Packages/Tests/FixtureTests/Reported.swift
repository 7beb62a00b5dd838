import Foundation

/// A failure that a test run reports, or that a comment in the source announces.
struct Reported: Hashable, Comparable, CustomStringConvertible {
  let file: String
  let line: Int
  let text: String

  var description: String { "\(file):\(line): \(text)" }

  static func < (left: Reported, right: Reported) -> Bool {
    (left.file, left.line, left.text) < (right.file, right.line, right.text)
  }
}

extension Reported {
  /// Returns the failures that the comments in a folder's sources announce.
  ///
  /// A comment `// fails: TEXT` is at the end of the line with the failure, or on a line of its own
  /// before. Several such lines announce several failures. TEXT is the first line of the failure. A
  /// comment that is indented by three spaces continues it.
  static func announced(in folder: URL, marker: String) throws -> [Reported] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.compactMap { index -> Reported? in
        guard let comment = lines[index].range(of: "// \(marker): ") else { return nil }
        let announced = lines[index...].firstIndex { !$0.isComment }
        let continuation = lines[(index + 1)...].prefix {
          lines[index].isComment && $0.isContinuation
        }
        let parts =
          [lines[index][comment.upperBound...]] + continuation.map { $0.drop { " /".contains($0) } }
        return Reported(
          file: file.lastPathComponent, line: (announced ?? index) + 1,
          text: parts.joined(separator: " "))
      }
    }.sorted()
  }

  /// Returns the failures in the output of XCTest.
  static func xctest(_ output: String) -> [Reported] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/(.*\.swift|<EXPR>):(\d+): error: \S+ : (.*)/#) else {
        return nil
      }
      let file = match.1.split(separator: "/").last.map(String.init) ?? String(match.1)
      return Reported(file: file, line: Int(match.2)!, text: String(match.3))
    }.sorted()
  }

  /// Returns the failures in the output of Swift Testing.
  static func swiftTesting(_ output: String) -> [Reported] {
    let lines = output.split(separator: "\n").map(String.init)
    return lines.indices.compactMap { index in
      let issue = #/.*recorded an issue.* at (\S+\.swift):(\d+):\d+: (.*)/#
      guard let match = lines[index].wholeMatch(of: issue) else { return nil }
      var text = String(match.3)
      if text == "Issue recorded", index + 1 < lines.count {
        text = String(lines[index + 1].drop { $0 != " " }.dropFirst())
      }
      return Reported(file: String(match.1), line: Int(match.2)!, text: text)
    }.sorted()
  }

  /// Returns the failures that were printed because no test framework received them.
  static func printed(_ output: String) -> [Reported] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/(.*\.swift):(\d+): error: (.*)/#) else { return nil }
      let file = match.1.split(separator: "/").last.map(String.init) ?? String(match.1)
      return Reported(file: file, line: Int(match.2)!, text: String(match.3))
    }.sorted()
  }
}

extension Substring {
  /// A Boolean value that indicates whether the line is a comment.
  fileprivate var isComment: Bool { drop(while: \.isWhitespace).hasPrefix("//") }

  /// A Boolean value that indicates whether the line is a comment that continues the one before.
  fileprivate var isContinuation: Bool { drop(while: \.isWhitespace).hasPrefix("//   ") }
}
