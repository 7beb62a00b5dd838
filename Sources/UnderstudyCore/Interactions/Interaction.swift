/// One call of a mock, and how it ended, in words.
package struct Interaction: Sendable {
  /// How a call ended.
  package enum End: Sendable, Hashable {
    /// It has not.
    case pending

    /// It returned this.
    case returned(String)

    /// It threw this.
    case threw(String)
  }

  /// The call; its number is its place among all calls of the scope.
  package let call: CallDescription

  /// How it ended.
  package let end: End
}
