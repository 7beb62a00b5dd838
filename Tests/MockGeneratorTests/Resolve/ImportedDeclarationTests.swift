import MockGenerator
import Testing

/// The texts are what `swift-synthesize-interface` prints of headers for an Apple target.
@Suite("Declarations of Objective-C headers")
struct ImportedDeclarationTests {
  /// A module of headers.
  private let kit: SourceModule = {
    var kit = SourceModule.compiled(
      "Kit",
      """
      open class NSObject : NSObjectProtocol {
          public init()
      }
      extension NSObject {
          open func value(forKey key: String) -> Any?
      }
      public protocol NSCoding {
          init?(coder: NSCoder)
      }
      public protocol NSSecureCoding : NSCoding {
      }
      open class NSCoder : NSObject {
      }
      open class Session : NSObject {
          public /*not inherited*/ init(configuration: String)
          public init()
          open func reset(completionHandler: @escaping @Sendable () -> Void)
          open func reset() async
          open func getTasks(completionHandler: @escaping @Sendable (String) -> Void)
          open var tasks: String { get async }
      }
      @available(macOS 12, *)
      extension Session {
          open var pending: Int { get }
          open class func forget()
          public func late()
      }
      open class View : NSObject, NSCoding {
          public init(frame: Int)
          public init?(coder: NSCoder)
          open func layout()
      }
      open class Button : View {
          open var title: String
      }
      open class Place : NSObject, NSSecureCoding {
          public init(latitude: Double)
      }
      open class Queue<Element> : NSObject where Element : AnyObject {
          open func add(_ element: Element)
      }
      public protocol Delegate : NSObjectProtocol {
          func moved()
          optional func stopped()
          optional func load(completionHandler: @escaping (Int) -> Void)
          optional func load() async -> Int
      }
      open class Native {
          open func load() async
      }
      extension Native {
          open func added()
      }
      """)
    kit.importedTypes = [
      "NSObject", "NSCoding", "NSSecureCoding", "NSCoder", "Session", "View", "Button", "Place",
      "Queue", "Delegate",
    ]
    return kit
  }()

  /// Returns the mocks that tests use.
  private func made(_ tests: String, shop: String = "") -> GeneratedMocks {
    GeneratedMocks(
      .tests("import Kit\n@testable import Shop\n" + tests), kit,
      .testable("Shop", "import Kit\n" + shop))
  }

  @Test("the open members of categories are overridden, with the availability of the category")
  func categories() {
    let text = made("let s = MockSession.self").files.map(\.text).joined()
    #expect(text.contains("@available(macOS 12, *) override var pending: Int {"))
    #expect(text.contains("@available(macOS 12, *) override class func forget() {"))
    #expect(text.contains("'late()' is not mocked: Swift cannot override members of extensions"))
    #expect(!text.contains("value(forKey"))
  }

  @Test("the members of NSObject's categories are not overridden, even in a mock of NSObject")
  func categoriesOfObjects() {
    let text = made("let o = MockNSObject.self").files.map(\.text).joined()
    #expect(text.contains("class MockNSObject"))
    #expect(!text.contains("override func value(forKey"))
  }

  @Test("a factory is not overridden, and the mock says so")
  func factories() {
    let text = made("let s = MockSession.self").files.map(\.text).joined()
    #expect(!text.contains("override init(configuration"))
    #expect(text.contains("'init(configuration:)' is not mocked: it is a class method"))
  }

  @Test("an asynchronous member that Swift makes from another one is not overridden")
  func asynchronousTwins() {
    let text = made("let s = MockSession.self").files.map(\.text).joined()
    #expect(text.contains("override func reset(completionHandler"))
    #expect(!text.contains("func reset() async"))
    #expect(!text.contains("override var tasks"))
    #expect(text.contains("'reset()' is not mocked: Swift makes it from the method"))
    #expect(text.contains("'tasks' is not mocked: Swift makes it from the method"))
  }

  @Test(
    "an initializer that a protocol requires is required, even if a class inherits it",
    arguments: [
      ("MockView", ""), ("MockPanel", "class Panel: View {}"),
      ("MockPanel", "class Panel: View { var width = 1; func open() {} }"),
    ])
  func requiredInitializers(mock: String, shop: String) {
    let text = made("let v = \(mock).self", shop: shop).files.map(\.text).joined()
    #expect(text.contains("required init?(coder p0: NSCoder) {"))
    #expect(text.contains("override init(frame p0: Int) {"))
    #expect(!text.contains("override init?(coder"))
  }

  @Test("a mock of a class that inherits its initializers inherits the required ones too")
  func inheritedInitializers() {
    let text = made("let b = MockButton.self").files.map(\.text).joined()
    #expect(!text.contains("init?(coder"))
    #expect(!text.contains("init(frame"))
  }

  @Test("a protocol in Swift that inherits one of a header has its members in the class")
  func refiningProtocol() {
    let text = made(
      "let s = MockSorted.self",
      shop: "protocol Own: Delegate { var own: Int { get } }\nprotocol Sorted: Own {}"
    ).files.map(\.text).joined()
    #expect(text.contains("class MockSorted: Foundation.NSObject, Sorted"))
    #expect(!text.contains("extension Own"))
    #expect(text.contains("func moved() {"))
    #expect(text.contains("var own: Int {"))
  }

  @Test("a required initializer that the header does not repeat is in the mock")
  func unseenRequiredInitializer() {
    let text = made("let p = MockPlace.self").files.map(\.text).joined()
    #expect(text.contains("required convenience init?(coder p0: NSCoder) {"))
    #expect(text.contains("override init(latitude p0: Double) {"))
  }

  @Test("a protocol of a header is for Objective-C: the members are in the class")
  func protocols() {
    let made = made("let d = (MockDelegate.self, MockOwn.self)", shop: "protocol Own: Delegate {}")
    #expect(made.messages == [])
    let text = made.files.map(\.text).joined()
    #expect(text.contains("class MockDelegate: Foundation.NSObject, Delegate"))
    #expect(text.contains("class MockOwn: Foundation.NSObject, Own"))
    #expect(!text.contains("extension Delegate"))
    #expect(text.contains("func stopped() {"))
    #expect(text.contains("func load(completionHandler"))
    #expect(!text.contains("func load() async"))
  }

  @Test("a generic class of a header is refused")
  func genericClass() {
    let made = made("let q = MockQueue.self")
    #expect(made.mocks == [])
    #expect(made.messages.count == 1)
    #expect(
      made.messages.first?.contains("'Queue' cannot be mocked: it is a generic class") == true)
  }

  @Test("a class in Swift keeps its asynchronous members, and its extensions are not overridden")
  func nativeClass() {
    let text = made("let n = MockNative.self").files.map(\.text).joined()
    #expect(text.contains("override func load() async"))
    #expect(text.contains("'added()' is not mocked: Swift cannot override members of extensions"))
  }

  @Test("an initializer whose default arguments make it another one is called with all arguments")
  func ambiguousDefaults() {
    let text = GeneratedMocks(
      .tests("@testable import Shop\nlet r = MockRequest.self"),
      .testable(
        "Shop",
        """
        class Request {
          init(path: String, options: Int = 0) {}
          convenience init(path: String) { self.init(path: path, options: 1) }
        }
        """)
    ).files.map(\.text).joined()
    #expect(
      text.contains("\"Request.init(path:options:)\", fileID, filePath, line, column), options:"))
  }
}
