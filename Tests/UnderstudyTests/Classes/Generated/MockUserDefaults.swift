// Made from UserDefaults.swift.txt: UPDATE_FIXTURES=1 swift test --filter MockGeneratorTests
// swift-format-ignore-file
#if os(Linux)
import Foundation
import FoundationNetworking
import Understudy

enum __MembersOfUserDefaults {
  nonisolated static let all = UnderstudyCore.__Members("UserDefaults", "static standard\nstatic resetStandardUserDefaults()\nobject(forKey:)\nset(_ value:forKey:)\nremoveObject(forKey:)\nstring(forKey:)\narray(forKey:)\ndictionary(forKey:)\ndata(forKey:)\nstringArray(forKey:)\ninteger(forKey:)\nfloat(forKey:)\ndouble(forKey:)\nbool(forKey:)\nurl(forKey:)\nset(_ value:forKey:)\nset(_ value:forKey:)\nset(_ value:forKey:)\nset(_ value:forKey:)\nset(_ url:forKey:)\nregister(defaults:)\naddSuite(named:)\nremoveSuite(named:)\ndictionaryRepresentation()\nvolatileDomainNames\nvolatileDomain(forName:)\nsetVolatileDomain(_ domain:forName:)\nremoveVolatileDomain(forName:)\npersistentDomain(forName:)\nsetPersistentDomain(_ domain:forName:)\nremovePersistentDomain(forName:)\nsynchronize()\nobjectIsForced(forKey:)\nobjectIsForced(forKey:inDomain:)\nstatic initialized(suiteName:)")
}
nonisolated protocol __PatternsOfUserDefaults {
  associatedtype __TypeOf_static_standard
  @_disfavoredOverload nonisolated static var standard: __TypeOf_static_standard { get }
  associatedtype __TypeOf_volatileDomainNames
  @_disfavoredOverload nonisolated var volatileDomainNames: __TypeOf_volatileDomainNames { get }
}
final class MockUserDefaults: UserDefaults, UnderstudyCore.Mockable, __PatternsOfUserDefaults, UnderstudyCore.__GeneratedMock {
  nonisolated var mock: UnderstudyCore.Mock {
    UnderstudyCore.Mock.__of(self, "MockUserDefaults")
  }
  init(
    _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice,
    fileID: Swift.StaticString = #fileID, filePath: Swift.StaticString = #filePath,
    line: Swift.Int = #line, column: Swift.Int = #column
  ) {
    super.init(suiteName: UnderstudyCore.__argument((String?).self, "UserDefaults.init(suiteName:)", fileID, filePath, line, column))!
    UnderstudyCore.Mock.__begin(self, "MockUserDefaults", name, strictness, fileID, filePath, line, column)
  }
  convenience init(
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(nil, strictness, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  override init?(suiteName p0: String?) {
    super.init(suiteName: p0)
    UnderstudyCore.Mock.__begin(self, "MockUserDefaults", nil, .nice, #fileID, #filePath, #line, #column)
    if let __type = UnderstudyCore.Mock.__initializers(of: MockUserDefaults.self) {
      let _: Swift.Void = __type.__call(__MembersOfUserDefaults.all, 34, p0, Swift.Never.self)
    }
  }
  @_disfavoredOverload convenience init?(suiteName p0: String?,
    _ name: Swift.String?, _ strictness: UnderstudyCore.Strictness = .nice, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(suiteName: p0)
    UnderstudyCore.Mock.__begin(self, "MockUserDefaults", name, strictness, fileID, filePath, line, column)
  }
  @_disfavoredOverload convenience init?(suiteName p0: String?,
    _ strictness: UnderstudyCore.Strictness, fileID: Swift.StaticString = #fileID,
    filePath: Swift.StaticString = #filePath, line: Swift.Int = #line,
    column: Swift.Int = #column
  ) {
    self.init(suiteName: p0)
    UnderstudyCore.Mock.__begin(self, "MockUserDefaults", nil, strictness, fileID, filePath, line, column)
  }
  @available(*, unavailable, message: "a mock of a class cannot be a spy: write stub(mock.member(...)).forwards() to run the code of 'UserDefaults', or partialMock(of: object, as: MockUserDefaults.self) to mock an existing object")
  convenience init(spying real: Any, _ name: Swift.String? = nil, _ strictness: UnderstudyCore.Strictness = .nice) { UnderstudyCore.__unavailable() }
  deinit {
    UnderstudyCore.Mock.__end(self)
  }
  override class var standard: UserDefaults {
    get {
      return UnderstudyCore.Mock.__static(MockUserDefaults.self).__call(__MembersOfUserDefaults.all, 0, (), Swift.Never.self) { () -> UserDefaults in
        super.standard
      }
    }
  }
  typealias __TypeOf_static_standard = UnderstudyCore.CallPattern<(), UserDefaults, Swift.Never>
  @_implements(__PatternsOfUserDefaults, standard) @_disfavoredOverload nonisolated static var __patternOf_static_standard: __TypeOf_static_standard {
    UnderstudyCore.Mock.__static(MockUserDefaults.self).__callPattern(__MembersOfUserDefaults.all, 0)
  }
  override class func resetStandardUserDefaults() {
    return UnderstudyCore.Mock.__static(MockUserDefaults.self).__call(__MembersOfUserDefaults.all, 1, (), Swift.Never.self) { () -> Swift.Void in
      super.resetStandardUserDefaults()
    }
  }
  @_disfavoredOverload nonisolated static func resetStandardUserDefaults() -> UnderstudyCore.CallPattern<(), (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockUserDefaults.self).__callPattern(__MembersOfUserDefaults.all, 1)
  }
  override func object(forKey p0: String) -> Any? {
    return self.mock.__call(__MembersOfUserDefaults.all, 2, p0, Swift.Never.self) { () -> Any? in
      super.object(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func object(forKey p0: String) -> UnderstudyCore.CallPattern<String, Any?, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 2, p0)
  }
  @_disfavoredOverload nonisolated func object(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Any?, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 2, p0)
  }
  override func set(_ p0: Any?, forKey p1: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 3, (p0, p1), Swift.Never.self) { () -> Swift.Void in
      super.set(p0, forKey: p1)
    }
  }
  @_disfavoredOverload nonisolated func set(_ p0: Any?, forKey p1: String) -> UnderstudyCore.CallPattern<(Any?, String), (), Swift.Never> {
    self.__patternVV(__MembersOfUserDefaults.all, 3, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<Any?>, forKey p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Any?, String), (), Swift.Never> {
    self.__patternMV(__MembersOfUserDefaults.all, 3, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: Any?, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Any?, String), (), Swift.Never> {
    self.__patternVM(__MembersOfUserDefaults.all, 3, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<Any?>, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Any?, String), (), Swift.Never> {
    self.__patternMM(__MembersOfUserDefaults.all, 3, p0, p1)
  }
  override func removeObject(forKey p0: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 4, p0, Swift.Never.self) { () -> Swift.Void in
      super.removeObject(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func removeObject(forKey p0: String) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 4, p0)
  }
  @_disfavoredOverload nonisolated func removeObject(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 4, p0)
  }
  override func string(forKey p0: String) -> String? {
    return self.mock.__call(__MembersOfUserDefaults.all, 5, p0, Swift.Never.self) { () -> String? in
      super.string(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func string(forKey p0: String) -> UnderstudyCore.CallPattern<String, String?, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 5, p0)
  }
  @_disfavoredOverload nonisolated func string(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, String?, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 5, p0)
  }
  override func array(forKey p0: String) -> [Any]? {
    return self.mock.__call(__MembersOfUserDefaults.all, 6, p0, Swift.Never.self) { () -> [Any]? in
      super.array(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func array(forKey p0: String) -> UnderstudyCore.CallPattern<String, [Any]?, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 6, p0)
  }
  @_disfavoredOverload nonisolated func array(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [Any]?, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 6, p0)
  }
  override func dictionary(forKey p0: String) -> [String : Any]? {
    return self.mock.__call(__MembersOfUserDefaults.all, 7, p0, Swift.Never.self) { () -> [String : Any]? in
      super.dictionary(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func dictionary(forKey p0: String) -> UnderstudyCore.CallPattern<String, [String : Any]?, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 7, p0)
  }
  @_disfavoredOverload nonisolated func dictionary(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [String : Any]?, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 7, p0)
  }
  override func data(forKey p0: String) -> Data? {
    return self.mock.__call(__MembersOfUserDefaults.all, 8, p0, Swift.Never.self) { () -> Data? in
      super.data(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func data(forKey p0: String) -> UnderstudyCore.CallPattern<String, Data?, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 8, p0)
  }
  @_disfavoredOverload nonisolated func data(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Data?, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 8, p0)
  }
  override func stringArray(forKey p0: String) -> [String]? {
    return self.mock.__call(__MembersOfUserDefaults.all, 9, p0, Swift.Never.self) { () -> [String]? in
      super.stringArray(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func stringArray(forKey p0: String) -> UnderstudyCore.CallPattern<String, [String]?, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 9, p0)
  }
  @_disfavoredOverload nonisolated func stringArray(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [String]?, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 9, p0)
  }
  override func integer(forKey p0: String) -> Int {
    return self.mock.__call(__MembersOfUserDefaults.all, 10, p0, Swift.Never.self) { () -> Int in
      super.integer(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func integer(forKey p0: String) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 10, p0)
  }
  @_disfavoredOverload nonisolated func integer(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Int, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 10, p0)
  }
  override func float(forKey p0: String) -> Float {
    return self.mock.__call(__MembersOfUserDefaults.all, 11, p0, Swift.Never.self) { () -> Float in
      super.float(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func float(forKey p0: String) -> UnderstudyCore.CallPattern<String, Float, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 11, p0)
  }
  @_disfavoredOverload nonisolated func float(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Float, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 11, p0)
  }
  override func double(forKey p0: String) -> Double {
    return self.mock.__call(__MembersOfUserDefaults.all, 12, p0, Swift.Never.self) { () -> Double in
      super.double(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func double(forKey p0: String) -> UnderstudyCore.CallPattern<String, Double, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 12, p0)
  }
  @_disfavoredOverload nonisolated func double(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Double, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 12, p0)
  }
  override func bool(forKey p0: String) -> Bool {
    return self.mock.__call(__MembersOfUserDefaults.all, 13, p0, Swift.Never.self) { () -> Bool in
      super.bool(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func bool(forKey p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 13, p0)
  }
  @_disfavoredOverload nonisolated func bool(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 13, p0)
  }
  override func url(forKey p0: String) -> URL? {
    return self.mock.__call(__MembersOfUserDefaults.all, 14, p0, Swift.Never.self) { () -> URL? in
      super.url(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func url(forKey p0: String) -> UnderstudyCore.CallPattern<String, URL?, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 14, p0)
  }
  @_disfavoredOverload nonisolated func url(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, URL?, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 14, p0)
  }
  override func set(_ p0: Int, forKey p1: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 15, (p0, p1), Swift.Never.self) { () -> Swift.Void in
      super.set(p0, forKey: p1)
    }
  }
  @_disfavoredOverload nonisolated func set(_ p0: Int, forKey p1: String) -> UnderstudyCore.CallPattern<(Int, String), (), Swift.Never> {
    self.__patternVV(__MembersOfUserDefaults.all, 15, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<Int>, forKey p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Int, String), (), Swift.Never> {
    self.__patternMV(__MembersOfUserDefaults.all, 15, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: Int, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Int, String), (), Swift.Never> {
    self.__patternVM(__MembersOfUserDefaults.all, 15, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<Int>, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Int, String), (), Swift.Never> {
    self.__patternMM(__MembersOfUserDefaults.all, 15, p0, p1)
  }
  override func set(_ p0: Float, forKey p1: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 16, (p0, p1), Swift.Never.self) { () -> Swift.Void in
      super.set(p0, forKey: p1)
    }
  }
  @_disfavoredOverload nonisolated func set(_ p0: Float, forKey p1: String) -> UnderstudyCore.CallPattern<(Float, String), (), Swift.Never> {
    self.__patternVV(__MembersOfUserDefaults.all, 16, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<Float>, forKey p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Float, String), (), Swift.Never> {
    self.__patternMV(__MembersOfUserDefaults.all, 16, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: Float, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Float, String), (), Swift.Never> {
    self.__patternVM(__MembersOfUserDefaults.all, 16, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<Float>, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Float, String), (), Swift.Never> {
    self.__patternMM(__MembersOfUserDefaults.all, 16, p0, p1)
  }
  override func set(_ p0: Double, forKey p1: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 17, (p0, p1), Swift.Never.self) { () -> Swift.Void in
      super.set(p0, forKey: p1)
    }
  }
  @_disfavoredOverload nonisolated func set(_ p0: Double, forKey p1: String) -> UnderstudyCore.CallPattern<(Double, String), (), Swift.Never> {
    self.__patternVV(__MembersOfUserDefaults.all, 17, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<Double>, forKey p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Double, String), (), Swift.Never> {
    self.__patternMV(__MembersOfUserDefaults.all, 17, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: Double, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Double, String), (), Swift.Never> {
    self.__patternVM(__MembersOfUserDefaults.all, 17, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<Double>, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Double, String), (), Swift.Never> {
    self.__patternMM(__MembersOfUserDefaults.all, 17, p0, p1)
  }
  override func set(_ p0: Bool, forKey p1: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 18, (p0, p1), Swift.Never.self) { () -> Swift.Void in
      super.set(p0, forKey: p1)
    }
  }
  @_disfavoredOverload nonisolated func set(_ p0: Bool, forKey p1: String) -> UnderstudyCore.CallPattern<(Bool, String), (), Swift.Never> {
    self.__patternVV(__MembersOfUserDefaults.all, 18, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<Bool>, forKey p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Bool, String), (), Swift.Never> {
    self.__patternMV(__MembersOfUserDefaults.all, 18, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: Bool, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Bool, String), (), Swift.Never> {
    self.__patternVM(__MembersOfUserDefaults.all, 18, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<Bool>, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(Bool, String), (), Swift.Never> {
    self.__patternMM(__MembersOfUserDefaults.all, 18, p0, p1)
  }
  override func set(_ p0: URL?, forKey p1: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 19, (p0, p1), Swift.Never.self) { () -> Swift.Void in
      super.set(p0, forKey: p1)
    }
  }
  @_disfavoredOverload nonisolated func set(_ p0: URL?, forKey p1: String) -> UnderstudyCore.CallPattern<(URL?, String), (), Swift.Never> {
    self.__patternVV(__MembersOfUserDefaults.all, 19, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<URL?>, forKey p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL?, String), (), Swift.Never> {
    self.__patternMV(__MembersOfUserDefaults.all, 19, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: URL?, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL?, String), (), Swift.Never> {
    self.__patternVM(__MembersOfUserDefaults.all, 19, p0, p1)
  }
  @_disfavoredOverload nonisolated func set(_ p0: UnderstudyCore.Matcher<URL?>, forKey p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(URL?, String), (), Swift.Never> {
    self.__patternMM(__MembersOfUserDefaults.all, 19, p0, p1)
  }
  override func register(defaults p0: [String : Any]) {
    return self.mock.__call(__MembersOfUserDefaults.all, 20, p0, Swift.Never.self) { () -> Swift.Void in
      super.register(defaults: p0)
    }
  }
  @_disfavoredOverload nonisolated func register(defaults p0: [String : Any]) -> UnderstudyCore.CallPattern<[String : Any], (), Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 20, p0)
  }
  @_disfavoredOverload nonisolated func register(defaults p0: UnderstudyCore.Matcher<[String : Any]>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<[String : Any], (), Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 20, p0)
  }
  override func addSuite(named p0: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 21, p0, Swift.Never.self) { () -> Swift.Void in
      super.addSuite(named: p0)
    }
  }
  @_disfavoredOverload nonisolated func addSuite(named p0: String) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 21, p0)
  }
  @_disfavoredOverload nonisolated func addSuite(named p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 21, p0)
  }
  override func removeSuite(named p0: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 22, p0, Swift.Never.self) { () -> Swift.Void in
      super.removeSuite(named: p0)
    }
  }
  @_disfavoredOverload nonisolated func removeSuite(named p0: String) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 22, p0)
  }
  @_disfavoredOverload nonisolated func removeSuite(named p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 22, p0)
  }
  override func dictionaryRepresentation() -> [String : Any] {
    return self.mock.__call(__MembersOfUserDefaults.all, 23, (), Swift.Never.self) { () -> [String : Any] in
      super.dictionaryRepresentation()
    }
  }
  @_disfavoredOverload nonisolated func dictionaryRepresentation() -> UnderstudyCore.CallPattern<(), [String : Any], Swift.Never> {
    self.__pattern(__MembersOfUserDefaults.all, 23)
  }
  override var volatileDomainNames: [String] {
    get {
      return self.mock.__call(__MembersOfUserDefaults.all, 24, (), Swift.Never.self) { () -> [String] in
        super.volatileDomainNames
      }
    }
  }
  typealias __TypeOf_volatileDomainNames = UnderstudyCore.CallPattern<(), [String], Swift.Never>
  @_implements(__PatternsOfUserDefaults, volatileDomainNames) @_disfavoredOverload nonisolated var __patternOf_volatileDomainNames: __TypeOf_volatileDomainNames {
    self.__pattern(__MembersOfUserDefaults.all, 24)
  }
  override func volatileDomain(forName p0: String) -> [String : Any] {
    return self.mock.__call(__MembersOfUserDefaults.all, 25, p0, Swift.Never.self) { () -> [String : Any] in
      super.volatileDomain(forName: p0)
    }
  }
  @_disfavoredOverload nonisolated func volatileDomain(forName p0: String) -> UnderstudyCore.CallPattern<String, [String : Any], Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 25, p0)
  }
  @_disfavoredOverload nonisolated func volatileDomain(forName p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [String : Any], Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 25, p0)
  }
  override func setVolatileDomain(_ p0: [String : Any], forName p1: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 26, (p0, p1), Swift.Never.self) { () -> Swift.Void in
      super.setVolatileDomain(p0, forName: p1)
    }
  }
  @_disfavoredOverload nonisolated func setVolatileDomain(_ p0: [String : Any], forName p1: String) -> UnderstudyCore.CallPattern<([String : Any], String), (), Swift.Never> {
    self.__patternVV(__MembersOfUserDefaults.all, 26, p0, p1)
  }
  @_disfavoredOverload nonisolated func setVolatileDomain(_ p0: UnderstudyCore.Matcher<[String : Any]>, forName p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([String : Any], String), (), Swift.Never> {
    self.__patternMV(__MembersOfUserDefaults.all, 26, p0, p1)
  }
  @_disfavoredOverload nonisolated func setVolatileDomain(_ p0: [String : Any], forName p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([String : Any], String), (), Swift.Never> {
    self.__patternVM(__MembersOfUserDefaults.all, 26, p0, p1)
  }
  @_disfavoredOverload nonisolated func setVolatileDomain(_ p0: UnderstudyCore.Matcher<[String : Any]>, forName p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([String : Any], String), (), Swift.Never> {
    self.__patternMM(__MembersOfUserDefaults.all, 26, p0, p1)
  }
  override func removeVolatileDomain(forName p0: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 27, p0, Swift.Never.self) { () -> Swift.Void in
      super.removeVolatileDomain(forName: p0)
    }
  }
  @_disfavoredOverload nonisolated func removeVolatileDomain(forName p0: String) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 27, p0)
  }
  @_disfavoredOverload nonisolated func removeVolatileDomain(forName p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 27, p0)
  }
  override func persistentDomain(forName p0: String) -> [String : Any]? {
    return self.mock.__call(__MembersOfUserDefaults.all, 28, p0, Swift.Never.self) { () -> [String : Any]? in
      super.persistentDomain(forName: p0)
    }
  }
  @_disfavoredOverload nonisolated func persistentDomain(forName p0: String) -> UnderstudyCore.CallPattern<String, [String : Any]?, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 28, p0)
  }
  @_disfavoredOverload nonisolated func persistentDomain(forName p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, [String : Any]?, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 28, p0)
  }
  override func setPersistentDomain(_ p0: [String : Any], forName p1: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 29, (p0, p1), Swift.Never.self) { () -> Swift.Void in
      super.setPersistentDomain(p0, forName: p1)
    }
  }
  @_disfavoredOverload nonisolated func setPersistentDomain(_ p0: [String : Any], forName p1: String) -> UnderstudyCore.CallPattern<([String : Any], String), (), Swift.Never> {
    self.__patternVV(__MembersOfUserDefaults.all, 29, p0, p1)
  }
  @_disfavoredOverload nonisolated func setPersistentDomain(_ p0: UnderstudyCore.Matcher<[String : Any]>, forName p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([String : Any], String), (), Swift.Never> {
    self.__patternMV(__MembersOfUserDefaults.all, 29, p0, p1)
  }
  @_disfavoredOverload nonisolated func setPersistentDomain(_ p0: [String : Any], forName p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([String : Any], String), (), Swift.Never> {
    self.__patternVM(__MembersOfUserDefaults.all, 29, p0, p1)
  }
  @_disfavoredOverload nonisolated func setPersistentDomain(_ p0: UnderstudyCore.Matcher<[String : Any]>, forName p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<([String : Any], String), (), Swift.Never> {
    self.__patternMM(__MembersOfUserDefaults.all, 29, p0, p1)
  }
  override func removePersistentDomain(forName p0: String) {
    return self.mock.__call(__MembersOfUserDefaults.all, 30, p0, Swift.Never.self) { () -> Swift.Void in
      super.removePersistentDomain(forName: p0)
    }
  }
  @_disfavoredOverload nonisolated func removePersistentDomain(forName p0: String) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 30, p0)
  }
  @_disfavoredOverload nonisolated func removePersistentDomain(forName p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, (), Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 30, p0)
  }
  @discardableResult override func synchronize() -> Bool {
    return self.mock.__call(__MembersOfUserDefaults.all, 31, (), Swift.Never.self) { () -> Bool in
      super.synchronize()
    }
  }
  @_disfavoredOverload nonisolated func synchronize() -> UnderstudyCore.CallPattern<(), Bool, Swift.Never> {
    self.__pattern(__MembersOfUserDefaults.all, 31)
  }
  override func objectIsForced(forKey p0: String) -> Bool {
    return self.mock.__call(__MembersOfUserDefaults.all, 32, p0, Swift.Never.self) { () -> Bool in
      super.objectIsForced(forKey: p0)
    }
  }
  @_disfavoredOverload nonisolated func objectIsForced(forKey p0: String) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternV(__MembersOfUserDefaults.all, 32, p0)
  }
  @_disfavoredOverload nonisolated func objectIsForced(forKey p0: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String, Bool, Swift.Never> {
    self.__patternM(__MembersOfUserDefaults.all, 32, p0)
  }
  override func objectIsForced(forKey p0: String, inDomain p1: String) -> Bool {
    return self.mock.__call(__MembersOfUserDefaults.all, 33, (p0, p1), Swift.Never.self) { () -> Bool in
      super.objectIsForced(forKey: p0, inDomain: p1)
    }
  }
  @_disfavoredOverload nonisolated func objectIsForced(forKey p0: String, inDomain p1: String) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternVV(__MembersOfUserDefaults.all, 33, p0, p1)
  }
  @_disfavoredOverload nonisolated func objectIsForced(forKey p0: UnderstudyCore.Matcher<String>, inDomain p1: String, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternMV(__MembersOfUserDefaults.all, 33, p0, p1)
  }
  @_disfavoredOverload nonisolated func objectIsForced(forKey p0: String, inDomain p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternVM(__MembersOfUserDefaults.all, 33, p0, p1)
  }
  @_disfavoredOverload nonisolated func objectIsForced(forKey p0: UnderstudyCore.Matcher<String>, inDomain p1: UnderstudyCore.Matcher<String>, __m _: UnderstudyCore.__M = nil, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<(String, String), Bool, Swift.Never> {
    self.__patternMM(__MembersOfUserDefaults.all, 33, p0, p1)
  }
  @_disfavoredOverload nonisolated static func initialized(suiteName p0: String?) -> UnderstudyCore.CallPattern<String?, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockUserDefaults.self).__callPattern(__MembersOfUserDefaults.all, 34, .value(p0))
  }
  @_disfavoredOverload nonisolated static func initialized(suiteName p0: UnderstudyCore.Matcher<String?>, __m _: UnderstudyCore.__M = nil) -> UnderstudyCore.CallPattern<String?, (), Swift.Never> {
    UnderstudyCore.Mock.__static(MockUserDefaults.self).__callPattern(__MembersOfUserDefaults.all, 34, .matcher(p0))
  }
}
#endif
