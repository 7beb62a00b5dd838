/// The settings of a module that change the meaning of its declarations.
///
/// Sources do not show them. A mock in a module with other defaults must spell what they mean.
package struct ModuleDefaults: Codable, Sendable, Equatable {
  /// A Boolean value that indicates whether declarations are on the main actor by default.
  package var isOnMainActor: Bool

  /// A Boolean value that indicates whether asynchronous functions run on the caller's actor by
  /// default.
  package var runsOnCallersActor: Bool

  /// Creates defaults; those of the language if there are no arguments.
  package init(isOnMainActor: Bool = false, runsOnCallersActor: Bool = false) {
    self.isOnMainActor = isOnMainActor
    self.runsOnCallersActor = runsOnCallersActor
  }
}
