// Prints which folders of the runtime use each other, and fails if a folder uses a later one.
//
//   swift Scripts/check-rooms.swift
//
// A file uses a folder if it mentions a type that a file of the folder declares. Names in comments and
// strings do not count. Members that extensions add are not examined.

import Foundation

/// The folders of `Sources/UnderstudyCore`, in the order in which they may use each other.
let rooms = [
  "Platform", "Time", "Matching", "Failures", "Scopes", "Order", "Engine", "Language", "Doubles",
  "Features", "Generated", "Hints",
]

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("Sources/UnderstudyCore")

/// A source file.
struct Source {
  let room: String
  let path: String

  /// The words of the code.
  let words: [Substring]

  /// The types that the file declares outside of others.
  let types: [Substring]
}

/// Returns the lines of a Swift file without comments and the contents of strings.
func code(of text: String) -> [Substring] {
  var lines: [Substring] = []
  var isInText = false
  for line in text.split(separator: "\n") {
    if line.components(separatedBy: "\"\"\"").count == 2 {
      isInText.toggle()
      continue
    }
    if isInText || line.drop(while: { $0 == " " }).hasPrefix("//") { continue }
    // The parts at even positions are outside of string literals.
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let code = parts.joined(separator: " ")
    let comment = code.range(of: " //")
    lines.append(Substring(comment.map { String(code[..<$0.lowerBound]) } ?? code))
  }
  return lines
}

/// Returns the words of a line.
func words(of line: Substring) -> [Substring] {
  line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
}

/// Returns the type that a line declares outside of others, or `nil`.
func declaredType(in line: Substring) -> Substring? {
  guard !line.hasPrefix(" "), !line.hasPrefix("private"), !line.hasPrefix("fileprivate") else {
    return nil
  }
  let words = words(of: line)
  let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]
  guard let index = words.firstIndex(where: keywords.contains), index + 1 < words.count else {
    return nil
  }
  return words[index + 1]
}

var sources: [Source] = []
for room in rooms {
  let folder = root.appendingPathComponent(room)
  for case let file as URL in FileManager.default.enumerator(
    at: folder, includingPropertiesForKeys: nil)!
  where file.pathExtension == "swift" {
    let lines = code(of: try String(contentsOf: file, encoding: .utf8))
    sources.append(
      Source(
        room: room, path: file.path.replacingOccurrences(of: root.path + "/", with: ""),
        words: lines.flatMap(words), types: lines.compactMap(declaredType)))
  }
}

let unlisted = try FileManager.default.contentsOfDirectory(atPath: root.path)
  .filter { !rooms.contains($0) && !$0.hasPrefix(".") }
var problems = unlisted.sorted().map {
  "\($0) is not one of the rooms of Scripts/check-rooms.swift"
}

var homes: [Substring: String] = [:]
for source in sources { for type in source.types { homes[type] = source.room } }

var uses: [String: [String: Int]] = [:]
for source in sources {
  let own = rooms.firstIndex(of: source.room)!
  var found: [String: Substring] = [:]
  for word in source.words {
    if let home = homes[word], home != source.room { found[home] = found[home] ?? word }
  }
  for (home, word) in found {
    uses[source.room, default: [:]][home, default: 0] += 1
    if rooms.firstIndex(of: home)! > own {
      problems.append("\(source.path) uses \(word) of the later room \(home)")
    }
  }
}

for room in rooms.reversed() {
  let counts = rooms.compactMap { home in uses[room]?[home].map { "\(home) \($0)" } }
  print("\(room) -> \(counts.isEmpty ? "nothing" : counts.joined(separator: ", "))")
}
for problem in problems.sorted() { print("error: \(problem)") }
exit(problems.isEmpty ? 0 : 1)
