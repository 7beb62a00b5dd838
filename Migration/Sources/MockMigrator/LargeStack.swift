import Foundation

/// Threads whose stacks are large enough for nested sources.
///
/// The parser, and whatever visits its trees, recurses for each nested call, closure and chained member.
/// A secondary thread of macOS has 512 kB, which 30 nested calls exceed in a debug build. The system
/// provides the memory of a stack only when it is used.
package enum LargeStack {
  /// The size of a stack in bytes.
  private static let size = 1 << 28

  /// Returns the result of a closure that runs on a thread with a large stack.
  package static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
    [body].concurrentMap { $0() }[0]
  }

  /// Runs a closure on several threads at the same time, and waits for their ends.
  fileprivate static func perform(onThreads count: Int, _ body: @escaping @Sendable () -> Void) {
    let group = DispatchGroup()
    for _ in 0..<count {
      group.enter()
      let thread = Thread {
        body()
        group.leave()
      }
      thread.stackSize = size
      thread.start()
    }
    group.wait()
  }
}

extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, computed on all cores.
  func concurrentMap<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let results = SharedResults<Result>(count: count)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    LargeStack.perform(onThreads: Swift.min(cores, count)) {
      while let index = results.next() { results.set(transform(self[index]), at: index) }
    }
    return results.all
  }
}

/// The results of several threads, each of which takes the next index.
///
/// Unchecked, because `lock` guards the variables.
private final class SharedResults<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]
  private var taken = 0

  init(count: Int) { values = Array(repeating: nil, count: count) }

  /// Returns the next index, or `nil` if all are taken.
  func next() -> Int? {
    lock.withLock {
      guard taken < values.count else { return nil }
      taken += 1
      return taken - 1
    }
  }

  /// Stores a result.
  func set(_ value: Value, at index: Int) { lock.withLock { values[index] = value } }

  /// The results, after all threads have ended.
  var all: [Value] { lock.withLock { values.compactMap(\.self) } }
}
