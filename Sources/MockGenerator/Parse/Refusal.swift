public import SwiftSyntax

/// A member that the mock of a class does not override, with the reason.
public struct Refusal: Sendable {
  /// The description of the member, such as `save(to:)`.
  public let member: String

  /// The reason why it is not overridden, and what to write instead.
  public let reason: String

  /// The node that the diagnostic points at.
  public let node: Syntax
}
