// Writes the hints: the unavailable overloads that say what to write instead.
//
//   swift Scripts/Generators/hints.swift           # writes the file
//   swift Scripts/Generators/hints.swift --check   # fails if the file is not current
//
// `Scripts/Generators/hints.txt` is the table, and its first lines say how to read it.

import Foundation

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
let table = try String(
  contentsOf: root.appendingPathComponent("Scripts/Generators/hints.txt"), encoding: .utf8)
let path = "Sources/UnderstudyCore/Hints/Hints.swift"

/// Returns a declaration with one choice for each group, such as `{when|given}`. Equal groups have the
/// same choice.
func expanded(_ declaration: String) -> [String] {
  guard let start = declaration.firstIndex(of: "{"),
    let end = declaration[start...].firstIndex(of: "}")
  else { return [declaration] }
  let group = String(declaration[start...end])
  let choices = group.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
  return choices.flatMap {
    expanded(declaration.replacingOccurrences(of: group, with: String($0)))
  }
}

var text = """
  // The unavailable overloads that say what to write instead.
  //
  // Made by Scripts/Generators/hints.swift from Scripts/Generators/hints.txt.

  // swift-format-ignore-file

  """
var availability = ""
var isInExtension = false

/// The words before a declaration, in their order, with the attributes that they stand for.
let attributes = [
  ("disfavored", "@_disfavoredOverload"), ("discardable", "@discardableResult"),
]

for line in table.split(separator: "\n") where !line.hasPrefix("#") {
  let words = line.drop { $0 == " " }
  let depth = line.count - words.count
  if depth == 0 {
    if isInExtension { text += "}\n" }
    isInExtension = words != "global"
    text += "\n" + (isInExtension ? "\(words) {\n" : "")
  } else if depth == 2 {
    let end = words.firstIndex(of: " ")!
    availability = "@available(*, unavailable, \(words[..<end]):\(words[end...]))"
  } else {
    var declaration = String(words)
    var lead: [String] = []
    for (word, attribute) in attributes where declaration.hasPrefix(word + " ") {
      declaration.removeFirst(word.count + 1)
      lead.append(attribute)
    }
    let isAlias = declaration.hasPrefix("typealias")
    let indent = isInExtension ? "  " : ""
    for each in expanded(declaration) {
      let head = (lead + [availability]).joined(separator: " ")
      let body = "public \(each)" + (isAlias ? "" : " { __unavailable() }")
      let fits = indent.count + head.count + 1 + body.count <= 120
      text += fits ? "\(indent)\(head) \(body)\n" : "\(indent)\(head)\n\(indent)\(body)\n"
    }
  }
}
if isInExtension { text += "}\n" }

let file = root.appendingPathComponent(path)
if !CommandLine.arguments.contains("--check") {
  try text.write(to: file, atomically: true, encoding: .utf8)
} else if (try? String(contentsOf: file, encoding: .utf8)) != text {
  print("error: \(path) is not current, run Scripts/generate.sh hints")
  exit(1)
}
