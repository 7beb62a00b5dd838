/// Stands in the arguments of a call for a value that nothing can keep: because it is not copied,
/// as one of a `~Copyable` type, or because it may not escape, as a `Span`.
///
/// Patterns match such an argument by `.any`:
///
/// ```swift
/// verify(archive.store(.any, under: "a"))
/// ```
///
/// Where the type is a generic one, the pattern has to say which: `Matcher<Unrecordable<Token>>.any`.
public struct Unrecordable<Value: ~Copyable & ~Escapable>: Sendable, CustomStringConvertible {
  /// Makes the stand-in of a value.
  ///
  /// - Warning: For generated code only.
  public init() {}

  /// The type of the value, which is all that is known.
  public var description: String { "\(Unrecordable.self)" }
}
