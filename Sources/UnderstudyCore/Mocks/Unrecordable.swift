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

extension Matcher {
  /// Matches arguments that cannot be recorded and satisfy a predicate, for `stub`, `expect` and
  /// `reject`.
  ///
  /// The predicate runs when the call is made, while the argument is borrowed. Nothing of the argument
  /// is retained, so other verbs, which look at recorded calls, report a failure.
  ///
  /// ```swift
  /// stub(gate.enter(.where("raw is 7") { $0.raw == 7 })).returns(true)
  /// ```
  ///
  /// - Parameters:
  ///   - description: The description of matching values in failures.
  ///   - predicate: Returns `true` for matching values. Runs once for each call, on the calling
  ///     thread, never while a lock is held.
  /// - Returns: The matcher.
  public static func `where`<Borrowed: ~Copyable & ~Escapable>(
    _ description: String = "where { ... }",
    _ predicate: @escaping (_ value: borrowing Borrowed) -> Bool
  ) -> Matcher where Value == Unrecordable<Borrowed> {
    let predicate = BorrowPredicate(predicate)
    return Matcher(
      predicate: { $0.verdicts?.verdict(of: predicate) ?? false },
      describe: { description }, contents: .borrow)
  }
}

/// Gives access to a non-escaping closure argument while the call is being answered.
///
/// The recorded argument is a closure that calls this box. The box is emptied when the call ends,
/// so that the non-escaping closure cannot be called later.
///
/// - Warning: For generated code only.
public final class __NonEscaping<Closure>: Sendable {
  private let closure: Guarded<Closure?>
  private let parameter: String

  /// Creates the box of a call.
  ///
  /// - Parameters:
  ///   - closure: The closure argument.
  ///   - parameter: The name of the parameter, for failures.
  public init(_ closure: Closure, _ parameter: String) {
    self.closure = Guarded(closure)
    self.parameter = parameter
  }

  /// The closure, or `nil` after the call has ended.
  public var open: Closure? { closure.withLock { $0 } }

  /// Removes the closure when the call ends.
  public func close() {
    let released = closure.withLock { closure in
      defer { closure = nil }
      return closure
    }
    withExtendedLifetime(released) {}
  }

  /// Reports that the closure was called after its call had ended.
  ///
  /// - Returns: The default value of the result type. If there is none, the process stops.
  public func closed<Result>() -> Result {
    let text = "The non-escaping closure '\(parameter)' was called after its call had ended"
    FailureReporting.reportMisuse(
      text, .unknown,
      "Call it while the answer runs, in .answers { ... } or .performs { ... }, or declare the "
        + "parameter @escaping.", atCall: true)
    guard let value = DefaultValues.value(for: Result.self, in: MockScope.current) else {
      fatalError(text)
    }
    return value
  }
}
