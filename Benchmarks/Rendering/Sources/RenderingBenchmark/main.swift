import Synchronization
import Understudy
import UnderstudyMacros

// Measures the cost of a failure if a mock has recorded many calls with large arguments, and checks that
// nothing is described without a failure.

/// The number of values that were described.
let descriptions = Atomic<Int>(0)

/// A part of a document that counts its descriptions.
struct Paragraph: Equatable, Sendable, CustomStringConvertible {
  let text: String

  var description: String {
    descriptions.add(1, ordering: .relaxed)
    return text
  }
}

/// A large argument: about 20 KB of text in 200 parts.
package struct Document: Equatable, Sendable {
  let number: Int
  let paragraphs: [Paragraph]

  init(number: Int) {
    self.number = number
    paragraphs = (0..<200).map {
      Paragraph(text: "\($0) of \(number): " + String(repeating: "abcd ", count: 20))
    }
  }
}

@Mockable(.always)
package protocol Archive {
  func store(_ document: Document, in folder: String)
}

/// Renders every failure immediately, as the reporter of a test framework does.
struct RenderingReporter: FailureReporter {
  static let texts = Mutex<[String]>([])

  func report(_ failure: MockFailure) -> Bool {
    let text = FailureMessage(failure).description
    Self.texts.withLock { $0.append(text) }
    return true
  }

  func reportOutsideTests(_ failure: MockFailure) { _ = report(failure) }
}

/// Measures a step and prints the result.
func measure(_ name: String, _ body: () -> Void) {
  descriptions.store(0, ordering: .relaxed)
  RenderingReporter.texts.withLock { $0 = [] }
  let time = ContinuousClock().measure(body)
  let texts = RenderingReporter.texts.withLock { $0 }
  print(
    "\(name): \(time / .milliseconds(1)) ms, \(descriptions.load(ordering: .relaxed)) descriptions, "
      + "\(texts.count) failures of \(texts.reduce(0) { $0 + $1.utf8.count }) bytes")
}

FailureReporting.install(RenderingReporter())
let documents = (0..<1000).map(Document.init)

MockScope.run(unusedStubs: .allow) {
  let archive = MockArchive("archive")
  measure("1,000 calls recorded and verified") {
    for document in documents { archive.store(document, in: "inbox") }
    verify(archive.store(.any, in: "inbox"), 1000)
  }
  measure("a verification that matches no call") {
    verify(archive.store(documents[500], in: "outbox"))
  }
  measure("a verification that too many calls match") {
    verify(archive.store(.any, in: .any), 3)
  }
  measure("unverified calls") {
    for document in documents { archive.store(document, in: "trash") }
    verifyNoMoreInteractions(archive)
  }
}
MockScope.run(unusedStubs: .allow) {
  let archive = MockArchive("archive", .strict)
  for document in documents { stub(archive.store(.equal(document), in: "inbox")) }
  measure("an unexpected call with 1,000 stubs") {
    archive.store(Document(number: 1001), in: "inbox")
  }
}

/// Measures the failure of an assertion, whose values must not make it slow or long.
func measureDifference<Value: Equatable>(_ name: String, _ expected: Value, _ actual: Value) {
  measure("a difference: \(name)") { assertThat(actual, .equal(expected)) }
}

let numbered = (1...3_000).map { "line \($0)" }
measureDifference(
  "3,000 lines that differ everywhere", numbered.joined(separator: "\n"),
  numbered.map { "other \($0)" }.joined(separator: "\n"))
measureDifference(
  "3,000 lines in reverse order", numbered.joined(separator: "\n"),
  numbered.reversed().joined(separator: "\n"))
measureDifference("5,000 reversed integers", Array(1...5_000), Array((1...5_000).reversed()))
measureDifference(
  "1,000,000 integers, the last differs", Array(0..<1_000_000), Array(0..<999_999) + [-1])
measureDifference(
  "a string of 2,000,000 characters, the last differs", String(repeating: "a", count: 2_000_000),
  String(repeating: "a", count: 1_999_999) + "b")
measureDifference(
  "a dictionary of 50,000 entries, all differ",
  Dictionary(uniqueKeysWithValues: (0..<50_000).map { ("k\($0)", $0) }),
  Dictionary(uniqueKeysWithValues: (0..<50_000).map { ("k\($0)", $0 + 1) }))
measureDifference("20,000 paragraphs of documents", documents[0...99], documents[1...100])
