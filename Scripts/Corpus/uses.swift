// Prints tests that use a tenth of the mocks in a file: each mock is created, and every member is stubbed
// and verified. Members are also called if their parameters and results are of simple types.
//
//   swift Scripts/Corpus/uses.swift MOCKS.swift MODULE... > Tests.swift
//
// The mocks are chosen by a hash of their names, so that the choice does not depend on the order of the
// declarations. Generic mocks, and mocks of classes whose initializers need arguments without default values, are
// left out: no type or value is known to fit. Reads the text of the mocks, not the model of the generator. The
// last line of the output is a comment with the numbers of mocks and calls.
import Foundation

let lines = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
  .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
/// The number of `#if` around each line.
let depths = lines.reduce(into: [Int]()) { depths, line in
  let text = line.drop { $0 == " " }
  depths.append(
    (depths.last ?? 0) + (text.hasPrefix("#if") ? 1 : text.hasPrefix("#endif") ? -1 : 0))
}

/// The imports, with the conditions around them.
let header: ArraySlice<String> = {
  let last = lines.lastIndex {
    $0.hasPrefix("import ") || $0.hasPrefix("@") && $0.contains(" import ")
  }
  guard let last, let end = depths[last...].firstIndex(of: 0) else { return [] }
  return lines[...end]
}()

/// Every how many mocks one is used.
let share =
  ProcessInfo.processInfo.environment["UNDERSTUDY_CORPUS_SHARE"].flatMap(UInt32.init) ?? 10

/// Returns a hash that is the same in every process.
func hash(_ text: String) -> UInt32 {
  text.utf8.reduce(5381) { ($0 &* 33) ^ UInt32($1) }
}

/// Splits a list at the commas outside of brackets.
func elements(_ text: Substring) -> [String] {
  var (parts, depth) = ([""], 0)
  var last: Character = " "
  for character in text {
    if "([{<".contains(character) { depth += 1 }
    if ")]}".contains(character) || character == ">" && last != "-" { depth -= 1 }
    if character == ",", depth == 0 {
      parts.append("")
    } else {
      parts[parts.count - 1].append(character)
    }
    last = character
  }
  return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
}

/// Returns a value of a simple type, or `nil` for any other type.
func value(_ type: String) -> String? {
  let bare = type.replacingOccurrences(of: "Swift.", with: "")
  if bare.hasSuffix("?"), !bare.contains("->"), !bare.hasPrefix("inout ") { return "nil" }
  switch bare {
  case "Int", "Int64", "Int32", "Int16", "Int8", "UInt", "UInt64", "UInt32", "UInt16", "UInt8",
    "Double",
    "Float":
    return "1"
  case "String": return "\"a\""
  case "Bool": return "true"
  case "[UInt8]", "[Int]", "[String]": return "[]"
  default: return nil
  }
}

/// A member of a mock that a test can use.
struct Use {
  /// The pattern, with matchers for all arguments.
  var pattern: String

  /// The pattern with the types of the arguments, to choose one of several overloads.
  var typedPattern: String

  /// The call, or `nil` if its arguments or its result are not simple.
  var call: String?
}

/// Returns the text between the parentheses that open first, and the rest.
func parenthesized(_ text: Substring) -> (inside: Substring, rest: Substring)? {
  guard let start = text.firstIndex(of: "(") else { return nil }
  var depth = 0
  for index in text[start...].indices {
    if text[index] == "(" { depth += 1 }
    if text[index] == ")" { depth -= 1 }
    if depth == 0 {
      return (text[text.index(after: start)..<index], text[text.index(after: index)...])
    }
  }
  return nil
}

/// Returns the use of a method whose pattern takes only matchers.
func use(ofMethod line: String, static prefix: String) -> Use? {
  guard let start = line.range(of: " func "), !line.contains("@available"),
    let list = parenthesized(line[start.upperBound...]),
    let name = line[start.upperBound...].split(separator: "(").first, !name.contains("<"),
    let arrow = list.rest.range(of: "CallPattern<"), !list.rest.contains(" where ")
  else { return nil }
  let types = elements(list.rest[arrow.upperBound...].dropLast(3))
  guard types.count == 3, name.allSatisfy({ $0.isLetter || $0.isNumber || "_`".contains($0) })
  else {
    return nil
  }
  var (matchers, typedMatchers, arguments): ([String], [String], [String]?) = ([], [], [])
  for parameter in elements(list.inside) where !parameter.hasPrefix("__m ") {
    let parts = parameter.split(separator: ":", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard parts.count == 2, parts[1].hasPrefix("UnderstudyCore.Matcher<") else { return nil }
    let label = parts[0].split(separator: " ")[0]
    let lead = label == "_" ? "" : "\(label): "
    // A variadic parameter takes one matcher here, as in 'Matcher<Int>...'.
    let matcher = parts[1].hasSuffix("...") ? String(parts[1].dropLast(3)) : parts[1]
    let type = String(matcher.dropFirst("UnderstudyCore.Matcher<".count).dropLast())
    matchers.append("\(lead).any")
    typedMatchers.append("\(lead).any((\(type)).self)")
    if let value = value(type) { arguments?.append(lead + value) } else { arguments = nil }
  }
  // A call of an initializer is written in another way, and runs that of the superclass.
  let isSimple =
    (types[1] == "()" || value(types[1]) != nil) && name != "initialized"
  return Use(
    pattern: "\(prefix).\(name)(\(matchers.joined(separator: ", ")))",
    typedPattern: "\(prefix).\(name)(\(typedMatchers.joined(separator: ", ")))",
    call: isSimple
      ? arguments.map { "try await \(prefix).\(name)(\($0.joined(separator: ", ")))" } : nil)
}

/// Returns the use of a property.
///
/// - Parameters:
///   - line: The declaration of the pattern.
///   - alias: The line before it, which has the type of the pattern in a class.
///   - prefix: The mock.
func use(ofProperty line: String, after alias: String, static prefix: String) -> Use? {
  guard let start = line.range(of: " var ") else { return nil }
  var name = String(line[start.upperBound...].prefix { $0 != ":" })
  var type = line
  if name.hasPrefix("__patternOf_") {
    name = String(name.dropFirst("__patternOf_".count))
    type = alias
  }
  guard let list = type.firstMatch(of: #/UnderstudyCore\.(?:Async)?(Call|Property)Pattern<(.*)>/#)
  else { return nil }
  let pattern = "\(prefix).\(name)"
  let result = elements(list.2)[list.1 == "Call" ? 1 : 0]
  return Use(
    pattern: pattern, typedPattern: pattern,
    call: value(result).map { _ in "try await \(pattern) as \(result)" })
}

/// The uses of each mock, and whether a test can create it.
var uses: [String: [Use]] = [:]
var names: [String] = []
var isCreated: [String: Bool] = [:]
var owner: String?
var conformances: [String: String] = [:]
for (index, line) in lines.enumerated() {
  if let found = line.firstMatch(
    of:
      #/^ *(?:@MainActor )?(?:nonisolated )?(?:public |package )?(?:final class|actor) (Mock\w+)([<:])/#
  ) {
    owner = String(found.1)
    // Nested mocks have qualified names, and generic ones need types.
    guard !line.hasPrefix(" "), found.2 == ":", depths[index] == 0 else { owner = nil; continue }
    names.append(String(found.1))
    let end = lines[index...].firstIndex(of: "}") ?? index
    let body = lines[index...end].joined(separator: "\n")
    isCreated[String(found.1)] =
      (line.contains("UnderstudyCore.__MockObject")
        || body.contains("  _ name: Swift.String? = nil, _ strictness"))
      && !body.contains("unavailable, message: \"Mock") && !body.contains(" throws {\n")
      && body.matches(of: #/__argument\(\((.+?)\)\.self, "/#).allSatisfy {
        value(String($0.1)) != nil
      }
    let inherited = line.split(separator: ":")[1].split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }
    conformances[inherited.first { $0 != "UnderstudyCore.__MockObject" } ?? ""] = String(found.1)
  } else if let found = line.firstMatch(of: #/^(?:nonisolated )?extension ([\w.]+) where Self: /#) {
    owner = conformances[String(found.1)]
  } else if line.hasPrefix("extension ") || line.hasPrefix("nonisolated extension ")
    || line.hasPrefix("#")
  {
    if !line.hasPrefix("#") { owner = nil }
  }
  // The condition may be false.
  guard let owner, depths[index] == 0, line.contains("@_disfavoredOverload") else { continue }
  let prefix = line.contains(" static ") || line.contains(" class func") ? owner : "mock"
  if let use = use(ofMethod: line, static: prefix)
    ?? use(ofProperty: line, after: lines[index - 1], static: prefix)
  {
    uses[owner, default: []].append(use)
  }
}

print("// Made by Scripts/Corpus/uses.swift.")
print(
  (header.filter { !$0.hasPrefix("//") } + ["import Testing", "import Understudy"]).joined(
    separator: "\n"))
for module in CommandLine.arguments.dropFirst(2) { print("@testable import \(module)") }
print("\n@MainActor @Suite(.verifyingMocks) struct Uses {")
var (mocks, calls) = (0, 0)
for name in names where isCreated[name] == true && hash(name) % share == 0 {
  mocks += 1
  print("  @Test func \(name.prefix(1).lowercased() + name.dropFirst())() async throws {")
  print("    let mock = \(name)(\"used\")\n    _ = mock")
  var seen: Set<String> = []
  let overloads = Dictionary(grouping: uses[name] ?? [], by: \.pattern).mapValues {
    Set($0.map(\.typedPattern)).count
  }
  for use in uses[name] ?? [] where seen.insert(use.typedPattern).inserted {
    let pattern = overloads[use.pattern] == 1 ? use.pattern : use.typedPattern
    print("    stub(\(pattern)).performs { _ in }")
    if let call = use.call {
      calls += 1
      print("    _ = \(call)")
      print("    verify(\(pattern))")
    } else {
      print("    verify(\(pattern), .never)")
    }
  }
  print("  }")
}
print("}\n// \(mocks) mocks, \(calls) calls")
