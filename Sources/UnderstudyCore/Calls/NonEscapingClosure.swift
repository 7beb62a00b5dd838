/// The way to a non-escaping closure argument while its call's answer runs.
///
/// The recorded argument is a closure that goes through this box; when the call ends the box is
/// emptied, so that a recorded closure cannot be called later.
///
/// - Warning: For generated code only.
public final class __NonEscaping<Closure>: @unchecked Sendable {  // `closure` is guarded by `lock`.
  private let lock = Lock()
  private var closure: Closure?
  private let parameter: String

  /// Opens the box of one call.
  ///
  /// - Parameters:
  ///   - closure: The argument.
  ///   - parameter: The parameter's name, for the failure of a late use.
  public init(_ closure: Closure, _ parameter: String) {
    self.closure = closure
    self.parameter = parameter
  }

  /// The closure; nil once the call has ended.
  public var open: Closure? { lock.withLock { closure } }

  /// Ends the call.
  public func close() {
    let released = lock.withLock {
      defer { closure = nil }
      return closure
    }
    withExtendedLifetime(released) {}
  }

  /// Reports the use of the closure after its call.
  ///
  /// - Returns: The default value of the result; without one the process stops.
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
