// Writes Documentation/Troubleshooting.md from the comments in Tests/MisuseFixture/Rows, and from the
// failures in Tests/FailureShapes/Golden. Tests check that the compiler and the runtime report them.
//
//   swift Scripts/generate-troubleshooting.swift           # writes the page
//   swift Scripts/generate-troubleshooting.swift --check   # fails if the page is not current
//
// A message is listed if a line has a comment `// write:` with the correct line, unless the message
// itself says what to write. `// cause:` is the cause.
// A comment that is indented by three spaces continues the one before.

import Foundation

let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let rows = root.appending(path: "Tests/MisuseFixture/Rows")
let page = root.appending(path: "Documentation/Troubleshooting.md")

/// What to do if the setup does not work. The pages that it links to say more.
let setup = #"""
  ## Set it up

  ### The plug-in is not trusted, or not run

  Xcode asks once whether to trust a package's plug-ins and macros: build again and confirm. `xcodebuild` needs
  `-skipPackagePluginValidation -skipMacroValidation`. In Xcode, the plug-in must be in the phase *Run Build Tool
  Plug-ins* of the test target: see [Xcode and other build systems](doc:BuildSystems).

  ### The mock is not generated: cannot find 'MockPump' in scope

  A new name exists after the next build: `swift build --build-tests`. If the compiler still cannot find it, check
  these:

  - The plug-in is attached to the *test* target that uses the name: `plugins: [.plugin(name: "UnderstudyPlugin", …)]`.
  - The name is `Mock` and the name of the protocol, or that and `Mock`: `MockPump`, `PumpMock`.
  - The test imports the module, with `@testable` if the protocol is internal.
  - The comment `// understudy:ignore` does not name it.

  A declaration that cannot be mocked is an error with the reason. `understudy-cli list Sources/Shop` lists them all, and
  `understudy-cli explain MockPump` says what the last build made of the name: where the test uses it, which declaration it
  mocks, which members are missing and why, or what else the name belongs to. See [Generating mocks](doc:GeneratingMocks).

  ### Where the generated file is

  SwiftPM writes it to `.build/plugins/outputs/PACKAGE/TARGET/destination/UnderstudyPlugin/TARGET+GeneratedMocks.swift`.
  `understudy-cli explain MockPump` prints the path and the line.

  ### The wrong target

  `Understudy` and its plug-in belong to test targets. An app or library that links `Understudy` stops at launch with
  `Library not loaded: XCTest`. For attributes it needs `UnderstudyMacros`. Mocks that several test targets, previews or
  demos use need `@Mockable`, or a file that you check in.

  ### The first build takes minutes

  It compiles swift-syntax, once: see [What a build costs](doc:Installing).

  ### An expectation is not checked, or a failure is missing

  The test has no scope. Write `.verifyingMocks` on the test or its suite, or derive the test case from `MockingTestCase`.
  """#

/// The sources, in the order of the page.
let sources = [
  "Imports/WithoutMock", "Imports/WithoutTestable", "Imports/WithoutUnderstudy", "Receivers",
  "Arguments", "GenericResults", "Chains", "Counts", "Syntax/Comparison", "Answers", "Orders",
  "Traits/Traits",
  "Traits/Literals", "OtherLibraries", "Attributes/Attributes", "Release/Release",
]

/// A failure of a test, and what to do about it.
struct ListedFailure {
  var message: String
  var file: String
  var cause: String
  var correction: String

  init(_ message: String, in file: String, cause: String, write correction: String) {
    (self.message, self.file, self.cause, self.correction) = (message, file, cause, correction)
  }
}

/// The folder with the texts of failures.
let golden = root.appending(path: "Tests/FailureShapes/Golden")

/// The failures of tests. Each message is in a golden file.
let failures = [
  ListedFailure(
    "Unexpected call on", in: "unexpected-call",
    cause: "The call matches no expectation and no stub.",
    write: "the expected values, or a stub: `stub(gateway.charge(.any, currency: .any)).returns()`"),
  ListedFailure(
    "Expected 1 call to", in: "unmet-no-call",
    cause: "The code under test did not make the call before the end of the test.",
    write: "`verifyExpectations(within: .seconds(1))` if the call is made later"),
  ListedFailure(
    "received 2", in: "too-many-calls", cause: "The call was made more often than expected.",
    write: "the count: `expect(gateway.connect(), 1...)`"),
  ListedFailure(
    "Expected no call to", in: "rejected-call",
    cause: "The call was rejected, or verified with `.never`.",
    write: "a narrower pattern, if the call is allowed"),
  ListedFailure(
    "No call matched", in: "mismatch-string", cause: "The calls have other arguments.",
    write: "a matcher for the argument that may differ: `.any`"),
  ListedFailure(
    "No value for", in: "no-value", cause: "The result type has no default value.",
    write: "the stub that the failure shows, or `withDefault(...)`"),
  ListedFailure(
    "No answer left for", in: "no-more-answers", cause: "The answers ended with `.then.fails()`.",
    write: "`.then.returns(value)` for each further call"),
  ListedFailure(
    "Out of order:", in: "out-of-order-early",
    cause: "A call in `inOrder` or `verifyInOrder` was made too early or too late.",
    write: "the steps in the order of the calls"),
  ListedFailure(
    "is not allowed while", in: "wrong-state", cause: "The expectation or stub requires a state.",
    write: "`.when(state.is(...))` with the states in which the call is allowed"),
  ListedFailure(
    "Expected no more calls on", in: "more-interactions",
    cause: "Some calls were neither verified nor expected.",
    write: "`verify(...)` for each, or `excluding:`"),
  ListedFailure(
    "Unused stub:", in: "unused-stub", cause: "No call used the stub.",
    write: "nothing: remove the stub, or allow it: `.verifyingMocks(unusedStubs: .allow)`"),
  ListedFailure(
    "does not answer like the real object", in: "wrong-stub",
    cause: "The real object has changed, or the stub was never right.",
    write: "the answer of the real object in the stub"),
  ListedFailure(
    "does not behave like", in: "broken-contract",
    cause: "An implementation answers a step of the story differently from the first one.",
    write: "nothing: fix the wrong implementation, often the fake"),
  ListedFailure(
    "Timed out after", in: "timed-out-verify", cause: "The call was not made in time.",
    write: "a longer time, or a clock that the test advances"),
  ListedFailure(
    "Unused call pattern:", in: "misuse-unused-pattern",
    cause: "A call without `await` or `try` is a pattern, which calls nothing.",
    write: "`await`, `try`, or a verb around the pattern"),
  ListedFailure(
    "cannot be compared", in: "misuse-not-comparable",
    cause: "The type is neither `Equatable` nor a class.",
    write: "`.any`, `.where { ... }` or `.has(keyPath, matcher)`"),
  ListedFailure(
    "cannot match a recorded call", in: "misuse-borrowed-argument",
    cause: "A noncopyable argument can only be examined while the call is made.",
    write: "`.any`, or `expect(kiosk.inspect(.where { ... }))` before the call"),
  ListedFailure(
    "No call reaches the child mock", in: "misuse-chain",
    cause: "An answer returns something other than the child mock of the chain.",
    write: "the calls on the mock that the answer returns"),
  ListedFailure(
    "has no default implementation to call", in: "misuse-default-implementation",
    cause: "The generator of the mock saw no extension that implements the requirement.",
    write: "`.answers { ... }`, or let the plug-in generate the mock"),
  ListedFailure(
    "cannot be forwarded", in: "misuse-forwarding-without-an-object",
    cause: "The mock has no real object, or Swift cannot pass the arguments on.",
    write: "`MockGateway(spying: real)`, or an answer: `.answers { ... }`"),
  ListedFailure(
    "cannot have an order", in: "misuse-order-of-a-stub",
    cause: "A stub does not have to be called.", write: "`expect(gateway.connect(), .any)`"),
  ListedFailure(
    "used outside a scope", in: "misuse-static-outside-a-scope",
    cause: "No test is running on this task or thread.",
    write: "`@Test(.verifyingMocks)`, `MockingTestCase` or `MockScope.run { ... }`"),
  ListedFailure(
    "used inside inOrder", in: "misuse-verify-inside-an-order",
    cause: "The block takes expectations. `verify` checks the calls so far.",
    write: "`verifyInOrder(...)` after the calls"),
  ListedFailure(
    "expects nothing", in: "misuse-order-of-nothing",
    cause: "The lines of the block have no verb, so they call the mocks.",
    write: "`inOrder { expect(gateway.connect()) }`"),
  ListedFailure(
    "sets up nothing", in: "misuse-condition-of-nothing",
    cause: "The lines of the block have no verb, so they call the mocks.",
    write: "`when(connection.is(\"open\")) { expect(gateway.connect()) }`"),
]

/// A message of the compiler, and what to do about it.
struct Entry {
  var message: String
  var cause: String
  var correction: String
}

/// The parts of a comment: what it is about, and its text.
struct Comment {
  var kind: String
  var text: String
}

/// Returns the comments before each line of code.
func comments(_ text: String) -> [[Comment]] {
  var result: [[Comment]] = []
  var comments: [Comment] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let trimmed = line.drop(while: \.isWhitespace)
    if trimmed.hasPrefix("//   "), !comments.isEmpty {
      comments[comments.count - 1].text += " " + trimmed.drop { " /".contains($0) }
    } else if let match = trimmed.wholeMatch(of: #/// (error|warning|cause|write): (.*)/#) {
      comments.append(Comment(kind: String(match.1), text: String(match.2)))
    } else if !trimmed.hasPrefix("//") {
      if !comments.isEmpty { result.append(comments) }
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
  comments(text).compactMap { comments in
    func all(_ kind: String) -> [String] { comments.filter { $0.kind == kind }.map(\.text) }
    guard let correction = all("write").first,
      let message = all("error").first ?? all("warning").first
    else { return nil }
    return Entry(message: message, cause: all("cause").first ?? "", correction: correction)
  }
}

/// Returns `true` if a message says itself what to write, or if the setup is about it.
func needsNoEntry(_ message: String) -> Bool {
  let advice = [
    "write ", "renamed to", "the verb takes", "declare the variable", "the count belongs",
    "is the default", "the label is", "is written", "cannot be mocked: it is", "cannot find 'Mock",
  ]
  return advice.contains { message.contains($0) }
}

/// Returns the sentence that says which code to write.
func advice(code correction: String) -> String {
  if ["another", "the"].contains(correction.prefix { $0 != " " }) { return advice(correction) }
  return "Write `\(correction)`."
}

/// Returns the sentence that says what to write, or what else to do.
func advice(_ correction: String) -> String {
  guard correction.hasPrefix("nothing: ") else { return "Write \(correction)." }
  let text = correction.dropFirst("nothing: ".count)
  return text.prefix(1).uppercased() + text.dropFirst() + "."
}

/// Returns a heading for a message, and what is below it.
func section(_ message: String, _ cause: String, _ advice: String) -> String {
  "\n### `\(message)`\n\n" + [cause, advice].filter { !$0.isEmpty }.joined(separator: " ") + "\n"
}

var contents = """
  # Troubleshooting

  Mock not found, plug-in not trusted, compiler errors and failed tests: what they mean, and what to write.

  ## Overview

  Search this page for a few words of the message. Messages that say what to write are not listed.
  `Scripts/generate-troubleshooting.swift` writes the page from `Tests/MisuseFixture/Rows` and
  `Tests/FailureShapes/Golden`, where the complete texts of failures are.

  \(setup)

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
  for entry in entries(text) where !needsNoEntry(entry.message) {
    guard listed.insert(entry.message).inserted else { continue }
    if title != lastTitle { contents += "\n## \(title)\n" }
    lastTitle = title
    contents += section(
      entry.message, entry.cause, advice(code: entry.correction))
  }
}

contents += """

  ## Failures of tests

  The first line of a failure contains one of these texts.

  """
for failure in failures {
  let file = golden.appending(path: failure.file + ".txt")
  guard let text = try? String(contentsOf: file, encoding: .utf8),
    text.split(separator: "\n").contains(where: { $0.contains(failure.message) })
  else {
    print("error: no failure in \(file.path()) contains '\(failure.message)'")
    exit(1)
  }
  contents += section(failure.message, failure.cause, advice(failure.correction))
}

if CommandLine.arguments.dropFirst().first == "--check" {
  guard contents == (try? String(contentsOf: page, encoding: .utf8)) else {
    print("error: \(page.path()) is not current; run swift Scripts/generate-troubleshooting.swift")
    exit(1)
  }
} else {
  try contents.write(to: page, atomically: true, encoding: .utf8)
}
