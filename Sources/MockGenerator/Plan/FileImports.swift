/// The imports that a generated declaration needs.
struct FileImports {
  /// The module whose mocks are in the file, or `nil` for the file of compiled modules.
  let module: String?

  /// The imports that signatures may need.
  var repeated: Set<RepeatedImport> = []

  /// The declarations that are imported one by one, to prefer them to others of their name.
  var preferred: Set<String> = []

  /// A Boolean value that indicates whether internal declarations of the module are needed.
  var needsInternal = false
}
