/// A further name of a mock.
package struct MockAlias {
  /// The name.
  package let name: String

  /// The full name of the mock.
  package let target: String

  /// The declaration next to which the name is declared.
  var type: ResolvedType
}
