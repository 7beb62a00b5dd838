/// The details of calls that were neither verified nor expected.
package struct MoreInteractions: FailureContent {
  /// The name of the mock.
  package let mock: String

  /// The calls.
  package let calls: MockFailure.History

  package var kind: MockFailure.Kind { .moreInteractions }

  package func headline(_ limit: Int) -> String {
    "Expected no more calls on '\(mock)', received \(calls.count)"
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    [
      .history("not verified", calls),
      .note("Verify each, stub it and verify it, or name it in excluding:."),
    ]
  }
}

extension MockFailure.Kind {
  /// Calls that were neither verified nor expected.
  public static let moreInteractions = Self("moreInteractions")
}
