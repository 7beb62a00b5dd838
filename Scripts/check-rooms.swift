// Prints which folders of the runtime use each other, and fails if a folder uses a later one.
//
//   swift Scripts/check-rooms.swift
//
// A file uses a folder if it mentions a type that a file of the folder declares, or a member that the
// folder adds to a type of an earlier one, unless an earlier folder declares something of that name.
// Names in comments and strings do not count.

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

  /// The names of members and functions that the code may use: after a dot, or before a parenthesis.
  let uses: Set<Substring>

  /// The names of what the file declares, at any depth.
  let names: Set<Substring>

  /// The members that extensions add, with the types.
  let members: [(name: Substring, type: Substring)]
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

/// Returns the words of a line that are after a dot or before a parenthesis.
func uses(in line: Substring) -> [Substring] {
  words(of: line).filter { word in
    let isAfterDot = word.startIndex > line.startIndex && line[..<word.startIndex].last == "."
    return isAfterDot || line[word.endIndex...].first == "("
  }
}

/// Returns the names that a line declares.
func declaredNames(in line: Substring) -> [Substring] {
  let words = words(of: line)
  let keywords: Set<Substring> = ["func", "var", "let", "case"]
  return words.indices.dropLast().filter { keywords.contains(words[$0]) }.map { words[$0 + 1] }
}

/// Returns the members that extensions add.
func addedMembers(in lines: [Substring]) -> [(name: Substring, type: Substring)] {
  var members: [(name: Substring, type: Substring)] = []
  var extended: Substring?
  for line in lines {
    if !line.hasPrefix(" ") {
      let words = words(of: line)
      let index = words.firstIndex(of: "extension").map { $0 + 1 }
      extended = index.flatMap { words.indices.contains($0) ? words[$0] : nil }
    } else if let extended, line.hasPrefix("  "), !line.hasPrefix("   ") {
      guard !line.contains("private ") else { continue }
      members += declaredNames(in: line).prefix(1).map { ($0, extended) }
    }
  }
  return members
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
        words: lines.flatMap(words), types: lines.compactMap(declaredType),
        uses: Set(lines.flatMap(uses)), names: Set(lines.flatMap(declaredNames)),
        members: addedMembers(in: lines)))
  }
}

let unlisted = try FileManager.default.contentsOfDirectory(atPath: root.path)
  .filter { !rooms.contains($0) && !$0.hasPrefix(".") }
var problems = unlisted.sorted().map {
  "\($0) is not one of the rooms of Scripts/check-rooms.swift"
}

var homes: [Substring: String] = [:]
for source in sources { for type in source.types { homes[type] = source.room } }

/// The rooms that add a member of a name to a type of an earlier room, and those that declare the name.
var adding: [Substring: Set<Int>] = [:]
var declaring: [Substring: Set<Int>] = [:]
for source in sources {
  let own = rooms.firstIndex(of: source.room)!
  for name in source.names { declaring[name, default: []].insert(own) }
  for member in source.members {
    // No code can use an unavailable member.
    guard let home = homes[member.type], home != source.room, source.room != "Hints" else {
      continue
    }
    adding[member.name, default: []].insert(own)
  }
}

var uses: [String: [String: Int]] = [:]
for source in sources {
  let own = rooms.firstIndex(of: source.room)!
  var found: [String: Substring] = [:]
  for word in source.words {
    if let home = homes[word], home != source.room { found[home] = found[home] ?? word }
  }
  for word in source.uses {
    guard let home = adding[word]?.min(), home > own, declaring[word]!.allSatisfy({ $0 > own })
    else {
      continue
    }
    problems.append("\(source.path) uses the member \(word) of the later room \(rooms[home])")
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
