import Foundation

// Each place has a form for async tests, and one for synchronous tests that blocks the test.

/// Runs code in a child task.
func inChildTask(_ body: @escaping @Sendable () async -> Void) async {
  await withTaskGroup(of: Void.self) { group in group.addTask { await body() } }
}

/// Runs code in a task that inherits nothing from the test.
func inDetachedTask(_ body: @escaping @Sendable () async -> Void) async {
  await Task.detached { await body() }.value
}

/// Runs code in a task that inherits nothing from the test.
func inDetachedTask(_ body: @escaping @Sendable () async -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await body()
    done.signal()
  }
  done.wait()
}

/// Runs code on a global dispatch queue.
func onQueue(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { done in
    DispatchQueue.global().async {
      body()
      done.resume()
    }
  }
}

/// Runs code on a global dispatch queue.
func onQueue(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    body()
    done.signal()
  }
  done.wait()
}

/// Runs code on a new thread.
func onThread(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { done in
    Thread.detachNewThread {
      body()
      done.resume()
    }
  }
}

/// Runs code on a new thread.
func onThread(_ body: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    body()
    done.signal()
  }
  done.wait()
}

/// Starts code on a new thread, and returns at once.
func onUnawaitedThread(_ body: @escaping @Sendable () -> Void) { Thread.detachNewThread(body) }

/// Blocks until a condition is true.
func spin(until condition: @autoclosure () -> Bool) { while !condition() { sched_yield() } }

/// Runs code on the main queue.
func onMainQueue(_ body: @escaping @Sendable () -> Void) async {
  await withCheckedContinuation { done in
    DispatchQueue.main.async {
      body()
      done.resume()
    }
  }
}

/// Runs code on the main queue, whose thread runs the test.
func onMainQueue(_ body: @escaping @Sendable () -> Void) {
  nonisolated(unsafe) var isDone = false
  DispatchQueue.main.async {
    body()
    isDone = true
  }
  while !isDone { RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
}

/// Runs code inside an expression that a test framework evaluates.
func isRun(_ body: () -> Void) -> Bool {
  body()
  return true
}

/// Runs code when an object is released.
func inDeinit(_ body: @escaping @Sendable () -> Void) {
  let object = Closing(body)
  withExtendedLifetime(object) {}
}

/// An object that runs code when it is released.
private final class Closing: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  deinit { body() }
}

/// What a test leaves to its `tearDown`, or to the `deinit` of its suite.
final class TearDown {
  /// The code to run.
  var work: () -> Void = {}

  /// The code to run in an async `tearDown`.
  var asyncWork: @Sendable () async -> Void = {}
}

/// Work that a test leaves behind, which runs when the next test asks for it.
enum Late {
  private static let (gate, opening) = AsyncStream.makeStream(of: Void.self)
  nonisolated(unsafe) private static var task: Task<Void, Never>?

  /// Runs code after the test, in a task that inherits nothing from it.
  static func detached(_ body: @escaping @Sendable () async -> Void) {
    task = Task.detached {
      for await _ in gate {}
      await body()
    }
  }

  /// Runs code after the test, in a task that inherits the test's task-local values.
  static func inheriting(_ body: @escaping @Sendable () async -> Void) {
    task = Task {
      for await _ in gate {}
      await body()
    }
  }

  /// Runs the code, in a later test.
  static func finish() async {
    opening.finish()
    await task?.value
  }
}
