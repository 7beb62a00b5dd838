import UnderstudyValues
internal import UnderstudyCore

/// A real object whose answers those of stubs are compared with.
final class CheckedReal: CallObserver {
  /// The answers of a stub and of the real object, which differ.
  struct Difference: CallProblem {
    let stub: String
    let real: String

    /// The answers that agree with the real one, and why that of the stub is none of them. `nil` if no
    /// matcher has compared the answers.
    var agreement: ValueComparison.Agreement?

    /// Where the answers differ, or why they cannot be compared. `nil` if the answers show it.
    var remark: String?

    /// A Boolean value that indicates whether the answers cannot be compared.
    var isUnknown = false

    func headline(_ call: String) -> String { WrongStub.headline(call, isUnknown: isUnknown) }

    func content(of call: CallDescription) -> any FailureContent {
      WrongStub(
        call: call, stub: stub, real: real, matcher: agreement?.matcher, reason: agreement?.reason,
        remark: remark, isUnknown: isUnknown)
    }
  }

  private let object: __Spied

  var counterpart: __Spied? { object }

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

  func problem<Result>(
    _ call: ObservedCall, _ answer: Swift.Result<Result, any Error>,
    counterpart real: Swift.Result<Result?, any Error>?
  ) -> (any CallProblem)? {
    real.flatMap { difference(of: answer, from: $0, in: call) }
  }

  /// Compares the answer of a stub or a trace with that of the real object. Runs user code.
  ///
  /// - Parameters:
  ///   - stub: The answer of the stub.
  ///   - real: The answer of the real object. Without a value, the call cannot be made on it.
  ///   - call: The call.
  /// - Returns: The answers, or `nil` if they agree.
  private func difference<Result>(
    of stub: Swift.Result<Result, any Error>, from real: Swift.Result<Result?, any Error>,
    in call: ObservedCall
  ) -> Difference? {
    let label = call.member.resultLabel
    var difference = DescriptionContext.hiding(call.redactions) {
      Difference(stub: Self.text(stub, label), real: Self.text(real, label))
    }
    let verdict: ValueComparison.Verdict? =
      switch (stub, real) {
      case (.success(let stubbed), .success(let value?)):
        compare(stubbed, value, label, areResults: true, call)
      case (.failure(let stubbed), .failure(let error)):
        compare(stubbed, error, nil, areResults: false, call)
      case (_, .success(nil)) where call.arguments.contains(where: ComparedCall.hasClosure):
        .unknown("nothing can stand for the closure argument, and the real object must not call it")
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
      guard unknown.withLock({ $0.insert(call.member.spelling).inserted }) else { return nil }
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
    _ stubbed: Any, _ real: Any, _ label: String?, areResults: Bool, _ call: ObservedCall
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
    return DescriptionContext.hiding(call.redactions) {
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

/// How the answers to some calls are compared: by a matcher that is made of the real answer.
struct AnswerComparison: Sendable {
  /// The calls that are compared, or `nil` for all of them.
  private let calls: PatternedCalls?

  /// Compares the answer of a stub with that of the real object. Returns `nil` for answers of another
  /// type.
  private let compare: @Sendable (Any, Any) -> Tolerances.Verdict?

  /// Creates the comparison of answers of one type.
  ///
  /// - Parameters:
  ///   - calls: The calls, or `nil` for all of them.
  ///   - matcher: Makes the matcher of the real object's answer.
  init<Answer>(
    _ calls: PatternedCalls?, by matcher: @escaping @Sendable (Answer) -> Matcher<Answer>
  ) {
    self.calls = calls
    compare = { stubbed, real in
      guard let stubbed = stubbed as? Answer, let real = real as? Answer else { return nil }
      return Tolerances.compare(stubbed, with: matcher(real))
    }
  }

  /// Creates a comparison that accepts all answers of one type.
  init<Answer>(ignoring type: Answer.Type) {
    calls = nil
    compare = { stubbed, real in stubbed is Answer && real is Answer ? .agree : nil }
  }

  /// Compares two answers, unless they are none that this comparison is for. Runs user code.
  ///
  /// - Parameters:
  ///   - stubbed: The result or error of the stub.
  ///   - real: The result or error of the real object.
  ///   - areResults: Whether they are results.
  ///   - call: The call.
  func verdict(
    _ stubbed: Any, _ real: Any, areResults: Bool, _ call: ObservedCall
  ) -> Tolerances.Verdict? {
    if let calls {
      // The type of the matcher is that of the results.
      guard areResults, calls.contain(call) else { return nil }
    }
    return compare(stubbed, real)
  }
}
