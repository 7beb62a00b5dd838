import UnderstudyValues

// Answers that call a closure argument.

extension CommonCallSetup {
  /// Calls a closure argument with the given values.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any)).invokes({ $0.1 }, with: image, nil)
  /// ```
  ///
  /// The closure is called while the answer runs, on the calling thread, even if it is escaping.
  /// Its result is discarded. To return the result, write `.answers { $0.1(image, nil) }`. Write
  /// this also if the closure is async.
  ///
  /// If the closure throws an error, the call throws it, whatever the answers that follow return. If the
  /// requirement cannot throw that error, it is reported as a failure on the line of the setup.
  ///
  /// ```swift
  /// stub(store.retry(.any, body: .any)).invokes({ $0.1 }, with: 3)
  /// ```
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) throws -> Output)?,
    with values: repeat each Input
  ) -> Self {
    attempt { _ = try closure($0)?(repeat each values) }
  }

  /// Calls a closure argument with the default values of its parameters.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any)).invokes { $0.1 }
  /// ```
  ///
  /// The default values are those that mocks return. If a parameter has none, each call reports a
  /// failure on this line and does not call the closure.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) throws -> Output)?,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) -> Self {
    let site = MockSourceLocation(fileID, filePath, line, column)
    let inputs = DefaultInputs(describer.pattern, core, site)
    return attempt { arguments in
      guard let closure = closure(arguments) else { return }
      do {
        _ = try closure(repeat try inputs.value((each Input).self))
      } catch let error as DefaultInputs.Missing {
        inputs.report(error)
      }
    }
  }

  /// Calls a main-actor closure argument with the given values.
  ///
  /// The call must be made on the main actor. Otherwise the process stops, as it does in
  /// `MainActor.assumeIsolated(_:)`.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  /// - Returns: The setup, for chaining.
  @_disfavoredOverload
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> (@MainActor (repeat each Input) -> Output)?,
    with values: repeat each Input
  ) -> Self {
    effect { arguments in
      guard let closure = closure(arguments) else { return }
      let inputs = MainActorInputs(values: (repeat each values))
      MainActor.assumeIsolated { run(closure, inputs) }
    }
  }
}

// Answers that call a closure argument after the call has returned.

extension CommonCallSetup {
  /// Calls a closure argument with the given values after a delay, as most completion handlers are
  /// called.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any))
  ///   .invokes({ $0.1 }, with: image, nil, after: .seconds(1), clock: clock)
  /// ```
  ///
  /// The closure is called in a separate task, after the call has returned. If the mock's scope
  /// ends before the delay has passed, the closure is not called.
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  ///   - delay: The time between the call and the invocation of the closure.
  ///   - clock: The clock that measures the delay. A `ManualClock` makes the test fast and
  ///     deterministic.
  /// - Returns: The setup, for chaining.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    with values: repeat each Input,
    after delay: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Self {
    let delay = Delay(delay, clock)
    _ = delay.reportsMisuse(rule.site)
    return invokes(closure, with: repeat each values) { [weak core] call in
      let task = Task.detached {
        try await delay.sleep()
        call()
      }
      guard let scope = core?.scope else { return }
      if !scope.atEnd({ task.cancel() }) { task.cancel() }
    }
  }

  /// Calls a closure argument with the given values when the test schedules it, such as on a
  /// dispatch queue.
  ///
  /// ```swift
  /// stub(loader.load(.any, completion: .any))
  ///   .invokes({ $0.1 }, with: image, nil) { queue.async(execute: $0) }
  /// ```
  ///
  /// - Parameters:
  ///   - closure: Selects the closure from the arguments. If it returns `nil`, nothing is called.
  ///   - values: The arguments of the closure.
  ///   - schedule: Receives a function that calls the closure. It can run this function on any
  ///     thread, at any time and more than once. Runs on the calling thread before the call
  ///     returns.
  /// - Returns: The setup, for chaining.
  @discardableResult
  public func invokes<each Input, Output>(
    _ closure: @escaping (Arguments) -> ((repeat each Input) -> Output)?,
    with values: repeat each Input,
    by schedule: @escaping (@escaping @Sendable () -> Void) -> Void
  ) -> Self {
    effect { arguments in
      guard let closure = closure(arguments) else { return }
      // Not `Sendable`: like a real completion handler, the closure may run on another thread. If
      // the code under test does not allow for that, the bug is in that code.
      nonisolated(unsafe) let call = { _ = closure(repeat each values) }
      schedule { call() }
    }
  }
}

// Side effects that throw, and default values as arguments.

extension CommonCallSetup {
  /// Adds a side effect. The call throws its error, even if a later action returns a value.
  ///
  /// An error that the requirement cannot throw is reported on the line of the setup.
  ///
  /// - Parameter body: The side effect.
  @discardableResult
  func attempt(_ body: @escaping (Arguments) throws -> Void) -> Self {
    let (pattern, site, canThrow) = (describer.pattern, rule.site, canThrow)
    append(
      .attempt { [unowned core] arguments in  // The core retains the action.
        do {
          try body(arguments)
        } catch  where canThrow(error) {
          throw error
        } catch {
          core.report("A closure argument threw an error", at: site) {
            Misuse(
              "The closure argument of \(pattern()) threw an error that the call cannot throw",
              details: [
                "The error is: \(core.describing { ValueDescription.describe(error) })",
                "Write .performs { _ = try? $0(...) } if the error does not matter.",
              ])
          }
        }
      })
    return self
  }
}

/// The default values that a closure argument is called with.
struct DefaultInputs {
  /// The error for a type that has no default value.
  struct Missing: Error {
    let type: String
  }

  private let pattern: () -> CallDescription
  private unowned let core: MockCore  // Retains the answer that retains this value.
  private let site: MockSourceLocation

  init(_ pattern: @escaping () -> CallDescription, _ core: MockCore, _ site: MockSourceLocation) {
    self.pattern = pattern
    self.core = core
    self.site = site
  }

  func value<Input>(_ type: Input.Type) throws(Missing) -> Input {
    if let value = DefaultValues.value(for: type, in: core.scopeForDefaults) { return value }
    throw Missing(type: "\(type)")
  }

  func report(_ missing: Missing) {
    core.reportMisuse(
      "The closure argument of \(pattern()) cannot be called: \(missing.type) has no default value",
      site,
      "Write the values with .invokes(with: ...), or set a default with "
        + "withDefault(<#\(missing.type)#>).")
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
