import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Properties {
  var text: String { get set }
  var count: Int { get }
  var throwing: Int { get throws(Refused) }
  var suspending: Int { get async throws }
  var handler: () -> Int { get set }
  var callback: ((Int) -> Void)? { get set }
  var unwrapped: Person! { get set }
  var `class`: Int { get set }
  var anything: Any { get set }
  var url: String { mutating get nonmutating set }
}

@Mockable
protocol Subscripts {
  subscript(index: Int) -> String { get }
  subscript(key key: String) -> Int { get set }
  subscript(row: Int, column column: Int) -> Int { get set }
  subscript() -> Int { get set }
  subscript(remote key: String) -> Int { get async throws }
  subscript<Value: Equatable>(type: Value.Type) -> Value? { get }
}

@Mockable
protocol Valve: AnyObject {
  var isOpen: Bool { get set }
}

@Mockable
protocol Pipe: Valve {
  var width: Int { get set }
}

@Mockable
protocol Tap: Sendable {
  var drops: Int { get set }
  static var limit: Int { get set }
  subscript(hour: Int) -> Int { get set }
}

/// A handwritten mock that is a value.
struct ValueTap: Tap, Mockable { let mock = Mock("tap") }

@Suite("Declared properties and subscripts", .verifyingMocks)
struct AccessorDeclarationTests {
  @Test("a property has a pattern for the getter and a pattern for the setter")
  func properties() async throws {
    let mock = MockProperties()
    stub(mock.text).returns("a")
    #expect(mock.text == "a")
    mock.text = "b"
    verify(mock.text.set("b"))
    verify(mock.text.set(.any))
    #expect(mock.count == 0)
    verify(mock.count)
    stub(mock.throwing).throws(Refused())
    #expect(throws: Refused()) { try mock.throwing }
    stub(mock.suspending).returns(3)
    #expect(try await mock.suspending == 3)
    stub(mock.handler).returns { 4 }
    #expect(mock.handler() == 4)
    mock.callback = { _ in }
    verify(mock.callback.set(.any))
    stub(mock.unwrapped).returns(Person(name: "ann"))
    #expect(mock.unwrapped.name == "ann")
    mock.class = 5
    verify(mock.class.set(5))
    mock.anything = 6
    verify(mock.anything.set(.any))
    mock.url = "u"
    verify(mock.url.set("u"))
  }

  @Test("a subscript is its own pattern")
  func subscripts() async throws {
    let mock = MockSubscripts()
    stub(mock[1]).returns("one")
    #expect(mock[1] == "one")
    stub(mock[key: "a"]).returns(2)
    #expect(mock[key: "a"] == 2)
    mock[key: "b"] = 3
    verify(mock[key: .any].set(3))
    mock[1, column: 2] = 4
    verify(mock[1, column: 2].set(4))
    mock[] = 5
    verify(mock[].set(5))
    stub(mock[remote: .any]).throws(Refused())
    await #expect(throws: Refused()) { try await mock[remote: "x"] }
    stub(mock[Int.self]).returns(6)
    #expect(mock[Int.self] == 6)
    #expect(mock[String.self] == nil)
  }

  @Test("setters of protocols for classes and for values can be called on a constant")
  func setters() {
    let pipe = MockPipe()
    pipe.isOpen = true
    pipe.width = 4
    verify(pipe.isOpen.set(true))
    verify(pipe.width.set(4))
    let tap = ValueTap()
    tap.drops = 3
    tap[5] = 6
    verify(tap.drops.set(3))
    verify(tap[5].set(6))
    var existential: any Tap = MockTap()
    existential.drops = 7
    existential[8] = 9
    MockTap.limit = 2
    verify(MockTap.limit.set(2))
  }
}
