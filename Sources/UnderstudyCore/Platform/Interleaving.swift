// Compiled only for `Tests/Explorer`, which runs the threads of a scenario in every order.

#if UNDERSTUDY_EXPLORER
  /// Runs one thread at a time and chooses the thread that continues.
  package protocol InterleavingScheduler: AnyObject {
    /// Lets another thread run before an operation that other threads can observe.
    func step()

    /// Blocks the thread until the object is woken.
    ///
    /// - Parameter object: The object that the thread waits for.
    func block(on object: AnyObject)

    /// Wakes the threads that are blocked on an object.
    ///
    /// - Parameter object: The object.
    func wake(_ object: AnyObject)
  }

  /// The points at which the runtime passes control to the scheduler of an explorer.
  ///
  /// The runtime's lock, signal and atomic values call it instead of the operating system. Without
  /// a scheduler, the code runs on one thread.
  package enum Interleaving {
    /// The installed scheduler. Set before the first thread starts.
    nonisolated(unsafe) package static var scheduler: (any InterleavingScheduler)?

    /// Lets another thread run before an operation that other threads can observe.
    package static func step() { scheduler?.step() }

    /// Blocks the thread until the object is woken.
    static func block(on object: AnyObject) {
      guard let scheduler else { fatalError("deadlock on the only thread") }
      scheduler.block(on: object)
    }

    /// Wakes the threads that are blocked on an object.
    static func wake(_ object: AnyObject) { scheduler?.wake(object) }
  }
#endif
