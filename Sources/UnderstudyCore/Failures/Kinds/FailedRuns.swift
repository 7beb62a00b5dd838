/// The details of concurrent runs that threw errors.
package struct FailedRuns: FailureContent {
  /// The maximum number of errors in the body.
  private static let shown = 5

  /// The number of all runs.
  package let count: Int

  /// The errors with the index of their run, in the order of the indices.
  package let errors: [(run: Int, description: String)]

  package var kind: MockFailure.Kind { .failedRuns }

  package func headline(_ limit: Int) -> String {
    "\(errors.count) of \(count) runs threw an error, the first one "
      + Truncation.shorten(errors.first?.description ?? "", to: limit)
  }

  package func body(of failure: MockFailure) -> [FailurePart] {
    errors.prefix(Self.shown).map { .fact("run \($0.run)", $0.description) }
      + (errors.count > Self.shown ? [.note("... \(errors.count - Self.shown) more")] : [])
  }
}

extension MockFailure.Kind {
  /// Concurrent runs of a closure that threw errors.
  public static let failedRuns = Self("failedRuns")
}
