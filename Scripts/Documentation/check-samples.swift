// Checks that the samples and links of the documentation are real.
//
//   swift Scripts/Documentation/check-samples.swift
//
// A Swift fence of a page is an excerpt of a file that is compiled: its lines stand in that file, one
// after the other, with the same relative indentation. A line `…` skips lines of the file. A fence
// below the comment `<!-- not compiled: REASON -->` is not checked. A text fence is an excerpt of a
// golden failure, or of a text that a sample prints, without what a console writes before it. The files
// of a tutorial are excerpts too, except manifests. So are the samples in documentation comments of what users import.
//
// Each sentence of `Documentation/MeaningOfSentences.md` is on its page, and the test that holds it exists.
// Each path in `CONTRIBUTING.md` exists. Each table of the catalog fits on the site in a window of 1280 pixels.
//
// Relative links lead to files, `<doc:Page>` to pages of the catalog, and fragments to headings. Prints
// `page:line: problem` for everything that does not hold.

import Foundation

let catalog = "Sources/Understudy/Understudy.docc"
let compiled = [
  "Tests/Samples", "Tests/StarterPackages", "Tests/ReleaseFixture", "Tests/Publishers", "Examples",
]
let modules = [
  "Sources/UnderstudyCore", "Sources/Understudy", "Sources/UnderstudyContracts",
  "Sources/UnderstudyMacros", "Sources/UnderstudyHandwritten",
]
let outputs = ["Tests/FailureShapes/Golden", "Tests/Samples/Output"]

// MARK: Files

/// Returns the paths of the files of a folder, without those of build folders.
func files(in folder: String, _ extensions: String...) -> [String] {
  let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return all.filter { path in
    !path.contains(".build") && extensions.contains((path as NSString).pathExtension)
  }.sorted().map { "\(folder)/\($0)" }
}

func lines(of path: String) -> [String] {
  let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    var line = line
    while line.last?.isWhitespace == true { line.removeLast() }
    return String(line)
  }
}

/// Returns a line of a failure without its position, which each console writes in another way, and
/// without the folders of files.
func withoutPlace(_ line: String) -> String {
  line.replacing(#/^\w+\.swift:\d+: (error: |warning: )?/#, with: "")
    .replacing(#/(\w+\/)+(\w+\.swift:\d+)/#) { String($0.2) }
}

/// Returns the lines of failures that the console of Swift Testing shows.
func withoutConsole(_ lines: [String]) -> [String] {
  guard lines.contains(where: { $0.hasPrefix("↳ ") }) else { return lines.map(withoutPlace) }
  return lines.map { line in
    if line.hasPrefix("✘ ") { return "" }
    return withoutPlace(
      String(line.hasPrefix("↳ ") || line.hasPrefix("  ") ? line.dropFirst(2) : line[...]))
  }
}

func indentation(of line: String) -> Int { line.prefix { $0 == " " }.count }

// MARK: Excerpts

/// A file that excerpts are taken from.
struct Source {
  let path: String
  let lines: [String]

  /// Positions of lines, by their text without indentation.
  let positions: [String: [Int]]

  init(_ path: String) {
    self.path = path
    lines = main.lines(of: path).map { path.hasSuffix(".txt") ? withoutPlace($0) : $0 }
    positions = Dictionary(grouping: lines.indices) { [lines] in
      lines[$0].trimmingCharacters(in: .whitespaces)
    }
  }

  /// Returns how many lines of a fence stand here, at best.
  func matchedLines(of parts: [[String]]) -> Int {
    guard let first = parts.first?.first else { return 0 }
    let starts = positions[first.trimmingCharacters(in: .whitespaces)] ?? []
    return starts.map { matchedLines(of: parts, from: $0) }.max() ?? 0
  }

  private func matchedLines(of parts: [[String]], from start: Int) -> Int {
    let shift = indentation(of: lines[start]) - indentation(of: parts[0][0])
    func matches(_ line: String, _ position: Int) -> Bool {
      guard position < lines.count else { return false }
      if line.isEmpty || shift == 0 { return lines[position] == line }
      guard shift > 0 else { return false }
      return lines[position] == String(repeating: " ", count: shift) + line
    }
    var matched = 0
    var position = start
    for (number, part) in parts.enumerated() {
      var best = 0
      let candidates = number == 0 ? start..<(start + 1) : position..<max(position, lines.count)
      var found = false
      for candidate in candidates {
        let count = zip(part, candidate...).prefix { matches($0.0, $0.1) }.count
        best = max(best, count)
        guard count == part.count else { continue }
        position = candidate + count
        found = true
        break
      }
      matched += best
      guard found else { return matched }
    }
    return matched
  }
}

/// Returns the parts of a fence between lines that are `…`, without empty lines at their ends.
func parts(of fence: [String]) -> [[String]] {
  let trimmed = fence.map { $0.trimmingCharacters(in: .whitespaces) }
  var result: [[String]] = [[]]
  for (line, text) in zip(fence, trimmed) {
    if text == "…" || text == "// …" {
      result.append([])
    } else {
      result[result.count - 1].append(line)
    }
  }
  return result.map { part in
    Array(part.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
  }.filter { !$0.isEmpty }
}

/// Returns the reason why a fence is not an excerpt of a source, or `nil`.
func problem(of fence: [String], in sources: [Source], _ kind: String) -> (
  offset: Int, text: String
)? {
  let parts = parts(of: fence)
  let count = parts.joined().count
  guard count > 0 else { return nil }
  var best = (lines: 0, path: "")
  for source in sources {
    let matched = source.matchedLines(of: parts)
    if matched == count { return nil }
    if matched > best.lines { best = (matched, source.path) }
  }
  if best.lines == 0 { return (0, "the first line of this fence is in no \(kind)") }
  let all = fence.indices.filter { index in
    let text = fence[index].trimmingCharacters(in: .whitespaces)
    return text != "…" && text != "// …" && !text.isEmpty
  }
  let filled = parts.joined().prefix(best.lines).filter { !$0.isEmpty }.count
  return (
    all.indices.contains(filled) ? all[filled] : 0,
    "this line does not continue the excerpt from \(best.path)"
  )
}

// MARK: Pages

/// Returns the fragment that leads to a heading, on GitHub and in DocC alike.
func fragment(of heading: String) -> String {
  heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
    .replacingOccurrences(of: " ", with: "-")
}

func fragments(of page: String) -> Set<String> {
  Set(
    lines(of: page).filter { $0.hasPrefix("#") }.map { line in
      fragment(of: String(line.drop { $0 == "#" }.dropFirst()))
    })
}

let swiftSources = compiled.flatMap { files(in: $0, "swift") }.map(Source.init)
let textSources = outputs.flatMap { files(in: $0, "txt") }.map(Source.init)
let catalogPages = files(in: catalog, "md", "tutorial")
// The guide is made from the catalog.
let documents = files(in: "Documentation", "md").filter { !$0.hasPrefix("Documentation/Guide/") }
let pages = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"] + documents + catalogPages
/// Pages whose fences are not samples: scripts write them, or they are about the code of the project.
let withoutSamples = [
  "PublicAPI", "Troubleshooting", "Corpus", "RedMatrix", "Decisions", "CHANGELOG",
]
var pagesByName: [String: String] = [:]
for page in catalogPages {
  pagesByName[((page as NSString).lastPathComponent as NSString).deletingPathExtension] = page
}

var problems: [String] = []
func report(_ page: String, _ line: Int, _ text: String) {
  problems.append("\(page):\(line): \(text)")
}

func checkFence(_ page: String, _ line: Int, _ language: String, _ content: [String]) {
  let isSwift = language == "swift"
  let sources = isSwift ? swiftSources : textSources
  let content = isSwift ? content : withoutConsole(content)
  let kind = isSwift ? "compiled file" : "golden failure or output of a sample"
  guard let found = problem(of: content, in: sources, kind) else { return }
  report(page, line + 1 + found.offset, found.text)
}

func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

func checkLink(_ page: String, _ line: Int, _ target: String) {
  if target.hasPrefix("http") || target.hasPrefix("mailto:") { return }
  let pieces = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
  var path = String(pieces[0])
  if path.hasPrefix("doc:") {
    let name = path.dropFirst(4).split(separator: "/").last.map(String.init) ?? ""
    guard let found = pagesByName[name] else {
      if !path.contains("/") { report(page, line, "there is no page '\(name)' in the catalog") }
      return
    }
    path = found
  } else if path.isEmpty {
    path = page
  } else {
    path = ((page as NSString).deletingLastPathComponent as NSString).appendingPathComponent(path)
    let resource = "\(catalog)/Resources/\(pieces[0])"
    guard [path, page.hasPrefix(catalog) ? resource : path].contains(where: exists) else {
      return report(page, line, "there is no file '\(pieces[0])'")
    }
  }
  guard pieces.count == 2, path.hasSuffix(".md") else { return }
  let wanted = pieces[1].lowercased()
  if !fragments(of: path).contains(wanted) {
    report(page, line, "'\(path)' has no heading '#\(wanted)'")
  }
}

let inlineCode = try! NSRegularExpression(pattern: "(`+)[^`].*?\\1")
let link = try! NSRegularExpression(pattern: "\\]\\(([^)\\s]+)\\)|<(doc:[^>]+)>")

func checkLinks(_ page: String, _ number: Int, _ line: String) {
  var text = line
  for match in inlineCode.matches(in: text, range: NSRange(text.startIndex..., in: text)).reversed()
  {
    text.removeSubrange(Range(match.range, in: text)!)
  }
  for match in link.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
    let range = Range(match.range(at: 1), in: text) ?? Range(match.range(at: 2), in: text)!
    checkLink(page, number, String(text[range]))
  }
}

/// Returns the documentation comments of a file, with empty lines for its code.
func comments(of path: String) -> [String] {
  lines(of: path).map { line in
    let text = line.trimmingCharacters(in: .whitespaces)
    return text.hasPrefix("///") ? String(text.dropFirst(text.hasPrefix("/// ") ? 4 : 3)) : ""
  }
}

func check(_ page: String, _ lines: [String], checksLinks: Bool = true) {
  let hasSamples = !withoutSamples.contains { page.contains($0) }
  var fence: (line: Int, indentation: Int, language: String, isChecked: Bool, content: [String])?
  var exempt = false
  for (index, line) in lines.enumerated() {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("```") {
      if let closed = fence {
        if closed.isChecked { checkFence(page, closed.line, closed.language, closed.content) }
        fence = nil
      } else {
        let language = String(text.dropFirst(3))
        let isSample = ["swift", "text"].contains(language) && hasSamples && !exempt
        fence = (index + 1, indentation(of: line), language, isSample, [])
      }
      exempt = false
    } else if let open = fence {
      let dropped = min(open.indentation, indentation(of: line))
      fence!.content.append(String(line.dropFirst(dropped)))
    } else {
      if text.hasPrefix("<!-- not compiled:") {
        exempt = true
      } else if !text.isEmpty {
        exempt = false
      }
      if checksLinks { checkLinks(page, index + 1, line) }
    }
  }
  if let fence { report(page, fence.line, "this fence is not closed") }
}

guard exists("Scripts/Documentation/check-samples.swift") else {
  print("error: run this script in the root folder of the package")
  exit(2)
}
for page in pages { check(page, lines(of: page)) }
for file in modules.flatMap({ files(in: $0, "swift") }) {
  check(file, comments(of: file), checksLinks: false)
}
for file in files(in: catalog, "swift") {
  let content = lines(of: file)
  // SwiftPM compiles manifests, and each is about a package of its own.
  if content.contains("import PackageDescription") { continue }
  // A step can be compiled inside a type, so its imports do not precede it.
  let imports = content.prefix { line in
    let text = line.trimmingCharacters(in: .whitespaces)
    return text.isEmpty || text.hasPrefix("import ") || text.hasPrefix("@testable import ")
      || text.hasPrefix("#if canImport(") || text == "#endif"
  }
  if let found = problem(
    of: Array(content.dropFirst(imports.count)), in: swiftSources, "compiled file")
  {
    report(file, 1 + imports.count + found.offset, found.text)
  }
}
for file in files(in: catalog, "txt") {
  if let found = problem(
    of: withoutConsole(lines(of: file)), in: textSources, "golden failure or output of a sample")
  {
    report(file, 1 + found.offset, found.text)
  }
}

// MARK: The meaning of sentences

func flat(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

/// Checks the rows `| sentence | "title", in `file` |` below the heading `## [name](../page)`.
func checkSentences(of list: String) {
  var page = ""
  var text = ""
  for (index, line) in lines(of: list).enumerated() {
    if let heading = line.wholeMatch(of: #/## \[.*\]\(\.\./(.+)\)/#) {
      page = String(heading.1)
      text = flat(
        (page.hasSuffix(".swift") ? comments(of: page) : lines(of: page)).joined(separator: "\n"))
    } else if let row = line.wholeMatch(of: #/\| (.+) \| "(.+)", in `(.+)` \|/#) {
      if !text.contains(flat(String(row.1))) {
        report(list, index + 1, "this sentence is not in \(page)")
      }
      let tests = lines(of: String(row.3)).joined(separator: "\n")
      if !tests.contains("\"\(row.2)\"") { report(list, index + 1, "\(row.3) has no such test") }
    } else if line.hasPrefix("| "), !line.hasPrefix("| sentence"), !line.hasPrefix("| ---") {
      report(list, index + 1, "this row names no test")
    }
  }
}

checkSentences(of: "Documentation/MeaningOfSentences.md")

// MARK: Paths

/// Checks that the files and folders that a page names exist.
func checkPaths(of page: String) {
  let path =
    #/\b(?:Migration/)?(?:Sources|Plugins|Tests|Examples|Benchmarks|Scripts|Documentation)/[\w+/.~-]*\w/#
  for (index, line) in lines(of: page).enumerated() {
    for match in line.matches(of: path) where !exists(String(match.output)) {
      report(page, index + 1, "there is no '\(match.output)'")
    }
  }
}

checkPaths(of: "CONTRIBUTING.md")

// MARK: Tables

/// Returns the width of the longest word of a cell in pixels. The site breaks lines of code at spaces, before
/// a capital letter or a dot, and after a colon.
func wordWidth(of cell: String) -> Double {
  let text = cell.replacing(#/\[([^\]]*)\]\([^)]*\)/#, with: { String($0.1) })
  return text.components(separatedBy: "`").enumerated().map { index, part in
    let isCode = index % 2 == 1
    let words =
      isCode
      ? part.replacing(#/([a-z])(?=[A-Z])|(:)(?=\w)|(\w)(?=[._]\w)/#, with: { "\($0.0) " }) : part
    return words.split(separator: " ").map { Double($0.count) * (isCode ? 10.2 : 10) }.max() ?? 0
  }.max() ?? 0
}

/// Reports tables that are wider than a page: their last column is cut.
func checkTables(of page: String) {
  var widths: [Double] = []
  for (index, line) in (lines(of: page) + [""]).enumerated() {
    guard line.hasPrefix("|") else {
      let width = widths.map { $0 + 21 }.reduce(0, +)
      if width > 720 {
        report(
          page, index,
          "the table above is \(Int(width)) pixels wide, more than 720: shorten its code")
      }
      widths = []
      continue
    }
    if line.hasPrefix("| ---") { continue }
    let cells = line.dropFirst().dropLast().replacing("\\|", with: " ").components(separatedBy: "|")
    widths += Array(repeating: 0, count: max(0, cells.count - widths.count))
    for (column, cell) in cells.enumerated() {
      widths[column] = max(widths[column], wordWidth(of: cell))
    }
  }
}

catalogPages.forEach(checkTables)

/// What is true about Apple platforms, in the same words on each page that speaks of them.
let aboutApple =
  "Everything is developed, tested and measured on Linux. For Apple platforms, the sources and generated "
  + "mocks are compiled on Linux at every change, and nobody has run them on an Apple system yet."
for page in ["README.md"]
  + ["Installing", "StartInXcode", "ComparedWithOtherLibraries"].map({
    pagesByName[$0]!
  })
where !flat(lines(of: page).joined(separator: "\n")).contains(aboutApple) {
  report(page, 1, "this page does not say: \(aboutApple)")
}
problems.forEach { print($0) }
print("\(pages.count) pages, \(swiftSources.count) files with samples, \(problems.count) problems")
exit(problems.isEmpty ? 0 : 1)
