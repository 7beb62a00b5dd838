@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension ManualClock {
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
