// The hooks of a mock, for other modules.

extension MockCore {
  /// Answers calls that nothing else answers, or `nil` if nothing does.
  package var answerer: (any CallAnswerer)? {
    get { withState { $0.answerer } }
    set {
      let old = withState { state in
        defer {
          state.answerer = newValue
          if newValue != nil { state.forwards = true }
        }
        return state.answerer
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Adds an observer of calls. It replaces another one of its type.
  package func observe(with observer: any CallObserver) {
    let old = withState { state in
      let old = state.observers
      state.observers = old.filter { type(of: $0) != type(of: observer) } + [observer]
      return old
    }
    withExtendedLifetime(old) {}
  }
}

extension PendingCall {
  /// The call, for answerers and observers. Runs user code that looks for hidden values.
  private var observed: ObservedCall {
    let arguments = core.snapshot(of: record, to: member).arguments
    return ObservedCall(
      member: member.name, arguments: arguments,
      hiddenPositions: core.hiddenPositions(of: arguments, member.name),
      redactions: core.redactions,
      isAnsweredByTest: isAnsweredByTest, failureType: failureType, record: record
    ) { [core, member] other in
      core.withState { $0.canonical(member) === $0.canonical(other) }
    }
  }

  /// Whether a stub, an expectation or an answerer answers the call.
  private var isAnsweredByTest: Bool { resolution.answer != nil || core.answerer != nil }

  /// Returns the answer of the mock's answerer, or `nil` if it has none.
  func answerOfAnswerer<Result>(_ result: Result.Type) throws -> Result? {
    guard let answerer = core.answerer else { return nil }
    return try answerer.answer(observed, result)
  }

  /// Returns the object on which an observer wants the call to be made, or `nil` if there is none.
  func counterpart(for observer: any CallObserver) -> __Spied? {
    isAnsweredByTest ? observer.counterpart : nil
  }

  /// The call on a counterpart, or `nil` if it would have an effect on the caller.
  var comparedCall: ComparedCall? {
    ComparedCall(core.snapshot(of: record, to: member).arguments)
  }

  /// Tells an observer of the answer to the call, and records the problem that it finds.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - answer: The answer, or `nil` if the call returns its default value.
  ///   - real: The answer of the counterpart, or `nil` if the call was not made on it.
  func tell<Result>(
    _ observer: any CallObserver, _ answer: Swift.Result<Result, any Error>?,
    _ real: Swift.Result<Result?, any Error>?
  ) {
    guard let answer else { return }
    // Reported for themselves.
    if case .failure(let error) = answer,
      error is any CallProblem || error is NotForwarded || error is AnswersExhausted
    {
      return
    }
    if let problem = observer.problem(observed, answer, counterpart: real) {
      record(.observed(problem, resolution.answer))
    }
  }
}
