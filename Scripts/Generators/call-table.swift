// Generates requirements of every kind, with every kind of result and parameter, and tests that call
// each of them on a generated mock: once without an answer, and once with a stub.
//
//   swift Scripts/Generators/call-table.swift           # writes the files
//   swift Scripts/Generators/call-table.swift --check   # fails if a file is not current
//
// Generated code that leaves a type to inference compiles and crashes when it is called. The files are
// in `Tests/PluginFixture`, whose tests `.ci/run fixtures` runs.

import Foundation

/// A kind of requirement.
struct Kind {
  var name: String
  var before: String
  var after: String
  var call: String
  var isStatic = false
  /// The kinds of parameters, or all of them.
  var parameters: [String]?
}

/// A kind of result: a type, the check of an unanswered call, and the one of a stubbed call.
struct Result {
  var name: String
  var type: String
  var unanswered: String?
  var value: String
  var stubbed: String
}

/// A kind of parameter: its declaration, the argument of a pattern, and that of a call.
struct Parameter {
  var name: String
  var declaration: String
  var pattern: String
  var argument: String
  var needsAwait = false
}

let kinds = [
  Kind(name: "Method", before: "func ", after: "", call: ""),
  Kind(name: "StaticMethod", before: "static func ", after: "", call: "", isStatic: true),
  Kind(name: "AsyncMethod", before: "func ", after: " async throws", call: "try await "),
  Kind(
    name: "Subscript", before: "subscript", after: "", call: "",
    parameters: ["Value", "Existential", "Variadic", "Escaping", "Opaque"]),
  Kind(
    name: "StaticSubscript", before: "static subscript", after: "", call: "", isStatic: true,
    parameters: ["Value", "Existential", "Variadic", "Escaping", "Opaque"]),
  Kind(name: "Property", before: "var ", after: "", call: "", parameters: []),
  Kind(
    name: "StaticProperty", before: "static var ", after: "", call: "", isStatic: true,
    parameters: []),
  Kind(
    name: "AsyncProperty", before: "var ", after: " async throws", call: "try await ",
    parameters: []),
]

let results = [
  Result(name: "number", type: "Int", unanswered: "== 0", value: "5", stubbed: "== 5"),
  Result(
    name: "item", type: "any Article", unanswered: "is MockArticle", value: "real",
    stubbed: "as? RealArticle === real"),
  Result(
    name: "hidden", type: "any Hidden", unanswered: nil, value: "real",
    stubbed: "as? RealArticle === real"),
  Result(
    name: "optional", type: "(any Article)?", unanswered: "== nil", value: "real",
    stubbed: "as? RealArticle === real"),
  Result(
    name: "record", type: "Record", unanswered: "== Record(count: 0, tags: [])",
    value: "Record(count: 1, tags: [2])", stubbed: "== Record(count: 1, tags: [2])"),
]

let parameters = [
  Parameter(name: "None", declaration: "", pattern: "", argument: ""),
  Parameter(name: "Value", declaration: "_ p: Int", pattern: "1", argument: "1"),
  Parameter(
    name: "Existential", declaration: "_ p: any Article", pattern: ".any", argument: "real"),
  Parameter(name: "Variadic", declaration: "_ p: Int...", pattern: "1, 2", argument: "1, 2"),
  Parameter(name: "Inout", declaration: "_ p: inout Int", pattern: "1", argument: "&number"),
  Parameter(
    name: "Consuming", declaration: "_ p: consuming String", pattern: "\"a\"", argument: "\"a\""),
  Parameter(
    name: "Isolated", declaration: "_ p: isolated Clerk", pattern: ".any", argument: "clerk",
    needsAwait: true),
  Parameter(
    name: "Escaping", declaration: "_ p: @escaping @Sendable (Int) -> Int", pattern: ".any",
    argument: "{ $0 }"),
  Parameter(name: "Closure", declaration: "_ p: (Int) -> Int", pattern: ".any", argument: "{ $0 }"),
  Parameter(name: "Opaque", declaration: "_ p: some Equatable", pattern: "3", argument: "3"),
]

let ofSelf = Parameter(name: "Self", declaration: "_ p: Self", pattern: ".any", argument: "mock")

/// Returns the requirements of a protocol and the statements that call them.
func rows(_ kind: Kind, _ parameters: [Parameter]) -> (requirements: [String], calls: [[String]]) {
  var requirements: [String] = []
  var calls: [[String]] = []
  for parameter in parameters {
    for result in results {
      let isSubscript = kind.before.hasSuffix("subscript")
      let isProperty = kind.before.hasSuffix("var ")
      let name = result.name + (isProperty ? "" : parameter.name)
      let accessors = " { get\(kind.after) }"
      if isProperty {
        requirements.append("\(kind.before)\(name): \(result.type)\(accessors)")
      } else if isSubscript {
        let declaration = parameter.declaration.replacingOccurrences(of: "_ p", with: "\(name) p")
        requirements.append("\(kind.before)(\(declaration)) -> \(result.type)\(accessors)")
      } else {
        requirements.append(
          "\(kind.before)\(name)(\(parameter.declaration))\(kind.after) -> \(result.type)")
      }
      let base = kind.isStatic ? "Mock\(kind.name)Table" : "mock"
      let access = { (argument: String) in
        isProperty
          ? "\(base).\(name)"
          : isSubscript ? "\(base)[\(name): \(argument)]" : "\(base).\(name)(\(argument))"
      }
      let keywords = kind.call.isEmpty && parameter.needsAwait ? "await " : kind.call
      let call = keywords + access(parameter.argument)
      let needsNumber = parameter.name == "Inout"
      var lines = needsNumber ? ["number = 1"] : []
      if let unanswered = result.unanswered {
        lines += [
          "let \(name)Before: \(result.type) = \(call)", "#expect(\(name)Before \(unanswered))",
        ]
      }
      lines += [
        "stub(\(access(parameter.pattern))).returns(\(result.value))",
        "let \(name)After: \(result.type) = \(call)", "#expect(\(name)After \(result.stubbed))",
      ]
      calls.append(lines)
    }
  }
  return (requirements, calls)
}

let note = """
  // Generated by Scripts/Generators/call-table.swift. Do not edit.
  // swift-format-ignore-file

  """
var source =
  note + """

    protocol Article: AnyObject, Sendable { var title: String { get } }
    protocol Hidden: AnyObject, Sendable {}

    final class RealArticle: Article, Hidden {
      let title = "real"
    }

    struct Record: Equatable {
      let count: Int
      private let tags: [Int]

      init(count: Int, tags: [Int]) { (self.count, self.tags) = (count, tags) }
    }

    actor Clerk {}

    """
var tests =
  note + """

    import Testing
    import Understudy

    @testable import Shop

    // understudy:ignore MockHidden

    /// Calls of requirements of every kind.
    @Suite(.verifyingMocks) struct CallTableTests {
      let real = RealArticle()
      let clerk = Clerk()

      @Test func ofArticle() {
        let mock = MockArticle("article")
        #expect(mock.title == "")
        stub(mock.title).returns("mock")
        #expect(mock.title == "mock")
      }

    """
for kind in kinds {
  var chosen = parameters.filter { kind.parameters?.contains($0.name) ?? true }
  if kind.parameters == [] { chosen = [parameters[0]] }
  for part in [
    (name: kind.name, parameters: chosen), (name: kind.name + "OfSelf", parameters: [ofSelf]),
  ] {
    // Only a protocol without `Self` in its parameters has real objects.
    if kind.parameters == [], part.name != kind.name { continue }
    var kind = kind
    kind.name = part.name
    let (requirements, calls) = rows(kind, part.parameters)
    source += "\nprotocol \(part.name)Table {\n"
    source += requirements.map { "  \($0)\n" }.joined() + "}\n"
    tests += "\n  @Test func of\(part.name)() async throws {\n"
    let text = calls.flatMap { $0 }.joined(separator: "\n")
    if !kind.isStatic || text.contains("mock") {
      tests += "    let mock = Mock\(part.name)Table(\"table\")\n"
    }
    if text.contains("number = 1") { tests += "    var number = 1\n" }
    tests += calls.flatMap { $0 }.map { "    \($0)\n" }.joined() + "  }\n"
  }
}
tests += "}\n"

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
let isCheck = CommandLine.arguments.contains("--check")
var stale: [String] = []
for (path, text) in [
  ("Tests/PluginFixture/Sources/Shop/CallTable.swift", source),
  ("Tests/PluginFixture/Tests/TableTests/CallTableTests.swift", tests),
] {
  let file = root.appendingPathComponent(path)
  guard isCheck else {
    try text.write(to: file, atomically: true, encoding: .utf8)
    continue
  }
  if (try? String(contentsOf: file, encoding: .utf8)) != text { stale.append(path) }
}
if !stale.isEmpty {
  print("error: not current, run Scripts/generate.sh call-table: \(stale)")
  exit(1)
}
