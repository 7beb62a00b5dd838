/// The details of one kind of failure, and the text made of them.
///
/// Each kind of failure is a type in the folder `Kinds`. Its file contains everything that belongs to
/// the kind only, so that a new kind needs no change elsewhere.
package protocol FailureContent: Sendable {
  /// The kind of failure.
  var kind: MockFailure.Kind { get }

  /// The calls and patterns in the first line. The first one is the subject of the failure.
  var subjects: [CallDescription] { get }

  /// The values in the first line.
  var values: [HeadlineValue] { get }

  /// Returns the first line.
  ///
  /// - Parameter limit: The maximum length of a value's description, in characters.
  func headline(_ limit: Int) -> String

  /// Returns the parts of the text below the first line.
  ///
  /// - Parameter failure: The failure that has this content.
  func body(of failure: MockFailure) -> [FailurePart]
}

extension FailureContent {
  /// Returns no calls.
  package var subjects: [CallDescription] { [] }

  /// Returns the arguments of the ``subjects``.
  package var values: [HeadlineValue] { subjects.flatMap { $0.values } }
}

/// A part of a failure's text below the first line. Renderers know parts, but no kinds of failure.
package indirect enum FailurePart: Sendable {
  /// A sentence.
  case note(String)

  /// A text with a label, such as a line of the test or the code to write.
  case fact(String, String)

  /// A line of the test with a label, and a text after it. If it is the line of the failure itself,
  /// the line is omitted, and so is the part if it has no text.
  case line(String, MockSourceLocation, String?)

  /// Code to write at a line of the test.
  case addition(String, at: MockSourceLocation)

  /// Texts with a common label. If there are none, the part is omitted.
  case facts(String, [String])

  /// Numbered calls with a label. If there are none, the part is omitted.
  case history(String, MockFailure.History)

  /// The calls that a mock received. `areOthers` indicates that none of them is the expected one.
  case calls(MockFailure.History, on: String, areOthers: Bool)

  /// The expectations and stubs of other requirements, and the number of omitted ones.
  case setups([MockFailure.Candidate], omitted: Int)

  /// The expectations and stubs nearest to a call, nearest first, with the reasons why they do not
  /// match it. `omitted` is the number of omitted ones.
  case mismatches([MockFailure.Candidate], omitted: Int)

  /// A call, and the reasons why a pattern does not match it.
  case nearMiss(MockFailure.NearMiss)

  /// An order and its progress.
  case order(MockFailure.OrderDescription)

  /// A value that does not match. The first line contains its description.
  case comparison(ArgumentMismatch)
}

extension FailurePart {
  /// Returns the calls on other mocks that would have been the expected ones.
  static func elsewhere(_ calls: [CallDescription]) -> [FailurePart] {
    calls.map { .note("#\($0.order) \($0.shortCall) reached '\($0.mock)' instead") }
  }

  /// Returns the sentence about a matching call that was made before its expectation was set up.
  static func early(_ call: Int) -> FailurePart {
    .note("#\(call) came before expect(...). Write expect before the call, or verify after it.")
  }

  /// The mismatches whose values the part shows in full.
  package var mismatches: [ArgumentMismatch] {
    switch self {
    case .mismatches(let candidates, _): candidates.first?.mismatches ?? []
    case .nearMiss(let miss): miss.mismatches
    default: []
    }
  }
}

extension ArgumentMismatch {
  /// The expected value and the mismatch, or nothing if the body shows the difference instead.
  var headlineValues: [HeadlineValue] {
    guard isShownWhole else { return [] }
    return [
      HeadlineValue(label: "expected", text: expected),
      HeadlineValue(label: "mismatch", text: reason),
    ]
  }
}

/// A value in the first line of a failure, where it is truncated if it is long.
package struct HeadlineValue: Sendable, Hashable {
  /// The label of the argument, or a substitute for it.
  package let label: String

  /// The full description of the value. It may have several lines.
  package let text: String
}
