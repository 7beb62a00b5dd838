/// A method with parameters of a class that the mock cannot override, so that it has no pattern.
package struct UnmockableMethod: Sendable, Equatable {
  /// The name without labels, with backticks if it needs them.
  package var name: String

  /// The parameters: their labels, and whether a call can leave them out.
  package var parameters: [Parameter]

  /// A Boolean value that indicates whether it is a member of the type.
  package var isStatic: Bool

  /// The reason, and what to write instead.
  package var reason: String

  /// A parameter.
  package struct Parameter: Sendable, Equatable {
    package var label: String
    package var hasDefault: Bool
  }
}
