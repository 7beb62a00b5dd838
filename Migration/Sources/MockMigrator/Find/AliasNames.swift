/// The names that files give other types: type aliases, associated types and generic parameters.
enum AliasNames {
  /// The category of these names.
  static let category = "aliases"

  /// Returns the facts of a file.
  static func facts(in source: ParsedSource) -> [MigrationFact] {
    IntroducedTypeNames.names(in: source.tree).map { .mention($0, in: category) }
  }
}
