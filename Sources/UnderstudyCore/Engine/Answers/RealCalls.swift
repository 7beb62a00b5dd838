/// Calls on real objects whose class another test's partial mock has changed.
///
/// While such a call runs, the real object can call static members of its class, which the mock class
/// overrides for the whole process. These calls are real too.
enum RealCalls {
  @TaskLocal private static var isRunning = false

  /// A Boolean value that indicates whether this code runs in such a call.
  static var areRunning: Bool { isRunning }

  /// Makes a call on the real object.
  static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try $isRunning.binding(true, body)
  }

  /// Makes an asynchronous call on the real object.
  static func run<Result, Failure: Error>(
    isolation: isolated (any Actor)?, _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = await $isRunning.withValue(true) {
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}

/// A real object whose answers those of stubs are compared with.
final class CheckedReal: Sendable {
  /// The answers of a stub and of the real object, which differ.
  struct Difference: Sendable {
    let stub: String
    let real: String

    /// The answers that agree with the real one, and why that of the stub is none of them. `nil` if no
    /// matcher has compared the answers.
    var agreement: ValueComparison.Agreement?

    /// Where the answers differ, or why they cannot be compared. `nil` if the answers show it.
    var remark: String?

    /// A Boolean value that indicates whether the answers cannot be compared.
    var isUnknown = false
  }

  let object: __Spied

  /// Returns a Boolean value that indicates whether two results are equal, or `nil` to compare them
  /// as values.
  private let areEqual: (@Sendable (Any, Any) -> Bool)?

  /// The comparisons by a matcher, oldest first. The newest one that fits is used.
  private let comparisons = Guarded<[AnswerComparison]>([])

  /// The differences that are allowed in parts of the answers.
  private let tolerances = Guarded(Tolerances())

  /// The members whose answers are known not to be comparable.
  private let unknown = Guarded<Set<String>>([])

  init(_ real: Any, _ areEqual: (@Sendable (Any, Any) -> Bool)?) {
    object = __Spied(real)
    self.areEqual = areEqual
  }

  /// Adds a comparison by a matcher.
  func add(_ comparison: AnswerComparison) { comparisons.withLock { $0.append(comparison) } }

  /// Allows differences in parts of the answers.
  func allow(_ change: (Tolerances) -> Tolerances) {
    tolerances.withLock { $0 = change($0) }
  }

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
    let verdict: ValueComparison.Verdict? =
      switch (stub, real) {
      case (.success(let stubbed), .success(let value?)):
        compare(stubbed, value, label, areResults: true, call)
      case (.failure(let stubbed), .failure(let error)):
        compare(stubbed, error, nil, areResults: false, call)
      default: nil
      }
    switch verdict {
    case .equal?: return nil
    case .differ(let found)?:
      difference.agreement = found.agreement
      let isShown = difference.stub != difference.real && !found.isHint
      difference.remark = isShown || found.agreement != nil ? nil : found.text
    case .unknown(let reason)?:
      // Said once for each requirement.
      guard unknown.withLock({ $0.insert(name.spelling).inserted }) else { return nil }
      difference.remark = reason
      difference.isUnknown = true
    case .endless(let reason)?:
      difference.remark = reason
      difference.isUnknown = true
    case nil: break
    }
    return difference
  }

  private func compare(
    _ stubbed: Any, _ real: Any, _ label: String?, areResults: Bool, _ call: PendingCall
  ) -> ValueComparison.Verdict {
    for comparison in comparisons.withLock({ $0 }).reversed() {
      switch comparison.verdict(stubbed, real, areResults: areResults, call) {
      case .agree?: return .equal
      case .differ(let agreement)?:
        return .differ(
          ValueComparison.Difference(text: "", isHint: false, agreement: agreement))
      case nil: break
      }
    }
    if let areEqual {
      return areEqual(stubbed, real)
        ? .equal
        : .differ(
          ValueComparison.Difference(
            text: "the closure says that they differ", isHint: false, agreement: nil))
    }
    let tolerances = tolerances.withLock { $0 }
    return call.core.describing {
      ValueComparison.compare(real, stubbed, label: label, allowing: tolerances)
    }
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
