/// A sequence of values over time that a test feeds, element by element.
///
/// Each iteration gets all elements from the first one on, so a test may send some before the code
/// under test begins to listen. ``settle()`` waits until that code has dealt with what was sent.
///
/// ```swift
/// let readings = MockStream<Double>()
/// stub(sensor.readings()).returns(readings.stream)
/// let alarm = Task { await Alarm(sensor).run() }
///
/// readings.send(20, 90)
/// await readings.settle()
/// verify(siren.sound())
/// readings.finish()
/// ```
///
/// One that can fail says with what: `MockStream<Double, any Error>()`. It is an `AsyncSequence`
/// itself, for requirements that return one of any type. Thread-safe.
public final class MockStream<Element: Sendable, Failure: Error>: Sendable {
  private let lock = Lock()
  private nonisolated(unsafe) var state = State()  // Guarded by `lock`.

  /// Happens when elements come, and when the end does.
  private let news = Signal()

  /// Happens when a listener waits for more, or goes away.
  private let rest = Signal()

  /// What the stream keeps.
  private struct State {
    var elements: [Element] = []
    var end: Swift.Result<Void, Failure>?
    var lastListener = 0

    /// Where those are who listen.
    var listeners: [Int: Place] = [:]

    /// Whether every listener has dealt with all elements.
    var isSettled: Bool {
      listeners.values.allSatisfy { $0.waits && $0.taken == elements.count }
    }
  }

  /// Where a listener is.
  private struct Place {
    /// How many elements it has taken.
    var taken = 0

    /// Whether it asks for another one; if not, it deals with the last.
    var waits = false
  }

  /// Makes a stream without elements.
  public init() {}

  /// Makes a stream that cannot fail, of elements that are named.
  ///
  /// - Parameter type: The type of the elements.
  public init(of type: Element.Type) where Failure == Never {}

  /// Sends elements to all who listen or will listen; after the end, nobody gets them.
  ///
  /// - Parameter elements: The elements, in order.
  public func send(_ elements: Element...) { send(elements) }

  /// Sends the elements of a sequence to all who listen or will listen.
  ///
  /// - Parameter elements: The elements, in order.
  public func send(_ elements: some Sequence<Element>) {
    let elements = Array(elements)
    lock.withLock { if state.end == nil { state.elements += elements } }
    news.fire()
  }

  /// Ends the stream, behind what was sent. Does nothing the second time.
  public func finish() { end(.success(())) }

  /// Ends the stream with an error, behind what was sent. Does nothing the second time.
  ///
  /// - Parameter error: What the iteration throws.
  public func finish(throwing error: Failure) { end(.failure(error)) }

  private func end(_ end: Swift.Result<Void, Failure>) {
    lock.withLock { if state.end == nil { state.end = end } }
    news.fire()
  }

  /// How many iterations listen.
  public var listenerCount: Int { lock.withLock { state.listeners.count } }

  /// Waits until everybody who listens has dealt with all that was sent, and asks for more; returns
  /// early when the task is cancelled.
  ///
  /// Code that stops to ask for more without ending its iteration lets this wait for good.
  ///
  /// - Parameters:
  ///   - listeners: How many iterations must have begun at least.
  ///   - isolation: The caller's actor.
  public func settle(
    listeners: Int = 1, isolation: isolated (any Actor)? = #isolation
  ) async {
    while !Task.isCancelled {
      let seen = rest.fireCount
      let isSettled = lock.withLock {
        state.lastListener >= listeners && state.isSettled
      }
      if isSettled { return }
      await rest.next(after: seen)
    }
  }
}

// MARK: - Listening

extension MockStream: AsyncSequence {
  /// One iteration.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let listener: Listener

    fileprivate init(_ stream: MockStream) { listener = Listener(stream) }

    /// The next element, once there is one.
    ///
    /// - Returns: The element; nil after the last one, or when the task is cancelled.
    /// - Throws: What the stream fails with.
    public mutating func next() async throws(Failure) -> Element? { try await listener.next() }
  }

  /// Begins an iteration, which gets all elements from the first one on.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

  /// Somebody who iterates; its end is the end of the iteration.
  fileprivate final class Listener: Sendable {
    private let stream: MockStream
    private let id: Int

    init(_ stream: MockStream) {
      self.stream = stream
      id = stream.lock.withLock {
        stream.state.lastListener += 1
        stream.state.listeners[stream.state.lastListener] = Place()
        return stream.state.lastListener
      }
    }

    deinit { leave() }

    private func leave() {
      stream.lock.withLock { _ = stream.state.listeners.removeValue(forKey: id) }
      stream.rest.fire()
    }

    func next(isolation: isolated (any Actor)? = #isolation) async throws(Failure) -> Element? {
      while true {
        let seen = stream.news.fireCount
        switch stream.take(id) {
        case .element(let element):
          return element
        case .end(let end):
          leave()
          try end.get()
          return nil
        case .nothing:
          stream.rest.fire()
          if Task.isCancelled {
            leave()
            return nil
          }
          await stream.news.next(after: seen)
        }
      }
    }
  }

  /// What a listener finds.
  private enum Find {
    case element(Element)
    case end(Swift.Result<Void, Failure>)
    case nothing
  }

  /// What comes next for a listener; the end for one that has left.
  private func take(_ listener: Int) -> Find {
    lock.withLock {
      guard let place = state.listeners[listener] else { return .end(.success(())) }
      if place.taken < state.elements.count {
        state.listeners[listener] = Place(taken: place.taken + 1)
        return .element(state.elements[place.taken])
      }
      if let end = state.end { return .end(end) }
      state.listeners[listener]?.waits = true
      return .nothing
    }
  }
}

extension MockStream where Failure == Never {
  /// What a requirement returns that is declared to return an `AsyncStream`: a new one each time,
  /// which gets all elements from the first one on.
  public var stream: AsyncStream<Element> {
    let listener = Listener(self)
    return AsyncStream { await listener.next() }
  }
}

extension MockStream where Failure == any Error {
  /// What a requirement returns that is declared to return an `AsyncThrowingStream`: a new one each
  /// time, which gets all elements from the first one on.
  public var stream: AsyncThrowingStream<Element, any Error> {
    let listener = Listener(self)
    return AsyncThrowingStream { try await listener.next() }
  }
}
