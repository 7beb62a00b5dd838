import Foundation

/// Reads the stories of a source file, which `swift format` has formatted.
struct StoryReader {
  private(set) var stories: [Story] = []

  private let file: String
  private let lines: [Substring]
  private let named: [String: Int]
  private var suites: [(depth: Int, name: String)] = []
  /// Comments that stand before the test that they are about.
  private var pending: [String] = []

  /// Reads a file.
  init(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    self.file = file.lastPathComponent
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var named: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
      if let match = line.firstMatch(of: #/// line: (\w+)$/#) { named[String(match.1)] = index + 1 }
    }
    self.named = named
    let isXCTest = text.contains("import XCTest")
    for index in lines.indices { read(index, isXCTest: isXCTest) }
  }

  private mutating func read(_ index: Int, isXCTest: Bool) {
    let line = lines[index]
    let depth = line.prefix { $0 == " " }.count
    if let match = line.firstMatch(of: #/^ *(?:[^/]* )?(?:struct|class|extension) (\w+).*\{$/#) {
      suites.removeAll { $0.depth >= depth }
      suites.append((depth, String(match.1)))
    }
    if let match = line.firstMatch(of: #/^ *(?:.* )?func (\w+)\(/#), isTest(index, isXCTest) {
      suites.removeAll { $0.depth >= depth }
      let suite = suites.map(\.name).joined(separator: "/")
      stories.append(
        Story(suite: suite, name: String(match.1), file: file, isXCTest: isXCTest))
      for comment in pending { note(comment, at: index + 1) }
      pending = []
    }
    guard let start = line.range(of: "// "), !line.contains("///") else { return }
    let comment = String(line[start.upperBound...])
    let isAlone = line[..<start.lowerBound].allSatisfy(\.isWhitespace)
    if !isAlone {
      note(comment, at: index + 1)
    } else if lines[index + 1].contains(" func ") || lines[index + 1].contains("@Test") {
      pending.append(comment)
    } else {
      note(comment, at: index + 2)
    }
  }

  /// A Boolean value that indicates whether a line with a function declares a test.
  private func isTest(_ index: Int, _ isXCTest: Bool) -> Bool {
    if isXCTest { return lines[index].contains(" func test") }
    return lines[index].contains("@Test") || (index > 0 && lines[index - 1].contains("@Test"))
  }

  private mutating func note(_ comment: String, at line: Int) {
    guard !stories.isEmpty else { return }
    let last = stories.count - 1
    let words = comment.split(separator: " ").map(String.init)
    switch words.first {
    case "stops": stories[last].stops = true
    case "alone": stories[last].isAlone = true
    case "prints":
      stories[last].prints += words.dropFirst().map { $0.trimmingCharacters(in: [","]) }
    case "arguments": stories[last].arguments = Array(words.dropFirst())
    case "beside": stories[last].companions += words.dropFirst()
    case "fails": stories[last].announce(Array(words.dropFirst()), at: line, named)
    default: break
    }
  }
}

extension Story {
  fileprivate mutating func announce(_ words: [String], at line: Int, _ named: [String: Int]) {
    var announcement = Announcement(lines: [line])
    switch words.first {
    case "nowhere": announcement.lines = []
    case "late": announcement.attribution = .late
    case "ownerless": announcement.attribution = .ownerless
    case "once":
      // Of a group, here: of the lines of the same test.
      if let index = failures.firstIndex(where: { $0.isGroup }) {
        return failures[index].lines.append(line)
      }
      announcement.isGroup = true
    case "at" where words.dropFirst().first == "least": announcement.count = 1...10
    case "at":
      announcement.lines = [named[words[1]] ?? 0]
      if words.count > 3 { announcement.text = words[3] }
    default: if let times = words.first.flatMap({ Int($0) }) { announcement.count = times...times }
    }
    failures.append(announcement)
  }
}
