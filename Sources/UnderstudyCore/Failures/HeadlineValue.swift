/// A value in the first line of a failure, where it is truncated if it is long.
package struct HeadlineValue: Sendable, Hashable {
  /// The label of the argument, or a substitute for it.
  package let label: String

  /// The full description of the value. It may have several lines.
  package let text: String
}
