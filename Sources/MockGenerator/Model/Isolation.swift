/// The isolation that a generated declaration spells, because the default of its module can differ
/// from that of the module with the mocked declaration.
package enum Isolation: Sendable, Equatable {
  /// The isolation that Swift infers, which is right in the module of the mocked declaration.
  case inferred

  /// No isolation.
  case nonisolated

  /// The isolation of the main actor.
  case mainActor

  /// The words before the declaration, followed by a space, or nothing.
  var prefix: String {
    switch self {
    case .inferred: ""
    case .nonisolated: "nonisolated "
    case .mainActor: "@MainActor "
    }
  }
}
