// The built-in answers that leave the result of the call to other answers.

extension Action {
  /// Makes a built-in side effect.
  ///
  /// - Parameters:
  ///   - describe: Returns the description.
  ///   - body: Takes the arguments of the call.
  package static func effect(
    _ describe: @escaping () -> String, _ body: @escaping (Arguments) -> Void
  ) -> Action {
    Action(describe) { _ in .effect(body) }
  }

  /// Makes callers wait until ``CommonCallSetup/release()``, then continues with the next answer. See
  /// ``CommonCallSetup/holds()``.
  ///
  /// - Returns: The action.
  public static func holds() -> Action {
    Action {
      "waits until it is released"
    } _: { owner in
      .hold(owner.addHeldCalls(), owner.cancellation)
    }
  }

  /// Waits for the given time, then continues with the next answer. See
  /// ``CommonCallSetup/delays(for:clock:)``.
  ///
  /// - Parameters:
  ///   - duration: The time to wait.
  ///   - clock: The clock that measures the time.
  /// - Returns: The action.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public static func delays(
    for duration: Duration, clock: some Clock<Duration> = ContinuousClock()
  ) -> Action {
    delays(Delay(duration, clock))
  }

  /// Waits for the given number of seconds, then continues with the next answer. See
  /// ``CommonCallSetup/delays(for:)``.
  ///
  /// - Parameter seconds: The seconds to wait.
  /// - Returns: The action.
  @_disfavoredOverload
  public static func delays(for seconds: Double) -> Action { delays(Delay(seconds: seconds)) }

  private static func delays(_ delay: Delay) -> Action {
    Action {
      "waits \(delay.description)"
    } _: { owner in
      _ = delay.reportsMisuse(owner.rule.site)
      return .delay(delay, owner.cancellation)
    }
  }

  /// Changes the state of a state machine when the call is answered. See
  /// ``CommonCallSetup/moves(_:to:)``.
  ///
  /// - Parameters:
  ///   - states: The state machine.
  ///   - value: The new state.
  /// - Returns: The action.
  public static func moves<Value>(_ states: States<Value>, to value: Value) -> Action {
    effect({ "moves \(states.name) to \(ValueDescription.describe(value))" }) { _ in
      states.become(value)
    }
  }

  /// Prints a line for each answered call.
  ///
  /// - Parameters:
  ///   - message: Makes the line from the arguments. Runs on the calling thread while no lock is
  ///     held.
  ///   - sink: Receives the line. Defaults to the standard output. Several threads can call it at
  ///     the same time.
  /// - Returns: The action.
  public static func logs(
    _ message: @escaping (Arguments) -> String, to sink: @escaping (String) -> Void = { print($0) }
  ) -> Action {
    effect({ "prints a line" }) { sink(message($0)) }
  }

  /// Prints a line for each answered call.
  ///
  /// - Parameters:
  ///   - message: The line. Evaluated for each answered call, on the calling thread.
  ///   - sink: Receives the line. Defaults to the standard output. Several threads can call it at
  ///     the same time.
  /// - Returns: The action.
  public static func logs(
    _ message: @autoclosure @escaping () -> String,
    to sink: @escaping (String) -> Void = { print($0) }
  ) -> Action {
    effect({ "prints a line" }) { _ in sink(message()) }
  }
}
