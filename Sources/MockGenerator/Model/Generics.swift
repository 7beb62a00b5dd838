/// The generic part of a requirement.
package struct Generics: Sendable, Equatable {
  /// The generic parameters with their constraints, those of `some` parameters at the end.
  package var parameters: [String]

  /// The requirements of the `where` clause, or `nil` if there are none.
  package var whereClause: String?

  /// The clause in angle brackets, or nothing.
  package var clause: String {
    parameters.isEmpty ? "" : "<" + parameters.joined(separator: ", ") + ">"
  }
}
