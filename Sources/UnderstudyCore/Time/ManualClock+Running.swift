@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock {
  /// The earliest deadline of the sleeping tasks, or `nil` if none sleeps.
  public var nextDeadline: Instant? { deadlines.min() }

  /// A sequence of the moments at which a repeating timer fires.
  ///
  /// Each element is returned when the test has advanced the clock far enough. The sequence ends if
  /// its task is cancelled.
  ///
  /// ```swift
  /// for await _ in clock.ticks(every: .seconds(1)) { await model.refresh() }
  /// ```
  ///
  /// - Parameter interval: The time between two elements.
  /// - Returns: The sequence, whose first element follows after one interval.
  public func ticks(every interval: Duration) -> Ticks { Ticks(clock: self, interval: interval) }

  /// The moments at which a repeating timer fires.
  public struct Ticks: AsyncSequence, Sendable {
    fileprivate let clock: ManualClock
    fileprivate let interval: Duration

    /// Creates an iterator that starts at the current moment.
    ///
    /// - Returns: The iterator.
    public func makeAsyncIterator() -> Iterator {
      Iterator(clock: clock, interval: interval, last: clock.now)
    }

    /// Returns the moments one by one.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate let clock: ManualClock
      fileprivate let interval: Duration
      fileprivate var last: Instant

      /// Sleeps until the next moment.
      ///
      /// - Returns: The moment, or `nil` if the task is cancelled.
      public mutating func next() async -> Instant? {
        last = last.advanced(by: interval)
        guard (try? await clock.sleep(until: last)) != nil else { return nil }
        return last
      }
    }
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
  /// Code that is isolated to another actor does not run on this executor, so this method does not
  /// wait for it.
  ///
  /// - Parameters:
  ///   - duration: The time that passes.
  ///   - clock: The clock that the tasks sleep on.
  public func run(for duration: Duration, advancing clock: ManualClock) {
    let end = clock.now.advanced(by: duration)
    runUntilIdle()
    while let next = clock.nextDeadline, next <= end {
      clock.add(clock.now.duration(to: next))
      runUntilIdle()
    }
    clock.add(clock.now.duration(to: end))
    runUntilIdle()
  }
}
