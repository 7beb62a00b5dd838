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

  /// The calls that the part lists, oldest first.
  package var calls: [CallDescription] {
    switch self {
    case .history(_, let history), .calls(let history, _, _): history.calls
    case .nearMiss(let miss): [miss.call]
    default: []
    }
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
