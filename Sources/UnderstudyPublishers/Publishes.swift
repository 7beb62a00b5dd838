#if canImport(Combine)
  public import Combine
#elseif OpenCombine
  public import OpenCombine
#endif
public import UnderstudyCore

#if canImport(Combine) || OpenCombine
  extension CommonCallSetup {
    /// Returns a publisher whose values the test sends. It has no value at the beginning.
    ///
    /// ```swift
    /// let snapshots = stub(repository.snapshots).publishes()
    /// snapshots.send(first)
    /// snapshots.finish()
    /// ```
    ///
    /// All calls return the same publisher.
    ///
    /// - Returns: The object that sends values to all subscribers.
    @discardableResult
    public func publishes<Output, Problem: Error>() -> MockPublisher<Output, Problem>
    where Result == AnyPublisher<Output, Problem> {
      let publisher = MockPublisher<Output, Problem>()
      returns(publisher.eraseToAnyPublisher())
      return publisher
    }

    /// Returns a publisher with a current value, which each new subscriber receives.
    ///
    /// ```swift
    /// let snapshots = stub(repository.snapshots).publishes(initial)
    /// snapshots.send(changed)
    /// snapshots.fail(with: Offline())
    /// ```
    ///
    /// All calls return the same publisher.
    ///
    /// - Parameter initial: The current value at the beginning.
    /// - Returns: The object that sends values to all subscribers.
    @discardableResult
    public func publishes<Output, Problem: Error>(
      _ initial: Output
    ) -> MockPublisher<Output, Problem> where Result == AnyPublisher<Output, Problem> {
      let publisher = MockPublisher<Output, Problem>(initial)
      returns(publisher.eraseToAnyPublisher())
      return publisher
    }
  }

  /// A publisher whose values, end and failure the test sends.
  ///
  /// Thread-safe, and `Sendable` if its values are. Copies send to the same subscribers.
  public struct MockPublisher<Output, Problem: Error> {
    private let hasEnded = Guarded(false)
    private let publisher: AnyPublisher<Output, Problem>
    private let sendValue: (Output) -> Void
    private let sendEnd: (Subscribers.Completion<Problem>) -> Void

    /// Creates a publisher without a current value.
    init() { self.init(PassthroughSubject<Output, Problem>()) }

    /// Creates a publisher with a current value.
    init(_ initial: Output) { self.init(CurrentValueSubject<Output, Problem>(initial)) }

    private init(_ subject: some Subject<Output, Problem>) {
      publisher = subject.eraseToAnyPublisher()
      sendValue = { subject.send($0) }
      sendEnd = { subject.send(completion: $0) }
    }

    /// Returns the publisher, to pass it to code under test.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Problem> { publisher }

    /// Sends a value to all subscribers, on this thread. After the end of the publisher, reports a failure
    /// on this line, because no subscriber would receive it.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - fileID: The file ID of the call site. Defaults to the caller's.
    ///   - filePath: The file path of the call site. Defaults to the caller's.
    ///   - line: The line of the call site. Defaults to the caller's.
    ///   - column: The column of the call site. Defaults to the caller's.
    public func send(
      _ value: Output,
      fileID: StaticString = #fileID, filePath: StaticString = #filePath,
      line: Int = #line, column: Int = #column
    ) {
      sendValue(value)
      guard hasEnded.withLock({ $0 }) else { return }
      FailureReporting.reportMisuse(
        "A value was sent to a publisher that had ended",
        MockSourceLocation(fileID, filePath, line, column),
        "No subscriber receives it. Send it before finish().")
    }

    /// Ends the publisher. Has no effect if repeated.
    public func finish() { end(.finished) }

    /// Ends the publisher with an error. Has no effect if repeated.
    ///
    /// - Parameter error: The error.
    public func fail(with error: Problem) { end(.failure(error)) }

    private func end(_ completion: Subscribers.Completion<Problem>) {
      hasEnded.withLock { $0 = true }
      sendEnd(completion)
    }
  }

  // The closures use a subject, which has a lock of its own.
  extension MockPublisher: @unchecked Sendable where Output: Sendable {}
#else
  extension CommonCallSetup {
    /// Unavailable without a publisher library: enable the trait `OpenCombine`.
    @available(
      *, unavailable,
      message: "there is no Combine here: write .package(url: ..., traits: [\"OpenCombine\"])"
    )
    public func publishes<Value>(_ initial: Value...) -> Never { fatalError() }
  }
#endif
