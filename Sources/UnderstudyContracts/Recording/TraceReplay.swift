internal import Foundation
internal import UnderstudyCore

/// Answers calls from a trace. Each recorded call answers once, the oldest equal one first. The last
/// one repeats.
final class TraceReplay: CallAnswerer {
  /// The maximum number of recorded calls that a failure lists.
  private static let shown = 3

  private let name: String
  private let calls: [CallTrace.Entry]
  private let used: UsedCalls
  private let site: MockSourceLocation

  /// Creates the answers of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - name: The name of the trace.
  ///   - site: The line that replays the trace.
  init(_ trace: CallTrace, named name: String, at site: MockSourceLocation) {
    self.name = name
    self.site = site
    calls = trace.calls
    used = UsedCalls()
  }

  func answer<Result>(_ call: ObservedCall, _ result: Result.Type) throws -> Result {
    try DescriptionContext.hiding(call.redactions) {
      Swift.Result { try hiddenAnswer(call, result) }
    }.get()
  }

  private func hiddenAnswer<Result>(_ call: ObservedCall, _ result: Result.Type) throws -> Result {
    let actual = CallTrace.arguments(call.arguments)
    let equal = calls.indices.filter {
      calls[$0].member == call.member.spelling && Self.areEqual(calls[$0].arguments, actual)
    }
    guard let index = used.next(among: equal) else {
      throw absence(of: call.member, hiding: call.hiddenPositions)
    }
    let hidesResult =
      DescriptionContext.hidden.hides(type: result)
      || call.arguments.isEmpty && DescriptionContext.hidden.hides(label: call.member.base)
    return try outcome(of: calls[index], hidesResult: hidesResult, result, call.failureType)
  }

  /// Compares arguments with recorded ones. A recorded argument that was hidden equals any other.
  private static func areEqual(_ recorded: [JSONText], _ actual: [JSONText]) -> Bool {
    recorded.count == actual.count
      && zip(recorded, actual).allSatisfy { $0 == .hidden || $0 == $1 }
  }

  /// Returns the result of a recorded call, or throws its error.
  private func outcome<Result>(
    of call: CallTrace.Entry, hidesResult: Bool, _ result: Result.Type, _ failure: Any.Type
  ) throws -> Result {
    if let error = call.threw { throw try thrown(error, failure) }
    if let value = () as? Result { return value }
    // The absence of a value is not the value `nil`.
    guard let value = try? (call.returned ?? .null).decoded(as: result) as? Result else {
      let recorded = hidesResult ? .hidden : call.returned?.hidingKeys
      throw refusal("The recorded result is not a \(result): \(recorded?.line ?? "nothing").")
    }
    return value
  }

  /// Returns a recorded error as one that the requirement can throw.
  private func thrown(_ error: CallTrace.Failure, _ failure: Any.Type) throws -> any Error {
    let isUntyped = failure == (any Error).self
    let type = isUntyped ? error.mangledType.flatMap(RecordedType.type(named:)) : failure
    if let type, let value = try? error.value?.decoded(as: type) as? any Error { return value }
    guard isUntyped else {
      let isHidden =
        DescriptionContext.hidden.hides(type: failure) || error.value?.hidesKey == true
      let text = isHidden ? Redactions.text : error.description
      throw refusal("The recorded error is not a \(failure): \(text).")
    }
    return ReplayedError(description: error.description)
  }

  private func refusal(_ reason: String, isRecorded: Bool = true) -> NotInTrace {
    NotInTrace(trace: name, details: [reason], isRecorded: isRecorded)
  }

  func failureAtEnd(of mock: String, _ severity: MockFailure.Severity) -> MockFailure? {
    guard let members = unusedMembers() else { return nil }
    return MockFailure(
      UnusedTrace(mock: mock, trace: name, members: members), severity: severity, site: site)
  }

  /// Returns the members whose recorded calls answered none, an empty array for the whole trace, or `nil`
  /// if each member has answered a call.
  private func unusedMembers() -> [String]? {
    let members = calls.map(\.member)
    let answered = Set(members.indices.filter { used.contains($0) }.map { members[$0] })
    guard !answered.isEmpty else { return calls.isEmpty ? nil : [] }
    var missing: [String] = []
    for member in members where !answered.contains(member) && !missing.contains(member) {
      missing.append(member)
    }
    return missing.isEmpty ? nil : missing
  }

  /// Explains that no recorded call is equal.
  private func absence(of member: MemberName, hiding hidden: Set<Int>) -> NotInTrace {
    let same = calls.filter { $0.member == member.spelling }
    guard !same.isEmpty else {
      return refusal("No call of \(member.spelling) was recorded.", isRecorded: false)
    }
    let more = same.count - Self.shown
    return NotInTrace(
      trace: name,
      details: same.prefix(Self.shown).map { "recorded: \($0.line(hiding: hidden))" }
        + (more > 0 ? ["... \(more) more"] : []), isRecorded: false)
  }
}

/// The recorded calls that have answered.
private final class UsedCalls: @unchecked Sendable {  // `used` is guarded by `lock`.
  private let lock = NSLock()
  private var used: Set<Int> = []

  /// Returns a Boolean value that indicates whether a call has answered.
  func contains(_ call: Int) -> Bool { lock.withLock { used.contains(call) } }

  /// Returns the first call that has not answered, or the last one if all have.
  func next(among calls: [Int]) -> Int? {
    lock.withLock {
      let call = calls.first { !used.contains($0) } ?? calls.last
      if let call { used.insert(call) }
      return call
    }
  }
}

/// The error of a call that a trace does not answer.
struct NotInTrace: CallProblem {
  /// The name of the trace.
  let trace: String

  /// The recorded calls, or the reason why the trace has no answer.
  let details: [String]

  /// A Boolean value that indicates whether the trace has the call, but no answer that fits.
  let isRecorded: Bool

  func headline(_ call: String) -> String {
    CallNotInTrace.headline(call, trace, isRecorded: isRecorded)
  }

  func content(of call: CallDescription) -> any FailureContent {
    CallNotInTrace(call: call, trace: trace, details: details, isRecorded: isRecorded)
  }
}
