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
      text, FailureReporting.callSite() ?? .unknown,
      "Call it while the answer runs, in .answers { ... } or .performs { ... }, or declare the "
        + "parameter @escaping.")
    guard let value = DefaultValues.value(for: Result.self, in: MockScope.current) else {
      fatalError(text)
    }
    return value
  }
}
