// Prepares symbol graphs for the documentation site, and checks the site.
//
//   swift Scripts/Documentation/graph.swift prepare FOLDER
//   swift Scripts/Documentation/graph.swift check FOLDER
//
// `prepare` removes the parameters that calls leave out from declarations and names: `fileID`, `filePath`,
// `line`, `column` and `isolation`. It also removes what extensions add to the types of the standard
// library: default values and counts, which articles list. The symbols of all modules become those of
// `Understudy`. It fails if a public symbol has no documentation.
//
// `check` fails if a symbol on the root page of the module is in no topic group, or if a type has many
// members that are in none. It also fails if a word that people type, in `documentation-words.txt`, does not
// find its page in the index: the filter of the site looks at titles only.

import Foundation

typealias Object = [String: Any]

func read(_ path: String) -> Object {
  let data = FileManager.default.contents(atPath: path) ?? Data()
  guard let object = (try? JSONSerialization.jsonObject(with: data)) as? Object else {
    print("error: cannot read \(path)")
    exit(2)
  }
  return object
}

// MARK: Preparing

/// The product whose declarations stand on the pages of the module `Understudy`.
let product = "UnderstudyContracts"

/// The parameters that calls leave out, because their defaults describe the call.
let contextual: Set = ["fileID", "filePath", "line", "column", "isolation"]

func shortened(_ name: String) -> String {
  guard let open = name.lastIndex(of: "("), name.last == ")" else { return name }
  let labels = name[name.index(after: open)...].dropLast().split(separator: ":")
  let kept = labels.filter { !contextual.contains(String($0)) }
  if kept.count == labels.count { return name }
  return name[...open] + kept.map { "\($0):" }.joined() + ")"
}

/// Returns declaration fragments without those parameters.
func shortened(_ fragments: [Object]) -> [Object] {
  var result: [Object] = []
  var isSkipping = false
  var depth = 0
  for var fragment in fragments {
    let text = fragment["spelling"] as? String ?? ""
    if fragment["kind"] as? String == "externalParam", depth == 0 {
      isSkipping = contextual.contains(text)
    }
    guard isSkipping else {
      result.append(fragment)
      continue
    }
    guard fragment["kind"] as? String == "text" else { continue }
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      guard depth < 0 else { continue }
      // The end of the parameters.
      isSkipping = false
      depth = 0
      if let last = result.last, var before = last["spelling"] as? String {
        while before.hasSuffix(" ") || before.hasSuffix(",") { before.removeLast() }
        result[result.count - 1]["spelling"] = before
      }
      fragment["spelling"] = String(text[index...])
      result.append(fragment)
      break
    }
  }
  return result
}

/// Returns the lines of a documentation comment without those parameters, and with the names that the
/// site uses. A link to an overloaded name leads to the page of all its overloads.
func shortened(_ comment: Object) -> Object {
  var kept: [Object] = []
  var isSkipping = false
  for line in comment["lines"] as? [Object] ?? [] {
    var text = line["text"] as? String ?? ""
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    let begins = contextual.contains {
      trimmed.hasPrefix("- \($0):") || trimmed.hasPrefix("- Parameter \($0):")
    }
    let continues = isSkipping && !trimmed.isEmpty && !trimmed.hasPrefix("-")
    isSkipping = begins || continues
    if isSkipping { continue }
    text = text.replacing(#/``([^`]*?\([^`()]*?:\))(-[^`]*)?``/#) { match -> String in
      let short = shortened(String(match.1))
      return short == match.1 ? String(match.0) : "``\(short)``"
    }
    var line = line
    line["text"] = text
    kept.append(line)
  }
  // A list without items.
  for index in kept.indices.reversed() where (kept[index]["text"] as? String) == "- Parameters:" {
    let next = index + 1 < kept.count ? kept[index + 1]["text"] as? String ?? "" : ""
    if !next.hasPrefix("  ") { kept.remove(at: index) }
  }
  var comment = comment
  comment["lines"] = kept
  return comment
}

/// Returns `true` if the first sentence of a comment says that the symbol is asynchronous.
func isCounterpart(_ symbol: Object) -> Bool {
  let lines = (symbol["docComment"] as? Object)?["lines"] as? [Object] ?? []
  let sentence = lines.prefix(2).compactMap { $0["text"] as? String }.joined(separator: " ")
  return sentence.contains("asynchronous")
}

/// Gives the asynchronous symbols of each group of overloads the comment of the synchronous one, because
/// DocC may choose any of them for the page of the group.
func shareComments(_ symbols: inout [Object]) {
  func path(_ symbol: Object) -> [String] { symbol["pathComponents"] as? [String] ?? [] }
  var comments: [[String]: Any] = [:]
  for symbol in symbols where !isCounterpart(symbol) && comments[path(symbol)] == nil {
    // Not that of patterns of several mocks, which has other parameters.
    let names = symbol["functionSignature"] as? Object
    let parameters = names?["parameters"] as? [Object] ?? []
    let first = parameters.first.flatMap { $0["internalName"] ?? $0["name"] } as? String
    if first == "calls" { continue }
    comments[path(symbol)] = symbol["docComment"]
  }
  for index in symbols.indices where isCounterpart(symbols[index]) {
    if let comment = comments[path(symbols[index])] { symbols[index]["docComment"] = comment }
  }
}

/// Returns a heading without the generic parameters, as in a list of topics.
func withoutGenericParameters(_ fragments: [Object]) -> [Object] {
  let texts = fragments.map { $0["spelling"] as? String ?? "" }
  guard let start = texts.firstIndex(of: "<"), start > 0,
    fragments[start - 1]["kind"] as? String == "identifier",
    let end = texts[start...].firstIndex(where: { $0.hasPrefix(">") })
  else { return fragments }
  var rest = fragments[end]
  rest["spelling"] = String(texts[end].dropFirst())
  return fragments[..<start] + [rest] + fragments[(end + 1)...]
}

func prepare(_ path: String) -> [String] {
  var graph = read(path)
  if var module = graph["module"] as? Object, module["name"] as? String == product {
    module["name"] = "Understudy"
    graph["module"] = module
  }
  var symbols = graph["symbols"] as? [Object] ?? []
  var problems: [String] = []
  for index in symbols.indices {
    var symbol = symbols[index]
    let components = symbol["pathComponents"] as? [String] ?? []
    let kind = (symbol["kind"] as? Object)?["identifier"] as? String
    if symbol["docComment"] == nil, kind != "swift.extension" {
      problems.append("\(components.joined(separator: ".")) has no documentation")
    }
    symbol["docComment"] = (symbol["docComment"] as? Object).map { shortened($0) }
    symbol["pathComponents"] = components.map { shortened($0) }
    if let fragments = symbol["declarationFragments"] as? [Object] {
      symbol["declarationFragments"] = shortened(fragments)
    }
    if var names = symbol["names"] as? Object {
      names["title"] = (names["title"] as? String).map { shortened($0) }
      names["subHeading"] = (names["subHeading"] as? [Object]).map {
        withoutGenericParameters(shortened($0))
      }
      symbol["names"] = names
    }
    if var signature = symbol["functionSignature"] as? Object {
      signature["parameters"] = (signature["parameters"] as? [Object])?.filter {
        !contextual.contains($0["name"] as? String ?? "")
      }
      symbol["functionSignature"] = signature
    }
    symbols[index] = symbol
  }
  shareComments(&symbols)
  graph["symbols"] = symbols
  var module = graph["module"] as? Object ?? [:]
  module["name"] = "Understudy"
  graph["module"] = module
  let data = try! JSONSerialization.data(withJSONObject: graph, options: .sortedKeys)
  try! data.write(to: URL(fileURLWithPath: path))
  return problems
}

// MARK: Checking

/// Returns the symbols and pages that DocC had to sort into a group of its own making. On the
/// pages of types, such groups may have a few members.
func check(_ site: String) -> [String] {
  let pages = "\(site)/data/documentation"
  let all = FileManager.default.enumerator(atPath: pages)?.compactMap { $0 as? String } ?? []
  return all.filter { $0.hasSuffix(".json") && !$0.contains("-implementations") }.sorted().flatMap {
    page -> [String] in
    let limit = page == "understudy.json" ? 0 : 8
    return (read("\(pages)/\(page)")["topicSections"] as? [Object] ?? []).flatMap { section in
      let identifiers = section["identifiers"] as? [String] ?? []
      let isSorted =
        section["generated"] as? Bool != true
        || section["title"] as? String == "Default Implementations"
      return isSorted || identifiers.count <= limit
        ? [] : identifiers.map { "\($0) is in no topic group of \(page)" }
    }
  }
}

/// Returns the titles of the pages in the index of a site, by the last part of their paths.
func titles(in nodes: [Object]) -> [String: String] {
  var result: [String: String] = [:]
  for node in nodes {
    if let path = node["path"] as? String, let title = node["title"] as? String,
      let name = path.split(separator: "/").last
    {
      result[String(name)] = title
    }
    result.merge(titles(in: node["children"] as? [Object] ?? [])) { first, _ in first }
  }
  return result
}

/// Returns the words that do not find their pages.
func checkWords(_ site: String) -> [String] {
  let languages = read("\(site)/index/index.json")["interfaceLanguages"] as? Object
  let titles = titles(in: languages?["swift"] as? [Object] ?? [])
  let list = (try? String(contentsOfFile: "Scripts/Documentation/words.txt", encoding: .utf8)) ?? ""
  let rows = list.split(separator: "\n").filter { !$0.hasPrefix("#") }
  let missing = rows.compactMap { row -> String? in
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 2, let title = titles[cells[1].lowercased()] else {
      return "'\(row)' names no page of the index"
    }
    return title.localizedCaseInsensitiveContains(cells[0])
      ? nil : "'\(cells[0])' does not find the page '\(title)'"
  }
  return rows.count < 60 ? missing + ["there are only \(rows.count) words to find"] : missing
}

guard CommandLine.arguments.count == 3 else {
  print("usage: documentation-graph.swift prepare|check FOLDER")
  exit(2)
}
let folder = CommandLine.arguments[2]
var problems: [String] = []
if CommandLine.arguments[1] == "prepare" {
  for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
    if name.contains("@Swift") || name.contains("@_Concurrency") {
      try FileManager.default.removeItem(atPath: "\(folder)/\(name)")
    } else {
      problems += prepare("\(folder)/\(name)")
      // What a product adds to types of the runtime stands with them.
      if name.hasPrefix("\(product)@") {
        try FileManager.default.moveItem(
          atPath: "\(folder)/\(name)",
          toPath: "\(folder)/\(name.replacing("@", with: "."))")
      }
    }
  }
} else {
  problems = check(folder) + checkWords(folder)
}
problems.forEach { print("error: \($0)") }
exit(problems.isEmpty ? 0 : 1)
