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

extension CallReplay {
  /// Returns what a call returned when it was recorded.
  func answer<Result>(_ call: PendingCall, _ result: Result.Type) throws -> Result {
    let recorded = call.core.call(at: call.position, of: call.member)
    let member = call.member.name
    return try call.core.describing {
      Swift.Result {
        try answer(
          member, recorded.arguments,
          hiding: call.core.hiddenPositions(of: recorded.arguments, member), result,
          call.failureType)
      }
    }.get()
  }
}

extension MockCore {
  /// The trace that answers calls that nothing else answers, or `nil` if there is none.
  package var replay: (any CallReplay)? {
    get { withState { $0.replay } }
    set {
      let old = withState { state in
        defer {
          state.replay = newValue
          if newValue != nil { state.forwards = true }
        }
        return state.replay
      }
      withExtendedLifetime(old) {}
    }
  }
}
