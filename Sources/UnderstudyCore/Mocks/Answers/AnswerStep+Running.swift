/// The error of a call that is made after the answers have ended.
struct AnswersExhausted: Error {}

/// The error of a call that cannot be forwarded to a real object.
struct NotForwarded: Error {}

extension PendingCall {
  /// Forwards the call to the real object.
  ///
  /// - Parameters:
  ///   - other: The object to call instead of the real one, or `nil` for the real one.
  ///   - forward: Makes the call. Returns `nil` if there is no real object.
  /// - Returns: The result of the object, or that of the mock's answerer.
  /// - Throws: The error of the object or of the answerer, or ``NotForwarded``.
  func forward<Result>(
    to other: __Spied? = nil, with forward: (__Spied) throws -> Result?
  ) throws -> Result {
    if other == nil, let result = try answerOfAnswerer(Result.self) { return result }
    let object = other ?? core.spied ?? .nothing
    let forwarded = try ComparedCall.leave { try forward(object) }
    guard let result = forwarded ?? resultOfInitializer() else { throw NotForwarded() }
    return result
  }

  /// Returns the result of an initializer of a class mock, which has already called that of the
  /// superclass, or `nil` for other members.
  fileprivate func resultOfInitializer<Result>() -> Result? {
    core.role.isStatic && member.name.base == "initialized" ? () as? Result : nil
  }
}

/// The outcome of the actions that a call has run so far. The last value wins.
///
/// Actions run in order, while no lock is held. Actions after one that throws run too, because a
/// side effect or a state transition does not depend on the result.
struct ActionOutcome<Result> {
  /// The source location of the setup, or `nil` if there is none.
  let site: MockSourceLocation?

  /// The result so far, or `nil` if no action has decided it.
  var result: Swift.Result<Result, any Error>?

  /// A Boolean value that indicates whether the result was recorded before the failure of the call was
  /// reported.
  var isRecorded = false

  /// A Boolean value that indicates whether no later action can decide the result.
  ///
  /// The caller's task was cancelled while an action waited, a side effect threw, or the test has
  /// completed the call.
  private var isFinal = false

  /// A Boolean value that indicates whether the call must not return and cannot throw.
  private var isSuspendedForGood = false

  /// The wait that was given up because nothing ended it, or `nil`.
  private(set) var stall: Stall?

  /// A wait of an answer that nothing ended.
  enum Stall {
    /// A delay whose time did not pass.
    case delay

    /// A call that was held and not released.
    case hold
  }

  /// A Boolean value that indicates whether no action has decided the result.
  var isUndecided: Bool { result == nil }

  /// Creates an undecided outcome.
  ///
  /// - Parameter site: The source location of the setup, or `nil` if there is none.
  init(of site: MockSourceLocation?) { self.site = site }

  /// Uses a fallback if no action has decided the result.
  ///
  /// - Parameter value: Returns the fallback, or `nil` if there is none.
  mutating func fall(back value: () throws -> Result?) {
    guard isUndecided, !isSuspendedForGood else { return }
    do {
      result = try value().map { .success($0) }
    } catch {
      result = .failure(error)
    }
  }

  /// Runs an action that does not suspend.
  mutating func run<Arguments>(
    _ action: AnswerAction<Arguments, Result>, _ arguments: Arguments, _ call: PendingCall,
    forward: (__Spied?) throws -> Result
  ) {
    switch action {
    case .effect(let body):
      answer { body(arguments) }
    case .attempt(let body):
      do {
        try answer { try body(arguments) }
      } catch  where !isFinal {
        result = .failure(error)
        isFinal = true
      } catch {
        // The error that decided the result came first.
      }
    case .hold(let held, _):
      if !held.block(arguments, noteWait: call.noteWait) { stall = .hold }
    case .delay(let delay, _):
      call.noteWait(true)
      if !delay.block() { stall = .delay }
      call.noteWait(false)
    case _ where isFinal:
      break
    case .give(let values):
      result = .success(values[min(call.turn?.position ?? 0, values.count - 1)])
    case .fail(let error):
      result = .failure(error)
    case .compute(let body):
      result = Swift.Result { try answer { try body(arguments) } }
    case .forward:
      result = Swift.Result { try forward(nil) }
    case .callDefault(let object):
      result = Swift.Result { try forward(object()) }
    case .exhausted:
      result = .failure(AnswersExhausted())
    case .computeAsync, .effectAsync, .suspend:
      preconditionFailure("an async answer on a synchronous requirement")
    }
  }

  /// Runs an action of an `async` requirement on the caller's actor. Does not forward calls.
  mutating func runAsync<Arguments>(
    isolation: isolated (any Actor)?, _ action: AnswerAction<Arguments, Result>,
    _ arguments: Arguments, _ call: PendingCall
  ) async {
    switch action {
    case .effectAsync(let body):
      _ = try? await AsyncAnswer(site) { await body(arguments) }.run()
    case .hold(let held, let cancellation):
      let isReleased = await held.wait(isolation: isolation, arguments, noteWait: call.noteWait)
      if !isReleased { stall = .hold }
      noteCancellation(cancellation)
    case .delay(let delay, let cancellation):
      call.noteWait(true)
      await delay.wait()
      call.noteWait(false)
      noteCancellation(cancellation)
    case .suspend(let wait, let cancellation):
      guard !isFinal else { return }
      let wait = wait(arguments)
      call.noteWait(true)
      defer { call.noteWait(false) }
      if let outcome = await AsyncAnswer(nil, wait).value() {
        (result, isFinal) = (outcome, true)
      } else {
        giveUp(cancellation)
      }
    case .computeAsync(let body):
      guard !isFinal else { return }
      let answer = AsyncAnswer(site) { try await body(arguments) }
      do {
        result = .success(try await answer.run().value)
      } catch {
        result = .failure(error)
      }
    default:
      run(action, arguments, call) { _ in throw NotForwarded() }
    }
  }

  /// Runs a closure that the test has written.
  private func answer<Output>(_ body: () throws -> Output) rethrows -> Output {
    guard let site else { return try body() }
    return try AnswerContext.run(site, body)
  }

  /// Forwards the call to the real object, or to another one, on the caller's actor.
  mutating func forward(
    isolation: isolated (any Actor)?, _ call: PendingCall, to other: __Spied? = nil,
    _ forward: (__Spied) async throws -> Result?
  ) async {
    guard !isFinal else { return }
    do {
      if other == nil, let value = try call.answerOfAnswerer(Result.self) {
        result = .success(value)
        return
      }
      let object = other ?? call.core.spied ?? .nothing
      let forwarded = try await ComparedCall.leave(isolation: isolation) {
        try await forward(object)
      }
      guard let value = forwarded ?? call.resultOfInitializer() else { throw NotForwarded() }
      result = .success(value)
    } catch {
      result = .failure(error)
    }
  }

  /// Makes a cancelled call throw, if it can.
  ///
  /// - Parameter error: The error to throw. If it is `nil`, the call continues immediately.
  private mutating func noteCancellation(_ error: (any Error)?) {
    guard Task.isCancelled, let error else { return }
    result = .failure(error)
    isFinal = true
  }

  /// Ends a call that must not return, because its task was cancelled or the mock's scope ended.
  ///
  /// - Parameter error: The error to throw, or `nil` if the requirement cannot throw it.
  private mutating func giveUp(_ error: (any Error)?) {
    if let error {
      result = .failure(error)
      isFinal = true
    } else {
      isSuspendedForGood = true
    }
  }

  /// Suspends forever a call that must not return and has no value to return.
  func suspendForGood(
    isolation: isolated (any Actor)?, _ call: PendingCall, default defaultValue: () -> Result?
  ) async {
    guard isSuspendedForGood, isUndecided, defaultValue() == nil else { return }
    call.noteWait(true)
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}

/// An async answer with its arguments, which is sent to the isolation domain of the answer.
///
/// Unchecked without a lock: the caller awaits the answer and does not access it in the meantime.
private struct AsyncAnswer<Output>: @unchecked Sendable {
  private let site: MockSourceLocation?
  private let body: () async throws -> Output

  init(_ site: MockSourceLocation?, _ body: @escaping () async throws -> Output) {
    self.site = site
    self.body = body
  }

  /// Returns the value of an answer that does not throw, or `nil`.
  func value<Value>() async -> Value? where Output == Value? { try? await run().value }

  func run() async throws -> Received {
    guard let site else { return Received(value: try await body()) }
    return Received(value: try await AnswerContext.run(site, body))
  }

  struct Received: @unchecked Sendable {  // `run` does not retain the value.
    let value: Output
  }
}

/// The answer whose closure is running. A verification uses it to detect that it is inside an
/// answer.
package final class AnswerContext: Sendable {
  @TaskLocal private static var current: AnswerContext?

  private let hasEnded = Flag()
  private let site: MockSourceLocation

  private init(_ site: MockSourceLocation) { self.site = site }

  /// A Boolean value that indicates whether this code runs in an answer.
  static var isInAnswer: Bool { current != nil }

  /// Runs a closure that answers a call or has a side effect.
  ///
  /// - Parameters:
  ///   - site: The source location of the setup.
  ///   - body: The closure.
  /// - Returns: The result of `body`.
  /// - Throws: The error that `body` throws.
  static func run<Result>(_ site: MockSourceLocation, _ body: () throws -> Result) rethrows
    -> Result
  {
    let context = AnswerContext(site)
    defer { context.hasEnded.raise() }
    return try $current.withValue(context, operation: body)
  }

  /// Starts an answer of this thread or task, which ends with ``pop()``. Returns `nil` if that needs a
  /// closure.
  ///
  /// - Parameter site: The source location of the setup.
  static func push(_ site: MockSourceLocation) -> AnswerContext? {
    let context = AnswerContext(site)
    return TaskLocalBindings.begin(context, for: $current) ? context : nil
  }

  /// Ends the answer.
  func pop() {
    TaskLocalBindings.end()
    hasEnded.raise()
  }

  /// Runs an async closure that answers a call or has a side effect.
  static func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ site: MockSourceLocation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    let context = AnswerContext(site)
    defer { context.hasEnded.raise() }
    return try await $current.withValue(context, operation: body)
  }

  /// Reports a verification that is made inside an answer.
  ///
  /// It would check calls that are still in progress, and its failure would be reported from within
  /// the code under test. A task that an answer starts may verify after the answer has ended.
  ///
  /// - Parameters:
  ///   - verb: The name of the verb.
  ///   - site: The source location of the verification.
  /// - Returns: `true` if the verification is made inside an answer and must be skipped.
  package static func reportsMisuse(of verb: String, _ site: MockSourceLocation) -> Bool {
    guard let current, !current.hasEnded.isRaised else { return false }
    FailureReporting.reportMisuse(
      "\(verb) used inside an answer", site,
      "The answer set up at \(current.site) runs during a call by the code under test.",
      "Verify after that code has returned. To check the order of calls, write inOrder { ... } "
        + "or verifyInOrder(...).")
    return true
  }
}
