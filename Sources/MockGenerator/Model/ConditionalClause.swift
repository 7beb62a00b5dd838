/// A clause of an `#if` block between requirements.
package struct ConditionalClause: Sendable, Equatable {
  /// The line that opens the clause, such as `#if os(Linux)` or `#else`.
  package var opening: String

  /// The members inside the clause.
  package var members: [Member]
}
