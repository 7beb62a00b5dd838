import Synchronization
import Testing
import UnderstudyCore

/// Code under test that iterates over a sequence.
private final class Listener<Numbers: AsyncSequence & Sendable>: Sendable
where Numbers.Element == Int {
  let seen = Mutex<[Int]>([])

  func listen(to numbers: Numbers) async throws {
    for try await number in numbers {
      await Task.yield()
      seen.withLock { $0.append(number) }
    }
  }
}

@Suite struct MockStreams {
  @Test("settle() waits until the sent elements have been processed")
  func oneByOne() async throws {
    let numbers = MockStream(of: Int.self)
    let listener = Listener<AsyncStream<Int>>()
    let task = Task { try await listener.listen(to: numbers.stream) }
    numbers.send(1)
    await numbers.settle()
    #expect(listener.seen.withLock { $0 } == [1])
    numbers.send(2, 3)
    await numbers.settle()
    #expect(listener.seen.withLock { $0 } == [1, 2, 3])
    numbers.finish()
    try await task.value
    #expect(numbers.listenerCount == 0)
  }

  @Test("finish(throwing:) ends the stream after the elements that were sent")
  func failing() async throws {
    let numbers = MockStream<Int, any Error>()
    let listener = Listener<AsyncThrowingStream<Int, any Error>>()
    numbers.send(1)
    numbers.finish(throwing: Rude())
    numbers.finish()
    await #expect(throws: Rude.self) { try await listener.listen(to: numbers.stream) }
    #expect(listener.seen.withLock { $0 } == [1])
  }

  @Test("each iteration receives all elements, whenever it starts")
  func severalIterations() async throws {
    let numbers = MockStream(of: Int.self)
    let (early, late) = (Listener<MockStream<Int, Never>>(), Listener<AsyncStream<Int>>())
    let first = Task { try await early.listen(to: numbers) }
    numbers.send([1, 2])
    await numbers.settle()
    let second = Task { try await late.listen(to: numbers.stream) }
    await numbers.settle(listeners: 2)
    numbers.send(3)
    numbers.finish()
    try await first.value
    try await second.value
    #expect(early.seen.withLock { $0 } == [1, 2, 3])
    #expect(late.seen.withLock { $0 } == [1, 2, 3])
  }

  @Test("cancelling a task ends its iteration")
  func cancellation() async throws {
    let numbers = MockStream(of: Int.self)
    let listener = Listener<MockStream<Int, Never>>()
    let task = Task { try await listener.listen(to: numbers) }
    await numbers.settle()
    task.cancel()
    try await task.value
    #expect(numbers.listenerCount == 0)
  }

  @Test("an answer can return a stream")
  func answers() async throws {
    let readings = MockClosure("readings", of: (() -> AsyncStream<Int>).self)
    let numbers = MockStream(of: Int.self)
    stub(readings()).answers { numbers.stream }
    let listener = Listener<AsyncStream<Int>>()
    let task = Task { [function = readings.function] in try await listener.listen(to: function()) }
    numbers.send(7)
    await numbers.settle()
    #expect(listener.seen.withLock { $0 } == [7])
    numbers.finish()
    try await task.value
  }

  @Test("the default value of a stream is empty, and that of a Result is a success")
  func defaults() async throws {
    let readings = MockClosure("readings", of: (() -> AsyncStream<Int>).self)
    let failing = MockClosure("failing", of: (() -> AsyncThrowingStream<Int, any Error>).self)
    let load = MockClosure("load", of: ((Int) -> Result<String, Rude>).self)
    let save = MockClosure("save", of: ((Int) -> Result<Void, any Error>).self)
    for await _ in readings.function() { Issue.record("the stream has an element") }
    for try await _ in failing.function() { Issue.record("the stream has an element") }
    #expect(load.function(1) == .success(""))
    #expect(throws: Never.self) { try save.function(1).get() }
    stub(load(1)).returns(.failure(Rude()))
    #expect(load.function(1) == .failure(Rude()))
  }
}
