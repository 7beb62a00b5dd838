import Foundation

/// One failure as a test run reports it, or as a comment in the source announces it.
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
  /// What the comments in a folder's sources announce: `// fails: TEXT` at the end of a line, or
  /// alone before it, for a failure at that line whose first line is TEXT.
  static func announced(in folder: URL, marker: String) throws -> [Reported] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .compactMap { index, line -> Reported? in
          guard let comment = line.range(of: "// \(marker): ") else { return nil }
          let isAlone = line[..<comment.lowerBound].allSatisfy(\.isWhitespace)
          return Reported(
            file: file.lastPathComponent,
            line: index + (isAlone ? 2 : 1),
            text: String(line[comment.upperBound...]))
        }
    }.sorted()
  }

  /// What a run of XCTest reports.
  static func xctest(_ output: String) -> [Reported] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/(.*\.swift|<EXPR>):(\d+): error: \S+ : (.*)/#) else {
        return nil
      }
      let file = match.1.split(separator: "/").last.map(String.init) ?? String(match.1)
      return Reported(file: file, line: Int(match.2)!, text: String(match.3))
    }.sorted()
  }

  /// What a run of Swift Testing reports.
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

  /// What is printed where no test framework takes a failure.
  static func printed(_ output: String) -> [Reported] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: #/(.*\.swift):(\d+): error: (.*)/#) else { return nil }
      let file = match.1.split(separator: "/").last.map(String.init) ?? String(match.1)
      return Reported(file: file, line: Int(match.2)!, text: String(match.3))
    }.sorted()
  }
}
