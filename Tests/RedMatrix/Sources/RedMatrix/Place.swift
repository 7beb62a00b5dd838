/// The place where a failure happens.
enum Place: String, CaseIterable {
  case inBody, inChildTask, inDetachedTask, onQueue, onThread, onUnawaitedThread, onMainQueue
  case inDeinit, inTearDown, afterTheEnd, inLateTask, inExpression

  /// The name in the document.
  var title: String {
    switch self {
    case .inBody: "test body"
    case .inChildTask: "child task"
    case .inDetachedTask: "detached task"
    case .onQueue: "dispatch queue"
    case .onThread: "thread"
    case .onUnawaitedThread: "thread, not awaited"
    case .onMainQueue: "main queue"
    case .inDeinit: "`deinit`"
    case .inTearDown: "`tearDown`"
    case .afterTheEnd: "after the end"
    case .inLateTask: "after the end, in a task of the test"
    case .inExpression: "inside `#expect(f(m))`"
    }
  }

  /// A Boolean value that indicates whether the test, or its scope, has ended.
  var isAfterTheEnd: Bool { self == .afterTheEnd || self == .inLateTask }

  /// A Boolean value that indicates whether code at this place can never suspend.
  var isSynchronous: Bool {
    switch self {
    case .onQueue, .onThread, .onUnawaitedThread, .onMainQueue, .inDeinit, .inExpression: true
    case .inBody, .inChildTask, .inDetachedTask, .inTearDown, .afterTheEnd,
      .inLateTask:
      false
    }
  }
}
