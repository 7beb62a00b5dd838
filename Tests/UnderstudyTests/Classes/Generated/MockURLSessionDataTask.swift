// Made from URLSessionDataTask.swift.txt: UPDATE_FIXTURES=1 swift test --filter MockGeneratorTests
// swift-format-ignore-file
#if os(Linux)
import Foundation
import FoundationNetworking
import Understudy

enum __MembersOfURLSessionDataTask {
  nonisolated static let all = UnderstudyCore.__Members("URLSessionDataTask", "countOfBytesClientExpectsToReceive\ncountOfBytesClientExpectsToReceive=\ncountOfBytesClientExpectsToSend\ncountOfBytesClientExpectsToSend=\nprogress\nearliestBeginDate\nearliestBeginDate=\ndelegate\ndelegate=\ntaskIdentifier\noriginalRequest\ncurrentRequest\nresponse\ncountOfBytesReceived\ncountOfBytesSent\ncountOfBytesExpectedToSend\ncountOfBytesExpectedToReceive\ntaskDescription\ntaskDescription=\ncancel()\nstate\nerror\nsuspend()\nresume()\npriority\npriority=")
}
nonisolated protocol __PatternsOfURLSessionDataTask {
  associatedtype __TypeOf_countOfBytesClientExpectsToReceive
  @_disfavoredOverload nonisolated var countOfBytesClientExpectsToReceive: __TypeOf_countOfBytesClientExpectsToReceive { get }
  associatedtype __TypeOf_countOfBytesClientExpectsToSend
  @_disfavoredOverload nonisolated var countOfBytesClientExpectsToSend: __TypeOf_countOfBytesClientExpectsToSend { get }
  associatedtype __TypeOf_progress
  @_disfavoredOverload nonisolated var progress: __TypeOf_progress { get }
  associatedtype __TypeOf_earliestBeginDate
  @available(*, deprecated, message: "swift-corelibs-foundation does not support background URLSession instances, and this property is documented to have no effect when set on tasks created from non-background URLSession instances. Modifying this property has no effect in swift-corelibs-foundation and shouldn't be relied upon; resume tasks at the appropriate time instead.") @_disfavoredOverload nonisolated var earliestBeginDate: __TypeOf_earliestBeginDate { get }
  associatedtype __TypeOf_delegate
  @_disfavoredOverload nonisolated var delegate: __TypeOf_delegate { get }
  associatedtype __TypeOf_taskIdentifier
  @_disfavoredOverload nonisolated var taskIdentifier: __TypeOf_taskIdentifier { get }
  associatedtype __TypeOf_originalRequest
  @_disfavoredOverload nonisolated var originalRequest: __TypeOf_originalRequest { get }
  associatedtype __TypeOf_currentRequest
  @_disfavoredOverload nonisolated var currentRequest: __TypeOf_currentRequest { get }
  associatedtype __TypeOf_response
  @_disfavoredOverload nonisolated var response: __TypeOf_response { get }
  associatedtype __TypeOf_countOfBytesReceived
  @_disfavoredOverload nonisolated var countOfBytesReceived: __TypeOf_countOfBytesReceived { get }
  associatedtype __TypeOf_countOfBytesSent
  @_disfavoredOverload nonisolated var countOfBytesSent: __TypeOf_countOfBytesSent { get }
  associatedtype __TypeOf_countOfBytesExpectedToSend
  @_disfavoredOverload nonisolated var countOfBytesExpectedToSend: __TypeOf_countOfBytesExpectedToSend { get }
  associatedtype __TypeOf_countOfBytesExpectedToReceive
  @_disfavoredOverload nonisolated var countOfBytesExpectedToReceive: __TypeOf_countOfBytesExpectedToReceive { get }
  associatedtype __TypeOf_taskDescription
  @_disfavoredOverload nonisolated var taskDescription: __TypeOf_taskDescription { get }
  associatedtype __TypeOf_state
  @_disfavoredOverload nonisolated var state: __TypeOf_state { get }
  associatedtype __TypeOf_error
  @_disfavoredOverload nonisolated var error: __TypeOf_error { get }
  associatedtype __TypeOf_priority
  @_disfavoredOverload nonisolated var priority: __TypeOf_priority { get }
}
final class MockURLSessionDataTask: URLSessionDataTask, UnderstudyCore.Mockable, __PatternsOfURLSessionDataTask, @unchecked Swift.Sendable {
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
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload private convenience init(__noInitializer: Swift.Void = ()) {
    Swift.fatalError("URLSessionDataTask has no initializer without arguments: make the MockURLSessionDataTask by one that has some")
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'URLSessionDataTask', or partialMock(of: object, as: MockURLSessionDataTask.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override var countOfBytesClientExpectsToReceive: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 0, (), Swift.Never.self) { () -> Int64 in
        super.countOfBytesClientExpectsToReceive
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 1, newValue, Swift.Never.self) { () -> Swift.Void in
        super.countOfBytesClientExpectsToReceive = newValue
      }
    }
  }
  typealias __TypeOf_countOfBytesClientExpectsToReceive = UnderstudyCore.PropertyPattern<Int64>
  @_implements(__PatternsOfURLSessionDataTask, countOfBytesClientExpectsToReceive) @_disfavoredOverload nonisolated var __patternOf_countOfBytesClientExpectsToReceive: __TypeOf_countOfBytesClientExpectsToReceive {
    self.mock.__settablePattern(__MembersOfURLSessionDataTask.all, 0, 1)
  }
  override var countOfBytesClientExpectsToSend: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 2, (), Swift.Never.self) { () -> Int64 in
        super.countOfBytesClientExpectsToSend
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 3, newValue, Swift.Never.self) { () -> Swift.Void in
        super.countOfBytesClientExpectsToSend = newValue
      }
    }
  }
  typealias __TypeOf_countOfBytesClientExpectsToSend = UnderstudyCore.PropertyPattern<Int64>
  @_implements(__PatternsOfURLSessionDataTask, countOfBytesClientExpectsToSend) @_disfavoredOverload nonisolated var __patternOf_countOfBytesClientExpectsToSend: __TypeOf_countOfBytesClientExpectsToSend {
    self.mock.__settablePattern(__MembersOfURLSessionDataTask.all, 2, 3)
  }
  override var progress: Progress {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 4, (), Swift.Never.self) { () -> Progress in
        super.progress
      }
    }
  }
  typealias __TypeOf_progress = UnderstudyCore.CallPattern<(), Progress, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, progress) @_disfavoredOverload nonisolated var __patternOf_progress: __TypeOf_progress {
    self.__pattern(__MembersOfURLSessionDataTask.all, 4)
  }
  @available(*, deprecated, message: "swift-corelibs-foundation does not support background URLSession instances, and this property is documented to have no effect when set on tasks created from non-background URLSession instances. Modifying this property has no effect in swift-corelibs-foundation and shouldn't be relied upon; resume tasks at the appropriate time instead.") override var earliestBeginDate: Date? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 5, (), Swift.Never.self) { () -> Date? in
        super.earliestBeginDate
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 6, newValue, Swift.Never.self) { () -> Swift.Void in
        super.earliestBeginDate = newValue
      }
    }
  }
  typealias __TypeOf_earliestBeginDate = UnderstudyCore.PropertyPattern<Date?>
  @available(*, deprecated, message: "swift-corelibs-foundation does not support background URLSession instances, and this property is documented to have no effect when set on tasks created from non-background URLSession instances. Modifying this property has no effect in swift-corelibs-foundation and shouldn't be relied upon; resume tasks at the appropriate time instead.") @_implements(__PatternsOfURLSessionDataTask, earliestBeginDate) @_disfavoredOverload nonisolated var __patternOf_earliestBeginDate: __TypeOf_earliestBeginDate {
    self.mock.__settablePattern(__MembersOfURLSessionDataTask.all, 5, 6)
  }
  override var delegate: (any URLSessionTaskDelegate)? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 7, (), Swift.Never.self) { () -> (any URLSessionTaskDelegate)? in
        super.delegate
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 8, newValue as (any URLSessionTaskDelegate)?, Swift.Never.self) { () -> Swift.Void in
        super.delegate = newValue
      }
    }
  }
  typealias __TypeOf_delegate = UnderstudyCore.PropertyPattern<(any URLSessionTaskDelegate)?>
  @_implements(__PatternsOfURLSessionDataTask, delegate) @_disfavoredOverload nonisolated var __patternOf_delegate: __TypeOf_delegate {
    self.mock.__settablePattern(__MembersOfURLSessionDataTask.all, 7, 8)
  }
  override var taskIdentifier: Int {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 9, (), Swift.Never.self) { () -> Int in
        super.taskIdentifier
      }
    }
  }
  typealias __TypeOf_taskIdentifier = UnderstudyCore.CallPattern<(), Int, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, taskIdentifier) @_disfavoredOverload nonisolated var __patternOf_taskIdentifier: __TypeOf_taskIdentifier {
    self.__pattern(__MembersOfURLSessionDataTask.all, 9)
  }
  override var originalRequest: URLRequest? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 10, (), Swift.Never.self) { () -> URLRequest? in
        super.originalRequest
      }
    }
  }
  typealias __TypeOf_originalRequest = UnderstudyCore.CallPattern<(), URLRequest?, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, originalRequest) @_disfavoredOverload nonisolated var __patternOf_originalRequest: __TypeOf_originalRequest {
    self.__pattern(__MembersOfURLSessionDataTask.all, 10)
  }
  override var currentRequest: URLRequest? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 11, (), Swift.Never.self) { () -> URLRequest? in
        super.currentRequest
      }
    }
  }
  typealias __TypeOf_currentRequest = UnderstudyCore.CallPattern<(), URLRequest?, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, currentRequest) @_disfavoredOverload nonisolated var __patternOf_currentRequest: __TypeOf_currentRequest {
    self.__pattern(__MembersOfURLSessionDataTask.all, 11)
  }
  override var response: URLResponse? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 12, (), Swift.Never.self) { () -> URLResponse? in
        super.response
      }
    }
  }
  typealias __TypeOf_response = UnderstudyCore.CallPattern<(), URLResponse?, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, response) @_disfavoredOverload nonisolated var __patternOf_response: __TypeOf_response {
    self.__pattern(__MembersOfURLSessionDataTask.all, 12)
  }
  override var countOfBytesReceived: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 13, (), Swift.Never.self) { () -> Int64 in
        super.countOfBytesReceived
      }
    }
  }
  typealias __TypeOf_countOfBytesReceived = UnderstudyCore.CallPattern<(), Int64, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, countOfBytesReceived) @_disfavoredOverload nonisolated var __patternOf_countOfBytesReceived: __TypeOf_countOfBytesReceived {
    self.__pattern(__MembersOfURLSessionDataTask.all, 13)
  }
  override var countOfBytesSent: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 14, (), Swift.Never.self) { () -> Int64 in
        super.countOfBytesSent
      }
    }
  }
  typealias __TypeOf_countOfBytesSent = UnderstudyCore.CallPattern<(), Int64, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, countOfBytesSent) @_disfavoredOverload nonisolated var __patternOf_countOfBytesSent: __TypeOf_countOfBytesSent {
    self.__pattern(__MembersOfURLSessionDataTask.all, 14)
  }
  override var countOfBytesExpectedToSend: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 15, (), Swift.Never.self) { () -> Int64 in
        super.countOfBytesExpectedToSend
      }
    }
  }
  typealias __TypeOf_countOfBytesExpectedToSend = UnderstudyCore.CallPattern<(), Int64, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, countOfBytesExpectedToSend) @_disfavoredOverload nonisolated var __patternOf_countOfBytesExpectedToSend: __TypeOf_countOfBytesExpectedToSend {
    self.__pattern(__MembersOfURLSessionDataTask.all, 15)
  }
  override var countOfBytesExpectedToReceive: Int64 {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 16, (), Swift.Never.self) { () -> Int64 in
        super.countOfBytesExpectedToReceive
      }
    }
  }
  typealias __TypeOf_countOfBytesExpectedToReceive = UnderstudyCore.CallPattern<(), Int64, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, countOfBytesExpectedToReceive) @_disfavoredOverload nonisolated var __patternOf_countOfBytesExpectedToReceive: __TypeOf_countOfBytesExpectedToReceive {
    self.__pattern(__MembersOfURLSessionDataTask.all, 16)
  }
  override var taskDescription: String? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 17, (), Swift.Never.self) { () -> String? in
        super.taskDescription
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 18, newValue, Swift.Never.self) { () -> Swift.Void in
        super.taskDescription = newValue
      }
    }
  }
  typealias __TypeOf_taskDescription = UnderstudyCore.PropertyPattern<String?>
  @_implements(__PatternsOfURLSessionDataTask, taskDescription) @_disfavoredOverload nonisolated var __patternOf_taskDescription: __TypeOf_taskDescription {
    self.mock.__settablePattern(__MembersOfURLSessionDataTask.all, 17, 18)
  }
  override func cancel() {
    return self.mock.__call(__MembersOfURLSessionDataTask.all, 19, (), Swift.Never.self) { () -> Swift.Void in
      super.cancel()
    }
  }
  @_disfavoredOverload nonisolated func cancel() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfURLSessionDataTask.all, 19)
  }
  override var state: URLSessionTask.State {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 20, (), Swift.Never.self) { () -> URLSessionTask.State in
        super.state
      }
    }
  }
  typealias __TypeOf_state = UnderstudyCore.CallPattern<(), URLSessionTask.State, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, state) @_disfavoredOverload nonisolated var __patternOf_state: __TypeOf_state {
    self.__pattern(__MembersOfURLSessionDataTask.all, 20)
  }
  override var error: (any Error)? {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 21, (), Swift.Never.self) { () -> (any Error)? in
        super.error
      }
    }
  }
  typealias __TypeOf_error = UnderstudyCore.CallPattern<(), (any Error)?, Swift.Never>
  @_implements(__PatternsOfURLSessionDataTask, error) @_disfavoredOverload nonisolated var __patternOf_error: __TypeOf_error {
    self.__pattern(__MembersOfURLSessionDataTask.all, 21)
  }
  override func suspend() {
    return self.mock.__call(__MembersOfURLSessionDataTask.all, 22, (), Swift.Never.self) { () -> Swift.Void in
      super.suspend()
    }
  }
  @_disfavoredOverload nonisolated func suspend() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfURLSessionDataTask.all, 22)
  }
  override func resume() {
    return self.mock.__call(__MembersOfURLSessionDataTask.all, 23, (), Swift.Never.self) { () -> Swift.Void in
      super.resume()
    }
  }
  @_disfavoredOverload nonisolated func resume() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfURLSessionDataTask.all, 23)
  }
  override var priority: Float {
    get {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 24, (), Swift.Never.self) { () -> Float in
        super.priority
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSessionDataTask.all, 25, newValue, Swift.Never.self) { () -> Swift.Void in
        super.priority = newValue
      }
    }
  }
  typealias __TypeOf_priority = UnderstudyCore.PropertyPattern<Float>
  @_implements(__PatternsOfURLSessionDataTask, priority) @_disfavoredOverload nonisolated var __patternOf_priority: __TypeOf_priority {
    self.mock.__settablePattern(__MembersOfURLSessionDataTask.all, 24, 25)
  }
}
#endif
