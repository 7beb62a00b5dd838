// Made from URLSessionDataTask.swift.txt: UPDATE_FIXTURES=1 swift test --filter MockGeneratorTests
// swift-format-ignore-file
#if os(Linux)
import Foundation
import FoundationNetworking
import Understudy

enum __MembersOfURLSessionDataTask {
  nonisolated static let all = UnderstudyCore.__Members("URLSessionDataTask", ["countOfBytesClientExpectsToReceive", "countOfBytesClientExpectsToReceive=", "countOfBytesClientExpectsToSend", "countOfBytesClientExpectsToSend=", "progress", "earliestBeginDate", "earliestBeginDate=", "delegate", "delegate=", "taskIdentifier", "originalRequest", "currentRequest", "response", "countOfBytesReceived", "countOfBytesSent", "countOfBytesExpectedToSend", "countOfBytesExpectedToReceive", "taskDescription", "taskDescription=", "cancel()", "state", "error", "suspend()", "resume()", "priority", "priority="])
}
final class MockURLSessionDataTask: URLSessionDataTask, UnderstudyCore.Mockable, @unchecked Swift.Sendable {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockURLSessionDataTask")
  }
  convenience init(
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    self.init()
    UnderstudyCore.Mock.__begin(self, "MockURLSessionDataTask", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload private convenience init(__noInitializer: Swift.Void = ()) {
    Swift.fatalError("URLSessionDataTask has no initializer without arguments: make the MockURLSessionDataTask by one that has some")
  }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override var countOfBytesClientExpectsToReceive: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 0, (), Swift.Never.self) {
        super.countOfBytesClientExpectsToReceive
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 1, newValue, Swift.Never.self) {
        super.countOfBytesClientExpectsToReceive = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated func getCountOfBytesClientExpectsToReceive() -> UnderstudyCore.CallPattern<Swift.Void, Int64, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 0)
  }
  @_disfavoredOverload nonisolated func setCountOfBytesClientExpectsToReceive(_ p0: Int64) -> UnderstudyCore.CallPattern<Int64, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 1, UnderstudyCore.Matcher<Int64>.equal(p0))
  }
  @_disfavoredOverload nonisolated func setCountOfBytesClientExpectsToReceive(_ p0: UnderstudyCore.Matcher<Int64>) -> UnderstudyCore.CallPattern<Int64, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 1, p0)
  }
  override var countOfBytesClientExpectsToSend: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 2, (), Swift.Never.self) {
        super.countOfBytesClientExpectsToSend
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 3, newValue, Swift.Never.self) {
        super.countOfBytesClientExpectsToSend = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated func getCountOfBytesClientExpectsToSend() -> UnderstudyCore.CallPattern<Swift.Void, Int64, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 2)
  }
  @_disfavoredOverload nonisolated func setCountOfBytesClientExpectsToSend(_ p0: Int64) -> UnderstudyCore.CallPattern<Int64, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 3, UnderstudyCore.Matcher<Int64>.equal(p0))
  }
  @_disfavoredOverload nonisolated func setCountOfBytesClientExpectsToSend(_ p0: UnderstudyCore.Matcher<Int64>) -> UnderstudyCore.CallPattern<Int64, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 3, p0)
  }
  override var progress: Progress {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 4, (), Swift.Never.self) {
        super.progress
      }
    }
  }
  @_disfavoredOverload nonisolated func getProgress() -> UnderstudyCore.CallPattern<Swift.Void, Progress, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 4)
  }
  @available(*, deprecated, message: "swift-corelibs-foundation does not support background URLSession instances, and this property is documented to have no effect when set on tasks created from non-background URLSession instances. Modifying this property has no effect in swift-corelibs-foundation and shouldn't be relied upon; resume tasks at the appropriate time instead.") override var earliestBeginDate: Date? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 5, (), Swift.Never.self) {
        super.earliestBeginDate
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 6, newValue, Swift.Never.self) {
        super.earliestBeginDate = newValue
      }
    }
  }
  @available(*, deprecated, message: "swift-corelibs-foundation does not support background URLSession instances, and this property is documented to have no effect when set on tasks created from non-background URLSession instances. Modifying this property has no effect in swift-corelibs-foundation and shouldn't be relied upon; resume tasks at the appropriate time instead.") @_disfavoredOverload nonisolated func getEarliestBeginDate() -> UnderstudyCore.CallPattern<Swift.Void, Date?, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 5)
  }
  @available(*, deprecated, message: "swift-corelibs-foundation does not support background URLSession instances, and this property is documented to have no effect when set on tasks created from non-background URLSession instances. Modifying this property has no effect in swift-corelibs-foundation and shouldn't be relied upon; resume tasks at the appropriate time instead.") @_disfavoredOverload nonisolated func setEarliestBeginDate(_ p0: Date?) -> UnderstudyCore.CallPattern<Date?, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 6, UnderstudyCore.Matcher<Date?>.equal(p0))
  }
  @available(*, deprecated, message: "swift-corelibs-foundation does not support background URLSession instances, and this property is documented to have no effect when set on tasks created from non-background URLSession instances. Modifying this property has no effect in swift-corelibs-foundation and shouldn't be relied upon; resume tasks at the appropriate time instead.") @_disfavoredOverload nonisolated func setEarliestBeginDate(_ p0: UnderstudyCore.Matcher<Date?>) -> UnderstudyCore.CallPattern<Date?, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 6, p0)
  }
  override var delegate: (any URLSessionTaskDelegate)? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 7, (), Swift.Never.self) {
        super.delegate
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 8, newValue as (any URLSessionTaskDelegate)?, Swift.Never.self) {
        super.delegate = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated func getDelegate() -> UnderstudyCore.CallPattern<Swift.Void, (any URLSessionTaskDelegate)?, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 7)
  }
  @_disfavoredOverload nonisolated func setDelegate(_ p0: (any URLSessionTaskDelegate)?) -> UnderstudyCore.CallPattern<(any URLSessionTaskDelegate)?, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 8, UnderstudyCore.Matcher<(any URLSessionTaskDelegate)?>.equal(p0))
  }
  @_disfavoredOverload nonisolated func setDelegate(_ p0: UnderstudyCore.Matcher<(any URLSessionTaskDelegate)?>) -> UnderstudyCore.CallPattern<(any URLSessionTaskDelegate)?, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 8, p0)
  }
  override var taskIdentifier: Int {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 9, (), Swift.Never.self) {
        super.taskIdentifier
      }
    }
  }
  @_disfavoredOverload nonisolated func getTaskIdentifier() -> UnderstudyCore.CallPattern<Swift.Void, Int, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 9)
  }
  override var originalRequest: URLRequest? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 10, (), Swift.Never.self) {
        super.originalRequest
      }
    }
  }
  @_disfavoredOverload nonisolated func getOriginalRequest() -> UnderstudyCore.CallPattern<Swift.Void, URLRequest?, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 10)
  }
  override var currentRequest: URLRequest? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 11, (), Swift.Never.self) {
        super.currentRequest
      }
    }
  }
  @_disfavoredOverload nonisolated func getCurrentRequest() -> UnderstudyCore.CallPattern<Swift.Void, URLRequest?, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 11)
  }
  override var response: URLResponse? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 12, (), Swift.Never.self) {
        super.response
      }
    }
  }
  @_disfavoredOverload nonisolated func getResponse() -> UnderstudyCore.CallPattern<Swift.Void, URLResponse?, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 12)
  }
  override var countOfBytesReceived: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 13, (), Swift.Never.self) {
        super.countOfBytesReceived
      }
    }
  }
  @_disfavoredOverload nonisolated func getCountOfBytesReceived() -> UnderstudyCore.CallPattern<Swift.Void, Int64, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 13)
  }
  override var countOfBytesSent: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 14, (), Swift.Never.self) {
        super.countOfBytesSent
      }
    }
  }
  @_disfavoredOverload nonisolated func getCountOfBytesSent() -> UnderstudyCore.CallPattern<Swift.Void, Int64, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 14)
  }
  override var countOfBytesExpectedToSend: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 15, (), Swift.Never.self) {
        super.countOfBytesExpectedToSend
      }
    }
  }
  @_disfavoredOverload nonisolated func getCountOfBytesExpectedToSend() -> UnderstudyCore.CallPattern<Swift.Void, Int64, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 15)
  }
  override var countOfBytesExpectedToReceive: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 16, (), Swift.Never.self) {
        super.countOfBytesExpectedToReceive
      }
    }
  }
  @_disfavoredOverload nonisolated func getCountOfBytesExpectedToReceive() -> UnderstudyCore.CallPattern<Swift.Void, Int64, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 16)
  }
  override var taskDescription: String? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 17, (), Swift.Never.self) {
        super.taskDescription
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 18, newValue, Swift.Never.self) {
        super.taskDescription = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated func getTaskDescription() -> UnderstudyCore.CallPattern<Swift.Void, String?, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 17)
  }
  @_disfavoredOverload nonisolated func setTaskDescription(_ p0: String?) -> UnderstudyCore.CallPattern<String?, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 18, UnderstudyCore.Matcher<String?>.equal(p0))
  }
  @_disfavoredOverload nonisolated func setTaskDescription(_ p0: UnderstudyCore.Matcher<String?>) -> UnderstudyCore.CallPattern<String?, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 18, p0)
  }
  override func cancel() {
    return self.mock.__call(__MembersOfURLSessionDataTask.all, 19, (), Swift.Never.self) {
      super.cancel()
    }
  }
  @_disfavoredOverload nonisolated func cancel() -> UnderstudyCore.CallPattern<Swift.Void, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 19)
  }
  override var state: URLSessionTask.State {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 20, (), Swift.Never.self) {
        super.state
      }
    }
  }
  @_disfavoredOverload nonisolated func getState() -> UnderstudyCore.CallPattern<Swift.Void, URLSessionTask.State, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 20)
  }
  override var error: (any Error)? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 21, (), Swift.Never.self) {
        super.error
      }
    }
  }
  @_disfavoredOverload nonisolated func getError() -> UnderstudyCore.CallPattern<Swift.Void, (any Error)?, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 21)
  }
  override func suspend() {
    return self.mock.__call(__MembersOfURLSessionDataTask.all, 22, (), Swift.Never.self) {
      super.suspend()
    }
  }
  @_disfavoredOverload nonisolated func suspend() -> UnderstudyCore.CallPattern<Swift.Void, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 22)
  }
  override func resume() {
    return self.mock.__call(__MembersOfURLSessionDataTask.all, 23, (), Swift.Never.self) {
      super.resume()
    }
  }
  @_disfavoredOverload nonisolated func resume() -> UnderstudyCore.CallPattern<Swift.Void, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 23)
  }
  override var priority: Float {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 24, (), Swift.Never.self) {
        super.priority
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 25, newValue, Swift.Never.self) {
        super.priority = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated func getPriority() -> UnderstudyCore.CallPattern<Swift.Void, Float, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 24)
  }
  @_disfavoredOverload nonisolated func setPriority(_ p0: Float) -> UnderstudyCore.CallPattern<Float, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 25, UnderstudyCore.Matcher<Float>.equal(p0))
  }
  @_disfavoredOverload nonisolated func setPriority(_ p0: UnderstudyCore.Matcher<Float>) -> UnderstudyCore.CallPattern<Float, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSessionDataTask.all, 25, p0)
  }
}
#endif
