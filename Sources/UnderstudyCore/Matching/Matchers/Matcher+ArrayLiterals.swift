// The elements of an array literal are matchers, so `.any` can stand next to a literal in it.

/// A collection whose literals can be used as matchers.
///
/// `ExpressibleByArrayLiteral` only has an initializer with a variadic parameter, which cannot be
/// called with the array of elements that a matcher's literal provides. This protocol adds an
/// initializer that can.
public protocol ArrayLiteralMatchable: ExpressibleByArrayLiteral, Collection
where ArrayLiteralElement == Element {
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

extension Matcher: ExpressibleByArrayLiteral where Value: ArrayLiteralMatchable {
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
