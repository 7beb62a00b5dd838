/// Something that is called with matchers to make the pattern of a call: a ``MockClosure``, or what
/// `call(to:)` gives for a function of a mock that is written by hand.
///
/// It is called with literals and matchers, or with plain values alone, as generated patterns are:
/// `save("a", .any)`. A function with more than five parameters has no such calls.
public protocol CallPatternFactory<Pattern> {
  /// The type of the patterns, which has those of the arguments, the result and the errors.
  associatedtype Pattern: AnyCallPattern

  /// What makes the patterns.
  ///
  /// - Warning: For the framework only.
  var __maker: __CallPatternFactory<Pattern> { get }
}

/// What makes the patterns of one function.
///
/// - Warning: For the framework only.
public struct __CallPatternFactory<Pattern: AnyCallPattern> {
  let make: (ArgumentPattern) -> Pattern
}

/// A function of a mock that is written by hand, to be called with matchers of its arguments.
public struct ReferenceCall<Pattern: AnyCallPattern>: CallPatternFactory {
  /// What makes the patterns.
  ///
  /// - Warning: For the framework only.
  public let __maker: __CallPatternFactory<Pattern>
}
