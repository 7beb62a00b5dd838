// Made from FileManager.swift.txt: UPDATE_FIXTURES=1 swift test --filter MockGeneratorTests
// swift-format-ignore-file
#if os(Linux)
import Foundation
import FoundationNetworking
import Understudy

enum __MembersOfFileManager {
  nonisolated static let all = UnderstudyCore.__Members("FileManager", ["static default", "delegate", "delegate=", "setAttributes(_:ofItemAtPath:)", "createDirectory(at:withIntermediateDirectories:attributes:)", "createDirectory(atPath:withIntermediateDirectories:attributes:)", "contentsOfDirectory(atPath:)", "subpathsOfDirectory(atPath:)", "urls(for:in:)", "attributesOfItem(atPath:)", "attributesOfFileSystem(forPath:)", "createSymbolicLink(atPath:withDestinationPath:)", "createSymbolicLink(at:withDestinationURL:)", "destinationOfSymbolicLink(atPath:)", "copyItem(atPath:toPath:)", "moveItem(atPath:toPath:)", "linkItem(atPath:toPath:)", "removeItem(atPath:)", "copyItem(at:to:)", "moveItem(at:to:)", "linkItem(at:to:)", "removeItem(at:)", "currentDirectoryPath", "changeCurrentDirectoryPath(_:)", "fileExists(atPath:)", "fileExists(atPath:isDirectory:)", "isReadableFile(atPath:)", "isWritableFile(atPath:)", "isExecutableFile(atPath:)", "isDeletableFile(atPath:)", "contentsEqual(atPath:andPath:)", "contents(atPath:)", "createFile(atPath:contents:attributes:)", "string(withFileSystemRepresentation:length:)", "withFileSystemRepresentation<>(for:_:)", "temporaryDirectory", "homeDirectoryForCurrentUser", "homeDirectory(forUser:)"])
}
final class MockFileManager: FileManager, UnderstudyCore.Mockable, UnderstudyCore.__GeneratedMock, @unchecked Swift.Sendable {
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
  @_disfavoredOverload override init() {
    super.init()
    UnderstudyCore.Mock.__begin(self, "MockFileManager", nil, .nice, #fileID, #filePath, #line, #column)
  }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override class var `default`: FileManager {
    get {
      return UnderstudyCore.Mock.__static(MockFileManager.self).__call(__MembersOfFileManager.all, 0, (), Swift.Never.self) {
        super.`default`
      }
    }
  }
  @_disfavoredOverload nonisolated static func getDefault() -> UnderstudyCore.CallPattern<Swift.Void, FileManager, Swift.Never> {
    UnderstudyCore.Mock.__static(MockFileManager.self).__pattern(__MembersOfFileManager.all, 0)
  }
  override var delegate: (any FileManagerDelegate)? {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 1, (), Swift.Never.self) {
        super.delegate
      }
    }
    set {
      return self.mock.__call(__MembersOfFileManager.all, 2, newValue as (any FileManagerDelegate)?, Swift.Never.self) {
        super.delegate = newValue
      }
    }
  }
  @_disfavoredOverload nonisolated func getDelegate() -> UnderstudyCore.CallPattern<Swift.Void, (any FileManagerDelegate)?, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 1)
  }
  @_disfavoredOverload nonisolated func setDelegate(_ p0: (any FileManagerDelegate)?) -> UnderstudyCore.CallPattern<(any FileManagerDelegate)?, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 2, UnderstudyCore.Matcher<(any FileManagerDelegate)?>.equal(p0))
  }
  @_disfavoredOverload nonisolated func setDelegate(_ p0: UnderstudyCore.Matcher<(any FileManagerDelegate)?>) -> UnderstudyCore.CallPattern<(any FileManagerDelegate)?, Swift.Void, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 2, p0)
  }
  override func setAttributes(_ p0: [FileAttributeKey : Any], ofItemAtPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 3, (p0, p1), (any Swift.Error).self) {
      try super.setAttributes(p0, ofItemAtPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func setAttributes(_ p0: [FileAttributeKey : Any], ofItemAtPath p1: String) -> UnderstudyCore.CallPattern<([FileAttributeKey : Any], String), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 3, UnderstudyCore.Matcher<[FileAttributeKey : Any]>.equal(p0), UnderstudyCore.Matcher<String>.equal(p1))
  }
  @_disfavoredOverload nonisolated func setAttributes(_ p0: UnderstudyCore.Matcher<[FileAttributeKey : Any]>, ofItemAtPath p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<([FileAttributeKey : Any], String), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 3, p0, p1)
  }
  override func createDirectory(at p0: URL, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 4, (p0, p1, p2), (any Swift.Error).self) {
      try super.createDirectory(at: p0, withIntermediateDirectories: p1, attributes: p2)
    }
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: URL, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 4, UnderstudyCore.Matcher<URL>.equal(p0), UnderstudyCore.Matcher<Bool>.equal(p1), UnderstudyCore.Matcher<[FileAttributeKey : Any]?>.equal(p2))
  }
  @_disfavoredOverload nonisolated func createDirectory(at p0: UnderstudyCore.Matcher<URL>, withIntermediateDirectories p1: UnderstudyCore.Matcher<Bool>, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>) -> UnderstudyCore.CallPattern<(URL, Bool, [FileAttributeKey : Any]?), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 4, p0, p1, p2)
  }
  override func createDirectory(atPath p0: String, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 5, (p0, p1, p2), (any Swift.Error).self) {
      try super.createDirectory(atPath: p0, withIntermediateDirectories: p1, attributes: p2)
    }
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: String, withIntermediateDirectories p1: Bool, attributes p2: [FileAttributeKey : Any]? = nil) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 5, UnderstudyCore.Matcher<String>.equal(p0), UnderstudyCore.Matcher<Bool>.equal(p1), UnderstudyCore.Matcher<[FileAttributeKey : Any]?>.equal(p2))
  }
  @_disfavoredOverload nonisolated func createDirectory(atPath p0: UnderstudyCore.Matcher<String>, withIntermediateDirectories p1: UnderstudyCore.Matcher<Bool>, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>) -> UnderstudyCore.CallPattern<(String, Bool, [FileAttributeKey : Any]?), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 5, p0, p1, p2)
  }
  override func contentsOfDirectory(atPath p0: String) throws -> [String] {
    return try self.mock.__call(__MembersOfFileManager.all, 6, p0, (any Swift.Error).self) {
      try super.contentsOfDirectory(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func contentsOfDirectory(atPath p0: String) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 6, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func contentsOfDirectory(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 6, p0)
  }
  override func subpathsOfDirectory(atPath p0: String) throws -> [String] {
    return try self.mock.__call(__MembersOfFileManager.all, 7, p0, (any Swift.Error).self) {
      try super.subpathsOfDirectory(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func subpathsOfDirectory(atPath p0: String) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 7, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func subpathsOfDirectory(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, [String], any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 7, p0)
  }
  override func urls(for p0: FileManager.SearchPathDirectory, in p1: FileManager.SearchPathDomainMask) -> [URL] {
    return self.mock.__call(__MembersOfFileManager.all, 8, (p0, p1), Swift.Never.self) {
      super.urls(for: p0, in: p1)
    }
  }
  @_disfavoredOverload nonisolated func urls(for p0: FileManager.SearchPathDirectory, in p1: FileManager.SearchPathDomainMask) -> UnderstudyCore.CallPattern<(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask), [URL], Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 8, UnderstudyCore.Matcher<FileManager.SearchPathDirectory>.equal(p0), UnderstudyCore.Matcher<FileManager.SearchPathDomainMask>.equal(p1))
  }
  @_disfavoredOverload nonisolated func urls(for p0: UnderstudyCore.Matcher<FileManager.SearchPathDirectory>, in p1: UnderstudyCore.Matcher<FileManager.SearchPathDomainMask>) -> UnderstudyCore.CallPattern<(FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask), [URL], Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 8, p0, p1)
  }
  override func attributesOfItem(atPath p0: String) throws -> [FileAttributeKey : Any] {
    return try self.mock.__call(__MembersOfFileManager.all, 9, p0, (any Swift.Error).self) {
      try super.attributesOfItem(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func attributesOfItem(atPath p0: String) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 9, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func attributesOfItem(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 9, p0)
  }
  override func attributesOfFileSystem(forPath p0: String) throws -> [FileAttributeKey : Any] {
    return try self.mock.__call(__MembersOfFileManager.all, 10, p0, (any Swift.Error).self) {
      try super.attributesOfFileSystem(forPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func attributesOfFileSystem(forPath p0: String) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 10, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func attributesOfFileSystem(forPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, [FileAttributeKey : Any], any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 10, p0)
  }
  override func createSymbolicLink(atPath p0: String, withDestinationPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 11, (p0, p1), (any Swift.Error).self) {
      try super.createSymbolicLink(atPath: p0, withDestinationPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(atPath p0: String, withDestinationPath p1: String) -> UnderstudyCore.CallPattern<(String, String), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 11, UnderstudyCore.Matcher<String>.equal(p0), UnderstudyCore.Matcher<String>.equal(p1))
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(atPath p0: UnderstudyCore.Matcher<String>, withDestinationPath p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String, String), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 11, p0, p1)
  }
  override func createSymbolicLink(at p0: URL, withDestinationURL p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 12, (p0, p1), (any Swift.Error).self) {
      try super.createSymbolicLink(at: p0, withDestinationURL: p1)
    }
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(at p0: URL, withDestinationURL p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 12, UnderstudyCore.Matcher<URL>.equal(p0), UnderstudyCore.Matcher<URL>.equal(p1))
  }
  @_disfavoredOverload nonisolated func createSymbolicLink(at p0: UnderstudyCore.Matcher<URL>, withDestinationURL p1: UnderstudyCore.Matcher<URL>) -> UnderstudyCore.CallPattern<(URL, URL), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 12, p0, p1)
  }
  override func destinationOfSymbolicLink(atPath p0: String) throws -> String {
    return try self.mock.__call(__MembersOfFileManager.all, 13, p0, (any Swift.Error).self) {
      try super.destinationOfSymbolicLink(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func destinationOfSymbolicLink(atPath p0: String) -> UnderstudyCore.CallPattern<String, String, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 13, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func destinationOfSymbolicLink(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, String, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 13, p0)
  }
  override func copyItem(atPath p0: String, toPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 14, (p0, p1), (any Swift.Error).self) {
      try super.copyItem(atPath: p0, toPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func copyItem(atPath p0: String, toPath p1: String) -> UnderstudyCore.CallPattern<(String, String), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 14, UnderstudyCore.Matcher<String>.equal(p0), UnderstudyCore.Matcher<String>.equal(p1))
  }
  @_disfavoredOverload nonisolated func copyItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String, String), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 14, p0, p1)
  }
  override func moveItem(atPath p0: String, toPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 15, (p0, p1), (any Swift.Error).self) {
      try super.moveItem(atPath: p0, toPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func moveItem(atPath p0: String, toPath p1: String) -> UnderstudyCore.CallPattern<(String, String), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 15, UnderstudyCore.Matcher<String>.equal(p0), UnderstudyCore.Matcher<String>.equal(p1))
  }
  @_disfavoredOverload nonisolated func moveItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String, String), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 15, p0, p1)
  }
  override func linkItem(atPath p0: String, toPath p1: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 16, (p0, p1), (any Swift.Error).self) {
      try super.linkItem(atPath: p0, toPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func linkItem(atPath p0: String, toPath p1: String) -> UnderstudyCore.CallPattern<(String, String), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 16, UnderstudyCore.Matcher<String>.equal(p0), UnderstudyCore.Matcher<String>.equal(p1))
  }
  @_disfavoredOverload nonisolated func linkItem(atPath p0: UnderstudyCore.Matcher<String>, toPath p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String, String), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 16, p0, p1)
  }
  override func removeItem(atPath p0: String) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 17, p0, (any Swift.Error).self) {
      try super.removeItem(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func removeItem(atPath p0: String) -> UnderstudyCore.CallPattern<String, Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 17, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func removeItem(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 17, p0)
  }
  override func copyItem(at p0: URL, to p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 18, (p0, p1), (any Swift.Error).self) {
      try super.copyItem(at: p0, to: p1)
    }
  }
  @_disfavoredOverload nonisolated func copyItem(at p0: URL, to p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 18, UnderstudyCore.Matcher<URL>.equal(p0), UnderstudyCore.Matcher<URL>.equal(p1))
  }
  @_disfavoredOverload nonisolated func copyItem(at p0: UnderstudyCore.Matcher<URL>, to p1: UnderstudyCore.Matcher<URL>) -> UnderstudyCore.CallPattern<(URL, URL), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 18, p0, p1)
  }
  override func moveItem(at p0: URL, to p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 19, (p0, p1), (any Swift.Error).self) {
      try super.moveItem(at: p0, to: p1)
    }
  }
  @_disfavoredOverload nonisolated func moveItem(at p0: URL, to p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 19, UnderstudyCore.Matcher<URL>.equal(p0), UnderstudyCore.Matcher<URL>.equal(p1))
  }
  @_disfavoredOverload nonisolated func moveItem(at p0: UnderstudyCore.Matcher<URL>, to p1: UnderstudyCore.Matcher<URL>) -> UnderstudyCore.CallPattern<(URL, URL), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 19, p0, p1)
  }
  override func linkItem(at p0: URL, to p1: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 20, (p0, p1), (any Swift.Error).self) {
      try super.linkItem(at: p0, to: p1)
    }
  }
  @_disfavoredOverload nonisolated func linkItem(at p0: URL, to p1: URL) -> UnderstudyCore.CallPattern<(URL, URL), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 20, UnderstudyCore.Matcher<URL>.equal(p0), UnderstudyCore.Matcher<URL>.equal(p1))
  }
  @_disfavoredOverload nonisolated func linkItem(at p0: UnderstudyCore.Matcher<URL>, to p1: UnderstudyCore.Matcher<URL>) -> UnderstudyCore.CallPattern<(URL, URL), Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 20, p0, p1)
  }
  override func removeItem(at p0: URL) throws {
    return try self.mock.__call(__MembersOfFileManager.all, 21, p0 as URL, (any Swift.Error).self) {
      try super.removeItem(at: p0)
    }
  }
  @_disfavoredOverload nonisolated func removeItem(at p0: URL) -> UnderstudyCore.CallPattern<URL, Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 21, UnderstudyCore.Matcher<URL>.equal(p0))
  }
  @_disfavoredOverload nonisolated func removeItem(at p0: UnderstudyCore.Matcher<URL>) -> UnderstudyCore.CallPattern<URL, Swift.Void, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 21, p0)
  }
  override var currentDirectoryPath: String {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 22, (), Swift.Never.self) {
        super.currentDirectoryPath
      }
    }
  }
  @_disfavoredOverload nonisolated func getCurrentDirectoryPath() -> UnderstudyCore.CallPattern<Swift.Void, String, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 22)
  }
  override func changeCurrentDirectoryPath(_ p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 23, p0, Swift.Never.self) {
      super.changeCurrentDirectoryPath(p0)
    }
  }
  @_disfavoredOverload nonisolated func changeCurrentDirectoryPath(_ p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 23, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func changeCurrentDirectoryPath(_ p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 23, p0)
  }
  override func fileExists(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 24, p0, Swift.Never.self) {
      super.fileExists(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 24, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 24, p0)
  }
  override func fileExists(atPath p0: String, isDirectory p1: inout Bool) -> Bool {
    let b1 = UnderstudyCore.Inout<Bool>(p1)
    defer { p1 = b1.value }
    return self.mock.__call(__MembersOfFileManager.all, 25, (p0, b1), Swift.Never.self) {
      super.fileExists(atPath: p0, isDirectory: &b1.value)
    }
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: String, isDirectory p1: Bool) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 25, UnderstudyCore.Matcher<String>.equal(p0), UnderstudyCore.Matcher.__inout(UnderstudyCore.Matcher<Bool>.equal(p1)))
  }
  @_disfavoredOverload nonisolated func fileExists(atPath p0: UnderstudyCore.Matcher<String>, isDirectory p1: UnderstudyCore.Matcher<Bool>) -> UnderstudyCore.CallPattern<(String, UnderstudyCore.Inout<Bool>), Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 25, p0, UnderstudyCore.Matcher.__inout(p1))
  }
  override func isReadableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 26, p0, Swift.Never.self) {
      super.isReadableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isReadableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 26, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func isReadableFile(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 26, p0)
  }
  override func isWritableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 27, p0, Swift.Never.self) {
      super.isWritableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isWritableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 27, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func isWritableFile(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 27, p0)
  }
  override func isExecutableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 28, p0, Swift.Never.self) {
      super.isExecutableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isExecutableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 28, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func isExecutableFile(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 28, p0)
  }
  override func isDeletableFile(atPath p0: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 29, p0, Swift.Never.self) {
      super.isDeletableFile(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func isDeletableFile(atPath p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 29, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func isDeletableFile(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 29, p0)
  }
  override func contentsEqual(atPath p0: String, andPath p1: String) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 30, (p0, p1), Swift.Never.self) {
      super.contentsEqual(atPath: p0, andPath: p1)
    }
  }
  @_disfavoredOverload nonisolated func contentsEqual(atPath p0: String, andPath p1: String) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 30, UnderstudyCore.Matcher<String>.equal(p0), UnderstudyCore.Matcher<String>.equal(p1))
  }
  @_disfavoredOverload nonisolated func contentsEqual(atPath p0: UnderstudyCore.Matcher<String>, andPath p1: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 30, p0, p1)
  }
  override func contents(atPath p0: String) -> Data? {
    return self.mock.__call(__MembersOfFileManager.all, 31, p0, Swift.Never.self) {
      super.contents(atPath: p0)
    }
  }
  @_disfavoredOverload nonisolated func contents(atPath p0: String) -> UnderstudyCore.CallPattern<String, Data?, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 31, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @_disfavoredOverload nonisolated func contents(atPath p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, Data?, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 31, p0)
  }
  override func createFile(atPath p0: String, contents p1: Data?, attributes p2: [FileAttributeKey : Any]? = nil) -> Bool {
    return self.mock.__call(__MembersOfFileManager.all, 32, (p0, p1, p2), Swift.Never.self) {
      super.createFile(atPath: p0, contents: p1, attributes: p2)
    }
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: String, contents p1: Data?, attributes p2: [FileAttributeKey : Any]? = nil) -> UnderstudyCore.CallPattern<(String, Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 32, UnderstudyCore.Matcher<String>.equal(p0), UnderstudyCore.Matcher<Data?>.equal(p1), UnderstudyCore.Matcher<[FileAttributeKey : Any]?>.equal(p2))
  }
  @_disfavoredOverload nonisolated func createFile(atPath p0: UnderstudyCore.Matcher<String>, contents p1: UnderstudyCore.Matcher<Data?>, attributes p2: UnderstudyCore.Matcher<[FileAttributeKey : Any]?>) -> UnderstudyCore.CallPattern<(String, Data?, [FileAttributeKey : Any]?), Bool, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 32, p0, p1, p2)
  }
  override func string(withFileSystemRepresentation p0: UnsafePointer<CChar>, length p1: Int) -> String {
    return self.mock.__call(__MembersOfFileManager.all, 33, (p0, p1), Swift.Never.self) {
      super.string(withFileSystemRepresentation: p0, length: p1)
    }
  }
  @_disfavoredOverload nonisolated func string(withFileSystemRepresentation p0: UnsafePointer<CChar>, length p1: Int) -> UnderstudyCore.CallPattern<(UnsafePointer<CChar>, Int), String, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 33, UnderstudyCore.Matcher<UnsafePointer<CChar>>.equal(p0), UnderstudyCore.Matcher<Int>.equal(p1))
  }
  @_disfavoredOverload nonisolated func string(withFileSystemRepresentation p0: UnderstudyCore.Matcher<UnsafePointer<CChar>>, length p1: UnderstudyCore.Matcher<Int>) -> UnderstudyCore.CallPattern<(UnsafePointer<CChar>, Int), String, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 33, p0, p1)
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
        return try self.mock.__call(__MembersOfFileManager.all, 34, (p0, c1), (any Swift.Error).self) {
          try super.withFileSystemRepresentation(for: p0, c1)
        }
      }
    }, rescue: { throw $0 })
  }
  @_disfavoredOverload nonisolated func withFileSystemRepresentation<R>(for p0: String, _ p1: UnderstudyCore.Matcher<(UnsafePointer<CChar>?) throws -> R>) -> UnderstudyCore.CallPattern<(String, (UnsafePointer<CChar>?) throws -> R), R, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 34, UnderstudyCore.Matcher<String>.equal(p0), p1)
  }
  @_disfavoredOverload nonisolated func withFileSystemRepresentation<R>(for p0: UnderstudyCore.Matcher<String>, _ p1: UnderstudyCore.Matcher<(UnsafePointer<CChar>?) throws -> R>) -> UnderstudyCore.CallPattern<(String, (UnsafePointer<CChar>?) throws -> R), R, any Swift.Error> {
    self.mock.__pattern(__MembersOfFileManager.all, 34, p0, p1)
  }
  override var temporaryDirectory: URL {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 35, (), Swift.Never.self) {
        super.temporaryDirectory
      }
    }
  }
  @_disfavoredOverload nonisolated func getTemporaryDirectory() -> UnderstudyCore.CallPattern<Swift.Void, URL, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 35)
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) override var homeDirectoryForCurrentUser: URL {
    get {
      return self.mock.__call(__MembersOfFileManager.all, 36, (), Swift.Never.self) {
        super.homeDirectoryForCurrentUser
      }
    }
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_disfavoredOverload nonisolated func getHomeDirectoryForCurrentUser() -> UnderstudyCore.CallPattern<Swift.Void, URL, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 36)
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) override func homeDirectory(forUser p0: String) -> URL? {
    return self.mock.__call(__MembersOfFileManager.all, 37, p0, Swift.Never.self) {
      super.homeDirectory(forUser: p0)
    }
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_disfavoredOverload nonisolated func homeDirectory(forUser p0: String) -> UnderstudyCore.CallPattern<String, URL?, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 37, UnderstudyCore.Matcher<String>.equal(p0))
  }
  @available(iOS, unavailable) @available(watchOS, unavailable) @available(tvOS, unavailable) @_disfavoredOverload nonisolated func homeDirectory(forUser p0: UnderstudyCore.Matcher<String>) -> UnderstudyCore.CallPattern<String, URL?, Swift.Never> {
    self.mock.__pattern(__MembersOfFileManager.all, 37, p0)
  }
}
#endif
