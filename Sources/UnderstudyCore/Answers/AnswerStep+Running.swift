/// Thrown by an answer that was declared to be the end of the answers.
struct AnswersExhausted: Error {}

/// Thrown where a call should go to the real object and cannot.
struct NotForwarded: Error {}

extension AnswerScript.Turn {
  /// The actions of the call, with their types.
  func actions<Arguments, Result>(
    _ arguments: Arguments.Type, _ result: Result.Type
  ) -> [AnswerAction<Arguments, Result>] {
    // A rule belongs to one member, and a member has the types of its requirement.
    unsafeDowncast(step, to: AnswerStep<Arguments, Result>.self).actions
  }
}

extension PendingCall {
  /// Makes the call on the real object.
  ///
  /// - Throws: What the real object throws, or ``NotForwarded``.
  func forward<Result>(with forward: (__Spied) throws -> Result?) throws -> Result {
    guard let result = try forward(core.spied ?? .nothing) else { throw NotForwarded() }
    return result
  }
}

/// What a call's actions have come to so far: the last value wins.
///
/// Actions run in order, outside of all locks, also those behind one that throws: a side effect
/// or a transition happens whatever the result is.
struct ActionOutcome<Result> {
  /// The line that set the answer up.
  let site: MockSourceLocation?

  /// The result so far; nil when no action has decided it.
  var result: Swift.Result<Result, any Error>?

  /// Whether the caller's task was cancelled while an action waited: that decides the result.
  private var wasCancelled = false

  /// Whether the call was not to return and cannot throw.
  private var isSuspendedForGood = false

  /// Whether no action has decided the result.
  var isUndecided: Bool { result == nil }

  /// Begins with nothing decided.
  ///
  /// - Parameter site: The line that set the answer up; nil where there is none.
  init(of site: MockSourceLocation?) { self.site = site }

  /// Takes the value of last resort where no action has decided the result.
  ///
  /// - Parameter value: Gives the value; nil for none.
  mutating func fall(back value: () throws -> Result?) {
    guard isUndecided, !isSuspendedForGood else { return }
    do {
      result = try value().map { .success($0) }
    } catch {
      result = .failure(error)
    }
  }

  /// Runs one action that does not suspend.
  mutating func run<Arguments>(
    _ action: AnswerAction<Arguments, Result>, _ arguments: Arguments,
    _ turn: AnswerScript.Turn?, forward: () throws -> Result
  ) {
    switch action {
    case .effect(let body):
      answer { body(arguments) }
    case .hold(let gate, _):
      gate.block()
    case .delay(let delay, _):
      delay.block()
    case _ where wasCancelled:
      break
    case .give(let values):
      result = .success(values[min(turn?.position ?? 0, values.count - 1)])
    case .fail(let error):
      result = .failure(error)
    case .compute(let body):
      result = Swift.Result { try answer { try body(arguments) } }
    case .forward:
      result = Swift.Result { try forward() }
    case .exhausted:
      result = .failure(AnswersExhausted())
    case .computeAsync, .effectAsync, .suspend:
      preconditionFailure("an async answer on a synchronous requirement")
    }
  }

  /// Runs one action of an `async` requirement, other than forwarding, on the caller's actor.
  mutating func runAsync<Arguments>(
    isolation: isolated (any Actor)?, _ action: AnswerAction<Arguments, Result>,
    _ arguments: Arguments, _ turn: AnswerScript.Turn?
  ) async {
    switch action {
    case .effectAsync(let body):
      _ = try? await AsyncAnswer(site) { await body(arguments) }.run()
    case .hold(let gate, let cancellation):
      await gate.next()
      noteCancellation(cancellation)
    case .delay(let delay, let cancellation):
      await delay.wait()
      noteCancellation(cancellation)
    case .suspend(let end, let cancellation):
      await end.next()
      giveUp(cancellation)
    case .computeAsync(let body):
      guard !wasCancelled else { return }
      let answer = AsyncAnswer(site) { try await body(arguments) }
      do {
        result = .success(try await answer.run().value)
      } catch {
        result = .failure(error)
      }
    default:
      run(action, arguments, turn) { throw NotForwarded() }
    }
  }

  /// Runs a closure of the test's.
  private func answer<Output>(_ body: () throws -> Output) rethrows -> Output {
    guard let site else { return try body() }
    return try AnswerContext.run(site, body)
  }

  /// Makes the call on the real object, on the caller's actor.
  mutating func forward(
    isolation: isolated (any Actor)?, _ call: PendingCall,
    _ forward: (__Spied) async throws -> Result?
  ) async {
    guard !wasCancelled else { return }
    do {
      guard let value = try await forward(call.core.spied ?? .nothing) else { throw NotForwarded() }
      result = .success(value)
    } catch {
      result = .failure(error)
    }
  }

  /// Lets a cancelled call throw, if it can.
  ///
  /// - Parameter error: What it throws; nil when it cannot, and goes on at once.
  private mutating func noteCancellation(_ error: (any Error)?) {
    guard Task.isCancelled, let error else { return }
    result = .failure(error)
    wasCancelled = true
  }

  /// Ends a call that was not to return: its task was cancelled, or the mock's scope has ended.
  ///
  /// - Parameter error: What it throws; nil when it cannot throw.
  private mutating func giveUp(_ error: (any Error)?) {
    if let error {
      result = .failure(error)
      wasCancelled = true
    } else {
      isSuspendedForGood = true
    }
  }

  /// Suspends a call that was not to return and has nothing to return: it keeps its promise.
  func suspendForGood(isolation: isolated (any Actor)?, _ core: MockCore) async {
    guard isSuspendedForGood, isUndecided,
      DefaultValues.value(for: Result.self, in: core.scopeForDefaults) == nil
    else { return }
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}

/// An async answer with its arguments, on its way to wherever the answer is isolated.
///
/// Unchecked without a lock: the call that makes it awaits it, and touches no part of it meanwhile.
private struct AsyncAnswer<Output>: @unchecked Sendable {
  private let site: MockSourceLocation?
  private let body: () async throws -> Output

  init(_ site: MockSourceLocation?, _ body: @escaping () async throws -> Output) {
    self.site = site
    self.body = body
  }

  func run() async throws -> Received {
    guard let site else { return Received(value: try await body()) }
    return Received(value: try await AnswerContext.run(site, body))
  }

  struct Received: @unchecked Sendable {  // Handed over by `run`, which keeps nothing.
    let value: Output
  }
}
