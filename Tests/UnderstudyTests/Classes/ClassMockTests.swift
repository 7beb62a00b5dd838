import Foundation
import Testing
import Understudy

@Suite("Class mocks", .verifyingMocks)
struct ClassMockTests {
  @Test("an unstubbed member returns its default value and records the call")
  func defaults() throws {
    let account = MockAccount()
    #expect(account.balance == 0)
    account.balance = 5
    #expect(account.balance == 0)
    #expect(try account.withdraw(1, from: "till") == 0)
    #expect(account.only == "")
    #expect(account["a"] == 0)
    #expect(account.visits == 0)
    #expect(account.owner == nil)
    #expect(account.index == [:])
    #expect(account.platform() == "")
    verify(account.balance, 2)
    verify(account.balance.set(5))
    verify(account.withdraw(1, from: .any))
    verify(account["a"])
  }

  @Test(
    "a stub answers calls made through the class type and calls that the object makes to itself")
  func stubs() throws {
    let account = MockAccount()
    stub(account.only).returns("stubbed")
    stub(account.withdraw(.atLeast(10), from: .any)).throws(Overdrawn(by: 1))
    stub(account["key"]).returns(3)
    let plain: Account = account
    #expect(plain.only == "stubbed")
    #expect(throws: Overdrawn(by: 1)) { try plain.withdraw(10) }
    #expect(plain["key"] == 3)
    #expect(plain.close() == "closed stubbed")
  }

  @Test("an initializer is recorded, so that a test can verify its arguments")
  func initializers() {
    verify(MockAccount.initialized(number: .any), .never)
    let accounts = [MockAccount(number: 7), MockAccount(number: 8), MockAccount()]
    verify(MockAccount.initialized(number: 7))
    // `init()` calls `init(number: 1)`.
    let numbers = verify(MockAccount.initialized(number: .any), 3).map(\.arguments)
    #expect(numbers == [7, 8, 1])
    #expect(accounts.count == 3)
  }

  @Test(
    "an initializer is recorded inside a partial mock of the class, and does not have to be forwarded"
  )
  func initializersInsidePartialMocks() {
    withPartialMock(of: Account(number: 1), as: MockAccount.self) { _ in
      #expect(MockAccount(number: 2).number == 2)
      verify(MockAccount.initialized(number: 2))
      stub(MockAccount.initialized(number: .any)).forwards()
      #expect(MockAccount(number: 3).number == 3)
    }
  }

  @Test("an initializer takes the strictness after its own parameters")
  func strictInitializers() {
    let account = MockAccount(number: 7, .strict)
    #expect(account.number == 7)
    verify(MockAccount.initialized(number: 7))
    withKnownIssue {
      account.opened(1)
    } matching: {
      "\($0)".contains("Unexpected call on 'MockAccount': opened(1)")
    }
    MockAccount(number: 8).opened(2)
  }

  @Test("forwards() calls the superclass")
  func forwards() async throws {
    let account = MockAccount()
    stub(account.balance).forwards()
    stub(account.balance.set(.any)).forwards()
    account.balance = 30
    #expect(account.balance == 30)
    stub(account.withdraw(.any, from: .any)).forwards()
    #expect(try account.withdraw(20, from: "a") == 20)
    #expect(account.balance == 10)
    #expect(throws: Overdrawn(by: 90)) { try account.withdraw(100, from: "a") }
    stub(account.limit.set(.any)).forwards()
    stub(account.limitChanges).forwards()
    stub(account.limitChanges.set(.any)).forwards()
    account.limit = 2
    #expect(account.limitChanges == 1)
    stub(account.doubled).forwards()
    #expect(account.doubled == 20)
    stub(account.load(.any)).forwards()
    #expect(try await account.load("a") == "real a")
    stub(account.loadTyped(.any)).forwards()
    await #expect(throws: Overdrawn(by: 3)) { try await account.loadTyped(3) }
    stub(account.rate).forwards()
    #expect(try await account.rate == 0.5)
    stub(account.price).forwards()
    #expect(throws: Overdrawn(by: 5)) { try account.price }
    stub(account.visit(.any)).forwards()
    #expect(try account.visit { $0 + 1 } == 2)
    stub(account.increment(.any)).forwards()
    var value = 1
    account.increment(&value)
    #expect(value == 2)
    stub(account.lazily(.any)).forwards()
    #expect(account.lazily(4) == 4)
    stub(account.hand(.any, .any)).forwards()
    #expect(account.hand(Customer(name: "ann"), Customer(name: "bob")) == "bob")
    stub(account.describe(3)).forwards()
    #expect(account.describe(3) == "3")
    stub(account.copied()).forwards()
    #expect(account.copied() === account)
    stub(account["four"]).forwards()
    #expect(account["four"] == 4)
    stub(account.unsafe).forwards()
    #expect(account.unsafe == 3)
    stub(account.later(.any)).forwards()
    await confirmation { confirmation in account.later { _ in confirmation() } }
  }

  @Test("default arguments of parameters apply to calls and to patterns")
  func defaultArguments() throws {
    let account = MockAccount()
    stub(account.defaulted()).forwards()
    #expect(account.defaulted() == 4)
    #expect(account.defaulted(5) == 0)
    verify(account.defaulted(5))
    verify(account.defaulted(.any, .any, note: .isNil), 2)
    #expect(try account.withdraw(3) == 0)
    verify(account.withdraw(3))
  }

  @Test("a rethrowing member runs its closure")
  func rethrowing() {
    let account = MockAccount()
    stub(account.map(.any)).forwards()
    #expect(account.map { $0 + 1 } == 4)
    #expect(throws: Overdrawn(by: 1)) { try account.map { _ in throw Overdrawn(by: 1) } }
  }

  @Test("a mock is decoded in the same way as its class")
  func decoded() throws {
    let record = try JSONDecoder().decode(MockRecord.self, from: Data(#"{"number": 3}"#.utf8))
    stub(record.title()).forwards()
    stub(record.number).forwards()
    #expect(record.title() == "record 3")
    #expect(MockRecord(number: 4).title() == "")
  }

  @Test("calls that the superclass's initializer makes are recorded")
  func duringInitializer() {
    let account = MockAccount(number: 4)
    verify(account.opened(4))
    #expect(account.number == 4)
    let named = MockAccount("savings", .strict)
    verify(named.opened(1))
    let pattern: CallPattern = named.opened(2)
    #expect("\(pattern)" == "savings.opened(2)")
  }

  @Test("an initializer names the mock and calls the superclass's initializer with default values")
  func naming() throws {
    let connection = MockConnection("to the moon")
    #expect(connection.host == "" && connection.port == nil && !connection.onClose(1, ""))
    let pattern: CallPattern = connection.ping(1)
    #expect("\(pattern)" == "to the moon.ping(1)")
    let second = MockConnection(host: "a", port: 1) { _, _ in true }
    #expect(second.host == "a" && second.onClose(1, ""))
    #expect(try MockConnection(data: ["a": 1]).host == "[\"a\": 1]")
  }

  @Test("initializers inside #if name the mock, take its strictness and are recorded")
  func conditionalInitializers() {
    let named = MockConditionalConnection("to the moon")
    let pattern: CallPattern = named.open()
    #expect("\(pattern)" == "to the moon.open()")
    #expect(named.host == "")
    let strict = MockConditionalConnection(host: "a", .strict)
    verify(MockConditionalConnection.initialized(host: "a"))
    withKnownIssue {
      _ = strict.open()
    } matching: {
      "\($0)".contains("Unexpected call on")
    }
    #if DEBUG
      #expect(MockConditionalConnection(preview: 1).host == "preview 1")
    #endif
  }

  @Test("a mock with initializers inside #if belongs to the scope that created it")
  func conditionalInitializersInScope() {
    let connection = MockScope.run { MockConditionalConnection(host: "a") }
    withKnownIssue {
      verify(connection.open(), .never)
    } matching: {
      "\($0)".contains("was verified after its scope had ended")
    }
  }

  @Test("a mocked class can inherit from a class that the macro cannot see")
  func unseenSuperclass() {
    let connection = MockTimedConnection(host: "a", port: nil) { _, _ in false }
    #expect(connection.time == 0 && connection.ping(1) == 0)
    stub(connection.ping(.any)).forwards()
    #expect(connection.ping(1) == 4)
    let savings = MockSavings("savings", .strict)
    expect(savings.interest()).returns(5)
    #expect(savings.interest() == 5)
    #expect(savings.balance == 100)
    let pattern: CallPattern = savings.interest()
    #expect("\(pattern)" == "savings.interest()")
  }

  @Test("stubs of class members last until the test ends")
  func classMembers() {
    stub(MockAccount.open("a")).returns(nil)
    stub(MockAccount.bank).returns("stubbed")
    #expect(MockAccount.open("a") == nil)
    #expect(MockAccount.bank == "stubbed")
    stub(MockAccount.open("b")).forwards()
    #expect(MockAccount.open("b")?.number == 2)
    #expect(MockAccount.build() == 3 && Account.bank == "bank")
    stub(MockRack<Int, String>.name()).returns("mine")
    #expect(MockRack<Int, String>.name() == "mine" && MockRack<Int, Int>.name() == "")
  }

  @Test("the mock of a generic class keeps the types of the class and its members")
  func generics() {
    let shelf = MockRack<Int, String>(first: 3)
    stub(shelf.find("a")).returns(1)
    #expect(shelf.find("a") == 1 && shelf.find("b") == nil && shelf.first == 3)
    stub(shelf.find("c")).forwards()
    #expect(shelf.find("c") == 3)
    let account = MockAccount()
    stub(account.decode(Int.self, from: "1")).returns(1)
    #expect(account.decode(Int.self, from: "1") == 1)
    #expect(account.decode(String.self, from: "1") == nil)
  }

  @Test("the mock of a main-actor class is isolated to the main actor")
  @MainActor func isolated() async {
    let screen = MockWindow("screen")
    stub(screen.show(.any)).returns("stubbed").then.forwards()
    #expect(await screen.show("a") == "stubbed")
    #expect(await screen.show("b") == "real b")
    screen.title = "new"
    verify(screen.title.set("new"))
    #expect(screen.draw() == 0)
    #expect(screen.name() == "")
  }

  @Test("a mock can be sent to another task if its class can be sent")
  func sendable() async {
    let registry = MockRegistry()
    stub(registry.count()).returns(2)
    #expect(await Task.detached { registry.count() }.value == 2)
    #expect(registry.description == "registry")
  }

  @Test("the mock of an NSObject subclass stays comparable")
  func foundationRoot() {
    let listener = MockListener("ear")
    #expect(listener.heard("a") == 0)
    stub(listener.heard("abc")).forwards()
    #expect(listener.heard("abc") == 3)
    #expect(listener == listener && Set([listener]).count == 1)
  }

  @Test("the mock of a nested class can use the types of its enclosing type")
  @MainActor func nested() { #expect(Zoo.clean() == Zoo.Cage(number: 1)) }

  @Test("a strict class mock reports a call without a setup")
  func strictness() {
    let account = MockAccount("savings", .strict)
    withKnownIssue {
      _ = account.audit()
    } matching: {
      "\($0)".contains("Unexpected call on 'savings': audit()")
    }
  }

  @Test("members of a public class keep their access, and unusual names cause no errors")
  func access() {
    let store = MockDepot("shop")
    stub(store.entry(for: "a", self: .any)).forwards()
    #expect(store.entry(for: "a", self: "") == Depot.Entry(key: "a"))
    stub(store.repeat(in: 1, default: 2)).returns(3)
    #expect(store.repeat(in: 1, default: 2) == 3)
    stub(store.recent(mock: .any)).forwards()
    #expect(store.recent(mock: 1) == ["a"])
    store.name = "other"
    verify(store.name.set("other"))
    stub(MockDepot.default).forwards()
    #expect(MockDepot.default == 1 && store.count == 0 && store.find("a") == nil)
    #expect(MockDepot(second: 1) == nil)
  }

  @Test("a class mock that forwards all calls calls super if no rule answers")
  func forwardsAll() async throws {
    let account = MockAccount("savings", .strict)
    account.mock.core.forwards = true
    setStrictness(.nice, for: account)
    account.balance = 30
    #expect(account.balance == 30 && account.doubled == 60 && account.close() == "closed real")
    stub(account.only).returns("stubbed")
    #expect(account.close() == "closed stubbed")
    #expect(try await account.load("a") == "real a")
    verify(account.balance.set(30))
  }

  @Test("a member that returns an object of a mocked class returns a mock of it by default")
  func contained() {
    let bank = MockBank()
    let account = bank.account(of: "ann")
    #expect(account is MockAccount && account.balance == 0)
    #expect(bank.manager() is MockManager)
  }

  @Test("forwarding variadic arguments to super is reported")
  func variadics() {
    let account = MockAccount("savings")
    #expect(account.total(1, 2) == 0)
    stub(account.total(1, 2)).forwards()
    withKnownIssue {
      _ = account.total(1, 2)
    } matching: {
      "\($0)".contains("Swift cannot pass these arguments on to super")
    }
  }
}
