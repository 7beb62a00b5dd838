/// A placeholder for an argument that cannot be recorded, because it is not copyable or not
/// escapable, such as a `Span`.
///
/// Match such an argument with `.any`:
///
/// ```swift
/// verify(archive.store(.any, under: "a"))
/// ```
///
/// If the type is generic, specify it in the pattern: `Matcher<Unrecordable<Token>>.any`.
public struct Unrecordable<Value: ~Copyable & ~Escapable>: Sendable, CustomStringConvertible {
  /// Creates a placeholder.
  ///
  /// - Warning: For generated code only.
  public init() {}

  /// The name of the argument's type.
  public var description: String { "\(Unrecordable.self)" }
}
