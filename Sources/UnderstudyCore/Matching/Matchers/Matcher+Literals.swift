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
where Value: DictionaryLiteralMatchable & Equatable {
  /// Creates a matcher for values equal to the literal.
  ///
  /// - Parameter elements: The keys and values of the literal.
  public init(dictionaryLiteral elements: (Value.Key, Value.Value)...) {
    self = .equal(Value(matching: elements))
  }
}

/// A dictionary whose literals can be used as matchers. See ``ArrayLiteralMatchable``.
public protocol DictionaryLiteralMatchable: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary from the pairs of a literal. If a key occurs more than once, its last
  /// value is used.
  ///
  /// - Parameter elements: The keys and values, in the order of the literal.
  init(matching elements: [(Key, Value)])
}

extension Dictionary: DictionaryLiteralMatchable {
  /// Creates a dictionary from the pairs of a literal. If a key occurs more than once, its last
  /// value is used.
  ///
  /// - Parameter elements: The keys and values, in the order of the literal.
  public init(matching elements: [(Key, Value)]) {
    self.init(elements, uniquingKeysWith: { $1 })
  }
}
