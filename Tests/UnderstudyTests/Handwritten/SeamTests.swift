import Testing
import Understudy
import UnderstudyMacros

/// The error for an invalid hour.
private struct WrongHour: Error, Equatable {}

/// A value with seams.
private struct Prices {
  var factor = 1

  @Mocked(.always)
  static func fetch(_ item: String) async throws -> Int {
    try await Task.sleep(for: .zero)
    return item.count
  }

  @Mocked(.always)
  func total(of items: [String], rounding: inout Bool) throws -> Int {
    rounding = true
    return items.reduce(0) { $0 + $1.count } * factor
  }

  @Mocked(.always) mutating func raise(by factor: Int = 2) { self.factor *= factor }
}

/// A final class with seams.
private final class CashRegister {
  let name: String
  init(_ name: String) { self.name = name }

  @Mocked(.always) func open(_ code: some CustomStringConvertible & Equatable & Sendable) -> String
  {
    "\(name) \(code)"
  }
  @Mocked(.always) func each<Item>(_ items: [Item], _ body: (Item) throws -> Void) rethrows
  where Item: Equatable & Sendable {
    for item in items { try body(item) }
  }
}

/// An actor with a seam.
private actor Ledger {
  var entries: [String] = []
  @Mocked(.always) func add(_ entry: String) async -> Int {
    entries.append(entry)
    return entries.count
  }
}

/// A free function with a seam.
@Mocked(.always) private func currentHour() async -> Int { 25 }

/// A free function with a seam and a typed error.
@Mocked(.always) private func check(_ hour: Int) throws(WrongHour) -> Bool {
  if hour > 24 { throw WrongHour() } else { true }
}

extension Array {
  @Mocked(.always) fileprivate func middle() -> Element? { isEmpty ? nil : self[count / 2] }
}

@Suite("Seams by @Mocked", .verifyingMocks)
struct SeamTests {
  @Test("the body of a @Mocked function runs if no rule matches")
  func bodies() async throws {
    var rounding = false
    #expect(try await Prices.fetch("abc") == 3)
    #expect(try Prices(factor: 2).total(of: ["a", "b"], rounding: &rounding) == 4)
    #expect(rounding)
    var prices = Prices()
    prices.raise()
    #expect(prices.factor == 2)
    #expect(CashRegister("left").open(7) == "left 7")
    #expect(await Ledger().add("x") == 1)
    #expect(await currentHour() == 25)
    #expect(throws: WrongHour()) { try check(25) }
    #expect([1, 2, 3].middle() == 2)
  }

  @Test("async static and free functions are replaced until the test ends")
  func asynchronous() async throws {
    stub(Prices.fetch("abc")).returns(9)
    stub(currentHour()).returns(7)
    #expect(try await Prices.fetch("abc") == 9)
    #expect(try await Prices.fetch("ab") == 2)
    #expect(await currentHour() == 7)
    verify(Prices.fetch(.any), 2)
    verify(currentHour())
  }

  @Test("another test runs the body")
  func isolation() async {
    await MockScope.run {
      stub(currentHour()).returns(1)
      #expect(await currentHour() == 1)
    }
    #expect(await currentHour() == 25)
  }

  @Test("a stub for an object of a final class does not affect other objects")
  func objects() {
    let left = CashRegister("left")
    let right = CashRegister("right")
    stub(left.open(7)).returns("mine")
    #expect(left.open(7) == "mine")
    #expect(left.open(8) == "left 8")
    #expect(right.open(7) == "right 7")
    var seen: [Int] = []
    left.each([1, 2]) { seen.append($0) }
    #expect(seen == [1, 2])
    verify(left.each([1, 2], .any))
  }

  @Test("an actor's function is replaced for its callers and for the actor itself")
  func actors() async {
    let ledger = Ledger()
    expect(ledger.add("x")).returns(5)
    #expect(await ledger.add("x") == 5)
    #expect(await ledger.entries == [])
  }

  @Test("a stub of a struct's method applies to all values and can set inout arguments")
  func values() throws {
    stub(Prices(factor: 1).total(of: ["a"], rounding: .any)).sets(to: true).returns(100)
    stub(Prices(factor: 1).raise(by: 2)).answers { _ in }
    var rounding = false
    #expect(try Prices(factor: 9).total(of: ["a"], rounding: &rounding) == 100)
    #expect(rounding)
    var prices = Prices()
    prices.raise()
    #expect(prices.factor == 1)
    prices.raise(by: 3)
    #expect(prices.factor == 3)
  }

  @Test("errors and typed errors of answers are thrown")
  func errors() throws {
    stub(check(.atLeast(0))).throws(WrongHour())
    #expect(throws: WrongHour()) { try check(3) }
    #expect(try check(-1))
  }
}
