// Writes Documentation/Troubleshooting.md from the comments in Tests/MisuseFixture/Rows, and from the
// failures in Tests/FailureShapes/Golden. Tests check that the compiler and the runtime report them.
//
//   swift Scripts/Generators/troubleshooting.swift           # writes the page
//   swift Scripts/Generators/troubleshooting.swift --check   # fails if the page is not current
//
// A message is listed if a line has a comment `// write:` with the correct line, unless the message
// itself says what to write. `// cause:` is the cause.
// A comment that is indented by three spaces continues the one before.

import Foundation

let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()
let rows = root.appending(path: "Tests/MisuseFixture/Rows")
let page = root.appending(path: "Documentation/Troubleshooting.md")

/// What to do if the setup does not work. The pages that it links to say more.
let setup = #"""
  ## Set it up

  ### The plug-in is not trusted, or not run

  If Xcode says *"UnderstudyPlugin" must be enabled before it can be used*, choose *Trust & Enable*, and
  for the macros, if a target uses attributes. `xcodebuild` stops at *Validate plug-in "UnderstudyPlugin"*: add
  `-skipPackagePluginValidation -skipMacroValidation`. The plug-in must be in the phase *Run Build Tool Plug-ins* of
  the test target. See [Start in Xcode](doc:StartInXcode) and [Xcode Cloud](doc:BuildSystems#Xcode-Cloud).

  ### The mock is not generated: cannot find 'MockPump' in scope

  A new name exists after the next build: `swift build --build-tests`, or *Product > Build For > Testing*. Otherwise
  check these:

  - The plug-in is attached to the *test* target that uses the name.
  - The name is `Mock` and the name of the protocol, or that and `Mock`: `MockPump`, `PumpMock`.
  - The test imports the module, with `@testable` if the protocol is internal.
  - The comment `// understudy:ignore` does not name it.
  - In Xcode, `understudy.json` names [modules that are not found](doc:StartInXcode#If-it-does-not-work).
  - The declaration is in Swift: the plug-in does not read bridging headers.

  The file with the mocks, in `.build/plugins/outputs`, begins with a list of them: where each one comes from, what it
  lacks, and why. If the mock exists and does not compile,
  the module may have another [default isolation](doc:LanguageSettings#Isolation-of-a-mock).

  ### An attribute is unavailable, or its module is missing

  `'Mockable(_:noncopyable:)' is unavailable`, `'Mocked' is unavailable` and `'MockedProperty' is unavailable`: the file
  imports only `Understudy`. Write `import UnderstudyMacros` too. `no such module 'UnderstudyMacros'`: the target does not
  depend on this product. Add it, even if the target depends on `Understudy`:

  - In a manifest: `.product(name: "UnderstudyMacros", package: "understudy")`
  - In Xcode: the library `UnderstudyMacros`, in *Link Binary With Libraries* of the target, but not of
    [an app whose tests link `Understudy`](doc:BuildSystems#Apps-that-host-tests)

  ### A name needs another product: cannot find 'MockReference' in scope, has no member 'registerResult'

  `import Understudy` does not export these. Add the product to the dependencies of the test target, and import it:

  - `UnderstudyHandwritten`: `MockReference`, `AsyncMockReference`, `CommonMockReference`, `ReferenceCall`, and the
    members `registerResult`, `calls(to:)`, `hasCalled`, `resetCalls`, `call(to:)`, `anyCall(to:)` and
    `call(_:args:)` of a handwritten mock

  ### The first build takes minutes

  It compiles swift-syntax: see [What a build costs](doc:Installing#What-a-build-costs).

  ### The tool of the plug-in does not start: execvp, No such file or directory, Build input file cannot be found

  With `-sdk iphonesimulator`, Xcode builds the tool for the simulator instead of the Mac. Pass `-destination` to `xcodebuild`, and not `-sdk`. This follows reports about other plug-ins.

  ### The command line tools have no test framework: no such module 'XCTest'

  Install Xcode, and choose it: `sudo xcode-select -s /Applications/Xcode.app`.

  ### An archive for Mac Catalyst fails: Multiple commands produce

  The app and the tool of the plug-in share a package. Archive a scheme without the test target.

  ### A module named Runtime hides that of the toolchain: cannot find type 'Backtrace' in scope

  Rename the module of your package, or set the environment variable `UNDERSTUDY_WITHOUT_RUNTIME=1` for the build:
  failures then do not name the line of the code under test.

  ### An expectation is not checked, or a failure is missing

  In Swift Testing, the test has no scope, so the expectation is checked only when the mock is deallocated, or when the
  process ends. Write `.verifyingMocks` on the test or its suite. Each XCTest test has a scope. Derive the test case from
  `MockingTestCase` to be warned of unused stubs too.

  ## Tests that fail only sometimes, or only in parallel (flaky tests)

  To see what differs, compare the [diagrams](doc:ScopesAndParallelTests#What-a-failed-test-attaches) of two failed runs.

  - A wait ends too early on a slow machine: [Keep a wait from failing on a slow machine](doc:AvoidFlakyWaits).
  - The test ends before its work does, and reports a *late call*: await the work, or
    `await verifyExpectations(within: .seconds(1))`.
  - Two tests share a mock: create one in each test, or in a property of the suite.
  - Two tests change process-wide state, such as a static variable: give each test its own object, or put both into a
    suite with the trait `.serialized`.
  - A replacement is called on a thread of no test: [Calls on other threads](doc:Replacements#Calls-on-other-threads).

  ## The test process stops (crash, fatal error)

  - `No value for`: a call without a setup, to a requirement that cannot throw `any Error`, returns a
    [type without a default value](doc:ReturningDefaultValues#Types-without-a-default-value). Stub the call.
  - `UnderstudyCore was loaded twice`: [Apps that host tests](doc:BuildSystems#Apps-that-host-tests)
  - `Library not loaded: XCTest`: an app or library links `Understudy`, which belongs to test targets. For attributes, a library
    needs `UnderstudyMacros`.
  - A failure stops the process instead of failing the test: [Static archives](doc:BuildSystems#Static-archives)
  - `Could not cast value of type … @MainActor () -> ()`: on Linux, [tests on the main actor](doc:UseXCTest#The-main-actor)
    are `async`
  - A partial mock with the mock class of another class: [What is refused](doc:PartialMocks#What-is-refused)
  """#

/// The sources, in the order of the page.
let sources = [
  "Imports/WithoutMock", "Imports/WithoutTestable", "Imports/WithoutUnderstudy",
  "Imports/WithoutContracts", "Imports/WithoutHandwritten", "Imports/WithoutTime", "Receivers",
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

/// The failures of tests that do not say what to write. Each message is in a golden file.
let failures = [
  ListedFailure(
    "Unexpected call on", in: "unexpected-call",
    cause:
      "The call matches no expectation and no stub. A nice mock reports it only if its requirement has expectations.",
    write: "the expected values, or a stub: `stub(gateway.charge(.any, currency: .any)).returns()`"),
  ListedFailure(
    "Expected 1 call to", in: "unmet-no-call",
    cause:
      "The code under test did not make the call before the end of the test, or made it with other arguments.",
    write: "`await verifyExpectations(within: .seconds(1))` if the call is made later"),
  ListedFailure(
    "received no calls", in: "verify-no-call",
    cause:
      "The mock has not been called yet. The code under test may have another object, or the call comes after `verify`.",
    write: "nothing: pass this mock to it"),
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
    "Out of order:", in: "out-of-order-early",
    cause: "A call in `inOrder` or `verifyInOrder` was made too early or too late.",
    write: "the steps in the order of the calls"),
  ListedFailure(
    "is not allowed while", in: "wrong-state", cause: "The expectation or stub requires a state.",
    write: "`.when(state.is(...))` with the states in which the call is allowed"),
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
  return (advice + plain).contains { message.contains($0) }
}

/// Parts of messages that name what differs. A cause would repeat them.
let plain = [
  "value of type 'Int' to expected", "'Captor<String>' to expected", "incorrect argument label",
  "has no member 'charg'", "type 'String' to expected argument type 'Double'",
  "errors of another type",
  "not declared to throw", "expecting synchronous function type", "say which argument it is",
  "return the result of the call", "interoperability is disabled", "redeclaration of 'MockPlain'",
  "result of call to 'rate(of:)'", "within 'await' expression", "cannot find 'Given'",
  "cannot find 'Verify'", "cannot find 'Perform'", "type 'Int' has no member 'any'",
  "call can throw, but it is not marked", "'async' call in a function", "non-inout argument",
  "due to 'private' protection level", "operator '=='", "cannot be used on instance of type",
  "unary operator", "has no member 'callsDefault'",
  "argument passed to call that takes no arguments",
]

/// Returns the sentence that says which code to write.
func advice(code correction: String) -> String {
  if ["another", "the", "nothing:"].contains(correction.prefix { $0 != " " }) {
    return advice(correction)
  }
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

  Search this page for a few words of the message. Messages that say what to write are not listed.

  \(setup)

  ## Messages of the compiler

  """
var listed: Set<String> = []
for source in sources {
  let file = rows.appending(path: source + ".swift")
  guard let text = try? String(contentsOf: file, encoding: .utf8) else {
    print("error: cannot read \(file.path())")
    exit(1)
  }
  for entry in entries(text) where !needsNoEntry(entry.message) {
    guard listed.insert(entry.message).inserted else { continue }
    contents += section(
      entry.message, entry.cause, advice(code: entry.correction))
  }
}

contents += """

  ## Failures of tests

  The first line contains one of these texts. [Reading failures](doc:ReadingFailures) shows whole ones.

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
    print("error: \(page.path()) is not current; run Scripts/generate.sh troubleshooting")
    exit(1)
  }
} else {
  try contents.write(to: page, atomically: true, encoding: .utf8)
}
