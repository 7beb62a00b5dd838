extension Matcher {
  /// Matches dictionaries that contain a key.
  ///
  /// ```swift
  /// verify(settings.apply(.hasKey("theme")))
  /// ```
  ///
  /// - Parameter key: The key.
  /// - Returns: The matcher.
  public static func hasKey<Key: Hashable, Entry>(_ key: Key) -> Matcher
  where Value == [Key: Entry] {
    Matcher(
      predicate: { $0.index(forKey: key) != nil },
      describe: { "has key \(ValueDescription.describe(key))" },
      explain: { "no \(ValueDescription.describe(key)) key in \(ValueDescription.describe($0))" })
  }

  /// Matches dictionaries with at least one matching key.
  ///
  /// ```swift
  /// verify(settings.apply(.hasKey(.hasPrefix("color"))))
  /// ```
  ///
  /// - Parameter matcher: The matcher for the key.
  /// - Returns: The matcher.
  @_disfavoredOverload
  public static func hasKey<Key: Hashable, Entry>(_ matcher: Matcher<Key>) -> Matcher
  where Value == [Key: Entry] {
    Matcher(
      predicate: { value, captures in value.keys.contains { matcher.matches($0, captures) } },
      describe: { "has key \(matcher.describeSelf())" },
      explain: { "no key matches: \(matcher.describeSelf()) in \(ValueDescription.describe($0))" },
      contents: matcher.contents)
  }

  /// Matches dictionaries with at least one matching value.
  ///
  /// ```swift
  /// verify(settings.apply(.hasValue("dark")))
  /// ```
  ///
  /// - Parameter matcher: The matcher for the value.
  /// - Returns: The matcher.
  public static func hasValue<Key: Hashable, Entry>(_ matcher: Matcher<Entry>) -> Matcher
  where Value == [Key: Entry] {
    Matcher(
      predicate: { value, captures in value.values.contains { matcher.matches($0, captures) } },
      describe: { "has value \(matcher.describeSelf())" },
      explain: {
        "no value matches: \(matcher.describeSelf()) in \(ValueDescription.describe($0))"
      },
      contents: matcher.contents)
  }

  /// Matches dictionaries whose value for a key matches.
  ///
  /// ```swift
  /// verify(settings.apply(.hasEntry("theme", .hasPrefix("dark"))))
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - matcher: The matcher for the value of the key.
  /// - Returns: The matcher.
  public static func hasEntry<Key: Hashable, Entry>(
    _ key: Key, _ matcher: Matcher<Entry>
  ) -> Matcher where Value == [Key: Entry] {
    Matcher(
      predicate: { value, captures in value[key].map { matcher.matches($0, captures) } == true },
      describe: {
        let value = isHidden(key) ? Redactions.text : matcher.describeSelf()
        return "has entry \(ValueDescription.describe(key)): \(value)"
      },
      explain: { value in
        let name = ValueDescription.describe(key)
        guard let entry = value[key] else {
          return "no \(name) key in \(ValueDescription.describe(value))"
        }
        return "value for \(name) "
          + (isHidden(key) ? Redactions.text : matcher.explanation(of: entry))
      },
      contents: matcher.contents)
  }
}

/// Returns a Boolean value that indicates whether failures hide the value of a key.
private func isHidden(_ key: some Hashable) -> Bool {
  (key as? String).map { DescriptionContext.hidden.hides(label: $0) } ?? false
}
