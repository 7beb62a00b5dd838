// The built-in answers that call a closure argument.

extension Action {
  /// Calls a closure argument with the given values. See ``CommonCallSetup/invokes(_:with:)``.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  /// - Returns: The action.
  public static func invokes<each Input, Value>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Value)?,
    with values: repeat each Input
  ) -> Action {
    effect(invocation(repeat each values)) { _ = closure($0)?(repeat each values) }
  }

  /// Calls a closure argument with the default values of its parameters.
  ///
  /// If a parameter has no default value, each call reports a failure on this line and does not call
  /// the closure.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The action.
  @_disfavoredOverload
  public static func invokes<First, each Input, Value>(
    _ closure: @escaping (Arguments) -> ((First, repeat each Input) -> Value)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Action {
    invokesWithDefaults(
      { closure($0) }, MockSourceLocation(fileID, filePath, line, column))
  }

  /// Calls a main-actor closure argument with the given values.
  ///
  /// The call must be made on the main actor. Otherwise the process stops, as it does in
  /// `MainActor.assumeIsolated(_:)`.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  /// - Returns: The action.
  @_disfavoredOverload
  public static func invokes<each Input, Value>(
    _ closure: @escaping (Arguments) -> (@MainActor (repeat each Input) -> Value)?,
    with values: repeat each Input
  ) -> Action {
    effect(invocation(repeat each values)) { arguments in
      guard let closure = closure(arguments) else { return }
      let inputs = MainActorInputs(values: (repeat each values))
      MainActor.assumeIsolated { run(closure, inputs) }
    }
  }

  /// Calls a closure argument that throws with the given values. The call throws its error.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  /// - Returns: The action.
  @_disfavoredOverload
  public static func invokes<each Input, Value>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) throws -> Value)?,
    with values: repeat each Input
  ) -> Action {
    Action(invocation(repeat each values)) { owner in
      .attempt(for: owner) { _ = try closure($0)?(repeat each values) }
    }
  }

  /// Calls a closure argument that throws with the default values of its parameters. The call throws
  /// its error.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The action.
  @_disfavoredOverload
  public static func invokes<First, each Input, Value>(
    _ closure: @escaping (Arguments) -> ((First, repeat each Input) throws -> Value)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Action {
    // A closure without parameters needs no default values.
    invokesWithDefaults(closure, MockSourceLocation(fileID, filePath, line, column))
  }

  /// Calls a closure argument with the default values of its parameters, if there are any.
  static func invokesWithDefaults<each Input, Value>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) throws -> Value)?,
    _ site: MockSourceLocation
  ) -> Action {
    Action {
      "calls a closure argument"
    } _: { owner in
      let inputs = DefaultInputs(owner.pattern, owner.core, site)
      return .attempt(for: owner) { arguments in
        guard let closure = closure(arguments) else { return }
        do {
          _ = try closure(repeat try inputs.value((each Input).self))
        } catch let error as DefaultInputs.Missing {
          inputs.report(error)
        }
      }
    }
  }

  /// Calls a closure argument with the given values after a delay. See
  /// ``CommonCallSetup/invokes(_:with:after:clock:)``.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  ///   - delay: The time between the call and the invocation of the closure.
  ///   - clock: The clock that measures the delay.
  /// - Returns: The action.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func invokes<each Input, Value>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Value)?,
    with values: repeat each Input,
    after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Action {
    invokes(closure, repeat each values, after: Delay(delay, clock))
  }

  /// Calls a closure argument with the given values after a number of seconds. See
  /// ``CommonCallSetup/invokes(_:with:after:)``.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  ///   - seconds: The seconds between the call and the invocation of the closure.
  /// - Returns: The action.
  @_disfavoredOverload
  public static func invokes<each Input, Value>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Value)?,
    with values: repeat each Input, after seconds: Double
  ) -> Action {
    invokes(closure, repeat each values, after: Delay(seconds: seconds))
  }

  private static func invokes<each Input, Value>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Value)?,
    _ values: repeat each Input, after delay: Delay
  ) -> Action {
    let describe = invocation(repeat each values)
    return Action {
      "\(describe()) after \(delay.description)"
    } _: { owner in
      _ = delay.reportsMisuse(owner.rule.site)
      return .invoke(closure, repeat each values) { [weak core = owner.core] call in
        let task = Task.detached {
          try await delay.sleep()
          call()
        }
        guard let scope = core?.scope else { return }
        if !scope.atEnd({ task.cancel() }) { task.cancel() }
      }
    }
  }

  /// Calls a closure argument with the given values when the test schedules it. See
  /// ``CommonCallSetup/invokes(_:with:by:)``.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  ///   - schedule: Receives a function that calls the closure. It can run this function on any
  ///     thread, at any time and more than once. Runs on the calling thread before the call
  ///     returns.
  /// - Returns: The action.
  public static func invokes<each Input, Value>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Value)?,
    with values: repeat each Input,
    by schedule: @escaping (@escaping @Sendable () -> Void) -> Void
  ) -> Action {
    Action(invocation(repeat each values)) { _ in
      .invoke(closure, repeat each values, by: schedule)
    }
  }

  /// Returns the description of an invocation.
  private static func invocation<each Input>(_ values: repeat each Input) -> () -> String {
    {
      var texts: [String] = []
      for value in repeat each values { texts.append(ValueDescription.describe(value)) }
      return "calls a closure argument with (\(texts.joined(separator: ", ")))"
    }
  }
}

extension AnswerAction {
  /// Returns a side effect whose error the call throws, even if a later action returns a value.
  ///
  /// An error that the requirement cannot throw is reported on the line of the setup.
  ///
  /// - Parameters:
  ///   - owner: The stub or expectation.
  ///   - body: The side effect.
  static func attempt(
    for owner: some AnswerOwner, _ body: @escaping (Arguments) throws -> Void
  ) -> AnswerAction {
    let (pattern, site, canThrow) = (owner.pattern, owner.rule.site, type(of: owner).canThrow)
    return .attempt { [unowned core = owner.core] arguments in  // The core retains the action.
      do {
        try body(arguments)
      } catch  where canThrow(error) {
        throw error
      } catch {
        core.deliver(
          MockFailure(
            Misuse(
              "The closure argument of \(pattern) threw an error that the call cannot throw",
              details: [
                "The error is: \(core.describing { ValueDescription.describe(error) })",
                "Write .performs { _ = try? $0(...) } if the error does not matter.",
              ]),
            severity: .error, site: site))
      }
    }
  }

  /// Returns a side effect that schedules the invocation of a closure argument.
  fileprivate static func invoke<each Input, Value>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Value)?,
    _ values: repeat each Input,
    by schedule: @escaping (@escaping @Sendable () -> Void) -> Void
  ) -> AnswerAction {
    .effect { arguments in
      guard let closure = closure(arguments) else { return }
      // Not `Sendable`: like a real completion handler, the closure may run on another thread. If
      // the code under test does not allow for that, the bug is in that code.
      nonisolated(unsafe) let call = { _ = closure(repeat each values) }
      schedule { call() }
    }
  }
}

/// The arguments of a main-actor closure.
///
/// Unchecked without a lock: they are created and used on the main actor. They are one tuple, because
/// a type with a parameter pack needs macOS 14.
private struct MainActorInputs<Values>: @unchecked Sendable { let values: Values }

@MainActor
private func run<each Input, Output>(
  _ closure: @MainActor (repeat each Input) -> Output,
  _ inputs: MainActorInputs<(repeat each Input)>
) {
  let values = inputs.values
  _ = closure(repeat each values)
}
