internal import UnderstudyCore

/// Checks at each call that a trace can hold its outcome.
///
/// Thread-safe.
final class CallRecorder: CallObserver {
  private let refuses = Guarded(false)

  /// A Boolean value that indicates whether the trace can hold all calls so far.
  var isComplete: Bool { refuses.withLock { !$0 } }

  func problem<Result>(
    _ call: ObservedCall, _ answer: Swift.Result<Result, any Error>,
    counterpart real: Swift.Result<Result?, any Error>?
  ) -> (any CallProblem)? {
    let reason = DescriptionContext.hiding(call.redactions) { Self.obstacle(call, answer) }
    guard let reason else { return nil }
    refuses.withLock { $0 = true }
    return UnrecordableOutcome(reason: reason)
  }

  /// Returns the reason why a trace cannot hold a call, or `nil` if it can. Runs user code.
  private static func obstacle<Result>(
    _ call: ObservedCall, _ answer: Swift.Result<Result, any Error>
  ) -> String? {
    if call.arguments.contains(where: { $0 is any ErasedInout }) {
      return "A trace does not change an inout argument."
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
    return (try? text.decoded(as: Result.self)) == nil
      ? "This \(type(of: value)) cannot be read back from JSON." : nil
  }

  private static func obstacle(to error: any Error, _ call: ObservedCall) -> String? {
    if call.redactions.hides(.threw(error), of: call.member) { return "The test hides the error." }
    // Any error can be thrown instead of one that is not Codable.
    if call.failureType == (any Error).self { return nil }
    guard let text = JSONText(encoding: error), call.failureType is any Decodable.Type else {
      return "\(type(of: error)) is not Codable."
    }
    return (try? text.decoded(as: call.failureType)) == nil
      ? "This \(type(of: error)) cannot be read back from JSON." : nil
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
