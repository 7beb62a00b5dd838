internal import Foundation
internal import Testing

/// The task that Swift Testing has started for one run of a test.
///
/// Swift Testing does not reveal which repetition of a test is running. Since Swift 6.2, it names the
/// task of each run. If the name or the number of a task is missing, repetitions cannot be told apart.
///
/// Relies on the name, and on `swift_task_getCurrent` and `swift_task_getJobTaskId`, functions of the
/// Swift runtime. The runtime numbers all tasks of a process.
package struct TestTask: Equatable {
  /// The number of the task, which no other task of the process has.
  private let number: UInt64

  private static let getCurrent = function(
    "swift_task_getCurrent", (@convention(c) () -> OpaquePointer?).self)
  private static let getNumber = function(
    "swift_task_getJobTaskId", (@convention(c) (OpaquePointer) -> UInt64).self)

  /// The task that runs this code, or `nil` if it is none that Swift Testing has started.
  package static var current: TestTask? {
    #if compiler(>=6.2)
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *),
        Task.name?.hasPrefix("[Swift Testing]") == true, let task = getCurrent?(),
        let number = getNumber?(task)
      else { return nil }
      return TestTask(number: number)
    #else
      return nil
    #endif
  }

  /// Looks up a function of the Swift runtime, or returns `nil` if there is none of this name.
  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
  }
}

extension Test {
  /// The test that is running here, or `nil` if none is running.
  ///
  /// It is `nil` also while Swift Testing evaluates the traits and the arguments of a test. It does so
  /// before the run starts, and silently drops the issues that are recorded meanwhile.
  ///
  /// Relies on the name that Swift Testing gives to the task that evaluates, since Swift 6.2. Without
  /// such a name, a function without a current case is being evaluated, and a suite is running.
  static var running: Test? {
    guard let test = current else { return nil }
    if Test.Case.current != nil { return test }
    return isEvaluated ?? !test.isSuite ? nil : test
  }

  /// A Boolean value that indicates whether Swift Testing evaluates traits in this task, or `nil` if
  /// Swift Testing did not start the task.
  private static var isEvaluated: Bool? {
    #if compiler(>=6.2)
      guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *),
        let name = Task.name, name.hasPrefix("[Swift Testing]")
      else { return nil }
      return name.contains("evaluating")
    #else
      return nil
    #endif
  }
}
