// Draws the failure that the page "Start in a package" shows, as a terminal prints it: light, and dark.
//
//   swift Scripts/Generators/failure-picture.swift           # writes the pictures
//   swift Scripts/Generators/failure-picture.swift --check   # fails if a picture is not current
//
// `Scripts/check-start.sh` compares that text with the output of `swift test`. README shows the
// pictures, with the first line of the failure as their description.

import Foundation

let catalog = "Sources/Understudy/Understudy.docc"
let page = "\(catalog)/Articles/StartInAPackage.md"
let readme = "README.md"

/// The colors of a terminal: Swift Testing prints its sign of a failure in red, and the text in gray.
struct Theme {
  var suffix: String
  var background: String
  var border: String
  var plain: String
  var gray: String
  var red: String
}

let themes = [
  Theme(
    suffix: "", background: "#f6f8fa", border: "#d0d7de", plain: "#1f2328", gray: "#57606a",
    red: "#cf222e"),
  Theme(
    suffix: "~dark", background: "#151b23", border: "#3d444d", plain: "#f0f6fc", gray: "#9ea7b3",
    red: "#ff7b72"),
]

let fontSize = 13.0
/// Not that of a font, 7.8: some programs round it to whole pixels.
let characterWidth = 8.0
let lineHeight = 19.0
let padding = 16.0

func fail(_ text: String) -> Never {
  print("error: \(text)")
  exit(1)
}

func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

func escaped(_ text: Substring) -> String {
  String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
    ">", with: "&gt;"
  )
  .replacing("\"", with: "&quot;")
}

/// Returns a coordinate without the digits of binary fractions.
func number(_ value: Double) -> String { String((value * 10).rounded() / 10) }

/// Returns an element for some text at a column of a line. Its width is that of its characters, whatever
/// font is installed.
func element(_ text: Substring, column: Int, line: Int, color: String) -> String {
  let x = padding + Double(column) * characterWidth
  let y = padding + Double(line) * lineHeight + fontSize
  let width = Double(text.count) * characterWidth
  return
    "<text x=\"\(number(x))\" y=\"\(number(y))\" textLength=\"\(number(width))\" fill=\"\(color)\">"
    + escaped(text) + "</text>"
}

/// Returns the elements of a line: one for the sign at its start, and one for each piece of text between
/// two or more spaces, so that columns are aligned.
func elements(_ text: String, line: Int, theme: Theme) -> [String] {
  let isHeadline = text.hasPrefix("✘ ")
  let color = isHeadline ? theme.plain : theme.gray
  return text.matches(of: #/^[✘↳]|[^ ✘↳]+(?: [^ ]+)*/#).map { match in
    let column = text.distance(from: text.startIndex, to: match.range.lowerBound)
    return element(
      match.output, column: column, line: line,
      color: isHeadline && column == 0 ? theme.red : color)
  }
}

func picture(_ lines: [String], theme: Theme) -> String {
  let columns = lines.map(\.count).max() ?? 0
  let width = (2 * padding + Double(columns) * characterWidth).rounded(.up)
  let height = (2 * padding + Double(lines.count) * lineHeight).rounded(.up)
  let size = "width=\"\(number(width))\" height=\"\(number(height))\""
  let inner = "width=\"\(number(width - 1))\" height=\"\(number(height - 1))\""
  let font = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
  var result = [
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(number(width)) \(number(height))\" \(size)",
    "  role=\"img\" font-family=\"\(font)\" font-size=\"\(number(fontSize))\">",
    "<!-- Written by Scripts/Generators/failure-picture.swift. -->",
    "<title>A failed test in a terminal</title>",
    "<rect x=\"0.5\" y=\"0.5\" \(inner) rx=\"8\"",
    "  fill=\"\(theme.background)\" stroke=\"\(theme.border)\"/>",
  ]
  for (index, line) in lines.enumerated() {
    result += elements(line, line: index, theme: theme)
  }
  return (result + ["</svg>", ""]).joined(separator: "\n")
}

let parts = text(page).components(separatedBy: "```text\n")
guard parts.count > 1, let end = parts[1].range(of: "\n```") else {
  fail("\(page) shows no failure")
}
let lines = parts[1][..<end.lowerBound].components(separatedBy: "\n")
guard let first = lines.first(where: { $0.hasPrefix("↳ ") })?.dropFirst(2) else {
  fail("\(page) shows no message")
}

let isCheck = CommandLine.arguments.dropFirst().first == "--check"
for theme in themes {
  let path = "\(catalog)/Resources/printed-failure\(theme.suffix).svg"
  let contents = picture(lines, theme: theme)
  if !isCheck {
    try contents.write(toFile: path, atomically: true, encoding: .utf8)
  } else if contents != text(path) {
    fail("\(path) is not current; run Scripts/generate.sh failure-picture")
  }
}
guard text(readme).contains("Resources/printed-failure.svg") else {
  fail("\(readme) does not show the picture")
}
guard text(readme).replacing("&quot;", with: "\"").contains(first) else {
  fail("the description of the picture in \(readme) is not '\(first)'")
}
