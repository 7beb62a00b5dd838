internal import UnderstudyCore

/// Checks at each call that a trace can hold its outcome.
///
/// Thread-safe.
final class CallRecorder: CallObserver {
  private let state = Guarded((count: 0, refuses: false))

  /// A Boolean value that indicates whether the trace can hold all calls so far.
  var isComplete: Bool { state.withLock { !$0.refuses } }

  /// The number of calls so far.
  var count: Int { state.withLock { $0.count } }

  func problem<Result>(
    _ call: ObservedCall, _ answer: Swift.Result<Result, any Error>,
    counterpart real: Swift.Result<Result?, any Error>?
  ) -> (any CallProblem)? {
    let reason = DescriptionContext.hiding(call.redactions) { Self.obstacle(call, answer) }
    state.withLock { $0 = ($0.count + 1, $0.refuses || reason != nil) }
    guard let reason else { return nil }
    return UnrecordableOutcome(reason: reason)
  }

  /// Returns the reason why a trace cannot hold a call, or `nil` if it can. Runs user code.
  private static func obstacle<Result>(
    _ call: ObservedCall, _ answer: Swift.Result<Result, any Error>
  ) -> String? {
    if call.arguments.contains(where: { $0 is any ErasedInout }) {
      return "A trace does not change an inout argument."
    }
    if call.arguments.contains(where: ComparedCall.hasClosure) {
      return "A trace does not call a closure that is an argument."
    }
    switch answer {
    case .success(let value): return obstacle(to: value, call)
    case .failure(let error): return obstacle(to: error, call)
    }
  }

  private static func obstacle<Result>(to value: Result, _ call: ObservedCall) -> String? {
    if value is Void { return nil }
    if call.redactions.hides(.returned(value), of: call.member) {
      return "The test hides the result."
    }
    if JSONText.isNestedNil(value) { return "JSON cannot tell an optional nil from nil." }
    guard let text = JSONText(encoding: value) else {
      return value is any Encodable
        ? "This \(type(of: value)) cannot be written as JSON."
        : "\(type(of: value)) is not Codable."
    }
    if text.hidesKey { return "The test hides a part of the result." }
    guard Result.self is any Decodable.Type else { return "\(Result.self) is not Codable." }
    return obstacle(to: value, from: text, as: Result.self)
  }

  /// Returns the reason why a value does not come back from its text, or `nil` if it does.
  private static func obstacle(to value: Any, from text: JSONText, as type: Any.Type) -> String? {
    guard let copy = try? text.decoded(as: type) else {
      return "This \(Swift.type(of: value)) cannot be read back from JSON."
    }
    guard case .differ = ValueComparison.compare(value, copy, equatesNaN: true) else { return nil }
    return "This \(Swift.type(of: value)) differs after it is read back from JSON."
  }

  private static func obstacle(to error: any Error, _ call: ObservedCall) -> String? {
    if call.redactions.hides(.threw(error), of: call.member) { return "The test hides the error." }
    let isUntyped = call.failureType == (any Error).self
    let type = isUntyped ? type(of: error) : call.failureType
    guard let text = JSONText(encoding: error), type is any Decodable.Type else {
      // Any error can be thrown instead of one that is not Codable.
      return isUntyped ? nil : "\(Swift.type(of: error)) is not Codable."
    }
    if isUntyped, let name = RecordedType.name(of: type), RecordedType.type(named: name) == nil {
      return "\(type) cannot be found by its name. Declare it outside functions."
    }
    return obstacle(to: error, from: text, as: type)
  }
}

/// The outcome of a call that a trace cannot hold.
private struct UnrecordableOutcome: CallProblem {
  let reason: String

  func headline(_ call: String) -> String { UnrecordableCall.headline(call) }

  func content(of call: CallDescription) -> any FailureContent {
    UnrecordableCall(call: call, reason: reason)
  }
}
