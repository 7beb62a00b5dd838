#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bindings of task-local values, without a closure for each and the stack frames that it needs.
///
/// Relies on `swift_task_localValuePush` and `swift_task_localValuePop`, the functions of the Swift
/// runtime that begin and end a binding in `TaskLocal.withValue(_:operation:)`. The key is the address of
/// the task-local object.
package enum TaskLocalBindings {
  private typealias Push =
    @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias Pop = @convention(c) () -> Void

  private static let functions: (push: Push, pop: Pop)? = {
    let program = dlopen(nil, RTLD_NOW)
    guard let push = dlsym(program, "swift_task_localValuePush"),
      let pop = dlsym(program, "swift_task_localValuePop")
    else { return nil }
    return (unsafeBitCast(push, to: Push.self), unsafeBitCast(pop, to: Pop.self))
  }()

  /// Binds a value until ``end()``, which the same function must call.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The task-local object.
  /// - Returns: `false` if the functions of the runtime were not found. Nothing is bound then.
  package static func begin<Value>(_ value: Value, for key: TaskLocal<Value>) -> Bool {
    guard let functions else { return false }
    withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
      // The runtime moves the value out of the memory.
      buffer.initializeElement(at: 0, to: value)
      functions.push(
        Unmanaged.passUnretained(key).toOpaque(), buffer.baseAddress!,
        unsafeBitCast(Value.self as Any.Type, to: UnsafeRawPointer.self))
    }
    return true
  }

  /// Ends the innermost binding.
  package static func end() { functions?.pop() }

  /// Removes the innermost binding of this thread as long as a condition holds. Does nothing in a task.
  ///
  /// An Objective-C exception or `longjmp` leaves a closure without removing its bindings. They would
  /// stay until the thread ends.
  ///
  /// - Parameter condition: Returns `true` if a binding is left that must be removed.
  static func remove(while condition: () -> Bool) {
    guard withUnsafeCurrentTask(body: { $0 == nil }), let functions else { return }
    while condition() { functions.pop() }
  }
}
