import UnderstudyValues

// A literal is an equality matcher, so `greet("bob", times: .any)` does not need `.equal("bob")`.

extension Matcher: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral & Equatable {
  /// Creates a matcher for values equal to the literal.
  ///
  /// - Parameter value: The literal.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .equal(Value(unicodeScalarLiteral: value))
  }
}

extension Matcher: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral & Equatable {
  /// Creates a matcher for values equal to the literal.
  ///
  /// - Parameter value: The literal.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Matcher: ExpressibleByStringLiteral
where Value: ExpressibleByStringLiteral & Equatable {
  /// Creates a matcher for values equal to the literal.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .equal(Value(stringLiteral: value))
  }
}

extension Matcher: ExpressibleByStringInterpolation
where Value: ExpressibleByStringInterpolation & Equatable {
  /// Creates a matcher for values equal to the interpolated string.
  ///
  /// - Parameter stringInterpolation: The interpolated string.
  public init(stringInterpolation: Value.StringInterpolation) {
    self = .equal(Value(stringInterpolation: stringInterpolation))
  }
}

extension Matcher: ExpressibleByIntegerLiteral
where Value: ExpressibleByIntegerLiteral & Equatable {
  /// Creates a matcher for values equal to the literal.
  ///
  /// - Parameter value: The literal.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .equal(Value(integerLiteral: value))
  }
}

extension Matcher: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral & Equatable {
  /// Creates a matcher for values equal to the literal.
  ///
  /// - Parameter value: The literal.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .equal(Value(floatLiteral: value))
  }
}

extension Matcher: ExpressibleByBooleanLiteral
where Value: ExpressibleByBooleanLiteral & Equatable {
  /// Creates a matcher for values equal to the literal.
  ///
  /// - Parameter value: The literal.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .equal(Value(booleanLiteral: value))
  }
}

extension Matcher: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Creates a matcher for `nil`.
  ///
  /// - Parameter nilLiteral: The literal.
  public init(nilLiteral: ()) {
    self = .isNil
  }
}

extension Matcher: ExpressibleByDictionaryLiteral
where Value: __DictionaryLiteralMatchable & Equatable {
  /// Creates a matcher for values equal to the literal.
  ///
  /// - Parameter elements: The keys and values of the literal.
  public init(dictionaryLiteral elements: (Value.Key, Value.Value)...) {
    self = .equal(Value(matching: elements))
  }
}

/// A dictionary whose literals can be used as matchers. See ``__ArrayLiteralMatchable``.
public protocol __DictionaryLiteralMatchable: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary from the pairs of a literal. If a key occurs more than once, its last
  /// value is used.
  ///
  /// - Parameter elements: The keys and values, in the order of the literal.
  init(matching elements: [(Key, Value)])
}

extension Dictionary: __DictionaryLiteralMatchable {
  /// Creates a dictionary from the pairs of a literal. If a key occurs more than once, its last
  /// value is used.
  ///
  /// - Parameter elements: The keys and values, in the order of the literal.
  public init(matching elements: [(Key, Value)]) {
    self.init(elements, uniquingKeysWith: { $1 })
  }
}

// The elements of an array literal are matchers, so `.any` can stand next to a literal in it.

/// A collection whose literals can be used as matchers.
///
/// `ExpressibleByArrayLiteral` only has an initializer with a variadic parameter, which cannot be
/// called with the array of elements that a matcher's literal provides. This protocol adds an
/// initializer that can.
public protocol __ArrayLiteralMatchable: ExpressibleByArrayLiteral, Collection
where ArrayLiteralElement == Element {
  /// Creates a collection from the elements of a literal.
  ///
  /// - Parameter elements: The elements, in the order of the literal.
  init(matching elements: [ArrayLiteralElement])
}

extension Array: __ArrayLiteralMatchable {
  /// Creates an array from the elements of a literal.
  ///
  /// - Parameter elements: The elements, in the order of the literal.
  public init(matching elements: [Element]) { self = elements }
}

extension ContiguousArray: __ArrayLiteralMatchable {
  /// Creates an array from the elements of a literal.
  ///
  /// - Parameter elements: The elements, in the order of the literal.
  public init(matching elements: [Element]) { self.init(elements) }
}

extension ArraySlice: __ArrayLiteralMatchable {
  /// Creates a slice from the elements of a literal.
  ///
  /// - Parameter elements: The elements, in the order of the literal.
  public init(matching elements: [Element]) { self.init(elements) }
}

extension Set: __ArrayLiteralMatchable {
  /// Creates a set from the elements of a literal.
  ///
  /// - Parameter elements: The elements, in the order of the literal.
  public init(matching elements: [Element]) { self.init(elements) }
}

extension Matcher: ExpressibleByArrayLiteral where Value: __ArrayLiteralMatchable {
  /// Creates a matcher for collections whose elements match the elements of the literal.
  ///
  /// ```swift
  /// verify(list.show([1, .any]))
  /// ```
  ///
  /// The elements of a `Set` match in any order. The element `.any` matches one element.
  ///
  /// - Parameter elements: The matchers for the elements, one each.
  public init(arrayLiteral elements: Matcher<Value.Element>...) {
    self = .__elements(elements)
  }

  /// Matches collections whose elements match the given matchers, one each.
  ///
  /// If all of them are values, the matcher compares the whole collection, so that a failure shows
  /// the difference of two collections.
  ///
  /// - Parameter matchers: The matchers for the elements.
  /// - Returns: The matcher.
  /// - Warning: For generated code only.
  public static func __elements(_ matchers: [Matcher<Value.Element>]) -> Matcher {
    let values = matchers.compactMap(\.plainValue)
    if values.count == matchers.count { return .equal(erased: Value(matching: values)) }
    let isOrdered = !(Value.self is any SetAlgebra.Type)
    return isOrdered ? .elements(all: matchers) : .elements(allInAnyOrder: matchers)
  }
}

extension Matcher {
  /// The expected value of a matcher that compares with `==`, or `nil` for any other matcher.
  fileprivate var plainValue: Value? { isPlainValue ? expectedValue?() as? Value : nil }
}

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
