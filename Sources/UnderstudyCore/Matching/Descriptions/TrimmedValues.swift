/// The full descriptions of values that failures show trimmed. Attachments contain them.
package enum TrimmedValues {
  /// The maximum number of bytes of a full description.
  static let bytes = 64_000

  /// The maximum number of values that are kept. The newest are kept.
  private static let limit = 50

  /// The number of characters by which a trimmed value is found in the text of a failure, which may
  /// show even less of it.
  private static let shownCharacters = 40

  private static let values = Guarded<[(start: String, full: String)]>([])

  /// Keeps the full description of a value.
  ///
  /// - Parameters:
  ///   - trimmed: The description that failures show.
  ///   - full: The full description.
  static func note(_ trimmed: String, full: String) {
    let start = String(trimmed.prefix(shownCharacters))
    values.withLock { values in
      values.removeAll { $0.full == full }
      values.append((start, full))
      if values.count > limit { values.removeFirst() }
    }
  }

  /// Returns the full descriptions of the values that the text of a failure shows trimmed.
  package static func full(shownIn text: String) -> [String] {
    values.withLock { $0 }.filter { text.includes($0.start) }.map(\.full)
  }
}
