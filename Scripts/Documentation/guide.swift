// Writes `Documentation/Guide`: the pages of the catalog, with links that work where the repository is shown.
//
//   swift Scripts/Documentation/guide.swift          # writes the folder
//   swift Scripts/Documentation/guide.swift --check  # fails if the folder is not current
//
// A link to a page or a section that does not exist is an error.

import Foundation

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
let catalog = root.appendingPathComponent("Sources/Understudy/Understudy.docc")
let guide = root.appendingPathComponent("Documentation/Guide")
let check = CommandLine.arguments.contains("--check")
var problems: [String] = []

/// A page of the catalog.
struct Page {
  let name: String
  let source: URL
  var lines: [String]

  /// The sections as DocC names them in links, with the names that Markdown viewers give them.
  var sections: [String: String] {
    var seen: [String: Int] = [:]
    var sections: [String: String] = [:]
    for title in headings {
      let letters = title.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      var anchor = letters.replacingOccurrences(of: " ", with: "-")
      let count = seen[anchor, default: 0]
      seen[anchor] = count + 1
      if count > 0 { anchor += "-\(count)" }
      sections[Self.key(title)] = anchor
    }
    return sections
  }

  /// The title of the page.
  var title: String {
    (lines.first { $0.hasPrefix("# ") } ?? "").dropFirst(2).replacingOccurrences(of: "`", with: "")
  }

  /// The titles of sections, without the lines of code that look like them.
  private var headings: [String] {
    var isInCode = false
    return lines.compactMap { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isInCode.toggle() }
      guard !isInCode, line.hasPrefix("##") else { return nil }
      return line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns what two spellings of a section have in common.
  static func key(_ title: some StringProtocol) -> String {
    title.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

/// Returns a page of a Markdown file.
func page(at url: URL) throws -> Page {
  let text = try String(contentsOf: url, encoding: .utf8)
  return Page(
    name: url.deletingPathExtension().lastPathComponent, source: url,
    lines: text.components(separatedBy: "\n"))
}

/// Returns the value of a parameter of a directive, such as the `title` of `@Intro(title: "Start")`.
func parameter(_ name: String, of line: String) -> String? {
  line.range(of: "\(name): \"").map { range in
    String(line[range.upperBound...].prefix { $0 != "\"" })
  }
}

/// Returns a tutorial as a page: its sections with numbered steps, each with its file.
func tutorial(at url: URL) throws -> Page {
  var page = try page(at: url)
  var lines: [String] = []
  var step = 0
  for line in page.lines {
    let text = line.trimmingCharacters(in: .whitespaces)
    guard text.hasPrefix("@") else {
      if text != "}" { lines.append(text) }
      continue
    }
    switch text.dropFirst().prefix(while: \.isLetter) {
    case "Tutorials", "Intro":
      if let title = parameter("title", of: text) { lines.append("# \(title)") }
    case "Section", "Chapter", "Resources":
      step = 0
      let name = parameter("title", of: text) ?? parameter("name", of: text) ?? "More"
      lines += ["", "## \(name)", ""]
    case "Step":
      step += 1
      lines += ["", "**Step \(step)**", ""]
    case "Code":
      let file = parameter("file", of: text) ?? ""
      let code = catalog.appendingPathComponent("Resources/Code/\(file)")
      lines += ["", "`\(parameter("name", of: text) ?? file)`:", "", "```swift"]
      lines += try String(contentsOf: code, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      if lines.last == "" { lines.removeLast() }
      lines += ["```", ""]
    case "TutorialReference":
      let name = text.range(of: "doc:").map {
        text[$0.upperBound...].prefix { $0.isLetter || $0.isNumber }
      }
      if let name { lines.append("- <doc:\(name)>") }
    default: break
    }
  }
  // A title comes first, and blank lines are single.
  page.lines = lines.reduce(into: []) { result, line in
    if !line.isEmpty || result.last?.isEmpty == false { result.append(line) }
  }
  return page
}

// The pages, by their names.
var pages: [String: Page] = [:]
let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
for case let url as URL in files! {
  if url.path.contains("/Reference/") || url.path.contains("/Resources/") { continue }
  switch url.pathExtension {
  case "md":
    let page = try page(at: url)
    pages[page.name] = page
  case "tutorial":
    let page = try tutorial(at: url)
    pages[page.name] = page
  default: break
  }
}
let troubleshooting = try page(at: root.appendingPathComponent("Documentation/Troubleshooting.md"))
pages[troubleshooting.name] = troubleshooting

/// The file of a page.
func file(of name: String) -> String { name == "Understudy" ? "README.md" : "\(name).md" }

/// Returns the link to a page and a section, as `doc:` links name them.
func link(_ target: Substring, from page: Page) -> String {
  let parts = target.split(separator: "#", maxSplits: 1)
  let name = String(parts[0].split(separator: "/").last ?? parts[0])
  // The symbols that pages mention are in the list of the public API.
  if name == "Reference" { return "../PublicAPI.md" }
  guard let other = pages[name] else {
    problems.append("\(page.source.path): there is no page '\(name)'")
    return ""
  }
  guard parts.count > 1 else { return file(of: name) }
  guard let section = other.sections[Page.key(parts[1])] else {
    problems.append("\(page.source.path): the page '\(name)' has no section '\(parts[1])'")
    return ""
  }
  return "\(other.name == page.name ? "" : file(of: name))#\(section)"
}

/// Returns a line without links that only DocC knows.
func converted(_ line: String, in page: Page) -> String {
  var line = line.replacingOccurrences(of: "``", with: line.hasPrefix("# ") ? "" : "`")
    .replacingOccurrences(
      of: "](../Resources/", with: "](../../Sources/Understudy/Understudy.docc/Resources/")
  // A link without a text has the title of the page.
  while let start = line.range(of: "<doc:"), let end = line[start.upperBound...].firstIndex(of: ">")
  {
    let name = String(line[start.upperBound..<end])
    line.replaceSubrange(
      start.lowerBound...end, with: "[\(pages[name]?.title ?? name)](doc:\(name))")
  }
  while let start = line.range(of: "](doc:"),
    let end = line[start.upperBound...].firstIndex(of: ")")
  {
    line.replaceSubrange(
      start.lowerBound...end, with: "](\(link(line[start.upperBound..<end], from: page)))")
  }
  return line
}

var texts: [String: String] = [:]
for page in pages.values {
  var isInCode = false
  var lines: [String] = []
  for line in page.lines {
    let isFence = line.drop(while: { $0 == " " }).hasPrefix("```")
    if isFence { isInCode.toggle() }
    if !isInCode, line.hasPrefix("<!--"), line.hasSuffix("-->") { continue }
    lines.append(isInCode || isFence ? line : converted(line, in: page))
  }
  if page.name != "Understudy" {
    lines.insert(
      contentsOf: ["", "[All pages](README.md)"] + (lines[1].isEmpty ? [] : [""]), at: 1)
  }
  let origin = page.source.path.replacingOccurrences(of: root.path + "/", with: "")
  lines.insert(
    "<!-- Made from \(origin) by Scripts/Documentation/guide.swift. Do not edit. -->", at: 0)
  texts[file(of: page.name)] =
    lines.joined(separator: "\n").trimmingCharacters(in: .newlines) + "\n"
}

let old = Set((try? FileManager.default.contentsOfDirectory(atPath: guide.path)) ?? [])
if check {
  for name in old.union(texts.keys).sorted() {
    let current = try? String(contentsOf: guide.appendingPathComponent(name), encoding: .utf8)
    if current != texts[name] { problems.append("Documentation/Guide/\(name) is not current") }
  }
  if !problems.isEmpty { problems.append("run: swift Scripts/Documentation/guide.swift") }
} else if problems.isEmpty {
  try FileManager.default.createDirectory(at: guide, withIntermediateDirectories: true)
  for name in old.subtracting(texts.keys) {
    try FileManager.default.removeItem(at: guide.appendingPathComponent(name))
  }
  for (name, text) in texts {
    try Data(text.utf8).write(to: guide.appendingPathComponent(name))
  }
}
for problem in problems { print("error: \(problem)") }
exit(problems.isEmpty ? 0 : 1)
