#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads whose stacks are large enough for nested sources.
///
/// The parser, and whatever visits its trees, recurses for each nested call, closure and chained member.
/// A secondary thread of macOS has 512 kB, which 30 nested calls exceed in a debug build. The system
/// provides the memory of a stack only when it is used.
package enum LargeStack {
  /// The size of a stack in bytes.
  private static let size = 1 << 28

  /// Runs a closure on a thread with a large stack, and waits for its end.
  ///
  /// - Parameter body: The closure. It runs on the current thread if the system refuses a new one.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure.
  package static func run<Value>(_ body: () throws -> Value) throws -> Value {
    var result: Result<Value, any Error>?
    withoutActuallyEscaping({ result = Result(catching: body) }) { body in
      let thread = Thread(body)
      thread.start()
      thread.join()
    }
    guard let result else { fatalError("A thread ended before its closure did.") }
    return try result.get()
  }

  /// Runs a closure for the numbers below a count, on one thread for each core.
  ///
  /// - Parameters:
  ///   - iterations: The count.
  ///   - body: The closure.
  fileprivate static func perform(iterations: Int, _ body: @Sendable (Int) -> Void) {
    let cores = max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1)
    let turns = Turns(count: iterations)
    withoutActuallyEscaping(body) { body in
      let work = { while let turn = turns.next() { body(turn) } }
      let threads = (0..<min(cores, iterations)).map { _ in Thread(work) }
      for thread in threads { thread.start() }
      for thread in threads { thread.join() }
    }
  }

  /// Numbers that several threads take.
  ///
  /// Unchecked, because `lock` guards the only variable.
  private final class Turns: @unchecked Sendable {
    private let count: Int
    private var taken = 0
    private let lock: UnsafeMutablePointer<pthread_mutex_t>

    init(count: Int) {
      self.count = count
      lock = .allocate(capacity: 1)
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    /// Returns the next number, or `nil` if all are taken.
    func next() -> Int? {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      guard taken < count else { return nil }
      taken += 1
      return taken - 1
    }
  }

  /// A thread for a closure.
  private final class Thread {
    private let body: () -> Void

    #if canImport(Darwin)
      private typealias Handle = pthread_t?
      private typealias Argument = UnsafeMutableRawPointer
      private var handle: Handle = nil
    #else
      private typealias Handle = pthread_t
      private typealias Argument = UnsafeMutableRawPointer?
      private var handle: Handle = 0
    #endif

    /// A Boolean value that indicates whether the system has started the thread.
    private var isRunning = false

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Starts the thread, or runs the closure if the system refuses to.
    func start() {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, size)
      let argument = Unmanaged.passUnretained(self).toOpaque()
      isRunning = pthread_create(&handle, &attributes, { Thread.run($0) }, argument) == 0
      if !isRunning { body() }
    }

    /// Waits for the end of the closure.
    func join() {
      guard isRunning else { return }
      #if canImport(Darwin)
        if let handle { pthread_join(handle, nil) }
      #else
        pthread_join(handle, nil)
      #endif
    }

    private static func run(_ argument: Argument) -> UnsafeMutableRawPointer? {
      let argument: UnsafeMutableRawPointer? = argument
      if let argument { Unmanaged<Thread>.fromOpaque(argument).takeUnretainedValue().body() }
      return nil
    }
  }
}

extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, computed on all cores.
  ///
  /// Neighbors are processed one after another, because they may share syntax trees. A few elements are
  /// processed on this thread.
  func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    let size = (count + 15) / 16
    guard size > 1 else { return map(transform) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let start = buffer.baseAddress else { return }
      // Each iteration initializes elements of its own.
      nonisolated(unsafe) let results = start
      LargeStack.perform(iterations: (count + size - 1) / size) { turn in
        for index in turn * size..<Swift.min((turn + 1) * size, count) {
          (results + index).initialize(to: transform(self[index]))
        }
      }
      initialized = count
    }
  }
}
