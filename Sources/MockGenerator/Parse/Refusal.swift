public import SwiftSyntax

/// A member that a mock of a class leaves as it is, with the reason.
public struct Refusal: Sendable {
  /// The member as one writes about it, such as `save(to:)`.
  public let member: String

  /// The reason why it is not overridden, and what to write instead.
  public let reason: String

  /// The place to point at.
  public let node: Syntax
}
