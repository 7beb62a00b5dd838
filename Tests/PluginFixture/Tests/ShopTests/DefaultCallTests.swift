import Testing
import Understudy

@testable import Shop

@Suite("Default implementations as answers", .verifyingMocks)
struct DefaultCallTests {
  let greeter = MockGreeter()

  @Test("the calls of the implementation arrive at the mock")
  func method() {
    stub(greeter.greeting(for: .any)).callsDefault()
    stub(greeter.name(of: 1)).returns("Ann")
    stub(greeter.language).returns("Hi")
    #expect(greeter.greeting(for: 1) == "Hi Ann!")
    verifyInOrder(greeter.greeting(for: 1), greeter.language, greeter.name(of: 1))
  }

  @Test("an extension of the setup calls the implementation")
  func extensions() {
    stub(greeter.greeting(for: .any)).greetsLater()
    #expect(greeter.greeting(for: 1) == "one")
    #expect(greeter.greeting(for: 1) == " !")
  }

  @Test("an implementation throws, and suspends, and calls others")
  func effects() async throws {
    stub(greeter.letter(for: .any)).callsDefault()
    stub(greeter.farewell(for: .any)).callsDefault()
    stub(greeter.greeting(for: .any)).returns("Hi.")
    stub(greeter.name(of: 1)).returns("Ann")
    #expect(try await greeter.letter(for: 1) == "Hi. Bye, Ann")
    await #expect(throws: Nameless()) { try await greeter.letter(for: 2) }
  }

  @Test("generic, rethrowing and inout requirements")
  func signatures() {
    stub(greeter.all(.any, .any as Matcher<(Int) throws -> String>)).callsDefault()
    stub(greeter.language).callsDefault()
    #expect(greeter.all([1, 2]) { "\($0)" } == "1Hello2")
    stub(greeter.count(.any)).callsDefault()
    stub(greeter.volume).returns(4)
    var number = 3
    greeter.count(&number)
    #expect(number == 7)
  }

  @Test("properties, their setters, and subscripts")
  func properties() {
    stub(greeter.volume).callsDefault()
    stub(greeter.volume.set(.any)).callsDefault()
    stub(greeter.name(of: 0)).returns("Ann")
    #expect(greeter.volume == 3)
    greeter.volume = 5
    verify(greeter.greeting(for: 5))
    stub(greeter[.any]).callsDefault()
    #expect(greeter[0] == "<Ann>")
  }

  @Test("expectations, chains and later calls")
  func chains() {
    expect(greeter.greeting(for: .any), 2).returns("one").then.callsDefault()
    #expect(greeter.greeting(for: 1) == "one")
    #expect(greeter.greeting(for: 1) == " !")
  }

  @Test("an extension of the refining protocol wins, and inherited implementations remain")
  func refinement() throws {
    let polite = MockPoliteGreeter()
    stub(polite.greeting(for: .any)).callsDefault()
    stub(polite.farewell(for: .any)).callsDefault()
    stub(polite.title(of: .any)).callsDefault()
    stub(polite.name(of: .any)).returns("Bob")
    #expect(polite.greeting(for: 1) == "Dear Bob")
    #expect(try polite.farewell(for: 1) == "Bye, Bob")
    verify(polite.title(of: 1))
  }

  @Test("associated types, with static requirements of the mock")
  func associatedTypes() {
    let shelf = MockBookcase<String>()
    stub(shelf.first()).callsDefault()
    stub(MockBookcase<String>.capacity()).returns(3)
    stub(shelf.item(at: 2)).returns("book")
    #expect(shelf.first() == "book")
  }

  @Test("a spy forwards the calls of the implementation")
  func spies() {
    let spy = MockGreeter(spying: Concierge())
    stub(spy.greeting(for: .any)).callsDefault()
    #expect(spy.greeting(for: 7) == "Good evening guest 7!")
    verify(spy.name(of: 7))
  }

  @Test("the main actor")
  @MainActor func mainActor() {
    let screen = MockDisplay()
    stub(screen.draw()).callsDefault()
    stub(screen.lines()).returns(["a", "b"])
    #expect(screen.draw() == "a|b")
  }

  @Test("actors")
  func actors() async {
    let account = MockPurse()
    stub(account.report()).callsDefault()
    stub(account.balance()).returns(12)
    #expect(await account.report() == "12 cents")
  }

  /// A greeter of its own.
  private struct Concierge: Greeter {
    func name(of customer: Int) -> String { "guest \(customer)" }
    var language: String { "Good evening" }
    func greeting(for customer: Int) -> String { "not called" }
  }
}

extension CallSetup where Result == String {
  /// Greets, and then calls the default implementation.
  @discardableResult
  fileprivate func greetsLater() -> Self { returns("one").then.callsDefault() }
}
