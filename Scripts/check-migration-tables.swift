// Checks that the tables for users of other libraries show code that is compiled.
//
//   swift Scripts/check-migration-tables.swift
//
// Each piece of code in a column "Understudy" of the page `ComingFromX.md` stands in the file
// `FromXSamples.swift` of the package of samples. Pieces with `…` or with an argument label only, such
// as `register(_:)`, and names such as `.any` or `.returns()` are not checked. Tables without a heading
// for the first column describe differences, and tables of older names list declarations.

import Foundation

let pages = "Sources/Understudy/Understudy.docc/ComingFrom"
let samples = "Tests/Samples/Tests/SampleTests/ComingFrom"

func text(_ path: String) -> String { (try? String(contentsOfFile: path, encoding: .utf8)) ?? "" }

/// Returns a text in which all white space is single spaces, so that line breaks do not matter.
func flat(_ text: String) -> String {
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

func isChecked(_ piece: String) -> Bool {
  if piece.contains("…") || piece.contains("(_:") { return false }
  let name = piece.hasSuffix("()") ? piece.dropLast(2) : Substring(piece)
  return !name.hasPrefix(".") || !name.dropFirst().allSatisfy(\.isLetter)
}

var problems = 0
let names = ((try? FileManager.default.contentsOfDirectory(atPath: pages)) ?? []).sorted()
for name in names where name.hasPrefix("ComingFrom") && name != "ComingFrom.md" {
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
    guard let column = columns.lastIndex(of: "Understudy"), columns[0] != "",
      !columns.contains("older name"), row.indices.contains(column)
    else { continue }
    for piece in code(in: row[column]) where isChecked(piece) && !sample.contains(flat(piece)) {
      print("\(pages)/\(name):\(index + 1): no sample contains '\(piece)'")
      problems += 1
    }
  }
}
print("\(names.count - 1) pages, \(problems) problems")
exit(problems == 0 && names.count > 1 ? 0 : 1)
