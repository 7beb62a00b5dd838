/// A placeholder for an argument that cannot be recorded, because it is not copyable or not
/// escapable, such as a `Span`.
///
/// A stub or an expectation can examine such an argument while it is borrowed, before the call is
/// answered:
///
/// ```swift
/// stub(gate.enter(.where("raw is 7") { $0.raw == 7 })).returns(true)
/// ```
///
/// Other verbs match it with `.any` only:
///
/// ```swift
/// verify(archive.store(.any, under: "a"))
/// ```
///
/// If the type is generic, specify it in the pattern: `Matcher<Unrecordable<Token>>.any`.
public struct Unrecordable<Value: ~Copyable & ~Escapable>: Sendable, CustomStringConvertible {
  /// The verdicts of predicates about the argument, or `nil` if there was none to ask.
  let verdicts: Verdicts?

  /// Creates a placeholder.
  ///
  /// - Warning: For generated code only.
  public init() { verdicts = nil }

  init(_ verdicts: Verdicts) { self.verdicts = verdicts }

  /// The name of the argument's type, and that the argument was not recorded.
  public var description: String {
    let type = "\(Unrecordable.self)".dropFirst("Unrecordable<".count).dropLast()
    return "<\(type): not recorded>"
  }
}

/// Returns a copy of an argument with an explicit ownership, which Swift never copies implicitly.
///
/// - Parameter value: The argument.
/// - Warning: For generated code only.
public func __copied<Value>(_ value: borrowing Value) -> Value { copy value }

/// Explains which argument of `@Mockable` is missing.
///
/// - Parameter value: The argument.
/// - Warning: For generated code only.
@available(
  *, unavailable,
  message: """
    this type is noncopyable, which '@Mockable' cannot see: name the type in the attribute, as in \
    '@Mockable(noncopyable: Ticket.self)', or use the plug-in
    """
)
public func __copied<Value: ~Copyable>(_ value: borrowing Value) -> Value { fatalError() }
