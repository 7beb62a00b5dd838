/// An asynchronous sequence whose elements the test sends.
///
/// Each iteration receives all elements, starting with the first one. So a test can send elements
/// before the code under test starts to iterate. ``settle(listeners:timeout:isolation:)`` waits until that
/// code has processed the elements.
///
/// ```swift
/// let readings = MockStream(of: Double.self)
/// stub(sensor.readings()).returns(readings.stream)
/// let alarm = Task { await Alarm(sensor, siren).run() }
///
/// readings.send(20, 90)
/// await readings.settle()
/// verify(siren.sound())
/// readings.finish()
/// ```
///
/// A stream that can fail declares its error type: `MockStream<Double, any Error>()`. The stream
/// itself is an `AsyncSequence`, for requirements that return an opaque or existential sequence.
/// Thread-safe.
public final class MockStream<Element: Sendable, Failure: Error>: Sendable {
  private let state = Guarded(State())

  /// Fires when elements are sent and when the stream ends.
  private let news = Signal()

  /// Fires when a listener awaits the next element or leaves.
  private let rest = Signal()

  /// The state of the stream.
  private struct State {
    var elements: [Element] = []
    var end: Swift.Result<Void, Failure>?
    var lastListener = 0

    /// The positions of the listeners, by ID.
    var listeners: [Int: Place] = [:]

    /// The number of listeners that have processed all elements.
    var restingCount: Int {
      listeners.values.count { $0.waits && $0.received == elements.count }
    }
  }

  /// The position of a listener.
  private struct Place {
    /// The number of elements that the listener has received.
    var received = 0

    /// A Boolean value that indicates whether the listener is awaiting the next element.
    var waits = false
  }

  /// Creates a stream without elements.
  public init() {}

  /// Creates a stream that cannot fail, with the given type of elements.
  ///
  /// - Parameter type: The type of the elements.
  public init(of type: Element.Type) where Failure == Never {}

  /// Sends elements to all current and future listeners. After the stream has ended, reports a failure
  /// on this line, because no listener would receive them.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func send(
    _ elements: Element...,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) { send(elements, MockSourceLocation(fileID, filePath, line, column)) }

  /// Sends the elements of a sequence to all current and future listeners.
  ///
  /// After the stream has ended, reports a failure on this line, because no listener would receive them.
  ///
  /// - Parameters:
  ///   - elements: The elements, in order.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  public func send(
    _ elements: some Sequence<Element>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) { send(Array(elements), MockSourceLocation(fileID, filePath, line, column)) }

  private func send(_ elements: [Element], _ site: MockSourceLocation) {
    let hasEnded = state.withLock { state in
      guard state.end == nil else { return true }
      state.elements += elements
      return false
    }
    news.fire()
    guard hasEnded else { return }
    FailureReporting.reportMisuse(
      "Elements were sent to a stream that had ended", site,
      "No listener receives them. Send them before finish().")
  }

  /// Ends the stream after the elements that were sent. Has no effect if repeated.
  public func finish() { end(.success(())) }

  /// Ends the stream with an error, after the elements that were sent. Has no effect if repeated.
  ///
  /// - Parameter error: The error that each iteration throws.
  public func finish(throwing error: Failure) { end(.failure(error)) }

  private func end(_ end: Swift.Result<Void, Failure>) {
    state.withLock { if $0.end == nil { $0.end = end } }
    news.fire()
  }

  /// The number of active iterations.
  public var listenerCount: Int { state.withLock { $0.listeners.count } }

  /// Waits until every listener has processed all elements and awaits the next one.
  ///
  /// Returns early if the task is cancelled. If the listeners do not get there in time, for example
  /// because one stops without ending its iteration, reports a failure on this line.
  ///
  /// - Parameters:
  ///   - listeners: The minimum number of iterations that must have started.
  ///   - timeout: The timeout, in real time.
  ///   - isolation: The caller's actor.
  ///   - fileID: The file ID of the call site. Defaults to the caller's.
  ///   - filePath: The file path of the call site. Defaults to the caller's.
  ///   - line: The line of the call site. Defaults to the caller's.
  ///   - column: The column of the call site. Defaults to the caller's.
  /// - Returns: `true` if every listener awaits the next element.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @discardableResult
  public func settle(
    listeners: Int = 1, timeout: Duration = .seconds(10),
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: Int = #line, column: Int = #column
  ) async -> Bool {
    await Delay(timeout, ContinuousClock()).waitForNumber(
      of: "listener that awaits the next element", plural: "listeners that await the next element",
      MockSourceLocation(fileID, filePath, line, column), after: rest
    ) {
      state.withLock { state in
        // Every active listener counts, and so does one that has ended its iteration.
        let ended = state.lastListener - state.listeners.count
        return (state.restingCount, Swift.max(state.listeners.count, listeners - ended))
      }
    }
  }
}

// MARK: - Iterating

extension MockStream: AsyncSequence {
  /// An iteration over the stream.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let listener: Listener

    fileprivate init(_ stream: MockStream) { listener = Listener(stream) }

    /// Waits for the next element.
    ///
    /// - Returns: The element, or `nil` after the last one or if the task is cancelled.
    /// - Throws: The error that the stream ends with.
    public mutating func next() async throws(Failure) -> Element? { try await listener.next() }
  }

  /// Starts an iteration, which receives all elements, starting with the first one.
  ///
  /// - Returns: The iterator, which at most one task can use at a time.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

  /// A listener of one iteration. It leaves when it is deallocated.
  fileprivate final class Listener: Sendable {
    private let stream: MockStream
    private let id: Int

    init(_ stream: MockStream) {
      self.stream = stream
      id = stream.state.withLock { state in
        state.lastListener += 1
        state.listeners[state.lastListener] = Place()
        return state.lastListener
      }
    }

    deinit { leave() }

    private func leave() {
      stream.state.withLock { _ = $0.listeners.removeValue(forKey: id) }
      stream.rest.fire()
    }

    func next(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Element? {
      while true {
        let seen = stream.news.fireCount
        if let found = stream.take(id) {
          if case .success(_?) = found {} else { leave() }
          return try found.get()
        }
        stream.rest.fire()
        if Task.isCancelled {
          leave()
          return nil
        }
        await stream.news.next(after: seen)
      }
    }
  }

  /// Takes the next element for a listener, or the end, or `nil` if there is nothing yet. A listener that has
  /// left receives the end.
  private func take(_ listener: Int) -> Swift.Result<Element?, Failure>? {
    state.withLock { state in
      guard let place = state.listeners[listener] else { return .success(nil) }
      if place.received < state.elements.count {
        state.listeners[listener] = Place(received: place.received + 1)
        return .success(state.elements[place.received])
      }
      state.listeners[listener]?.waits = state.end == nil
      return state.end.map { $0.map { nil } }
    }
  }
}

extension MockStream where Failure == Never {
  /// A new `AsyncStream` of all elements, starting with the first one.
  ///
  /// Each access starts another iteration.
  public var stream: AsyncStream<Element> {
    let listener = Listener(self)
    return AsyncStream { await listener.next() }
  }
}

extension MockStream where Failure == any Error {
  /// A new `AsyncThrowingStream` of all elements, starting with the first one.
  ///
  /// Each access starts another iteration.
  public var stream: AsyncThrowingStream<Element, any Error> {
    let listener = Listener(self)
    return AsyncThrowingStream { try await listener.next() }
  }
}
