#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bindings of task-local values on a thread that runs no task.
///
/// An Objective-C exception or `longjmp` leaves a closure without removing its bindings. They would stay
/// until the thread ends.
///
/// Relies on `swift_task_localValuePop`, the function of the Swift runtime that ends a binding.
enum TaskLocalBindings {
  private static let pop = dlsym(dlopen(nil, RTLD_NOW), "swift_task_localValuePop").map {
    unsafeBitCast($0, to: (@convention(c) () -> Void).self)
  }

  /// Removes the innermost binding of this thread as long as a condition holds. Does nothing in a task.
  ///
  /// - Parameter condition: Returns `true` if a binding is left that must be removed.
  static func remove(while condition: () -> Bool) {
    guard withUnsafeCurrentTask(body: { $0 == nil }), let pop else { return }
    while condition() { pop() }
  }
}
