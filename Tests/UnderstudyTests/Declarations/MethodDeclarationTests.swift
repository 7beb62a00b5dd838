import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Methods {
  func bare()
  func labeled(_ first: String, second: Int, in third: Double?) -> String
  @discardableResult func discardable(mock: Int, `self` other: Int) -> Int
  func `default`(p0: Int) -> Int
  func optional(_ text: String!) -> Person!
  func anything(_ value: Any, _ object: AnyObject, _ error: any Error) -> Any?
  func loneAny(_ value: Any)
  func tuple(_ pair: (Int, name: String)) -> (Int, name: String)
  func variadic(_ values: Int..., separator: String) -> String
  func overloaded(_ value: Int) -> Int
  func overloaded(_ value: String) -> String
  mutating func change(to value: Int)
}

@Mockable
protocol Effectful {
  func throwing(_ value: Int) throws -> Int
  func typed() throws(Refused) -> Int
  func never() throws(Never) -> Int
  func suspending(_ value: Int) async -> Int
  func both() async throws
  func bothTyped(_ value: Int) async throws(Refused) -> Int
}

@Mockable
protocol Statics {
  static func make(_ number: Int) -> Int
  static func load() async throws -> String
  static var shared: String { get set }
  static subscript(key: String) -> Int { get set }
}

@Suite("Declared methods", .verifyingMocks)
struct MethodDeclarationTests {
  @Test("methods of every form can be called, stubbed and verified")
  func shapes() {
    let mock = MockMethods()
    mock.bare()
    verify(mock.bare())
    stub(mock.labeled("a", second: .any, in: .any)).returns("b")
    #expect(mock.labeled("a", second: 1, in: nil) == "b")
    let call = verify(mock.labeled(.any, second: 1, in: nil)).first
    #expect(call?.arguments.0 == "a")
    mock.discardable(mock: 1, self: 2)
    verify(mock.discardable(mock: 1, self: 2))
    stub(mock.default(p0: 3)).returns(4)
    #expect(mock.default(p0: 3) == 4)
    stub(mock.optional(.any)).returns(Person(name: "bob"))
    #expect(mock.optional(nil).name == "bob")
    let ticket = Ticket(1)
    #expect(mock.anything(1, ticket, Refused()) == nil)
    verify(mock.anything(.any, .equal(ticket), .any))
    mock.loneAny(1)
    verify(mock.loneAny(.any))
    stub(mock.tuple(.any)).answers { ($0.0 + 1, name: $0.name) }
    #expect(mock.tuple((1, name: "x")) == (2, name: "x"))
    stub(mock.variadic(1, 2, separator: "-")).returns("1-2")
    #expect(mock.variadic(1, 2, separator: "-") == "1-2")
    verify(mock.variadic(.equal([1, 2]), separator: .any))
  }

  @Test("a variadic parameter takes a matcher for each argument, or one for all of them")
  func variadicMatchers() {
    let mock = MockMethods()
    _ = mock.variadic(1, 2, separator: "-")
    _ = mock.variadic(3, separator: "-")
    verify(mock.variadic(.any, 2, separator: "-"))
    verify(mock.variadic(1, .greaterThan(1), separator: .any))
    verify(mock.variadic(.any, .any, .any, separator: "-"), .never)
    verify(mock.variadic(.any, separator: .any), 2)
  }

  @Test("a variadic parameter is printed as it is passed")
  func variadicText() async {
    let mock = MockMethods("mock")
    let text = await ReportedFailures.text {
      _ = mock.variadic(1, 2, separator: "-")
      verify(mock.variadic(3, .greaterThan(4), separator: "+"))
      _ = mock.variadic(separator: "-")
      verifyNoMoreInteractions(mock)
    }
    #expect(text.contains(#"No call matched mock.variadic(3, greater than 4, separator: "+")"#))
    #expect(text.contains(#"variadic(1, 2, separator: "-")"#))
    #expect(text.contains(#"variadic(separator: "-")"#))
    let pattern: CallPattern = mock.variadic(.any, separator: .any)
    #expect("\(pattern)" == "mock.variadic(any, separator: any)")
  }

  @Test("overloads have separate stubs")
  func overloads() {
    let mock = MockMethods()
    stub(mock.overloaded(1)).returns(2)
    stub(mock.overloaded("1")).returns("2")
    #expect(mock.overloaded(1) == 2)
    #expect(mock.overloaded("1") == "2")
  }

  @Test("a mocked requirement has the effects of its declaration")
  func effects() async throws {
    let mock = MockEffectful()
    stub(mock.throwing(1)).throws(Refused())
    #expect(throws: Refused()) { try mock.throwing(1) }
    stub(mock.typed()).throws(Refused(reason: "no"))
    do { _ = try mock.typed() } catch { #expect(error.reason == "no") }
    stub(mock.never()).returns(1)
    #expect(mock.never() == 1)
    stub(mock.suspending(.any)).answers { $0 + 1 }
    #expect(await mock.suspending(1) == 2)
    try await mock.both()
    verify(mock.both())
    stub(mock.bothTyped(1)).throws(Refused(reason: "no"))
    do { _ = try await mock.bothTyped(1) } catch { #expect(error.reason == "no") }
  }

  @Test("static requirements are stubbed on the mock's type")
  func statics() async throws {
    stub(MockStatics.make(1)).returns(2)
    #expect(MockStatics.make(1) == 2)
    stub(MockStatics.load()).returns("loaded")
    #expect(try await MockStatics.load() == "loaded")
    stub(MockStatics.shared).returns("one")
    #expect(MockStatics.shared == "one")
    MockStatics.shared = "two"
    verify(MockStatics.shared.set("two"))
    MockStatics["k"] = 3
    verify(MockStatics["k"].set(3))
  }
}
