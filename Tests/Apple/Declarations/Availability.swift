// Types that only newer systems have at run time, at every place of a requirement. A mock passes them
// to the runtime as generic arguments, which needs a newer system than the declaration does.

enum Failure: Error { case refused }

protocol Source<Item> {
  associatedtype Item
  func next() -> Item
}

struct Token: ~Copyable {}

struct Wrapper<Value: ~Copyable> {}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
struct Row<each Column> {}

typealias Throwing = (Int) throws(Failure) -> Void
typealias Numbers = any Source<Int>

// The attribute does not see what the aliases stand for; only the plug-in makes this mock.
protocol Aliases {
  func escaping(_ handler: @escaping Throwing)
  func result() -> Numbers
  var numbers: Numbers { get set }
  func plain() -> Int
}

// @Mockable
protocol ThrowingFunctions {
  init(_ handler: @escaping (Int) throws(Failure) -> Void)
  func escaping(_ handler: @escaping (Int) throws(Failure) -> Void)
  func nonEscaping(_ handler: (Int) throws(Failure) -> Void) -> Int
  func rethrowing(_ handler: (Int) throws -> Void, _ other: () throws(Failure) -> Void) rethrows
  func optional(_ handler: ((Int) throws(Failure) -> Void)?)
  func inside(_ handler: @escaping (@escaping (Int) throws(Failure) -> Void) -> Void)
  func returned(by handler: @escaping () -> (Int) throws(Failure) -> Void)
  func result() -> (Int) throws(Failure) -> Void
  func optionalResult() -> ((Int) throws(Failure) -> Void)?
  func changing(_ handler: inout (Int) throws(Failure) -> Void)
  func lazy(_ value: @autoclosure () throws(Failure) -> Int)
  func generic<E: Error>(_ handler: () throws(E) -> Void) throws(E)
  func asynchronous(_ handler: @escaping (Int) async throws(Failure) -> Void) async throws(Failure)
    -> Int
  func nextTo(_ number: Int, _ text: String, _ handler: @escaping (Int) throws(Failure) -> Void)
  static func ofType(_ handler: @escaping (Int) throws(Failure) -> Void)
  var property: (Int) throws(Failure) -> Void { get }
  var settable: ((Int) throws(Failure) -> Void)? { get set }
  static var ofType: (Int) throws(Failure) -> Void { get set }
  subscript(index: Int) -> (Int) throws(Failure) -> Void { get set }
  subscript(handler: @escaping (Int) throws(Failure) -> Void) -> Int { get }
  func plain(_ number: Int) -> String
}

// The error of the requirement itself needs no newer system.
// @Mockable
protocol ThrowingRequirements {
  init(_ number: Int) throws(Failure)
  func method(_ number: Int) throws(Failure) -> String
  func later() async throws(Failure)
  func generic<E: Error>(_ type: E.Type) throws(E)
  var property: Int { get throws(Failure) }
  var asynchronous: Int { get async throws(Failure) }
  subscript(index: Int) -> String { get throws(Failure) }
  func any(_ handler: @escaping () throws(any Error) -> Void)
  func never(_ handler: @escaping () throws(Never) -> Void)
}

// @Mockable
protocol IsolatedFunctions {
  func escaping(_ handler: @escaping @isolated(any) () -> Void)
  func nonEscaping(_ handler: @isolated(any) () async -> Void)
  func sending(_ handler: sending @escaping @isolated(any) () async throws -> Int) async
  var property: (@isolated(any) @Sendable () -> Void)? { get set }
}

// @Mockable
protocol ConstrainedExistentials {
  func parameter(_ source: any Source<Int>)
  func result() -> any Source<Int>
  func optional(_ source: (any Source<Int>)?) -> (any Source<String>)?
  func closure(_ handler: @escaping (any Source<Int>) -> Void)
  func nonEscaping(_ handler: (any Source<Int>) -> any Source<Int>)
  func changing(_ source: inout any Source<Int>)
  func asynchronous(_ source: any Source<Int>) async throws -> any Source<Int>
  var property: any Source<Int> { get }
  var settable: any Source<Int> { get set }
  subscript(index: Int) -> any Source<Int> { get set }
  func opaque(_ source: some Source<Int>) -> Int
  func unconstrained(_ source: any Source) -> any Source
  func plain(_ number: Int) -> String
}

// A mock of it can be a spy on newer systems only.
// @Mockable
protocol Store<Element>: AnyObject {
  associatedtype Element: Hashable
  var elements: [Element] { get set }
  var first: Element? { get }
  func insert(_ element: Element) throws
  func remove(_ element: Element) async throws(Failure) -> Bool
  func visit(_ body: (Element) throws -> Void) rethrows
  func filter(_ isIncluded: (Element) throws(Failure) -> Bool) throws(Failure) -> [Element]
  subscript(element: Element) -> Int { get set }
  static func make() -> Self
}

// @Mockable
protocol ValueStore<Key, Value>: Sendable {
  associatedtype Key: Sendable
  associatedtype Value: Sendable
  var count: Int { get }
  mutating func set(_ value: Value, for key: Key)
  func value(for key: Key) async -> Value?
  @MainActor func refresh(_ update: @MainActor (Key) async -> Void) async
}

// @Mockable
protocol Loading<Item>: Actor {
  associatedtype Item: Sendable
  var current: Item { get }
  func load() async throws -> Item
  func replace(_ item: Item)
}

// Requirements whose own availability is that of their types.
// @Mockable
protocol Dated {
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  func wait(for duration: Duration) -> Duration
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  var timeout: Duration { get set }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  func sleep<C: Clock>(on clock: C) async throws where C.Duration == Duration
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  func match(_ expression: Regex<Substring>) -> [any Source<Int>]
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  func add(_ row: Row<Int, String>) -> Row<Int>
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func handlers(_ handlers: [(Int) throws(Failure) -> Void]) -> [String: () throws(Failure) -> Void]
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  func tooOld(_ handler: @escaping (Int) throws(Failure) -> Void)
  @available(macOS 15, *)
  func elsewhere(_ handler: @escaping (Int) throws(Failure) -> Void)
  @available(iOS, introduced: 18)
  @available(macOS, introduced: 15.0)
  func longForm(_ handler: @escaping (Int) throws(Failure) -> Void)
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  func vector(_ vector: InlineArray<3, Int>) -> InlineArray<3, Int>
  @available(*, deprecated, message: "call plain")
  func old()
  func plain() -> Int
}

// @Mockable
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
protocol Timer<Instant> {
  associatedtype Instant
  var timeout: Duration { get set }
  func schedule(after duration: Duration, _ action: @escaping () throws(Failure) -> Void)
  func instants() -> [any Source<Instant>]
}

// @Mockable
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
protocol Modern<Value> {
  associatedtype Value
  func perform(_ handlers: [() throws(Failure) -> Void]) -> Value
  func perform(_ handler: () throws(Failure) -> Void) throws(Failure)
  var source: any Source<Value> { get }
}

// @Mockable
protocol Packs {
  func take<each Value>(_ values: repeat each Value)
  func map<each Value>(_ values: repeat each Value) -> (repeat each Value)
  func check<each Value: Equatable>(_ values: repeat each Value) async throws -> Bool
}

// @Mockable(noncopyable: Token.self)
protocol Noncopyable {
  func borrow(_ token: borrowing Token) -> Int
  func consume(_ token: consuming Token)
  func make() -> Token
  func any<Value: ~Copyable>(_ value: borrowing Value)
  func wrapped(_ wrapper: Wrapper<Token>) -> Wrapper<Token>
  func optional(_ wrapper: Wrapper<Token>?) -> [Wrapper<Int>]
}

enum Namespace {
  // @Mockable
  protocol Nested {
    func escaping(_ handler: @escaping (Int) throws(Failure) -> Void)
    var property: ((Int) throws(Failure) -> Void)? { get set }
    var source: any Source<Int> { get }
    static var ofType: any Source<Int> { get set }
    func plain() -> Int
  }

  // @Mockable
  protocol NestedStore<Element> {
    associatedtype Element
    var element: Element { get set }
    func load() throws -> Element
  }
}

// @Mockable
class Dispatcher {
  init(_ handler: @escaping (Int) throws(Failure) -> Void) {}
  func escaping(_ handler: @escaping (Int) throws(Failure) -> Void) {}
  func nonEscaping(_ handler: (Int) throws(Failure) -> Void) throws(Failure) {}
  var property: ((Int) throws(Failure) -> Void)?
  var source: (any Source<Int>)?
  class var ofType: (any Source<Int>)? {
    get { nil }
    set {}
  }
  subscript(index: Int) -> (any Source<Int>)? { nil }
  func plain(_ number: Int) -> String { "" }
}

// @Mockable
struct Endpoint {
  var load: (_ id: Int) throws(Failure) -> String
  var save: (_ text: String, _ completion: @escaping () throws(Failure) -> Void) -> Void
  var sources: @Sendable () -> (any Source<Int>)?
}
