/// A value that creates call patterns when it is called with matchers: a ``MockClosure``, or the
/// result of `call(to:)` for a function of a handwritten mock.
///
/// Call it with literals and matchers, as in `save("a", .any)`, or with plain values only.
/// Functions with more than five parameters are not supported.
public protocol CallPatternFactory<Pattern> {
  /// The type of the patterns, which contains the types of the arguments, the result and the
  /// errors.
  associatedtype Pattern: AnyCallPattern

  /// The closure that creates the patterns.
  ///
  /// - Warning: For the framework only.
  var __maker: __CallPatternFactory<Pattern> { get }
}

/// Creates the patterns of one function.
///
/// - Warning: For the framework only.
public struct __CallPatternFactory<Pattern: AnyCallPattern> {
  let make: (ArgumentPattern) -> Pattern
}

/// A function of a handwritten mock. Call it with matchers for its arguments to create a pattern.
///
/// ```swift
/// stub(printer.call(to: printer.printRef)(.any, 2)).returns(7)
/// ```
public struct ReferenceCall<Pattern: AnyCallPattern>: CallPatternFactory {
  /// The closure that creates the patterns.
  ///
  /// - Warning: For the framework only.
  public let __maker: __CallPatternFactory<Pattern>
}
