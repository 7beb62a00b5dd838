package import UnderstudyCore

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock {
  /// Advances the time and wakes the tasks whose deadline is reached, the earliest deadline first.
  ///
  /// Time does not run backward: if the duration is negative, reports a failure on this line, and leaves
  /// the time unchanged.
  ///
  /// - Parameters:
  ///   - duration: The time to add.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func advance(
    by duration: Duration,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let site = MockSourceLocation(fileID, filePath, line, column)
    guard !duration.reportsMisuse(of: "advance(by:)", site) else { return }
    add(duration)
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  /// Reports a negative duration.
  ///
  /// - Parameters:
  ///   - verb: The function that takes the duration.
  ///   - site: The source location of its call.
  /// - Returns: `true` if the duration is negative.
  func reportsMisuse(of verb: String, _ site: MockSourceLocation) -> Bool {
    guard self < .zero else { return false }
    FailureReporting.reportMisuse(
      "\(verb) was called with a negative duration: \(self)", site,
      "Time does not run backward. Write a duration of zero or more.")
    return true
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock {
  /// Waits until enough tasks sleep at the same time. If they do not in time, reports a failure on this
  /// line.
  ///
  /// Returns early if the waiting task is cancelled.
  ///
  /// - Parameters:
  ///   - count: The minimum number of sleeping tasks.
  ///   - timeout: The timeout, in real time.
  ///   - isolation: The caller's actor. Defaults to the caller's.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: `true` if enough tasks sleep.
  @discardableResult
  public func waitForSleepers(
    _ count: Int = 1, timeout: Duration = .seconds(10),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    await Delay(timeout, ContinuousClock()).waitForNumber(
      of: "task that sleeps on the clock", plural: "tasks that sleep on the clock",
      MockSourceLocation(fileID, filePath, line, column), after: arrival
    ) { (sleeperCount, count) }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ManualExecutor {
  /// Waits until a step is ready, for example after a clock was advanced. If none is in time, reports a
  /// failure on this line.
  ///
  /// Returns early if the task is cancelled.
  ///
  /// - Parameters:
  ///   - timeout: The timeout, in real time.
  ///   - isolation: The caller's actor.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: `true` if a step is ready.
  @discardableResult
  public func waitForStep(
    timeout: Duration = .seconds(10), isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    await Delay(timeout, ContinuousClock()).waitForNumber(
      of: "step that is ready", plural: "steps that are ready",
      MockSourceLocation(fileID, filePath, line, column), after: arrival
    ) { (readyCount, 1) }
  }

  /// Runs steps until none is ready.
  ///
  /// Tasks that wait for anything else, such as a clock, are still waiting when it returns. If steps
  /// become ready without end, reports a failure on this line after 10 seconds.
  ///
  /// - Parameters:
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func runUntilIdle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    runUntilIdle("runUntilIdle()", MockSourceLocation(fileID, filePath, line, column))
  }

  /// How long steps run before a failure says that they never end.
  @TaskLocal package static var limit = TimeSpan.seconds(10)

  /// Runs steps until none is ready.
  ///
  /// - Returns: `false` if steps became ready without end.
  @discardableResult
  private func runUntilIdle(_ verb: String, _ site: MockSourceLocation) -> Bool {
    let end = TimeSpan.sinceStart + Self.limit
    var count = 0
    while runNext() {
      count += 1
      guard count % 64 == 0, TimeSpan.sinceStart > end else { continue }
      FailureReporting.reportMisuse(
        "\(verb) has run \(count) steps, and there is always another one", site,
        "A task always continues at once: it yields, or sleeps for no time. Cancel it, or run "
          + "single steps with runNext().")
      return false
    }
    return true
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ManualExecutor {
  /// Runs the tasks of this executor while time passes, in the same way in every run.
  ///
  /// Runs all steps that are ready, advances the clock to the next deadline, runs the steps that it
  /// wakes, and so on. A loop that sleeps for one second therefore runs three times in three
  /// seconds, which a single call of ``ManualClock/advance(by:)`` cannot do.
  ///
  /// ```swift
  /// let polling = Task(executorPreference: executor) {
  ///   while !Task.isCancelled {
  ///     await model.refresh()
  ///     try await clock.sleep(for: .seconds(1))
  ///   }
  /// }
  /// executor.run(for: .seconds(3), advancing: clock)
  /// verify(service.load(), 4)
  /// ```
  ///
  /// If steps become ready without end, reports a failure on this line after 10 seconds.
  ///
  /// Code that is isolated to another actor does not run on this executor, so this method does not
  /// wait for it.
  ///
  /// - Parameters:
  ///   - duration: The time that passes.
  ///   - clock: The clock that the tasks sleep on.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func run(
    for duration: Duration, advancing clock: ManualClock,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) {
    let site = MockSourceLocation(fileID, filePath, line, column)
    let verb = "run(for:advancing:)"
    let end = clock.now.advanced(by: duration)
    guard runUntilIdle(verb, site) else { return }
    while let next = clock.nextDeadline, next <= end {
      clock.add(clock.now.duration(to: next))
      guard runUntilIdle(verb, site) else { return }
    }
    clock.add(clock.now.duration(to: end))
    runUntilIdle(verb, site)
  }
}
