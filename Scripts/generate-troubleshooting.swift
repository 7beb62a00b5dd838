// Writes Documentation/Troubleshooting.md from the comments in Tests/MisuseFixture/Rows. A test checks
// that the compiler reports what these comments announce.
//
//   swift Scripts/generate-troubleshooting.swift           # writes the page
//   swift Scripts/generate-troubleshooting.swift --check   # fails if the page is not current
//
// A line is listed if it has a comment `// write:` with the correct line. `// cause:` is the cause.
// A comment that is indented by three spaces continues the one before.

import Foundation

let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let rows = root.appending(path: "Tests/MisuseFixture/Rows")
let page = root.appending(path: "Documentation/Troubleshooting.md")

/// The sources, in the order of the page.
let sources = [
  "Imports/WithoutMock", "Imports/WithoutTestable", "Imports/WithoutUnderstudy", "Receivers",
  "Arguments", "Counts", "Syntax/Comparison", "Answers", "Orders", "Traits/Traits",
  "Traits/Literals", "OtherLibraries", "Attributes/Attributes", "Release/Release",
]

/// A message of the compiler, and what to do about it.
struct Entry {
  var message: String
  var line: String
  var cause: String
  var correction: String
}

/// The parts of a comment: what it is about, and its text.
struct Comment {
  var kind: String
  var text: String
}

/// Returns the comments before each line of code, with the line.
func commentedLines(_ text: String) -> [(comments: [Comment], line: String)] {
  var result: [(comments: [Comment], line: String)] = []
  var comments: [Comment] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let trimmed = line.drop(while: \.isWhitespace)
    if trimmed.hasPrefix("//   "), !comments.isEmpty {
      comments[comments.count - 1].text += " " + trimmed.drop { " /".contains($0) }
    } else if let match = trimmed.wholeMatch(of: #/// (error|warning|cause|write): (.*)/#) {
      comments.append(Comment(kind: String(match.1), text: String(match.2)))
    } else if !trimmed.hasPrefix("//") {
      if !comments.isEmpty { result.append((comments, String(trimmed))) }
      comments = []
    }
  }
  return result
}

/// Returns the title of a source: its first comment line that is no documentation.
func title(_ text: String) -> String {
  let line = text.split(separator: "\n").first { $0.hasPrefix("// ") } ?? ""
  return String(line.dropFirst(3).prefix { $0 != "." })
}

/// Returns the entries of a source.
func entries(_ text: String) -> [Entry] {
  commentedLines(text).compactMap { comments, line in
    func all(_ kind: String) -> [String] { comments.filter { $0.kind == kind }.map(\.text) }
    guard let correction = all("write").first,
      let message = all("error").first ?? all("warning").first
    else { return nil }
    return Entry(
      message: message, line: line, cause: all("cause").first ?? "", correction: correction)
  }
}

/// Returns code in Markdown, inside a table.
func code(_ text: String) -> String {
  let escaped = text.replacing("|", with: "\\|")
  return text.contains("`") ? escaped : "`\(escaped)`"
}

var contents = """
  # Troubleshooting

  Messages of the compiler about mocks, with their causes and the lines to write. Search for a few words
  of the message. Messages that name the line to write themselves are listed once.

  `Scripts/generate-troubleshooting.swift` writes this page from `Tests/MisuseFixture/Rows`.

  """
var lastTitle = ""
var listed: Set<String> = []
for source in sources {
  let file = rows.appending(path: source + ".swift")
  guard let text = try? String(contentsOf: file, encoding: .utf8) else {
    print("error: cannot read \(file.path())")
    exit(1)
  }
  let title = title(text)
  if title != lastTitle {
    contents +=
      "\n## \(title)\n\n| message | for example | cause | write |\n| --- | --- | --- | --- |\n"
    lastTitle = title
  }
  for entry in entries(text) where listed.insert(entry.message).inserted {
    let columns = [code(entry.message), code(entry.line), entry.cause, code(entry.correction)]
    contents += "| " + columns.joined(separator: " | ") + " |\n"
  }
}

if CommandLine.arguments.dropFirst().first == "--check" {
  guard contents == (try? String(contentsOf: page, encoding: .utf8)) else {
    print("error: \(page.path()) is not current; run swift Scripts/generate-troubleshooting.swift")
    exit(1)
  }
} else {
  try contents.write(to: page, atomically: true, encoding: .utf8)
}
