// Literals stand for equality, so that `greet("bob", times: .any)` needs no wrapping.

extension Matcher: ExpressibleByUnicodeScalarLiteral
where Value: ExpressibleByUnicodeScalarLiteral & Equatable {
  /// Matches the value of the literal.
  public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
    self = .equal(Value(unicodeScalarLiteral: value))
  }
}

extension Matcher: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral & Equatable {
  /// Matches the value of the literal.
  public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
    self = .equal(Value(extendedGraphemeClusterLiteral: value))
  }
}

extension Matcher: ExpressibleByStringLiteral
where Value: ExpressibleByStringLiteral & Equatable {
  /// Matches the value of the literal.
  public init(stringLiteral value: Value.StringLiteralType) {
    self = .equal(Value(stringLiteral: value))
  }
}

extension Matcher: ExpressibleByStringInterpolation
where Value: ExpressibleByStringInterpolation & Equatable {
  /// Matches the value of the interpolated literal.
  public init(stringInterpolation: Value.StringInterpolation) {
    self = .equal(Value(stringInterpolation: stringInterpolation))
  }
}

extension Matcher: ExpressibleByIntegerLiteral
where Value: ExpressibleByIntegerLiteral & Equatable {
  /// Matches the value of the literal.
  public init(integerLiteral value: Value.IntegerLiteralType) {
    self = .equal(Value(integerLiteral: value))
  }
}

extension Matcher: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral & Equatable {
  /// Matches the value of the literal.
  public init(floatLiteral value: Value.FloatLiteralType) {
    self = .equal(Value(floatLiteral: value))
  }
}

extension Matcher: ExpressibleByBooleanLiteral
where Value: ExpressibleByBooleanLiteral & Equatable {
  /// Matches the value of the literal.
  public init(booleanLiteral value: Value.BooleanLiteralType) {
    self = .equal(Value(booleanLiteral: value))
  }
}

extension Matcher: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
  /// Matches nil.
  public init(nilLiteral: ()) {
    self = .isNil
  }
}

/// A collection that a literal of its elements makes, so that a matcher can be written as one.
///
/// An `ExpressibleByArrayLiteral` type cannot be made from the array that a matcher's literal
/// gives, only from a list of arguments; this protocol is the missing way.
public protocol ArrayLiteralMatchable: ExpressibleByArrayLiteral {
  /// Makes the collection from the elements of a literal.
  init(matching elements: [ArrayLiteralElement])
}

extension Array: ArrayLiteralMatchable {
  /// Makes the array from the elements of a literal.
  public init(matching elements: [Element]) { self = elements }
}

extension ContiguousArray: ArrayLiteralMatchable {
  /// Makes the array from the elements of a literal.
  public init(matching elements: [Element]) { self.init(elements) }
}

extension ArraySlice: ArrayLiteralMatchable {
  /// Makes the slice from the elements of a literal.
  public init(matching elements: [Element]) { self.init(elements) }
}

extension Set: ArrayLiteralMatchable {
  /// Makes the set from the elements of a literal.
  public init(matching elements: [Element]) { self.init(elements) }
}

extension Matcher: ExpressibleByArrayLiteral where Value: ArrayLiteralMatchable & Equatable {
  /// Matches the value of the literal.
  public init(arrayLiteral elements: Value.ArrayLiteralElement...) {
    self = .equal(Value(matching: elements))
  }
}

extension Matcher: ExpressibleByDictionaryLiteral
where Value: DictionaryLiteralMatchable & Equatable {
  /// Matches the value of the literal.
  public init(dictionaryLiteral elements: (Value.Key, Value.Value)...) {
    self = .equal(Value(matching: elements))
  }
}

/// A dictionary that a literal of its pairs makes; see ``ArrayLiteralMatchable``.
public protocol DictionaryLiteralMatchable: ExpressibleByDictionaryLiteral {
  /// Makes the dictionary from the pairs of a literal; of equal keys the last one stands.
  init(matching elements: [(Key, Value)])
}

extension Dictionary: DictionaryLiteralMatchable {
  /// Makes the dictionary from the pairs of a literal; of equal keys the last one stands.
  public init(matching elements: [(Key, Value)]) {
    self.init(elements, uniquingKeysWith: { $1 })
  }
}
