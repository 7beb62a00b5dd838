// Prints which folders of the runtime and of the generator use each other, and fails if a folder uses a
// later one.
//
//   swift Scripts/check-rooms.swift
//
// A file uses a folder if it mentions a type that a file of the folder declares, or a member that only
// this folder declares, in an extension of another folder's type. Names in comments and strings do not
// count.

import Foundation

/// A module, and its folders in the order in which they may use each other.
struct Module {
  let name: String
  let rooms: [String]

  /// The members that the standard library or swift-syntax has, too, so that their names say nothing.
  var ambiguous: Set<Substring> = []
}

let modules = [
  Module(name: "UnderstudyValues", rooms: ["Text", "Descriptions", "Differences"]),
  Module(
    name: "UnderstudyCore",
    rooms: [
      "Platform", "Time", "Matching", "Calls", "Failures", "Scopes", "Rules", "Mocks", "Language",
      "Doubles", "Generated", "Hints",
    ], ambiguous: ["prefix"]),
  Module(name: "MockEmitter", rooms: ["Model", "Diagnostics", "Parse", "Emit"]),
  Module(
    name: "MockGenerator",
    rooms: [
      "Syntax", "Layers", "Manifest", "Scan", "Resolve", "Request", "Replace", "Plan", "Files",
    ]),
]

/// A source file.
struct Source {
  let room: String
  let path: String

  /// A Boolean value that indicates whether the first lines say what lives in the room.
  let describesRoom: Bool

  /// The words of the code.
  let words: Set<Substring>

  /// The words after a dot or before a parenthesis.
  let members: Set<Substring>

  /// The types that the file declares outside of others.
  let types: [Substring]

  /// The names that the file declares anywhere, but for types.
  let names: Set<Substring>

  /// The members that extensions add which other folders can see, with the extended types.
  let added: [(type: Substring, member: Substring)]
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

/// Returns the name that a line declares with one of some keywords, or `nil`.
func declaredName(in line: Substring, _ keywords: Set<Substring>) -> Substring? {
  let words = words(of: line)
  guard let index = words.firstIndex(where: keywords.contains), index + 1 < words.count else {
    return nil
  }
  return words[index + 1]
}

/// Returns a Boolean value that indicates whether only a file or a type sees what a line declares.
func isPrivate(_ line: Substring) -> Bool {
  let words = words(of: line)
  return words.contains("private") && !line.contains("private(set)")
    || words.contains("fileprivate")
}

let typeKeywords: Set<Substring> = ["class", "struct", "enum", "protocol", "actor"]
let memberKeywords: Set<Substring> = ["func", "var", "let", "case"]

/// Returns the words of a line after a dot or before a parenthesis.
func usedMembers(in line: Substring) -> [Substring] {
  line.split(separator: ".").dropFirst().compactMap { words(of: $0).first }
    + line.split(separator: "(").dropLast().compactMap { part in
      part.last.map { $0.isLetter || $0.isNumber || $0 == "_" } == true ? words(of: part).last : nil
    }
}

func source(_ text: String, in room: String, at path: String) -> Source {
  let lines = code(of: text)
  var added: [(Substring, Substring)] = []
  var extended: Substring?
  for line in lines {
    if !line.hasPrefix(" "), !line.hasPrefix("}") {
      extended = isPrivate(line) ? nil : declaredName(in: line, ["extension"])
    } else if let extended, line.hasPrefix("  "), !line.hasPrefix("   "), !isPrivate(line),
      let name = declaredName(in: line, ["func", "var", "let"])
    {
      added.append((extended, name))
    }
  }
  return Source(
    room: room, path: path,
    describesRoom: text.split(separator: "\n").prefix(3)
      .contains { $0.hasPrefix("// The room `\(room)`:") },
    words: Set(lines.flatMap(words)),
    members: Set(lines.flatMap(usedMembers)),
    types: lines.filter { !$0.hasPrefix(" ") && !isPrivate($0) }
      .compactMap { declaredName(in: $0, typeKeywords) },
    names: Set(lines.compactMap { declaredName(in: $0, memberKeywords) }), added: added)
}

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
var problems: [String] = []

for module in modules {
  let folder = root.appendingPathComponent("Sources/\(module.name)")
  var sources: [Source] = []
  for room in module.rooms {
    for case let file as URL in FileManager.default.enumerator(
      at: folder.appendingPathComponent(room), includingPropertiesForKeys: nil)!
    where file.pathExtension == "swift" {
      sources.append(
        source(
          try String(contentsOf: file, encoding: .utf8), in: room,
          at: file.path.replacingOccurrences(of: folder.path, with: module.name)))
    }
  }

  problems += try FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { !module.rooms.contains($0) && !$0.hasPrefix(".") && !$0.hasSuffix(".swift") }
    .sorted().map { "\(module.name)/\($0) is not one of the rooms of Scripts/check-rooms.swift" }

  let described = Set(sources.filter(\.describesRoom).map(\.room))
  problems += module.rooms.filter { !described.contains($0) }
    .map { "no file of \(module.name)/\($0) begins with '// The room `\($0)`:'" }

  var homes: [Substring: String] = [:]
  for source in sources { for type in source.types { homes[type] = source.room } }
  // The folders that declare a name: a member is only looked for if there is one of them.
  var declaring: [Substring: Set<String>] = [:]
  for source in sources {
    for name in source.names { declaring[name, default: []].insert(source.room) }
  }
  var memberHomes: [Substring: String] = [:]
  for source in sources {
    for (type, member) in source.added
    where homes[type] != source.room && declaring[member]?.count == 1
      && !module.ambiguous.contains(member)
    {
      memberHomes[member] = source.room
    }
  }

  var uses: [String: [String: Int]] = [:]
  for source in sources {
    let own = module.rooms.firstIndex(of: source.room)!
    var found: [String: Substring] = [:]
    for word in source.words.sorted() {
      if let home = homes[word], home != source.room { found[home] = found[home] ?? word }
    }
    for word in source.members.sorted() {
      if let home = memberHomes[word], home != source.room { found[home] = found[home] ?? word }
    }
    for (home, word) in found {
      uses[source.room, default: [:]][home, default: 0] += 1
      if module.rooms.firstIndex(of: home)! > own {
        problems.append("\(source.path) uses \(word) of the later room \(home)")
      }
    }
  }

  print(module.name)
  for room in module.rooms.reversed() {
    let counts = module.rooms.compactMap { home in uses[room]?[home].map { "\(home) \($0)" } }
    print("  \(room) -> \(counts.isEmpty ? "nothing" : counts.joined(separator: ", "))")
  }
}

for problem in problems.sorted() { print("error: \(problem)") }
exit(problems.isEmpty ? 0 : 1)
