/// The model of a property whose accessors an attribute generates.
package struct MockedProperty: Sendable, Equatable {
  /// The property.
  package var property: Property

  /// The names of the getter and of the setter in messages.
  package var names: [String]

  /// The declarations around the property.
  package var context: DeclarationContext

  /// A Boolean value that indicates whether the property overrides that of a superclass.
  package var isOverride: Bool
}
