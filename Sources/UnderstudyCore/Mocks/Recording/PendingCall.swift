/// A call whose answer has not run yet.
///
/// A class, so that the fast path does not pay for its storage.
final class PendingCall {
  let core: MockCore
  let member: MemberState
  let record: CallRecord
  let resolution: CallResolution
  let turn: AnswerScript.Turn?

  /// The violation that was detected when the call was decided about, or `nil`.
  let violation: CallViolation?

  /// A Boolean value that indicates whether the violation was detected after the violations of the
  /// mock had been collected for the last time.
  let isLate: Bool

  /// The type of the requirement's errors. Set before the answer runs.
  var failureType: Any.Type = Never.self

  /// What a running answer that only computes a result has started.
  var context: AnswerContext?

  /// The observers that get the answer.
  let observers: [any CallObserver]

  /// The signals to fire, because tasks or threads wait for calls on the mock.
  let watchers: [Signal]

  init(
    _ core: MockCore, _ member: MemberState, _ record: CallRecord, _ resolution: CallResolution,
    _ turn: AnswerScript.Turn? = nil, violation: CallViolation? = nil, isLate: Bool = false,
    observers: [any CallObserver] = [], watchers: [Signal] = []
  ) {
    self.core = core
    self.member = member
    self.record = record
    self.resolution = resolution
    self.turn = turn
    self.violation = violation
    self.isLate = isLate
    self.observers = observers
    self.watchers = watchers
  }
}

// The answer that only computes a result. It has a path of its own with few and small stack frames, so
// that an answer can call its mock thousands of levels deep.

extension PendingCall {
  /// Returns the result of the call.
  ///
  /// Not inlined: plain calls would then need a larger stack frame.
  ///
  /// - Parameters:
  ///   - failure: The type of the requirement's errors.
  ///   - arguments: The arguments of the call.
  ///   - finish: Runs the answer.
  @inline(never)
  func result<Arguments, Result, Failure: Error>(
    _ failure: Failure.Type, _ arguments: Arguments, finish: (PendingCall) throws -> Result
  ) throws(Failure) -> Result {
    note(failure)
    guard let answer = begin(Arguments.self, Result.self) else {
      return try result(failure, finish)
    }
    do {
      let value = try answer(arguments)
      end(value)
      return value
    } catch {
      throw end(throwing: error)
    }
  }

  /// Returns the result of a call that needs more than a closure.
  private func result<Result, Failure: Error>(
    _ failure: Failure.Type, _ finish: (PendingCall) throws -> Result
  ) throws(Failure) -> Result {
    do { return try finish(self) } catch { throw UnansweredCall.rethrowable(error) }
  }

  /// Returns the closure that computes the result, if nothing else has to be done for the call, and
  /// starts the answer.
  private func begin<Arguments, Result>(
    _ arguments: Arguments.Type, _ result: Result.Type
  ) -> ((Arguments) throws -> Result)? {
    guard violation == nil, observers.isEmpty, watchers.isEmpty, resolution.captures.isEmpty,
      let rule = resolution.answer, let turn
    else { return nil }
    let actions = turn.step.actions(arguments, result)
    guard actions.count == 1, case .compute(let body) = actions[0] else { return nil }
    guard let context = AnswerContext.push(rule.site) else { return nil }
    self.context = context
    return body
  }

  /// Ends the answer, and records the value that the call returned.
  ///
  /// Generic, so that the erased value does not need room in the frame of each level.
  private func end<Result>(_ value: Result) {
    context?.pop()
    noteEnd(.returned(value))
  }

  /// Ends the answer, and records the error that the call threw.
  private func end<Failure: Error>(throwing error: any Error) -> Failure {
    context?.pop()
    noteEnd(.threw(error))
    return UnansweredCall.rethrowable(error)
  }
}

extension PendingCall {
  /// Runs the answer and records the outcome of the call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - fallback: Returns the result if no answer provides one, or `nil`.
  ///   - forward: Makes the call on the real object of a spy, or returns `nil` if the call cannot
  ///     be forwarded.
  /// - Returns: The result.
  /// - Throws: The error that the answer throws, or ``UnansweredCall`` if there is no value.
  func finish<Arguments, Result>(
    _ arguments: Arguments, default make: __MakeDefault<Result>? = nil,
    fallback: () throws -> Result? = { nil },
    forward: (__Spied) throws -> Result?
  ) throws -> Result {
    var outcome = ActionOutcome<Result>(of: resolution.answer?.site)
    settle(&outcome, fallback) { defaultValue(arguments, make) }
    surface()
    for action in turn?.step.actions(Arguments.self, Result.self) ?? [] {
      outcome.run(action, arguments, self, forward: { try self.forward(to: $0, with: forward) })
    }
    if let stall = outcome.stall { report(stall) }
    outcome.fall(back: fallback)
    if outcome.isUndecided, isForwardedByDefault {
      outcome.result = Swift.Result { try self.forward(with: forward) }
    }
    for observer in observers {
      let real = counterpart(for: observer).map { object in
        Swift.Result { try comparedCall?.run { try forward(object) } ?? nil }
      }
      tell(observer, outcome.result, real)
    }
    return try finish(with: outcome) { defaultValue(arguments, make) }
  }

  /// Runs the answer of an `async` requirement on the caller's actor and records the outcome of the
  /// call.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor.
  ///   - arguments: The arguments of the call.
  ///   - make: Makes the default value of the result, or `nil` to look it up by its type.
  ///   - fallback: Returns the result if no answer provides one, or `nil`.
  ///   - forward: Makes the call on the real object of a spy, or returns `nil` if the call cannot
  ///     be forwarded.
  /// - Returns: The result.
  /// - Throws: The error that the answer throws, or ``UnansweredCall`` if there is no value.
  func finishAsync<Arguments, Result>(
    isolation: isolated (any Actor)?, _ arguments: Arguments,
    default make: __MakeDefault<Result>? = nil,
    fallback: () throws -> Result? = { nil },
    forward: (__Spied) async throws -> Result?
  ) async throws -> Result {
    var outcome = ActionOutcome<Result>(of: resolution.answer?.site)
    settle(&outcome, fallback) { defaultValue(arguments, make) }
    surface()
    for action in turn?.step.actions(Arguments.self, Result.self) ?? [] {
      switch action {
      case .forward: await outcome.forward(isolation: isolation, self, forward)
      case .callDefault(let object):
        await outcome.forward(isolation: isolation, self, to: object(), forward)
      default: await outcome.runAsync(isolation: isolation, action, arguments, self)
      }
    }
    if let stall = outcome.stall { report(stall) }
    outcome.fall(back: fallback)
    if outcome.isUndecided, isForwardedByDefault {
      await outcome.forward(isolation: isolation, self, forward)
    }
    for observer in observers {
      var real: Swift.Result<Result?, any Error>?
      if let object = counterpart(for: observer) {
        do {
          let call = comparedCall
          let value = try await call?.run(isolation: isolation) { try await forward(object) }
          real = .success(value ?? nil)
        } catch {
          real = .failure(error)
        }
      }
      tell(observer, outcome.result, real)
    }
    await outcome.suspendForGood(isolation: isolation, self) { defaultValue(arguments, make) }
    return try finish(with: outcome) { defaultValue(arguments, make) }
  }

  /// Reports a wait of the answer that was given up.
  private func report<Result>(_ stall: ActionOutcome<Result>.Stall) {
    let call = member.name.text(on: core.name)
    let site = resolution.answer?.site ?? core.site
    switch stall {
    case .delay:
      core.reportMisuse(
        "\(call) was delayed, and the time did not pass", site,
        "Advance the clock in the test: clock.advance(by: .seconds(1)).")
    case .hold:
      core.reportMisuse(
        "\(call) was held, and nothing released it", site,
        "Call release() on the setup that holds it.")
    }
  }

  /// Finds and records the value of an unexpected call before its failure is reported, which names the
  /// value. Does nothing if a rule answers the call, or the real object does, or the call will throw.
  ///
  /// - Parameters:
  ///   - outcome: The outcome to decide.
  ///   - fallback: Returns the result if no answer provides one, or `nil`.
  ///   - defaultValue: Returns the default value, or `nil` if there is none.
  private func settle<Result>(
    _ outcome: inout ActionOutcome<Result>, _ fallback: () throws -> Result?,
    _ defaultValue: () -> Result?
  ) {
    guard violation?.cause.kind == .unexpectedCall, resolution.answer == nil,
      !isForwardedByDefault, !(canThrow && core.isStrict(member))
    else { return }
    outcome.fall(back: fallback)
    if outcome.isUndecided { outcome.result = defaultValue().map { .success($0) } }
    guard case .success(let value)? = outcome.result else { return }
    core.withState { $0.setOutcome(.returned(value), of: record, to: member) }
    outcome.isRecorded = true
  }

  /// Delivers captured values, and reports the violation that was recorded with the call, if this
  /// code belongs to the mock's test. Reports first, so that waiters see the failure when they are
  /// woken.
  private func surface() {
    if isLate, let violation { core.reportLate(violation) }
    resolution.deliverCaptures()
    if !isLate, let violation { core.surface(violation) }
    for watcher in watchers { watcher.fire() }
  }

  /// Records a violation that was detected while the call was answered.
  func record(_ cause: ViolationCause) {
    if !resolution.isUnrecorded { core.record(violation(cause)) }
  }

  /// Notes the type of the requirement's errors.
  func note<Failure: Error>(_ failure: Failure.Type) { failureType = failure }

  /// A Boolean value that indicates whether the requirement can throw an ``UnansweredCall``.
  private var canThrow: Bool {
    failureType == (any Error).self || failureType == UnansweredCall.self
  }

  private func violation(_ cause: ViolationCause) -> CallViolation {
    core.withState { CallViolation(cause, .error, member, record, resolution, core, $0) }
  }

  /// A Boolean value that indicates whether an unanswered call is forwarded to the real object.
  private var isForwardedByDefault: Bool { core.forwards }

  /// Records the outcome of the call, or finds a value if the answer did not provide one.
  private func finish<Result>(
    with outcome: ActionOutcome<Result>, default defaultValue: () -> Result?
  ) throws -> Result {
    var value: Result?
    var isViolation = violation?.severity == .error
    do {
      value = try outcome.result?.get()
    } catch is AnswersExhausted {
      if let rule = resolution.answer, violation?.cause.kind != .noMoreAnswers {
        record(.usedUpAnswers(rule, received: core.withState { $0[rule].received }))
      }
      isViolation = true
    } catch is NotForwarded {
      record(.impossibleForwarding(resolution.answer))
      isViolation = true
    } catch let problem as any CallProblem {
      record(.observed(problem, resolution.answer))
      isViolation = true
    } catch {
      noteEnd(.threw(error))
      throw error
    }
    let isRefused = isViolation && canThrow && core.isStrict(member)
    if value == nil, !isRefused { value = defaultValue() }
    guard let value else {
      let missing =
        (isRefused ? violation : nil)
        ?? violation(
          .missingValue(
            Result.self, stopsProcess: !canThrow, resolution.answer ?? resolution.expectation))
      let isKnown = isViolation || resolution.isUnrecorded
      let reported = isKnown ? nil : core.record(missing)
      if isKnown, missing !== violation { missing.readStack() }
      let error = UnansweredCall(
        failure: reported ?? missing.failure(), isReported: reported != nil || isKnown)
      noteEnd(.threw(error))
      throw error
    }
    noteEnd(outcome.isRecorded ? nil : .returned(value))
    return value
  }

  /// Records the outcome of the call, or `nil` if it is recorded already. The end of the scope does not have
  /// to wait for the call any more.
  private func noteEnd(_ outcome: Outcome<Any>?) {
    noteEnd { state in if let outcome { state.setOutcome(outcome, of: record, to: member) } }
  }

  /// Records the outcome of the call, or that the call waits for the test. The end of the scope does not
  /// have to wait for the call any more.
  func noteEnd(_ note: (borrowing MockState) -> Void) {
    let awaiting = core.withState { state -> [Signal] in
      note(state)
      return state.phase.isOpen ? [] : state.watchers
    }
    for signal in awaiting { signal.fire() }
  }
}
