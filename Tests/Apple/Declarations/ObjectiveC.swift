// What the runtime of Objective-C sees: protocols with optional members, selectors, observed and
// dynamic properties, errors by reference, blocks, and subclasses of `NSObject`.

import Foundation

// @Mockable
@objc protocol Listener {
  @objc(didChangeValue:) optional func changed(_ value: Int)
  @objc optional func finished(_ error: NSError?)
  @objc optional var priority: Int { get }
  @objc optional var label: String? { get set }
  var name: String { get }
  var isActive: Bool { @objc(isActive) get @objc(setActive:) set }
  func update(_ items: [String: Any], completion: @escaping (Bool, (any Error)?) -> Void)
}

// @Mockable
@objc(APPDownloading) protocol Downloading: NSObjectProtocol {
  @objc(downloadPath:error:) func download(_ path: String) throws -> NSNumber
  @objc(removeItemAtPath:error:) func remove(_ path: String) throws
  func check(_ path: String, error: NSErrorPointer) -> Bool
  func fetch(_ path: String) async throws -> String
  @objc static var shared: any Downloading { get }
  static func make(_ name: String) -> any Downloading
  subscript(index: Int) -> NSString { get }
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  func pause(_ path: String)
}

// @Mockable
@objc protocol Blocks {
  func each(_ body: @convention(block) (Int, UnsafeMutablePointer<ObjCBool>) -> Void)
  func keep(_ body: @escaping @convention(block) (NSString) -> Bool)
  var handler: (@convention(block) (Int) -> Void)? { get set }
  func make() -> @convention(block) (Int) -> Int
  func perform(_ selector: Selector, with object: Any?)
  func type() -> AnyClass
  func identifier(_ object: AnyObject) -> ObjectIdentifierBox
}

@objc final class ObjectIdentifierBox: NSObject {}

// The attribute sees no requirements of inherited protocols; only the plug-in makes this mock.
@objc protocol RefinedListener: Listener {
  func refined()
}

// @Mockable
protocol SwiftDelegate: AnyObject {
  func didFinish(_ task: URLSessionTask, with error: (any Error)?)
  var owner: NSObject? { get }
}

// @Mockable
class Account: NSObject {
  weak var delegate: (any SwiftDelegate)?
  @objc dynamic var balance = 0
  @objc dynamic private(set) var history: [Int] = []
  @objc dynamic func deposit(_ amount: Int) { balance += amount }
  @objc(withdrawAmount:error:) func withdraw(_ amount: Int) throws {}
  @objc class func keyPathsForValuesAffectingTotal() -> Set<String> { ["balance"] }
  @objc var total: Int { balance }
  let identifier: UUID
  init(identifier: UUID) {
    self.identifier = identifier
    super.init()
  }
  override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
}

// @Mockable
@objcMembers class Profile: NSObject {
  var name = ""
  dynamic var age: Int = 0
  func rename(_ name: String) { self.name = name }
  func load(completion: @escaping (String?, (any Error)?) -> Void) {}
  @nonobjc func swiftOnly(_ pair: (Int, String)) {}
  override init() { super.init() }
}

// @Mockable
class Draft: NSObject, NSCopying {
  var text: String
  init(text: String) { self.text = text }
  func copy(with zone: NSZone? = nil) -> Any { Draft(text: text) }
}

// @Mockable
class Archive: NSObject, NSSecureCoding {
  class var supportsSecureCoding: Bool { true }
  var title: String
  init(title: String) { self.title = title }
  required init?(coder: NSCoder) { title = "" }
  func encode(with coder: NSCoder) { coder.encode(title, forKey: "title") }
}

// @Mockable
class Downloader: NSObject, URLSessionTaskDelegate, @unchecked Sendable {
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  func download(_ url: URL) async throws -> Data { Data() }
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

extension Account {
  @objc func close() {}
}
