// Made from URLSession.swift.txt: UPDATE_FIXTURES=1 swift test --filter MockGeneratorTests
// swift-format-ignore-file
#if os(Linux)
import Foundation
import FoundationNetworking
import Understudy

enum __MembersOfURLSession {
  nonisolated static let all = UnderstudyCore.__Members("URLSession", ["static shared", "delegateQueue", "delegate", "configuration", "sessionDescription", "sessionDescription=", "finishTasksAndInvalidate()", "invalidateAndCancel()", "reset(completionHandler:)", "flush(completionHandler:)", "getTasksWithCompletionHandler(_:)", "getAllTasks(completionHandler:)", "dataTask(with:)", "dataTask(with:)", "dataTask(with:completionHandler:)", "dataTask(with:completionHandler:)", "uploadTask(with:fromFile:)", "uploadTask(with:from:)", "uploadTask(withStreamedRequest:)", "uploadTask(with:fromFile:completionHandler:)", "uploadTask(with:from:completionHandler:)", "downloadTask(with:)", "downloadTask(with:)", "downloadTask(withResumeData:)", "downloadTask(with:completionHandler:)", "downloadTask(with:completionHandler:)", "downloadTask(withResumeData:completionHandler:)", "webSocketTask(with:)", "webSocketTask(with:protocols:)", "webSocketTask(with:)"])
}
final class MockURLSession: URLSession, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, @unchecked Swift.Sendable {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockURLSession")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init(configuration: UnderstudyCore.__argument((URLSessionConfiguration).self, "URLSession.init(configuration:)", fileID, filePath, line, column))
    UnderstudyCore.Mock.__begin(self, "MockURLSession", name, strictness, fileID, filePath, line, column)
  }
  override init(configuration p0: URLSessionConfiguration) {
    super.init(configuration: p0)
    UnderstudyCore.Mock.__begin(self, "MockURLSession", nil, .nice, #fileID, #filePath, #line, #column)
  }
  override init(configuration p0: URLSessionConfiguration, delegate p1: (any URLSessionDelegate)?, delegateQueue p2: OperationQueue?) {
    super.init(configuration: p0, delegate: p1, delegateQueue: p2)
    UnderstudyCore.Mock.__begin(self, "MockURLSession", nil, .nice, #fileID, #filePath, #line, #column)
  }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override class var shared: URLSession {
    get {
      return UnderstudyCore.Mock.__static(MockURLSession.self).__call(__MembersOfURLSession.all, 0, (), Swift.Never.self) {
        super.shared
      }
    }
  }
  @_disfavoredOverload nonisolated static func getShared() -> UnderstudyCore.CallPattern<Swift.Void, URLSession, Swift.Never> {
    UnderstudyCore.Mock.__static(MockURLSession.self).__pattern(__MembersOfURLSession.all, 0)
  }
  override var delegateQueue: OperationQueue {
    get {
      return self.mock.__call(__MembersOfURLSession.all, 1, (), Swift.Never.self) {
        super.delegateQueue
      }
    }
  }
  @_disfavoredOverload nonisolated func getDelegateQueue() -> UnderstudyCore.CallPattern<Swift.Void, OperationQueue, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 1)
  }
  override var delegate: (any URLSessionDelegate)? {
    get {
      return self.mock.__call(__MembersOfURLSession.all, 2, (), Swift.Never.self) {
        super.delegate
      }
    }
  }
  @_disfavoredOverload nonisolated func getDelegate() -> UnderstudyCore.CallPattern<Swift.Void, (any URLSessionDelegate)?, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 2)
  }
  override var configuration: URLSessionConfiguration {
    get {
      return self.mock.__call(__MembersOfURLSession.all, 3, (), Swift.Never.self) {
        super.configuration
      }
    }
  }
  @_disfavoredOverload nonisolated func getConfiguration() -> UnderstudyCore.CallPattern<Swift.Void, URLSessionConfiguration, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 3)
  }
  override var sessionDescription: String? {
    get {
      return self.mock.__call(__MembersOfURLSession.all, 4, (), Swift.Never.self) {
        super.sessionDescription
      }
    }
    set {
      return self.mock.__call(__MembersOfURLSession.all, 5, newValue, Swift.Never.self) {
        super.sessionDescription = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated func getSessionDescription() -> UnderstudyCore.CallPattern<Swift.Void, String?, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 4)
  }
  @_disfavoredOverload nonisolated func setSessionDescription(_ p0: String?) -> UnderstudyCore.CallPattern<String?, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 5, UnderstudyCore.Matcher<String?>.equal(p0))
  }
  @_disfavoredOverload nonisolated func setSessionDescription(_ p0: UnderstudyCore.Matcher<String?>) -> UnderstudyCore.CallPattern<String?, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 5, p0)
  }
  override func finishTasksAndInvalidate() {
    return self.mock.__call(__MembersOfURLSession.all, 6, (), Swift.Never.self) {
      super.finishTasksAndInvalidate()
    }
  }
  @_disfavoredOverload nonisolated func finishTasksAndInvalidate() -> UnderstudyCore.CallPattern<Swift.Void, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 6)
  }
  override func invalidateAndCancel() {
    return self.mock.__call(__MembersOfURLSession.all, 7, (), Swift.Never.self) {
      super.invalidateAndCancel()
    }
  }
  @_disfavoredOverload nonisolated func invalidateAndCancel() -> UnderstudyCore.CallPattern<Swift.Void, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 7)
  }
  override func reset(completionHandler p0: @escaping @Sendable () -> Void) {
    return self.mock.__call(__MembersOfURLSession.all, 8, p0, Swift.Never.self) {
      super.reset(completionHandler: p0)
    }
  }
  @_disfavoredOverload nonisolated func reset(completionHandler p0: UnderstudyCore.Matcher<@Sendable () -> Void>) -> UnderstudyCore.CallPattern<@Sendable () -> Void, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 8, p0)
  }
  override func flush(completionHandler p0: @escaping @Sendable () -> Void) {
    return self.mock.__call(__MembersOfURLSession.all, 9, p0, Swift.Never.self) {
      super.flush(completionHandler: p0)
    }
  }
  @_disfavoredOverload nonisolated func flush(completionHandler p0: UnderstudyCore.Matcher<@Sendable () -> Void>) -> UnderstudyCore.CallPattern<@Sendable () -> Void, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 9, p0)
  }
  override func getTasksWithCompletionHandler(_ p0: @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void) {
    return self.mock.__call(__MembersOfURLSession.all, 10, p0, Swift.Never.self) {
      super.getTasksWithCompletionHandler(p0)
    }
  }
  @_disfavoredOverload nonisolated func getTasksWithCompletionHandler(_ p0: UnderstudyCore.Matcher<@Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void>) -> UnderstudyCore.CallPattern<@Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 10, p0)
  }
  override func getAllTasks(completionHandler p0: @escaping @Sendable ([URLSessionTask]) -> Void) {
    return self.mock.__call(__MembersOfURLSession.all, 11, p0, Swift.Never.self) {
      super.getAllTasks(completionHandler: p0)
    }
  }
  @_disfavoredOverload nonisolated func getAllTasks(completionHandler p0: UnderstudyCore.Matcher<@Sendable ([URLSessionTask]) -> Void>) -> UnderstudyCore.CallPattern<@Sendable ([URLSessionTask]) -> Void, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 11, p0)
  }
  override func dataTask(with p0: URLRequest) -> URLSessionDataTask {
    return self.mock.__call(__MembersOfURLSession.all, 12, p0 as URLRequest, Swift.Never.self) {
      super.dataTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: URLRequest) -> UnderstudyCore.CallPattern<URLRequest, URLSessionDataTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 12, UnderstudyCore.Matcher<URLRequest>.equal(p0))
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: UnderstudyCore.Matcher<URLRequest>) -> UnderstudyCore.CallPattern<URLRequest, URLSessionDataTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 12, p0)
  }
  override func dataTask(with p0: URL) -> URLSessionDataTask {
    return self.mock.__call(__MembersOfURLSession.all, 13, p0 as URL, Swift.Never.self) {
      super.dataTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: URL) -> UnderstudyCore.CallPattern<URL, URLSessionDataTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 13, UnderstudyCore.Matcher<URL>.equal(p0))
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: UnderstudyCore.Matcher<URL>) -> UnderstudyCore.CallPattern<URL, URLSessionDataTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 13, p0)
  }
  override func dataTask(with p0: URLRequest, completionHandler p1: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
    return self.mock.__call(__MembersOfURLSession.all, 14, (p0, p1), Swift.Never.self) {
      super.dataTask(with: p0, completionHandler: p1)
    }
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: URLRequest, completionHandler p1: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 14, UnderstudyCore.Matcher<URLRequest>.equal(p0), p1)
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: UnderstudyCore.Matcher<URLRequest>, completionHandler p1: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 14, p0, p1)
  }
  override func dataTask(with p0: URL, completionHandler p1: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask {
    return self.mock.__call(__MembersOfURLSession.all, 15, (p0, p1), Swift.Never.self) {
      super.dataTask(with: p0, completionHandler: p1)
    }
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: URL, completionHandler p1: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 15, UnderstudyCore.Matcher<URL>.equal(p0), p1)
  }
  @_disfavoredOverload nonisolated func dataTask(with p0: UnderstudyCore.Matcher<URL>, completionHandler p1: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionDataTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 15, p0, p1)
  }
  override func uploadTask(with p0: URLRequest, fromFile p1: URL) -> URLSessionUploadTask {
    return self.mock.__call(__MembersOfURLSession.all, 16, (p0, p1), Swift.Never.self) {
      super.uploadTask(with: p0, fromFile: p1)
    }
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, fromFile p1: URL) -> UnderstudyCore.CallPattern<(URLRequest, URL), URLSessionUploadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 16, UnderstudyCore.Matcher<URLRequest>.equal(p0), UnderstudyCore.Matcher<URL>.equal(p1))
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, fromFile p1: UnderstudyCore.Matcher<URL>) -> UnderstudyCore.CallPattern<(URLRequest, URL), URLSessionUploadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 16, p0, p1)
  }
  override func uploadTask(with p0: URLRequest, from p1: Data) -> URLSessionUploadTask {
    return self.mock.__call(__MembersOfURLSession.all, 17, (p0, p1), Swift.Never.self) {
      super.uploadTask(with: p0, from: p1)
    }
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, from p1: Data) -> UnderstudyCore.CallPattern<(URLRequest, Data), URLSessionUploadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 17, UnderstudyCore.Matcher<URLRequest>.equal(p0), UnderstudyCore.Matcher<Data>.equal(p1))
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, from p1: UnderstudyCore.Matcher<Data>) -> UnderstudyCore.CallPattern<(URLRequest, Data), URLSessionUploadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 17, p0, p1)
  }
  override func uploadTask(withStreamedRequest p0: URLRequest) -> URLSessionUploadTask {
    return self.mock.__call(__MembersOfURLSession.all, 18, p0 as URLRequest, Swift.Never.self) {
      super.uploadTask(withStreamedRequest: p0)
    }
  }
  @_disfavoredOverload nonisolated func uploadTask(withStreamedRequest p0: URLRequest) -> UnderstudyCore.CallPattern<URLRequest, URLSessionUploadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 18, UnderstudyCore.Matcher<URLRequest>.equal(p0))
  }
  @_disfavoredOverload nonisolated func uploadTask(withStreamedRequest p0: UnderstudyCore.Matcher<URLRequest>) -> UnderstudyCore.CallPattern<URLRequest, URLSessionUploadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 18, p0)
  }
  override func uploadTask(with p0: URLRequest, fromFile p1: URL, completionHandler p2: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask {
    return self.mock.__call(__MembersOfURLSession.all, 19, (p0, p1, p2), Swift.Never.self) {
      super.uploadTask(with: p0, fromFile: p1, completionHandler: p2)
    }
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, fromFile p1: URL, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 19, UnderstudyCore.Matcher<URLRequest>.equal(p0), UnderstudyCore.Matcher<URL>.equal(p1), p2)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, fromFile p1: UnderstudyCore.Matcher<URL>, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, URL, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 19, p0, p1, p2)
  }
  override func uploadTask(with p0: URLRequest, from p1: Data?, completionHandler p2: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionUploadTask {
    return self.mock.__call(__MembersOfURLSession.all, 20, (p0, p1, p2), Swift.Never.self) {
      super.uploadTask(with: p0, from: p1, completionHandler: p2)
    }
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: URLRequest, from p1: Data?, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, Data?, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 20, UnderstudyCore.Matcher<URLRequest>.equal(p0), UnderstudyCore.Matcher<Data?>.equal(p1), p2)
  }
  @_disfavoredOverload nonisolated func uploadTask(with p0: UnderstudyCore.Matcher<URLRequest>, from p1: UnderstudyCore.Matcher<Data?>, completionHandler p2: UnderstudyCore.Matcher<@Sendable (Data?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, Data?, @Sendable (Data?, URLResponse?, (any Error)?) -> Void), URLSessionUploadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 20, p0, p1, p2)
  }
  override func downloadTask(with p0: URLRequest) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 21, p0 as URLRequest, Swift.Never.self) {
      super.downloadTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: URLRequest) -> UnderstudyCore.CallPattern<URLRequest, URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 21, UnderstudyCore.Matcher<URLRequest>.equal(p0))
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: UnderstudyCore.Matcher<URLRequest>) -> UnderstudyCore.CallPattern<URLRequest, URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 21, p0)
  }
  override func downloadTask(with p0: URL) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 22, p0 as URL, Swift.Never.self) {
      super.downloadTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: URL) -> UnderstudyCore.CallPattern<URL, URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 22, UnderstudyCore.Matcher<URL>.equal(p0))
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: UnderstudyCore.Matcher<URL>) -> UnderstudyCore.CallPattern<URL, URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 22, p0)
  }
  override func downloadTask(withResumeData p0: Data) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 23, p0 as Data, Swift.Never.self) {
      super.downloadTask(withResumeData: p0)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(withResumeData p0: Data) -> UnderstudyCore.CallPattern<Data, URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 23, UnderstudyCore.Matcher<Data>.equal(p0))
  }
  @_disfavoredOverload nonisolated func downloadTask(withResumeData p0: UnderstudyCore.Matcher<Data>) -> UnderstudyCore.CallPattern<Data, URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 23, p0)
  }
  override func downloadTask(with p0: URLRequest, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 24, (p0, p1), Swift.Never.self) {
      super.downloadTask(with: p0, completionHandler: p1)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: URLRequest, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 24, UnderstudyCore.Matcher<URLRequest>.equal(p0), p1)
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: UnderstudyCore.Matcher<URLRequest>, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URLRequest, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 24, p0, p1)
  }
  override func downloadTask(with p0: URL, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 25, (p0, p1), Swift.Never.self) {
      super.downloadTask(with: p0, completionHandler: p1)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: URL, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URL, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 25, UnderstudyCore.Matcher<URL>.equal(p0), p1)
  }
  @_disfavoredOverload nonisolated func downloadTask(with p0: UnderstudyCore.Matcher<URL>, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(URL, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 25, p0, p1)
  }
  override func downloadTask(withResumeData p0: Data, completionHandler p1: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void) -> URLSessionDownloadTask {
    return self.mock.__call(__MembersOfURLSession.all, 26, (p0, p1), Swift.Never.self) {
      super.downloadTask(withResumeData: p0, completionHandler: p1)
    }
  }
  @_disfavoredOverload nonisolated func downloadTask(withResumeData p0: Data, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(Data, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 26, UnderstudyCore.Matcher<Data>.equal(p0), p1)
  }
  @_disfavoredOverload nonisolated func downloadTask(withResumeData p0: UnderstudyCore.Matcher<Data>, completionHandler p1: UnderstudyCore.Matcher<@Sendable (URL?, URLResponse?, (any Error)?) -> Void>) -> UnderstudyCore.CallPattern<(Data, @Sendable (URL?, URLResponse?, (any Error)?) -> Void), URLSessionDownloadTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 26, p0, p1)
  }
  override func webSocketTask(with p0: URL) -> URLSessionWebSocketTask {
    return self.mock.__call(__MembersOfURLSession.all, 27, p0 as URL, Swift.Never.self) {
      super.webSocketTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: URL) -> UnderstudyCore.CallPattern<URL, URLSessionWebSocketTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 27, UnderstudyCore.Matcher<URL>.equal(p0))
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: UnderstudyCore.Matcher<URL>) -> UnderstudyCore.CallPattern<URL, URLSessionWebSocketTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 27, p0)
  }
  override func webSocketTask(with p0: URL, protocols p1: [String]) -> URLSessionWebSocketTask {
    return self.mock.__call(__MembersOfURLSession.all, 28, (p0, p1), Swift.Never.self) {
      super.webSocketTask(with: p0, protocols: p1)
    }
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: URL, protocols p1: [String]) -> UnderstudyCore.CallPattern<(URL, [String]), URLSessionWebSocketTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 28, UnderstudyCore.Matcher<URL>.equal(p0), UnderstudyCore.Matcher<[String]>.equal(p1))
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: UnderstudyCore.Matcher<URL>, protocols p1: UnderstudyCore.Matcher<[String]>) -> UnderstudyCore.CallPattern<(URL, [String]), URLSessionWebSocketTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 28, p0, p1)
  }
  override func webSocketTask(with p0: URLRequest) -> URLSessionWebSocketTask {
    return self.mock.__call(__MembersOfURLSession.all, 29, p0 as URLRequest, Swift.Never.self) {
      super.webSocketTask(with: p0)
    }
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: URLRequest) -> UnderstudyCore.CallPattern<URLRequest, URLSessionWebSocketTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 29, UnderstudyCore.Matcher<URLRequest>.equal(p0))
  }
  @_disfavoredOverload nonisolated func webSocketTask(with p0: UnderstudyCore.Matcher<URLRequest>) -> UnderstudyCore.CallPattern<URLRequest, URLSessionWebSocketTask, Swift.Never> {
    self.mock.__pattern(__MembersOfURLSession.all, 29, p0)
  }
}
#endif
