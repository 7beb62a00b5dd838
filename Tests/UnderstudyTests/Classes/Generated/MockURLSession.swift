// Made from URLSession.swift.txt: UPDATE_FIXTURES=1 swift test --filter MockGeneratorTests
// swift-format-ignore-file
#if os(Linux)
import Foundation
import FoundationNetworking
import Understudy

enum __MembersOfURLSession {
  nonisolated static let all = UnderstudyCore.__Members("URLSession", "static shared\ndelegateQueue\ndelegate\nconfiguration\nsessionDescription\nsessionDescription=\nfinishTasksAndInvalidate()\ninvalidateAndCancel()\nreset(completionHandler:)\nflush(completionHandler:)\ngetTasksWithCompletionHandler(_ completionHandler:)\ngetAllTasks(completionHandler:)\ndataTask(with:)\ndataTask(with:)\ndataTask(with:completionHandler:)\ndataTask(with:completionHandler:)\nuploadTask(with:fromFile:)\nuploadTask(with:from:)\nuploadTask(withStreamedRequest:)\nuploadTask(with:fromFile:completionHandler:)\nuploadTask(with:from:completionHandler:)\ndownloadTask(with:)\ndownloadTask(with:)\ndownloadTask(withResumeData:)\ndownloadTask(with:completionHandler:)\ndownloadTask(with:completionHandler:)\ndownloadTask(withResumeData:completionHandler:)\nwebSocketTask(with:)\nwebSocketTask(with:protocols:)\nwebSocketTask(with:)\nstatic initialized(configuration:)\nstatic initialized(configuration:delegate:delegateQueue:)")
}
nonisolated protocol __PatternsOfURLSession {
  associatedtype __TypeOf_static_shared
  @_disfavoredOverload nonisolated static var shared: __TypeOf_static_shared { get }
  associatedtype __TypeOf_delegateQueue
  @_disfavoredOverload nonisolated var delegateQueue: __TypeOf_delegateQueue { get }
  associatedtype __TypeOf_delegate
  @_disfavoredOverload nonisolated var delegate: __TypeOf_delegate { get }
  associatedtype __TypeOf_configuration
  @_disfavoredOverload nonisolated var configuration: __TypeOf_configuration { get }
  associatedtype __TypeOf_sessionDescription
  @_disfavoredOverload nonisolated var sessionDescription: __TypeOf_sessionDescription { get }
}
final class MockURLSession: URLSession, UnderstudyCore.Mockable, __PatternsOfURLSession, UnderstudyCore.__GeneratedMock, @unchecked Swift.Sendable {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockURLSession")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    if !UnderstudyCore.__haveDefaults((URLSessionConfiguration).self), UnderstudyCore.__haveDefaults((URLSessionConfiguration).self) {
      super.init(configuration: UnderstudyCore.__argument((URLSessionConfiguration).self, "URLSession.init(configuration:delegate:delegateQueue:)", fileID, filePath, line, column), delegate: UnderstudyCore.__argument(((any URLSessionDelegate)?).self, "URLSession.init(configuration:delegate:delegateQueue:)", fileID, filePath, line, column), delegateQueue: UnderstudyCore.__argument((OperationQueue?).self, "URLSession.init(configuration:delegate:delegateQueue:)", fileID, filePath, line, column))
    } else {
      super.init(configuration: UnderstudyCore.__argument((URLSessionConfiguration).self, "URLSession.init(configuration:)", fileID, filePath, line, column))
    }
    UnderstudyCore.Mock.__begin(self, "MockURLSession", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  override init(configuration p0: URLSessionConfiguration) {
    super.init(configuration: p0)
    UnderstudyCore.Mock.__begin(self, "MockURLSession", nil, .nice, #fileID, #filePath, #line, #column)
    if let __type = UnderstudyCore.Mock.__initializers(of: MockURLSession.self) {
      let _: Swift.Void = __type.__call(__MembersOfURLSession.all, 30, p0 as URLSessionConfiguration, Swift.Never.self)
    }
  }
  @_disfavoredOverload convenience init(configuration p0: URLSessionConfiguration,
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(configuration: p0)
    UnderstudyCore.Mock.__begin(self, "MockURLSession", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload convenience init(configuration p0: URLSessionConfiguration,
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(configuration: p0)
    UnderstudyCore.Mock.__begin(self, "MockURLSession", nil, strictness, fileID, filePath, line, column)
  }
  override init(configuration p0: URLSessionConfiguration, delegate p1: (any URLSessionDelegate)?, delegateQueue p2: OperationQueue?) {
    super.init(configuration: p0, delegate: p1, delegateQueue: p2)
    UnderstudyCore.Mock.__begin(self, "MockURLSession", nil, .nice, #fileID, #filePath, #line, #column)
    if let __type = UnderstudyCore.Mock.__initializers(of: MockURLSession.self) {
      let _: Swift.Void = __type.__call(__MembersOfURLSession.all, 31, (p0, p1, p2), Swift.Never.self)
    }
  }
  @_disfavoredOverload convenience init(configuration p0: URLSessionConfiguration, delegate p1: (any URLSessionDelegate)?, delegateQueue p2: OperationQueue?,
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(configuration: p0, delegate: p1, delegateQueue: p2)
    UnderstudyCore.Mock.__begin(self, "MockURLSession", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload convenience init(configuration p0: URLSessionConfiguration, delegate p1: (any URLSessionDelegate)?, delegateQueue p2: OperationQueue?,
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(configuration: p0, delegate: p1, delegateQueue: p2)
    UnderstudyCore.Mock.__begin(self, "MockURLSession", nil, strictness, fileID, filePath, line, column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'URLSession', or partialMock(of: object, as: MockURLSession.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'data(for:delegate:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func data(for p0: UnderstudyCore.Matcher<Any?>, delegate p1: UnderstudyCore.Matcher<Any?> = .any) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override class var shared: URLSession {
    get {
      return UnderstudyCore.Mock.__static(MockURLSession.self).__call(__MembersOfURLSession.all, 0, (), Swift.Never.self) { () -> URLSession in
        super.shared
      }
    }
  }
  typealias __TypeOf_static_shared = UnderstudyCore.CallPattern<(), URLSession, Swift.Never>
  @_implements(__PatternsOfURLSession, shared) @_disfavoredOverload nonisolated static var __patternOf_static_shared: __TypeOf_static_shared {
    UnderstudyCore.Mock.__static(MockURLSession.self).__callPattern(__MembersOfURLSession.all, 0)
  }
  override var delegateQueue: OperationQueue {
    get {
      return self.mock.__call(__MembersOfURLSession.all, 1, (), Swift.Never.self) { () -> OperationQueue in
        super.delegateQueue
      }
    }
  }
  typealias __TypeOf_delegateQueue = UnderstudyCore.CallPattern<(), OperationQueue, Swift.Never>
  @_implements(__PatternsOfURLSession, delegateQueue) @_disfavoredOverload nonisolated var __patternOf_delegateQueue: __TypeOf_delegateQueue {
    self.__pattern(__MembersOfURLSession.all, 1)
  }
  override var delegate: (any URLSessionDelegate)? {
    get {
      return self.mock.__call(__MembersOfURLSession.all, 2, (), Swift.Never.self) { () -> (any URLSessionDelegate)? in
        super.delegate
      }
    }
  }
  typealias __TypeOf_delegate = UnderstudyCore.CallPattern<(), (any URLSessionDelegate)?, Swift.Never>
  @_implements(__PatternsOfURLSession, delegate) @_disfavoredOverload nonisolated var __patternOf_delegate: __TypeOf_delegate {
    self.__pattern(__MembersOfURLSession.all, 2)
  }
  override var configuration: URLSessionConfiguration {
    get {
      return self.mock.__call(__MembersOfURLSession.all, 3, (), Swift.Never.self) { () -> URLSessionConfiguration in
        super.configuration
      }
    }
  }
  typealias __TypeOf_configuration = UnderstudyCore.CallPattern<(), URLSessionConfiguration, Swift.Never>
  @_implements(__PatternsOfURLSession, configuration) @_disfavoredOverload nonisolated var __patternOf_configuration: __TypeOf_configuration {
    self.__pattern(__MembersOfURLSession.all, 3)
  }
  override var sessionDescription: String? {
    get {
      return self.mock.__call(__MembersOfURLSession.all, 4, (), Swift.Never.self) { () -> String? in
        super.sessionDescription
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSession.all, 5, newValue, Swift.Never.self) { () -> Swift.Void in
        super.sessionDescription = newValue
      }
    }
  }
  typealias __TypeOf_sessionDescription = UnderstudyCore.PropertyPattern<String?>
  @_implements(__PatternsOfURLSession, sessionDescription) @_disfavoredOverload nonisolated var __patternOf_sessionDescription: __TypeOf_sessionDescription {
    self.mock.__settablePattern(__MembersOfURLSession.all, 4, 5)
  }
  override func finishTasksAndInvalidate() {
    return self.mock.__call(__MembersOfURLSession.all, 6, (), Swift.Never.self) { () -> Swift.Void in
      super.finishTasksAndInvalidate()
    }
  }
  @_disfavoredOverload nonisolated func finishTasksAndInvalidate() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfURLSession.all, 6)
  }
  override func invalidateAndCancel() {
    return self.mock.__call(__MembersOfURLSession.all, 7, (), Swift.Never.self) { () -> Swift.Void in
      super.invalidateAndCancel()
    }
  }
  @_disfavoredOverload nonisolated func invalidateAndCancel() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    self.__pattern(__MembersOfURLSession.all, 7)
  }
  override func reset(completionHandler p0: @escaping @Sendable () -> Void) {
    return self.mock.__call(__MembersOfURLSession.all, 8, p0, Swift.Never.self) { () -> Swift.Void in
      super.reset(completionHandler: p0)
    }
  }
  @_disfavoredOverload nonisolated func reset(completionHandler p0: UnderstudyCore.Matcher<@Sendable () -> Void>) -> UnderstudyCore.CallPattern<@Sendable () -> Void, (), Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 8, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func reset(completionHandler p0: @escaping @Sendable () -> Void) -> UnderstudyCore.CallPattern<@Sendable () -> Void, (), Swift.Never> { UnderstudyCore.__unavailable() }
  override func flush(completionHandler p0: @escaping @Sendable () -> Void) {
    return self.mock.__call(__MembersOfURLSession.all, 9, p0, Swift.Never.self) { () -> Swift.Void in
      super.flush(completionHandler: p0)
    }
  }
  @_disfavoredOverload nonisolated func flush(completionHandler p0: UnderstudyCore.Matcher<@Sendable () -> Void>) -> UnderstudyCore.CallPattern<@Sendable () -> Void, (), Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 9, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func flush(completionHandler p0: @escaping @Sendable () -> Void) -> UnderstudyCore.CallPattern<@Sendable () -> Void, (), Swift.Never> { UnderstudyCore.__unavailable() }
  override func getTasksWithCompletionHandler(_ p0: @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void) {
    return self.mock.__call(__MembersOfURLSession.all, 10, p0, Swift.Never.self) { () -> Swift.Void in
      super.getTasksWithCompletionHandler(p0)
    }
  }
  @_disfavoredOverload nonisolated func getTasksWithCompletionHandler(_ p0: UnderstudyCore.Matcher<@Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void>) -> UnderstudyCore.CallPattern<@Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void, (), Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 10, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func getTasksWithCompletionHandler(_ p0: @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void) -> UnderstudyCore.CallPattern<@Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void, (), Swift.Never> { UnderstudyCore.__unavailable() }
  override func getAllTasks(completionHandler p0: @escaping @Sendable ([URLSessionTask]) -> Void) {
    return self.mock.__call(__MembersOfURLSession.all, 11, p0, Swift.Never.self) { () -> Swift.Void in
      super.getAllTasks(completionHandler: p0)
    }
  }
  @_disfavoredOverload nonisolated func getAllTasks(completionHandler p0: UnderstudyCore.Matcher<@Sendable ([URLSessionTask]) -> Void>) -> UnderstudyCore.CallPattern<@Sendable ([URLSessionTask]) -> Void, (), Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 11, p0)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func getAllTasks(completionHandler p0: @escaping @Sendable ([URLSessionTask]) -> Void) -> UnderstudyCore.CallPattern<@Sendable ([URLSessionTask]) -> Void, (), Swift.Never> { UnderstudyCore.__unavailable() }
  override func dataTask(with p0: URLRequest) -> URLSessionDataTask {
    return self.mock.__call(__MembersOfURLSession.all, 12, p0 as URLRequest, Swift.Never.self) { () -> URLSessionDataTask in
      super.dataTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: URLRequest) -> UnderstudyCore.CallPattern<URLRequest, URLSessionDataTask, Swift.Never> {
    self.__patternV(__MembersOfURLSession.all, 12, p0 as URLRequest)
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: UnderstudyCore.Matcher<URLRequest>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<URLRequest, URLSessionDataTask, Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 12, p0)
  }
  override func dataTask(with p0: URL) -> URLSessionDataTask {
    return self.mock.__call(__MembersOfURLSession.all, 13, p0 as URL, Swift.Never.self) { () -> URLSessionDataTask in
      super.dataTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: URL) -> UnderstudyCore.CallPattern<URL, URLSessionDataTask, Swift.Never> {
    self.__patternV(__MembersOfURLSession.all, 13, p0 as URL)
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<URL, URLSessionDataTask, Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 13, p0)
  }
  override func dataTask(with p0: URLRequest, completionHandler p1: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
    return self.mock.__call(__MembersOfURLSession.all, 14, (p0, p1), Swift.Never.self) { () -> URLSessionDataTask in
      super.dataTask(with: p0, completionHandler: p1)
    }
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: URLRequest, completionHandler p1: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> {
    self.__patternVM(__MembersOfURLSession.all, 14, p0 as URLRequest, p1)
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: UnderstudyCore.Matcher<URLRequest>, completionHandler p1: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> {
    self.__patternMM(__MembersOfURLSession.all, 14, p0, p1)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func dataTask(with p0: URLRequest, completionHandler p1: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func dataTask(with p0: UnderstudyCore.Matcher<URLRequest>, completionHandler p1: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> { UnderstudyCore.__unavailable() }
  override func dataTask(with p0: URL, completionHandler p1: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
    return self.mock.__call(__MembersOfURLSession.all, 15, (p0, p1), Swift.Never.self) { () -> URLSessionDataTask in
      super.dataTask(with: p0, completionHandler: p1)
    }
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: URL, completionHandler p1: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> {
    self.__patternVM(__MembersOfURLSession.all, 15, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: UnderstudyCore.Matcher<URL>, completionHandler p1: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> {
    self.__patternMM(__MembersOfURLSession.all, 15, p0, p1)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func dataTask(with p0: URL, completionHandler p1: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func dataTask(with p0: UnderstudyCore.Matcher<URL>, completionHandler p1: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> { UnderstudyCore.__unavailable() }
  override func uploadTask(with p0: URLRequest, fromFile p1: URL) -> URLSessionUploadTask {
    return self.mock.__call(__MembersOfURLSession.all, 16, (p0, p1), Swift.Never.self) { () -> URLSessionUploadTask in
      super.uploadTask(with: p0, fromFile: p1)
    }
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, fromFile p1: URL) -> UnderstudyCore.CallPattern<(URLRequest, URL), URLSessionUploadTask, Swift.Never> {
    self.__patternVV(__MembersOfURLSession.all, 16, p0 as URLRequest, p1 as URL)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, fromFile p1: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, URL), URLSessionUploadTask, Swift.Never> {
    self.__patternMV(__MembersOfURLSession.all, 16, p0, p1 as URL)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, fromFile p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, URL), URLSessionUploadTask, Swift.Never> {
    self.__patternVM(__MembersOfURLSession.all, 16, p0 as URLRequest, p1)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, fromFile p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, URL), URLSessionUploadTask, Swift.Never> {
    self.__patternMM(__MembersOfURLSession.all, 16, p0, p1)
  }
  override func uploadTask(with p0: URLRequest, from p1: Data) -> URLSessionUploadTask {
    return self.mock.__call(__MembersOfURLSession.all, 17, (p0, p1), Swift.Never.self) { () -> URLSessionUploadTask in
      super.uploadTask(with: p0, from: p1)
    }
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, from p1: Data) -> UnderstudyCore.CallPattern<(URLRequest, Data), URLSessionUploadTask, Swift.Never> {
    self.__patternVV(__MembersOfURLSession.all, 17, p0 as URLRequest, p1 as Data)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, from p1: Data, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, Data), URLSessionUploadTask, Swift.Never> {
    self.__patternMV(__MembersOfURLSession.all, 17, p0, p1 as Data)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, from p1: UnderstudyCore.Matcher<Data>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, Data), URLSessionUploadTask, Swift.Never> {
    self.__patternVM(__MembersOfURLSession.all, 17, p0 as URLRequest, p1)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, from p1: UnderstudyCore.Matcher<Data>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, Data), URLSessionUploadTask, Swift.Never> {
    self.__patternMM(__MembersOfURLSession.all, 17, p0, p1)
  }
  override func uploadTask(withStreamedRequest p0: URLRequest) -> URLSessionUploadTask {
    return self.mock.__call(__MembersOfURLSession.all, 18, p0 as URLRequest, Swift.Never.self) { () -> URLSessionUploadTask in
      super.uploadTask(withStreamedRequest: p0)
    }
  }
  @_disfavoredOverload nonisolated func uploadTask(withStreamedRequest p0: URLRequest) -> UnderstudyCore.CallPattern<URLRequest, URLSessionUploadTask, Swift.Never> {
    self.__patternV(__MembersOfURLSession.all, 18, p0 as URLRequest)
  }
  @_disfavoredOverload nonisolated func uploadTask(withStreamedRequest p0: UnderstudyCore.Matcher<URLRequest>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<URLRequest, URLSessionUploadTask, Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 18, p0)
  }
  override func uploadTask(with p0: URLRequest, fromFile p1: URL, completionHandler p2: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask {
    return self.mock.__call(__MembersOfURLSession.all, 19, (p0, p1, p2), Swift.Never.self) { () -> URLSessionUploadTask in
      super.uploadTask(with: p0, fromFile: p1, completionHandler: p2)
    }
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, fromFile p1: URL, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.__patternVVM(__MembersOfURLSession.all, 19, p0 as URLRequest, p1 as URL, p2)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, fromFile p1: URL, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.__patternMVM(__MembersOfURLSession.all, 19, p0, p1 as URL, p2)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, fromFile p1: UnderstudyCore.Matcher<URL>, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.__patternVMM(__MembersOfURLSession.all, 19, p0 as URLRequest, p1, p2)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, fromFile p1: UnderstudyCore.Matcher<URL>, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.__patternMMM(__MembersOfURLSession.all, 19, p0, p1, p2)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func uploadTask(with p0: URLRequest, fromFile p1: URL, completionHandler p2: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URLRequest, URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, fromFile p1: UnderstudyCore.Matcher<URL>, completionHandler p2: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URLRequest, URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> { UnderstudyCore.__unavailable() }
  override func uploadTask(with p0: URLRequest, from p1: Data?, completionHandler p2: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask {
    return self.mock.__call(__MembersOfURLSession.all, 20, (p0, p1, p2), Swift.Never.self) { () -> URLSessionUploadTask in
      super.uploadTask(with: p0, from: p1, completionHandler: p2)
    }
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, from p1: Data?, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, Data?, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.__patternVVM(__MembersOfURLSession.all, 20, p0 as URLRequest, p1, p2)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, from p1: Data?, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, Data?, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.__patternMVM(__MembersOfURLSession.all, 20, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, from p1: UnderstudyCore.Matcher<Data?>, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, Data?, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.__patternVMM(__MembersOfURLSession.all, 20, p0 as URLRequest, p1, p2)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, from p1: UnderstudyCore.Matcher<Data?>, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, Data?, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.__patternMMM(__MembersOfURLSession.all, 20, p0, p1, p2)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func uploadTask(with p0: URLRequest, from p1: Data?, completionHandler p2: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URLRequest, Data?, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, from p1: UnderstudyCore.Matcher<Data?>, completionHandler p2: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URLRequest, Data?, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> { UnderstudyCore.__unavailable() }
  override func downloadTask(with p0: URLRequest) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 21, p0 as URLRequest, Swift.Never.self) { () -> URLSessionDownloadTask in
      super.downloadTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: URLRequest) -> UnderstudyCore.CallPattern<URLRequest, URLSessionDownloadTask, Swift.Never> {
    self.__patternV(__MembersOfURLSession.all, 21, p0 as URLRequest)
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: UnderstudyCore.Matcher<URLRequest>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<URLRequest, URLSessionDownloadTask, Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 21, p0)
  }
  override func downloadTask(with p0: URL) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 22, p0 as URL, Swift.Never.self) { () -> URLSessionDownloadTask in
      super.downloadTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: URL) -> UnderstudyCore.CallPattern<URL, URLSessionDownloadTask, Swift.Never> {
    self.__patternV(__MembersOfURLSession.all, 22, p0 as URL)
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<URL, URLSessionDownloadTask, Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 22, p0)
  }
  override func downloadTask(withResumeData p0: Data) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 23, p0 as Data, Swift.Never.self) { () -> URLSessionDownloadTask in
      super.downloadTask(withResumeData: p0)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(withResumeData p0: Data) -> UnderstudyCore.CallPattern<Data, URLSessionDownloadTask, Swift.Never> {
    self.__patternV(__MembersOfURLSession.all, 23, p0 as Data)
  }
  @_disfavoredOverload nonisolated func downloadTask(withResumeData p0: UnderstudyCore.Matcher<Data>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<Data, URLSessionDownloadTask, Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 23, p0)
  }
  override func downloadTask(with p0: URLRequest, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 24, (p0, p1), Swift.Never.self) { () -> URLSessionDownloadTask in
      super.downloadTask(with: p0, completionHandler: p1)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: URLRequest, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.__patternVM(__MembersOfURLSession.all, 24, p0 as URLRequest, p1)
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: UnderstudyCore.Matcher<URLRequest>, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.__patternMM(__MembersOfURLSession.all, 24, p0, p1)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func downloadTask(with p0: URLRequest, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func downloadTask(with p0: UnderstudyCore.Matcher<URLRequest>, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> { UnderstudyCore.__unavailable() }
  override func downloadTask(with p0: URL, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 25, (p0, p1), Swift.Never.self) { () -> URLSessionDownloadTask in
      super.downloadTask(with: p0, completionHandler: p1)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: URL, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URL, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.__patternVM(__MembersOfURLSession.all, 25, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: UnderstudyCore.Matcher<URL>, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.__patternMM(__MembersOfURLSession.all, 25, p0, p1)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func downloadTask(with p0: URL, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URL, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func downloadTask(with p0: UnderstudyCore.Matcher<URL>, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(URL, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> { UnderstudyCore.__unavailable() }
  override func downloadTask(withResumeData p0: Data, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 26, (p0, p1), Swift.Never.self) { () -> URLSessionDownloadTask in
      super.downloadTask(withResumeData: p0, completionHandler: p1)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(withResumeData p0: Data, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(Data, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.__patternVM(__MembersOfURLSession.all, 26, p0 as Data, p1)
  }
  @_disfavoredOverload nonisolated func downloadTask(withResumeData p0: UnderstudyCore.Matcher<Data>, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Data, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.__patternMM(__MembersOfURLSession.all, 26, p0, p1)
  }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func downloadTask(withResumeData p0: Data, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(Data, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'completionHandler'") nonisolated func downloadTask(withResumeData p0: UnderstudyCore.Matcher<Data>, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> UnderstudyCore.CallPattern<(Data, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> { UnderstudyCore.__unavailable() }
  override func webSocketTask(with p0: URL) -> URLSessionWebSocketTask {
    return self.mock.__call(__MembersOfURLSession.all, 27, p0 as URL, Swift.Never.self) { () -> URLSessionWebSocketTask in
      super.webSocketTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: URL) -> UnderstudyCore.CallPattern<URL, URLSessionWebSocketTask, Swift.Never> {
    self.__patternV(__MembersOfURLSession.all, 27, p0 as URL)
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<URL, URLSessionWebSocketTask, Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 27, p0)
  }
  override func webSocketTask(with p0: URL, protocols p1: [String]) -> URLSessionWebSocketTask {
    return self.mock.__call(__MembersOfURLSession.all, 28, (p0, p1), Swift.Never.self) { () -> URLSessionWebSocketTask in
      super.webSocketTask(with: p0, protocols: p1)
    }
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: URL, protocols p1: [String]) -> UnderstudyCore.CallPattern<(URL, [String]), URLSessionWebSocketTask, Swift.Never> {
    self.__patternVV(__MembersOfURLSession.all, 28, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: UnderstudyCore.Matcher<URL>, protocols p1: [String], __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, [String]), URLSessionWebSocketTask, Swift.Never> {
    self.__patternMV(__MembersOfURLSession.all, 28, p0, p1)
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: URL, protocols p1: UnderstudyCore.Matcher<[String]>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, [String]), URLSessionWebSocketTask, Swift.Never> {
    self.__patternVM(__MembersOfURLSession.all, 28, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: UnderstudyCore.Matcher<URL>, protocols p1: UnderstudyCore.Matcher<[String]>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, [String]), URLSessionWebSocketTask, Swift.Never> {
    self.__patternMM(__MembersOfURLSession.all, 28, p0, p1)
  }
  override func webSocketTask(with p0: URLRequest) -> URLSessionWebSocketTask {
    return self.mock.__call(__MembersOfURLSession.all, 29, p0 as URLRequest, Swift.Never.self) { () -> URLSessionWebSocketTask in
      super.webSocketTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: URLRequest) -> UnderstudyCore.CallPattern<URLRequest, URLSessionWebSocketTask, Swift.Never> {
    self.__patternV(__MembersOfURLSession.all, 29, p0 as URLRequest)
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: UnderstudyCore.Matcher<URLRequest>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<URLRequest, URLSessionWebSocketTask, Swift.Never> {
    self.__patternM(__MembersOfURLSession.all, 29, p0)
  }
  @_disfavoredOverload nonisolated static func initialized(configuration p0: URLSessionConfiguration) -> UnderstudyCore.CallPattern<URLSessionConfiguration, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockURLSession.self).__callPattern(__MembersOfURLSession.all, 30, .value(p0 as URLSessionConfiguration))
  }
  @_disfavoredOverload nonisolated static func initialized(configuration p0: UnderstudyCore.Matcher<URLSessionConfiguration>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<URLSessionConfiguration, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockURLSession.self).__callPattern(__MembersOfURLSession.all, 30, .matcher(p0))
  }
  @_disfavoredOverload nonisolated static func initialized(configuration p0: URLSessionConfiguration, delegate p1: (any URLSessionDelegate)?, delegateQueue p2: OperationQueue?) -> UnderstudyCore.CallPattern<(URLSessionConfiguration, (any URLSessionDelegate)?, OperationQueue?), (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockURLSession.self).__callPattern(__MembersOfURLSession.all, 31, .value(p0 as URLSessionConfiguration), .value(p1 as (any URLSessionDelegate)?), .value(p2))
  }
  @_disfavoredOverload nonisolated static func initialized(configuration p0: UnderstudyCore.MatcherOrEqual<URLSessionConfiguration>, delegate p1: UnderstudyCore.MatcherOrEqual<(any URLSessionDelegate)?>, delegateQueue p2: UnderstudyCore.MatcherOrEqual<OperationQueue?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URLSessionConfiguration, (any URLSessionDelegate)?, OperationQueue?), (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockURLSession.self).__callPattern(__MembersOfURLSession.all, 31, .matcher(p0), .matcher(p1), .matcher(p2))
  }
}
#endif
