/// The imports that a generated declaration needs.
package struct FileImports {
  /// The module whose mocks are in the file, or `nil` for the file of compiled modules.
  package let module: String?

  /// The imports that signatures may need.
  var repeated: Set<RepeatedImport> = []

  /// The declarations that are imported one by one, to prefer them to others of their name.
  package var preferred: Set<String> = []

  /// A Boolean value that indicates whether internal declarations of the module are needed.
  package var needsInternal = false

  /// The names in the signatures of the declaration, or `nil` if they are in another value.
  var names: SignatureUse?
}
