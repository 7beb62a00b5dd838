// Writes Documentation/Troubleshooting.md from the comments in Tests/MisuseFixture/Rows, and from the
// failures in Tests/FailureShapes/Golden. Tests check that the compiler and the runtime report them.
//
//   swift Scripts/generate-troubleshooting.swift           # writes the page
//   swift Scripts/generate-troubleshooting.swift --check   # fails if the page is not current
//
// A line is listed if it has a comment `// write:` with the correct line. `// cause:` is the cause.
// A comment that is indented by three spaces continues the one before.

import Foundation

let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
let rows = root.appending(path: "Tests/MisuseFixture/Rows")
let page = root.appending(path: "Documentation/Troubleshooting.md")

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
    cause: "The real object has changed, or the stub never stood for it.",
    write: "the answer of the real object in the stub"),
  ListedFailure(
    "does not behave like", in: "broken-contract",
    cause: "An implementation answers a step of the story otherwise than the first one.",
    write: "nothing: mend the implementation that is wrong, often the fake"),
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
  var line: String
  var cause: String
  var correction: String
}

/// The parts of a comment: what it is about, and its text.
struct Comment {
  var kind: String
  var text: String
}

/// Returns the comments before each line of code, with the line.
func commentedLines(_ text: String) -> [(comments: [Comment], line: String)] {
  var result: [(comments: [Comment], line: String)] = []
  var comments: [Comment] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let trimmed = line.drop(while: \.isWhitespace)
    if trimmed.hasPrefix("//   "), !comments.isEmpty {
      comments[comments.count - 1].text += " " + trimmed.drop { " /".contains($0) }
    } else if let match = trimmed.wholeMatch(of: #/// (error|warning|cause|write): (.*)/#) {
      comments.append(Comment(kind: String(match.1), text: String(match.2)))
    } else if !trimmed.hasPrefix("//") {
      if !comments.isEmpty { result.append((comments, String(trimmed))) }
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
  commentedLines(text).compactMap { comments, line in
    func all(_ kind: String) -> [String] { comments.filter { $0.kind == kind }.map(\.text) }
    guard let correction = all("write").first,
      let message = all("error").first ?? all("warning").first
    else { return nil }
    return Entry(
      message: message, line: line, cause: all("cause").first ?? "", correction: correction)
  }
}

/// Returns code in Markdown, inside a table.
func code(_ text: String) -> String {
  let escaped = text.replacing("|", with: "\\|")
  return text.contains("`") ? escaped : "`\(escaped)`"
}

var contents = """
  # Troubleshooting

  Messages of the compiler about mocks, and failures of tests, with their causes and the lines to write.
  Search for a few words of the message. Messages that name the line to write themselves are listed once.

  `Scripts/generate-troubleshooting.swift` writes this page from `Tests/MisuseFixture/Rows` and
  `Tests/FailureShapes/Golden`.

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
  if title != lastTitle {
    contents +=
      "\n## \(title)\n\n| message | for example | cause | write |\n| --- | --- | --- | --- |\n"
    lastTitle = title
  }
  for entry in entries(text) where listed.insert(entry.message).inserted {
    let columns = [code(entry.message), code(entry.line), entry.cause, code(entry.correction)]
    contents += "| " + columns.joined(separator: " | ") + " |\n"
  }
}

contents += """

  ## Failures of tests

  The first line of a failure begins with one of these messages. `Tests/FailureShapes/Golden` has the
  complete texts.

  | message | for example | cause | write |
  | --- | --- | --- | --- |

  """
for failure in failures {
  let file = golden.appending(path: failure.file + ".txt")
  guard let text = try? String(contentsOf: file, encoding: .utf8),
    let line = text.split(separator: "\n").first(where: { $0.contains(failure.message) }),
    let start = line.range(of: ": error: ") ?? line.range(of: ": warning: ")
  else {
    print("error: no failure in \(file.path()) contains '\(failure.message)'")
    exit(1)
  }
  let example = code(String(line[start.upperBound...]))
  contents +=
    "| \(code(failure.message)) | \(example) | \(failure.cause) | \(failure.correction) |\n"
}

if CommandLine.arguments.dropFirst().first == "--check" {
  guard contents == (try? String(contentsOf: page, encoding: .utf8)) else {
    print("error: \(page.path()) is not current; run swift Scripts/generate-troubleshooting.swift")
    exit(1)
  }
} else {
  try contents.write(to: page, atomically: true, encoding: .utf8)
}
