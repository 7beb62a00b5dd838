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

/// A collection whose literals can be used as matchers.
///
/// `ExpressibleByArrayLiteral` only has an initializer with a variadic parameter, which cannot be
/// called with the array of elements that a matcher's literal provides. This protocol adds an
/// initializer that can.
public protocol ArrayLiteralMatchable: ExpressibleByArrayLiteral {
  /// Creates a collection from the elements of a literal.
  ///
  /// - Parameter elements: The elements, in the order of the literal.
  init(matching elements: [ArrayLiteralElement])
}

extension Array: ArrayLiteralMatchable {
  /// Creates an array from the elements of a literal.
  ///
  /// - Parameter elements: The elements, in the order of the literal.
  public init(matching elements: [Element]) { self = elements }
}

extension ContiguousArray: ArrayLiteralMatchable {
  /// Creates an array from the elements of a literal.
  ///
  /// - Parameter elements: The elements, in the order of the literal.
  public init(matching elements: [Element]) { self.init(elements) }
}

extension ArraySlice: ArrayLiteralMatchable {
  /// Creates a slice from the elements of a literal.
  ///
  /// - Parameter elements: The elements, in the order of the literal.
  public init(matching elements: [Element]) { self.init(elements) }
}

extension Set: ArrayLiteralMatchable {
  /// Creates a set from the elements of a literal.
  ///
  /// - Parameter elements: The elements, in the order of the literal.
  public init(matching elements: [Element]) { self.init(elements) }
}

extension Matcher: ExpressibleByArrayLiteral where Value: ArrayLiteralMatchable & Equatable {
  /// Creates a matcher for values equal to the literal.
  ///
  /// - Parameter elements: The elements of the literal.
  public init(arrayLiteral elements: Value.ArrayLiteralElement...) {
    self = .equal(Value(matching: elements))
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
