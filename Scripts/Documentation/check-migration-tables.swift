// Checks that the tables for users of other libraries show code that is compiled, and names that exist.
//
//   swift Scripts/Documentation/check-migration-tables.swift
//
// Each piece of code in a column "Understudy" of the page `ComingFromX.md` stands in the file
// `FromXSamples.swift` of the package of samples, or, in a table of differences, in any of its files. `…`
// stands for any code whose brackets are balanced. A name, such as `.any`, `.returns()` or `register(_:)`,
// is a declaration of the public API with these labels instead.

import Foundation

let pages = "Sources/Understudy/Understudy.docc/ComingFrom"
let package = "Tests/Samples"
let samples = "\(package)/Tests/SampleTests/ComingFrom"

func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

/// Returns a text in which all white space is single spaces, so that line breaks do not matter.
func flat(_ text: some StringProtocol) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

func cells(of row: String) -> [String] {
  row.dropFirst().dropLast().components(separatedBy: "|").map {
    $0.trimmingCharacters(in: .whitespaces)
  }
}

/// Returns the pieces of code in a cell.
func code(in cell: String) -> [String] {
  let parts = cell.components(separatedBy: "`")
  return parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
}

// MARK: Code

/// Returns `true` if a text continues with parts, each after some code whose brackets are balanced.
func continues(_ text: Substring.UTF8View, with parts: ArraySlice<String>) -> Bool {
  guard let part = parts.first else { return true }
  var depth = 0
  var rest = text
  while true {
    if depth == 0, rest.starts(with: part.utf8),
      continues(rest.dropFirst(part.utf8.count), with: parts.dropFirst())
    {
      return true
    }
    guard let next = rest.popFirst() else { return false }
    if "([{".utf8.contains(next) { depth += 1 }
    if ")]}".utf8.contains(next) { depth -= 1 }
    if depth < 0 { return false }
  }
}

/// Returns `true` if a sample contains a piece of code, in which `…` stands for other code.
func stands(_ piece: String, in sample: String) -> Bool {
  let parts = flat(piece).components(separatedBy: "…").filter { !$0.isEmpty }
  guard let first = parts.first else { return true }
  return sample.ranges(of: first).contains {
    continues(sample[$0.upperBound...].utf8, with: parts.dropFirst())
  }
}

// MARK: Names

/// The labels of the public functions and initializers, by their names.
let functions: [String: [[String]]] = {
  let declaration = #/\b(?:func `?(\w+)|(init))[^(]*\((.*)/#
  let matches = text("Documentation/PublicAPI.md").matches(of: declaration)
  return matches.reduce(into: [:]) { result, match in
    let parameters = match.output.3.matches(of: #/(?:^|, )(\w+)(?: \w+)?: /#)
    result[String(match.output.1 ?? "init"), default: []].append(
      parameters.map { String($0.output.1) })
  }
}()

/// The names that the public API declares.
let names = Set(
  text("Documentation/PublicAPI.md").matches(
    of: #/\b(?:func|var|let|case|class|struct|enum|macro|protocol|typealias) `?(\w+)/#
  )
  .map { String($0.output.1) })

/// Returns `true` if a piece of code is a name that the public API declares.
func isDeclared(_ piece: String) -> Bool {
  let name = #/(?:await )?(?:[A-Z]\w*(?=\.))?[.@]?(\w+)(\(\)|\((?:\w+:)+\))?/#
  guard let match = piece.wholeMatch(of: name) else { return false }
  guard let labels = match.output.2?.split(whereSeparator: { "():".contains($0) }), !labels.isEmpty
  else { return names.contains(String(match.output.1)) }
  return functions[String(match.output.1), default: []].contains { all in
    var rest = all[...]
    return labels.allSatisfy { label in
      guard let index = rest.firstIndex(of: String(label)) else { return false }
      rest = rest[(index + 1)...]
      return true
    }
  }
}

// MARK: Tables

/// The Swift files of the package of samples, one after the other.
let allSamples: String = {
  let files = FileManager.default.enumerator(atPath: package)?.compactMap { $0 as? String } ?? []
  return files.filter { $0.hasSuffix(".swift") && !$0.contains(".build") }.sorted().map {
    flat(text("\(package)/\($0)"))
  }.joined(separator: " ")
}()

/// Returns `true` if a piece of code is declared, or stands in a sample. A sample does not show that the
/// library declares a name: `.any` stands in `.anything`, too.
func holds(_ piece: String, in sample: String) -> Bool {
  if isDeclared(piece) { return true }
  let isName = piece.wholeMatch(of: #/\.\w+(\(\))?|.*\w:\)/#) != nil
  return !isName && stands(piece, in: sample)
}

var problems = 0
var pieces = 0
let files = ((try? FileManager.default.contentsOfDirectory(atPath: pages)) ?? []).sorted()
for name in files where name.hasPrefix("ComingFrom") && name != "ComingFrom.md" {
  let library = name.dropFirst("ComingFrom".count).dropLast(".md".count)
  let sample = flat(text("\(samples)/From\(library)Samples.swift"))
  var header: [String]?
  for (index, line) in text("\(pages)/\(name)").components(separatedBy: "\n").enumerated() {
    guard line.hasPrefix("|") else {
      header = nil
      continue
    }
    let row = cells(of: line)
    guard let columns = header else {
      header = row
      continue
    }
    guard let column = columns.lastIndex(of: "Understudy"), row.indices.contains(column) else {
      continue
    }
    for piece in code(in: row[column]) {
      pieces += 1
      if holds(piece, in: columns[0] == "" ? allSamples : sample) { continue }
      print("\(pages)/\(name):\(index + 1): no sample contains '\(piece)'")
      problems += 1
    }
  }
}
print("\(files.count - 1) pages, \(pieces) pieces of code, \(problems) problems")
exit(problems == 0 && pieces > 200 ? 0 : 1)
