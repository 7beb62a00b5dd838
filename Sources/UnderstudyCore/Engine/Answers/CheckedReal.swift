/// A real object whose answers those of stubs are compared with.
final class CheckedReal: Sendable {
  /// The answers of a stub and of the real object, which differ.
  struct Difference: Sendable {
    let stub: String
    let real: String

    /// The answers that agree with the real one, and why that of the stub is none of them. `nil` if no
    /// matcher has compared the answers.
    var agreement: Agreement?
  }

  /// What a matcher has accepted instead of the answer of a stub.
  struct Agreement: Sendable {
    /// The description of the matcher.
    let matcher: String

    /// The reason for the mismatch, or `nil` if the matcher has none.
    let reason: String?
  }

  let object: __Spied

  /// Returns a Boolean value that indicates whether two results are equal, or `nil` to compare them by
  /// `==` or by their descriptions.
  private let areEqual: (@Sendable (Any, Any) -> Bool)?

  /// The comparisons by a matcher, oldest first. The newest one that fits is used.
  private let comparisons = Guarded<[AnswerComparison]>([])

  init(_ real: Any, _ areEqual: (@Sendable (Any, Any) -> Bool)?) {
    object = __Spied(real)
    self.areEqual = areEqual
  }

  /// Adds a comparison by a matcher.
  func add(_ comparison: AnswerComparison) { comparisons.withLock { $0.append(comparison) } }

  /// Compares the answer of a stub with that of the real object. Runs user code.
  ///
  /// - Parameters:
  ///   - stub: The answer of the stub.
  ///   - real: The answer of the real object. Without a value, the call cannot be made on it.
  ///   - call: The call.
  /// - Returns: The answers, or `nil` if they agree.
  func difference<Result>(
    of stub: Swift.Result<Result, any Error>, from real: Swift.Result<Result?, any Error>,
    in call: PendingCall
  ) -> Difference? {
    let name = call.member.name
    let label = name.kind == .getter ? name.base : nil
    var difference = call.core.describing {
      Difference(stub: Self.text(stub, label), real: Self.text(real, label))
    }
    switch (stub, real) {
    case (.success(let stubbed), .success(let value?)):
      switch compare(stubbed, value, areResults: true, call) {
      case .agree: return nil
      case .differ(let agreement): difference.agreement = agreement
      }
    case (.failure(let stubbed), .failure(let error)):
      switch compare(stubbed, error, areResults: false, call) {
      case .agree: return nil
      case .differ(let agreement): difference.agreement = agreement
      }
    default: break
    }
    return difference
  }

  private func compare(
    _ stubbed: Any, _ real: Any, areResults: Bool, _ call: PendingCall
  ) -> AnswerComparison.Verdict {
    for comparison in comparisons.withLock({ $0 }).reversed() {
      if let verdict = comparison.verdict(stubbed, real, areResults: areResults, call) {
        return verdict
      }
    }
    return isEqual(stubbed, real) ? .agree : .differ(nil)
  }

  private func isEqual(_ stubbed: Any, _ real: Any) -> Bool {
    if let areEqual { return areEqual(stubbed, real) }
    if stubbed is any Equatable { return DynamicEquality.areEqual(stubbed, real) ?? false }
    return ValueDescription.describeForComparison(stubbed)
      == ValueDescription.describeForComparison(real)
  }

  private static func text<Result>(
    _ answer: Swift.Result<Result, any Error>, _ label: String?
  ) -> String {
    switch answer {
    case .success(let value) where value is Void: "returned"
    case .success(let value): "returned \(ValueDescription.describe(value, label: label))"
    case .failure(let error): "threw \(ValueDescription.describe(error))"
    }
  }

  /// Returns the description of the real object's answer, which is `nil` if the call cannot be made on
  /// it.
  private static func text<Result>(
    _ answer: Swift.Result<Result?, any Error>, _ label: String?
  ) -> String {
    switch answer {
    case .success(nil): "cannot be called here"
    case .success(let value?): text(Swift.Result<Result, any Error>.success(value), label)
    case .failure(let error): text(Swift.Result<Result, any Error>.failure(error), label)
    }
  }
}
