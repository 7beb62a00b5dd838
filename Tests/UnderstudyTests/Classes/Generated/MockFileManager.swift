// Made from FileManager.swift.txt: UPDATE_FIXTURES=1 swift test --filter MockGeneratorTests
// swift-format-ignore-file
#if os(Linux)
import Foundation
import FoundationNetworking
import Understudy

enum __MembersOfFileManager {
  nonisolated static let all = UnderstudyCore.__Members("FileManager", "static default\ndelegate\ndelegate=\nsetAttributes(_ attributes:ofItemAtPath:)\ncreateDirectory(at:withIntermediateDirectories:attributes:)\ncreateDirectory(atPath:withIntermediateDirectories:attributes:)\ncontentsOfDirectory(atPath:)\nsubpathsOfDirectory(atPath:)\nurls(for:in:)\nattributesOfItem(atPath:)\nattributesOfFileSystem(forPath:)\ncreateSymbolicLink(atPath:withDestinationPath:)\ncreateSymbolicLink(at:withDestinationURL:)\ndestinationOfSymbolicLink(atPath:)\ncopyItem(atPath:toPath:)\nmoveItem(atPath:toPath:)\nlinkItem(atPath:toPath:)\nremoveItem(atPath:)\ncopyItem(at:to:)\nmoveItem(at:to:)\nlinkItem(at:to:)\nremoveItem(at:)\ncurrentDirectoryPath\nchangeCurrentDirectoryPath(_ path:)\nfileExists(atPath:)\nfileExists(atPath:isDirectory:)\nisReadableFile(atPath:)\nisWritableFile(atPath:)\nisExecutableFile(atPath:)\nisDeletableFile(atPath:)\ncontentsEqual(atPath:andPath:)\ncontents(atPath:)\ncreateFile(atPath:contents:attributes:)\nstring(withFileSystemRepresentation:length:)\nwithFileSystemRepresentation<>(for:_ body:)\ntemporaryDirectory\nhomeDirectoryForCurrentUser\nhomeDirectory(forUser:)")
}
nonisolated protocol __PatternsOfFileManager {
  associatedtype __TypeOf_static_default
  @_disfavoredOverload nonisolated static var `default`: __TypeOf_static_default { get }
  associatedtype __TypeOf_delegate
  @_disfavoredOverload nonisolated var delegate: __TypeOf_delegate { get }
  associatedtype __TypeOf_currentDirectoryPath
  @_disfavoredOverload nonisolated var currentDirectoryPath: __TypeOf_currentDirectoryPath { get }
  associatedtype __TypeOf_temporaryDirectory
  @_disfavoredOverload nonisolated var temporaryDirectory: __TypeOf_temporaryDirectory { get }
  associatedtype __TypeOf_homeDirectoryForCurrentUser
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_disfavoredOverload nonisolated var homeDirectoryForCurrentUser: __TypeOf_homeDirectoryForCurrentUser { get }
}
final class MockFileManager: FileManager, UnderstudyCore.Mockable, __PatternsOfFileManager, UnderstudyCore.__GeneratedMock, @unchecked Swift.Sendable {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockFileManager")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockFileManager", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  @_disfavoredOverload override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockFileManager", nil, .nice, #fileID, #filePath, #line, #column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'FileManager', or partialMock(of: object, as: MockFileManager.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'url(for:in:appropriateFor:create:)' cannot be mocked: Swift cannot override members of extensions; mock a protocol of your own that declares it")
  @_disfavoredOverload nonisolated func url(for p0: UnderstudyCore.Matcher<Any?>, in p1: UnderstudyCore.Matcher<Any?>, appropriateFor p2: UnderstudyCore.Matcher<Any?>, create p3: UnderstudyCore.Matcher<Any?>) -> UnderstudyCore.CallPattern<Any, Any, Swift.Never> { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override class var `default`: FileManager {
    get {
      return UnderstudyCore.Mock.__static(MockFileManager.self).__call(__MembersOfFileManager.all, 0, (), Swift.Never.self) { () -> FileManager in
        super.`default`
      }
    }
  }
  typealias __TypeOf_static_default = UnderstudyCore.CallPattern<(), FileManager, Swift.Never>
  @_implements(__PatternsOfFileManager, `default`) @_disfavoredOverload nonisolated static var __patternOf_static_default: __TypeOf_static_default {
    UnderstudyCore.Mock.__static(MockFileManager.self).__callPattern(__MembersOfFileManager.all, 0)
  }
  override var delegate: (any FileManagerDelegate)? {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 1, (), Swift.Never.self) { () -> (any FileManagerDelegate)? in
        super.delegate
      }
    }
    set {
      return self.mock.__call(__MembersOfFileManager.all, 2, newValue as (any FileManagerDelegate)?, Swift.Never.self) { () -> Swift.Void in
        super.delegate = newValue
      }
    }
  }
  typealias __TypeOf_delegate = UnderstudyCore.PropertyPattern<(any FileManagerDelegate)?>
  @_implements(__PatternsOfFileManager, delegate) @_disfavoredOverload nonisolated var __patternOf_delegate: __TypeOf_delegate {
    self.mock.__settablePattern(__MembersOfFileManager.all, 1, 2)
  }
  override func setAttributes(_ p0: [FileAttributeKey : Any], ofItemAtPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 3, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.setAttributes(p0, ofItemAtPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func setAttributes(_ p0: [FileAttributeKey : Any], ofItemAtPath p1: String) -> UnderstudyCore.CallPattern<([FileAttributeKey : Any], String), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 3, p0, p1)
  }
  @_disfavoredOverload nonisolated func setAttributes(_ p0: UnderstudyCore.Matcher<[FileAttributeKey : Any]>, ofItemAtPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([FileAttributeKey : Any], String), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 3, p0, p1)
  }
  @_disfavoredOverload nonisolated func setAttributes(_ p0: [FileAttributeKey : Any], ofItemAtPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([FileAttributeKey : Any], String), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 3, p0, p1)
  }
  @_disfavoredOverload nonisolated func setAttributes(_ p0: UnderstudyCore.Matcher<[FileAttributeKey : Any]>, ofItemAtPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([FileAttributeKey : Any], String), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 3, p0, p1)
  }
  override func createDirectory(at p0: URL, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 4, (p0, p1, p2), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.createDirectory(at: p0, withIntermediateDirectories: p1, attributes: p2)
    }
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: URL, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternVVV(__MembersOfFileManager.all, 4, p0 as URL, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: UnderstudyCore.MatcherOrEqual<URL>, withIntermediateDirectories p1: UnderstudyCore.MatcherOrEqual<Bool>, attributes p2: UnderstudyCore.MatcherOrEqual<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternMMM(__MembersOfFileManager.all, 4, p0, p1, p2)
  }
  override func createDirectory(atPath p0: String, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 5, (p0, p1, p2), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.createDirectory(atPath: p0, withIntermediateDirectories: p1, attributes: p2)
    }
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: String, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternVVV(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: UnderstudyCore.MatcherOrEqual<String>, withIntermediateDirectories p1: UnderstudyCore.MatcherOrEqual<Bool>, attributes p2: UnderstudyCore.MatcherOrEqual<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), (), any Swift.Error> {
    self.__patternMMM(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  override func contentsOfDirectory(atPath p0: String) throws -> [String] {
    return try self.mock.__call(__MembersOfFileManager.all, 6, p0, (any Swift.Error).self) { () throws -> [String] in
      try super.contentsOfDirectory(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func contentsOfDirectory(atPath p0: String) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 6, p0)
  }
  @_disfavoredOverload nonisolated func contentsOfDirectory(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 6, p0)
  }
  override func subpathsOfDirectory(atPath p0: String) throws -> [String] {
    return try self.mock.__call(__MembersOfFileManager.all, 7, p0, (any Swift.Error).self) { () throws -> [String] in
      try super.subpathsOfDirectory(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func subpathsOfDirectory(atPath p0: String) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 7, p0)
  }
  @_disfavoredOverload nonisolated func subpathsOfDirectory(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 7, p0)
  }
  override func urls(for p0: FileManager.SearchPathDirectory, in p1: FileManager.SearchPathDomainMask) -> [URL] {
    return self.mock.__call(__MembersOfFileManager.all, 8, (p0, p1), Swift.Never.self) { () -> [URL] in
      super.urls(for: p0, in: p1)
    }
  }
  @_disfavoredOverload nonisolated func urls(for p0: FileManager.SearchPathDirectory, in p1: FileManager.SearchPathDomainMask) -> UnderstudyCore.CallPattern<(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask), [URL], Swift.Never> {
    self.__patternVV(__MembersOfFileManager.all, 8, p0 as FileManager.SearchPathDirectory, p1 as FileManager.SearchPathDomainMask)
  }
  @_disfavoredOverload nonisolated func urls(for p0: UnderstudyCore.Matcher<FileManager.SearchPathDirectory>, in p1: FileManager.SearchPathDomainMask, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask), [URL], Swift.Never> {
    self.__patternMV(__MembersOfFileManager.all, 8, p0, p1 as FileManager.SearchPathDomainMask)
  }
  @_disfavoredOverload nonisolated func urls(for p0: FileManager.SearchPathDirectory, in p1: UnderstudyCore.Matcher<FileManager.SearchPathDomainMask>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask), [URL], Swift.Never> {
    self.__patternVM(__MembersOfFileManager.all, 8, p0 as FileManager.SearchPathDirectory, p1)
  }
  @_disfavoredOverload nonisolated func urls(for p0: UnderstudyCore.Matcher<FileManager.SearchPathDirectory>, in p1: UnderstudyCore.Matcher<FileManager.SearchPathDomainMask>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask), [URL], Swift.Never> {
    self.__patternMM(__MembersOfFileManager.all, 8, p0, p1)
  }
  override func attributesOfItem(atPath p0: String) throws -> [FileAttributeKey : Any] {
    return try self.mock.__call(__MembersOfFileManager.all, 9, p0, (any Swift.Error).self) { () throws -> [FileAttributeKey : Any] in
      try super.attributesOfItem(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func attributesOfItem(atPath p0: String) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 9, p0)
  }
  @_disfavoredOverload nonisolated func attributesOfItem(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 9, p0)
  }
  override func attributesOfFileSystem(forPath p0: String) throws -> [FileAttributeKey : Any] {
    return try self.mock.__call(__MembersOfFileManager.all, 10, p0, (any Swift.Error).self) { () throws -> [FileAttributeKey : Any] in
      try super.attributesOfFileSystem(forPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func attributesOfFileSystem(forPath p0: String) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 10, p0)
  }
  @_disfavoredOverload nonisolated func attributesOfFileSystem(forPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 10, p0)
  }
  override func createSymbolicLink(atPath p0: String, withDestinationPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 11, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.createSymbolicLink(atPath: p0, withDestinationPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(atPath p0: String, withDestinationPath p1: String) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 11, p0, p1)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(atPath p0: UnderstudyCore.Matcher<String>, withDestinationPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 11, p0, p1)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(atPath p0: String, withDestinationPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 11, p0, p1)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(atPath p0: UnderstudyCore.Matcher<String>, withDestinationPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 11, p0, p1)
  }
  override func createSymbolicLink(at p0: URL, withDestinationURL p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 12, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.createSymbolicLink(at: p0, withDestinationURL: p1)
    }
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(at p0: URL, withDestinationURL p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 12, p0 as URL, p1 as URL)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(at p0: UnderstudyCore.Matcher<URL>, withDestinationURL p1: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 12, p0, p1 as URL)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(at p0: URL, withDestinationURL p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 12, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(at p0: UnderstudyCore.Matcher<URL>, withDestinationURL p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 12, p0, p1)
  }
  override func destinationOfSymbolicLink(atPath p0: String) throws -> String {
    return try self.mock.__call(__MembersOfFileManager.all, 13, p0, (any Swift.Error).self) { () throws -> String in
      try super.destinationOfSymbolicLink(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func destinationOfSymbolicLink(atPath p0: String) -> UnderstudyCore.CallPattern<String, String, any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 13, p0)
  }
  @_disfavoredOverload nonisolated func destinationOfSymbolicLink(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, String, any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 13, p0)
  }
  override func copyItem(atPath p0: String, toPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 14, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.copyItem(atPath: p0, toPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func copyItem(atPath p0: String, toPath p1: String) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 14, p0, p1)
  }
  @_disfavoredOverload nonisolated func copyItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 14, p0, p1)
  }
  @_disfavoredOverload nonisolated func copyItem(atPath p0: String, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 14, p0, p1)
  }
  @_disfavoredOverload nonisolated func copyItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 14, p0, p1)
  }
  override func moveItem(atPath p0: String, toPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 15, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.moveItem(atPath: p0, toPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func moveItem(atPath p0: String, toPath p1: String) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 15, p0, p1)
  }
  @_disfavoredOverload nonisolated func moveItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 15, p0, p1)
  }
  @_disfavoredOverload nonisolated func moveItem(atPath p0: String, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 15, p0, p1)
  }
  @_disfavoredOverload nonisolated func moveItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 15, p0, p1)
  }
  override func linkItem(atPath p0: String, toPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 16, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.linkItem(atPath: p0, toPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func linkItem(atPath p0: String, toPath p1: String) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 16, p0, p1)
  }
  @_disfavoredOverload nonisolated func linkItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 16, p0, p1)
  }
  @_disfavoredOverload nonisolated func linkItem(atPath p0: String, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 16, p0, p1)
  }
  @_disfavoredOverload nonisolated func linkItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 16, p0, p1)
  }
  override func removeItem(atPath p0: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 17, p0, (any Swift.Error).self) { () throws -> Swift.Void in
      try super.removeItem(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func removeItem(atPath p0: String) -> UnderstudyCore.CallPattern<String, (), any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 17, p0)
  }
  @_disfavoredOverload nonisolated func removeItem(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, (), any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 17, p0)
  }
  override func copyItem(at p0: URL, to p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 18, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.copyItem(at: p0, to: p1)
    }
  }
  @_disfavoredOverload nonisolated func copyItem(at p0: URL, to p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 18, p0 as URL, p1 as URL)
  }
  @_disfavoredOverload nonisolated func copyItem(at p0: UnderstudyCore.Matcher<URL>, to p1: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 18, p0, p1 as URL)
  }
  @_disfavoredOverload nonisolated func copyItem(at p0: URL, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 18, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func copyItem(at p0: UnderstudyCore.Matcher<URL>, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 18, p0, p1)
  }
  override func moveItem(at p0: URL, to p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 19, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.moveItem(at: p0, to: p1)
    }
  }
  @_disfavoredOverload nonisolated func moveItem(at p0: URL, to p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 19, p0 as URL, p1 as URL)
  }
  @_disfavoredOverload nonisolated func moveItem(at p0: UnderstudyCore.Matcher<URL>, to p1: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 19, p0, p1 as URL)
  }
  @_disfavoredOverload nonisolated func moveItem(at p0: URL, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 19, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func moveItem(at p0: UnderstudyCore.Matcher<URL>, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 19, p0, p1)
  }
  override func linkItem(at p0: URL, to p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 20, (p0, p1), (any Swift.Error).self) { () throws -> Swift.Void in
      try super.linkItem(at: p0, to: p1)
    }
  }
  @_disfavoredOverload nonisolated func linkItem(at p0: URL, to p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVV(__MembersOfFileManager.all, 20, p0 as URL, p1 as URL)
  }
  @_disfavoredOverload nonisolated func linkItem(at p0: UnderstudyCore.Matcher<URL>, to p1: URL, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMV(__MembersOfFileManager.all, 20, p0, p1 as URL)
  }
  @_disfavoredOverload nonisolated func linkItem(at p0: URL, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 20, p0 as URL, p1)
  }
  @_disfavoredOverload nonisolated func linkItem(at p0: UnderstudyCore.Matcher<URL>, to p1: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL, URL), (), any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 20, p0, p1)
  }
  override func removeItem(at p0: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 21, p0 as URL, (any Swift.Error).self) { () throws -> Swift.Void in
      try super.removeItem(at: p0)
    }
  }
  @_disfavoredOverload nonisolated func removeItem(at p0: URL) -> UnderstudyCore.CallPattern<URL, (), any Swift.Error> {
    self.__patternV(__MembersOfFileManager.all, 21, p0 as URL)
  }
  @_disfavoredOverload nonisolated func removeItem(at p0: UnderstudyCore.Matcher<URL>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<URL, (), any Swift.Error> {
    self.__patternM(__MembersOfFileManager.all, 21, p0)
  }
  override var currentDirectoryPath: String {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 22, (), Swift.Never.self) { () -> String in
        super.currentDirectoryPath
      }
    }
  }
  typealias __TypeOf_currentDirectoryPath = UnderstudyCore.CallPattern<(), String, Swift.Never>
  @_implements(__PatternsOfFileManager, currentDirectoryPath) @_disfavoredOverload nonisolated var __patternOf_currentDirectoryPath: __TypeOf_currentDirectoryPath {
    self.__pattern(__MembersOfFileManager.all, 22)
  }
  override func changeCurrentDirectoryPath(_ p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 23, p0, Swift.Never.self) { () -> Bool in
      super.changeCurrentDirectoryPath(p0)
    }
  }
  @_disfavoredOverload nonisolated func changeCurrentDirectoryPath(_ p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 23, p0)
  }
  @_disfavoredOverload nonisolated func changeCurrentDirectoryPath(_ p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 23, p0)
  }
  override func fileExists(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 24, p0, Swift.Never.self) { () -> Bool in
      super.fileExists(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 24, p0)
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 24, p0)
  }
  override func fileExists(atPath p0: String, isDirectory p1: inout Bool) -> Bool {
    let b1 = UnderstudyCore.Inout<Bool>(p1)
    defer { p1 = b1.value }
    return self.mock.__call(__MembersOfFileManager.all, 25, (p0, b1), Swift.Never.self) { () -> Bool in
      super.fileExists(atPath: p0, isDirectory: &b1.value)
    }
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: String, isDirectory p1: Bool) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> {
    self.mock.__callPattern(__MembersOfFileManager.all, 25, .value(p0), .inoutValue(p1))
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: UnderstudyCore.Matcher<String>, isDirectory p1: Bool, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> {
    self.mock.__callPattern(__MembersOfFileManager.all, 25, .matcher(p0), .inoutValue(p1))
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: String, isDirectory p1: UnderstudyCore.Matcher<Bool>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> {
    self.mock.__callPattern(__MembersOfFileManager.all, 25, .value(p0), .inoutMatcher(p1))
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: UnderstudyCore.Matcher<String>, isDirectory p1: UnderstudyCore.Matcher<Bool>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> {
    self.mock.__callPattern(__MembersOfFileManager.all, 25, .matcher(p0), .inoutMatcher(p1))
  }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Bool': write the value without '&', or a matcher") nonisolated func fileExists(atPath p0: String, isDirectory p1: inout Bool) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "'&' used with non-inout argument of type 'Bool': write the value without '&', or a matcher") nonisolated func fileExists(atPath p0: UnderstudyCore.Matcher<String>, isDirectory p1: inout Bool) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> { UnderstudyCore.__unavailable() }
  override func isReadableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 26, p0, Swift.Never.self) { () -> Bool in
      super.isReadableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isReadableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 26, p0)
  }
  @_disfavoredOverload nonisolated func isReadableFile(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 26, p0)
  }
  override func isWritableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 27, p0, Swift.Never.self) { () -> Bool in
      super.isWritableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isWritableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 27, p0)
  }
  @_disfavoredOverload nonisolated func isWritableFile(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 27, p0)
  }
  override func isExecutableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 28, p0, Swift.Never.self) { () -> Bool in
      super.isExecutableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isExecutableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 28, p0)
  }
  @_disfavoredOverload nonisolated func isExecutableFile(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 28, p0)
  }
  override func isDeletableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 29, p0, Swift.Never.self) { () -> Bool in
      super.isDeletableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isDeletableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 29, p0)
  }
  @_disfavoredOverload nonisolated func isDeletableFile(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 29, p0)
  }
  override func contentsEqual(atPath p0: String, andPath p1: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 30, (p0, p1), Swift.Never.self) { () -> Bool in
      super.contentsEqual(atPath: p0, andPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func contentsEqual(atPath p0: String, andPath p1: String) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternVV(__MembersOfFileManager.all, 30, p0, p1)
  }
  @_disfavoredOverload nonisolated func contentsEqual(atPath p0: UnderstudyCore.Matcher<String>, andPath p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternMV(__MembersOfFileManager.all, 30, p0, p1)
  }
  @_disfavoredOverload nonisolated func contentsEqual(atPath p0: String, andPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternVM(__MembersOfFileManager.all, 30, p0, p1)
  }
  @_disfavoredOverload nonisolated func contentsEqual(atPath p0: UnderstudyCore.Matcher<String>, andPath p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternMM(__MembersOfFileManager.all, 30, p0, p1)
  }
  override func contents(atPath p0: String) -> Data? {
    return self.mock.__call(__MembersOfFileManager.all, 31, p0, Swift.Never.self) { () -> Data? in
      super.contents(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func contents(atPath p0: String) -> UnderstudyCore.CallPattern<String, Data?, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 31, p0)
  }
  @_disfavoredOverload nonisolated func contents(atPath p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Data?, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 31, p0)
  }
  override func createFile(atPath p0: String, contents p1: Data?, attributes p2: [FileAttributeKey : Any]? = nil) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 32, (p0, p1, p2), Swift.Never.self) { () -> Bool in
      super.createFile(atPath: p0, contents: p1, attributes: p2)
    }
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: String, contents p1: Data?, attributes p2: [FileAttributeKey : Any]? = nil) -> UnderstudyCore.CallPattern<(String, Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.__patternVVV(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: UnderstudyCore.MatcherOrEqual<String>, contents p1: UnderstudyCore.MatcherOrEqual<Data?>, attributes p2: UnderstudyCore.MatcherOrEqual<[FileAttributeKey : Any]?>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.__patternMMM(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  override func string(withFileSystemRepresentation p0: UnsafePointer<CChar>, length p1: Int) -> String {
    return self.mock.__call(__MembersOfFileManager.all, 33, (p0, p1), Swift.Never.self) { () -> String in
      super.string(withFileSystemRepresentation: p0, length: p1)
    }
  }
  @_disfavoredOverload nonisolated func string(withFileSystemRepresentation p0: UnsafePointer<CChar>, length p1: Int) -> UnderstudyCore.CallPattern<(UnsafePointer<CChar>, Int), String, Swift.Never> {
    self.__patternVV(__MembersOfFileManager.all, 33, p0 as UnsafePointer<CChar>, p1)
  }
  @_disfavoredOverload nonisolated func string(withFileSystemRepresentation p0: UnderstudyCore.Matcher<UnsafePointer<CChar>>, length p1: Int, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(UnsafePointer<CChar>, Int), String, Swift.Never> {
    self.__patternMV(__MembersOfFileManager.all, 33, p0, p1)
  }
  @_disfavoredOverload nonisolated func string(withFileSystemRepresentation p0: UnsafePointer<CChar>, length p1: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(UnsafePointer<CChar>, Int), String, Swift.Never> {
    self.__patternVM(__MembersOfFileManager.all, 33, p0 as UnsafePointer<CChar>, p1)
  }
  @_disfavoredOverload nonisolated func string(withFileSystemRepresentation p0: UnderstudyCore.Matcher<UnsafePointer<CChar>>, length p1: UnderstudyCore.Matcher<Int>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(UnsafePointer<CChar>, Int), String, Swift.Never> {
    self.__patternMM(__MembersOfFileManager.all, 33, p0, p1)
  }
  override func withFileSystemRepresentation<R>(for p0: String, _ p1: (UnsafePointer<CChar>?) throws -> R) rethrows -> R {
    return try UnderstudyCore.__rethrowing({ (r: UnderstudyCore.__Rethrowing) throws -> R in
      return try Swift.withoutActuallyEscaping(p1) { (p1: @escaping (UnsafePointer<CChar>?) throws -> R) throws -> R in
        let b1 = UnderstudyCore.__NonEscaping(p1, "body")
        defer { b1.close() }
        let c1: (UnsafePointer<CChar>?) throws -> R = { (q0: UnsafePointer<CChar>?) throws -> R in
          guard let f = b1.open else { return b1.closed() }
          do { return try f(q0) } catch { throw r.noted(error) }
        }
        return try self.mock.__call(__MembersOfFileManager.all, 34, (p0, c1), (any Swift.Error).self) { () throws -> R in
          try super.withFileSystemRepresentation(for: p0, c1)
        }
      }
    }, rescue: { throw $0 })
  }
  @_disfavoredOverload nonisolated func withFileSystemRepresentation<R>(for p0: String, _ p1: UnderstudyCore.Matcher<(UnsafePointer<CChar>?) throws -> R>) -> UnderstudyCore.CallPattern<(String, (UnsafePointer<CChar>?) throws -> R), R, any Swift.Error> {
    self.__patternVM(__MembersOfFileManager.all, 34, p0, p1)
  }
  @_disfavoredOverload nonisolated func withFileSystemRepresentation<R>(for p0: UnderstudyCore.Matcher<String>, _ p1: UnderstudyCore.Matcher<(UnsafePointer<CChar>?) throws -> R>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, (UnsafePointer<CChar>?) throws -> R), R, any Swift.Error> {
    self.__patternMM(__MembersOfFileManager.all, 34, p0, p1)
  }
  @available(*, unavailable, message: "nothing says what type 'body' has: write the type, as in Matcher<Int>.any") nonisolated func withFileSystemRepresentation(for p0: String, _ p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "nothing says what type 'body' has: write the type, as in Matcher<Int>.any") nonisolated func withFileSystemRepresentation(for p0: UnderstudyCore.Matcher<String>, _ p1: UnderstudyCore.Matcher<Any>) -> UnderstudyCore.CallPattern<Swift.Never, Swift.Never, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") nonisolated func withFileSystemRepresentation<R>(for p0: String, _ p1: (UnsafePointer<CChar>?) throws -> R) -> UnderstudyCore.CallPattern<(String, (UnsafePointer<CChar>?) throws -> R), R, any Swift.Error> { UnderstudyCore.__unavailable() }
  @available(*, unavailable, message: "closures cannot be compared: write .any for 'body'") nonisolated func withFileSystemRepresentation<R>(for p0: UnderstudyCore.Matcher<String>, _ p1: (UnsafePointer<CChar>?) throws -> R) -> UnderstudyCore.CallPattern<(String, (UnsafePointer<CChar>?) throws -> R), R, any Swift.Error> { UnderstudyCore.__unavailable() }
  override var temporaryDirectory: URL {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 35, (), Swift.Never.self) { () -> URL in
        super.temporaryDirectory
      }
    }
  }
  typealias __TypeOf_temporaryDirectory = UnderstudyCore.CallPattern<(), URL, Swift.Never>
  @_implements(__PatternsOfFileManager, temporaryDirectory) @_disfavoredOverload nonisolated var __patternOf_temporaryDirectory: __TypeOf_temporaryDirectory {
    self.__pattern(__MembersOfFileManager.all, 35)
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) override var homeDirectoryForCurrentUser: URL {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 36, (), Swift.Never.self) { () -> URL in
        super.homeDirectoryForCurrentUser
      }
    }
  }
  typealias __TypeOf_homeDirectoryForCurrentUser = UnderstudyCore.CallPattern<(), URL, Swift.Never>
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_implements(__PatternsOfFileManager, homeDirectoryForCurrentUser) @_disfavoredOverload nonisolated var __patternOf_homeDirectoryForCurrentUser: __TypeOf_homeDirectoryForCurrentUser {
    self.__pattern(__MembersOfFileManager.all, 36)
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) override func homeDirectory(forUser p0: String) -> URL? {
    return self.mock.__call(__MembersOfFileManager.all, 37, p0, Swift.Never.self) { () -> URL? in
      super.homeDirectory(forUser: p0)
    }
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_disfavoredOverload nonisolated func homeDirectory(forUser p0: String) -> UnderstudyCore.CallPattern<String, URL?, Swift.Never> {
    self.__patternV(__MembersOfFileManager.all, 37, p0)
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_disfavoredOverload nonisolated func homeDirectory(forUser p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, URL?, Swift.Never> {
    self.__patternM(__MembersOfFileManager.all, 37, p0)
  }
}
#endif
