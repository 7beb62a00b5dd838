// Ranges in place of matchers. They are disfavored, so that a range elsewhere keeps its type.

/// Matches values in a closed range.
///
/// ```swift
/// verify(gateway.charge(1...3, currency: .any))
/// ```
///
/// - Parameters:
///   - lower: The inclusive lower bound.
///   - upper: The inclusive upper bound.
@_disfavoredOverload
public func ... <Value: Comparable>(lower: Value, upper: Value) -> Matcher<Value> {
  .inRange(ClosedRange(uncheckedBounds: (lower, upper)))
}

/// Matches values in a half-open range.
///
/// - Parameters:
///   - lower: The inclusive lower bound.
///   - upper: The exclusive upper bound.
@_disfavoredOverload
public func ..< <Value: Comparable>(lower: Value, upper: Value) -> Matcher<Value> {
  .inRange(Range(uncheckedBounds: (lower, upper)))
}

/// Matches values from a bound on.
///
/// - Parameter lower: The inclusive lower bound.
@_disfavoredOverload
public postfix func ... <Value: Comparable>(lower: Value) -> Matcher<Value> {
  .inRange(PartialRangeFrom(lower))
}

/// Matches values up to a bound, including it.
///
/// - Parameter upper: The inclusive upper bound.
@_disfavoredOverload
public prefix func ... <Value: Comparable>(upper: Value) -> Matcher<Value> {
  .inRange(PartialRangeThrough(upper))
}

/// Matches values below a bound.
///
/// - Parameter upper: The exclusive upper bound.
@_disfavoredOverload
public prefix func ..< <Value: Comparable>(upper: Value) -> Matcher<Value> {
  .inRange(PartialRangeUpTo(upper))
}
