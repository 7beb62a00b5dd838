import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Closures {
  func escaping(_ body: @escaping @Sendable (Int) -> Void, times: Int)
  func optional(_ body: ((Int) -> Void)?)
  func nonEscaping(_ body: (Int) -> Int) -> Int
  func throwing(_ body: (inout Int) throws -> Void) throws -> Int
  func typed(_ body: (Int) async throws(Refused) -> Int) async throws(Refused) -> Int
  func two(_ first: () -> Int, then second: () -> Int) -> Int
  func lazily(_ value: @autoclosure () -> Int) -> Int
  func lazilyThrowing(_ value: @autoclosure () throws -> Int) throws -> Int
  func making() -> (Int) -> Int
  func nonsending(_ body: nonisolated(nonsending) () async -> Int) async -> Int
  func mixed(_ value: @autoclosure () throws -> Int)
  func nested(_ value: some Collection<some Equatable>) -> Int
}

/// Builds a list from one value for each line.
@resultBuilder
enum ListBuilder {
  static func buildBlock(_ items: Int...) -> [Int] { items }
}

@Mockable
protocol Building {
  func sum(@ListBuilder _ items: () -> [Int], times: Int) -> Int
  func keep(@ListBuilder items: @escaping @Sendable () -> [Int])
}

@Mockable
protocol Passing {
  func increment(_ value: inout Int)
  func merge(_ value: inout [Int], with body: () -> Int) async -> Int
  func owned(_ first: borrowing Person, _ second: consuming Person, _ third: sending Ticket)
  func sent(_ ticket: Ticket) -> sending Ticket
  func isolated(to actor: isolated Backstage) -> Int
  func exchange(_ ticket: inout sending Ticket)
  func sentLater<Value>(_ value: sending Value) async -> sending Value
  func metatypes(_ type: Int.Type, _ other: any Error.Type)
}

@Suite("Declared parameters", .verifyingMocks)
struct ParameterDeclarationTests {
  @Test("closure arguments are recorded and can be called by answers")
  func closures() async throws {
    let mock = MockClosures()
    mock.escaping({ _ in }, times: 2)
    verify(mock.escaping(.any, times: 2))
    mock.optional(nil)
    verify(mock.optional(.isNil))
    stub(mock.nonEscaping(.any)).answers { $0(1) }
    #expect(mock.nonEscaping { $0 + 1 } == 2)
    stub(mock.throwing(.any)).answers { body in
      var value = 1
      try body(&value)
      return value
    }
    #expect(try mock.throwing { $0 += 2 } == 3)
    #expect(throws: Refused()) { try mock.throwing { _ in throw Refused() } }
    stub(mock.typed(.any)).answers { body async throws(Refused) in
      try await body(1)
    }
    #expect(try await mock.typed { $0 + 3 } == 4)
    stub(mock.two(.any, then: .any)).answers { $0.0() * 10 + $0.1() }
    #expect(mock.two({ 1 }, then: { 2 }) == 12)
    stub(mock.making()).returns { $0 + 1 }
    #expect(mock.making()(1) == 2)
    stub(mock.nonsending(.any)).answers { await $0() + 1 }
    #expect(await mock.nonsending { 1 } == 2)
    mock.mixed(1)
    verify(mock.mixed(.any))
    stub(mock.nested([1])).returns(3)
    #expect(mock.nested([1]) == 3)
  }

  @Test("callers use the result builder of a parameter")
  func builders() {
    let mock = MockBuilding()
    stub(mock.sum(.any, times: 2)).answers { $0.0().reduce(0, +) * $0.1 }
    let sum = (mock as any Building).sum(
      {
        1
        2
      }, times: 2)
    #expect(sum == 6)
    (mock as any Building).keep { 3 }
    #expect(verify(mock.keep(items: .any)).map { $0.arguments() } == [[3]])
  }

  @Test("an autoclosure is evaluated once, and the recorded argument is its value")
  func autoclosures() throws {
    let mock = MockClosures()
    var evaluations = 0
    func next() -> Int {
      evaluations += 1
      return evaluations
    }
    stub(mock.lazily(1)).returns(5)
    #expect(mock.lazily(next()) == 5)
    #expect(evaluations == 1)
    stub(mock.lazilyThrowing(.any)).answers { try $0() + 1 }
    #expect(try mock.lazilyThrowing(next()) == 3)
  }

  @Test("an inout argument is a box whose value answers can set")
  func boxes() async {
    let mock = MockPassing()
    stub(mock.increment(1)).performs { $0.value += 1 }
    var value = 1
    mock.increment(&value)
    #expect(value == 2)
    stub(mock.merge(.any, with: .any)).answers { arguments in
      arguments.0.value.append(arguments.1())
      return arguments.0.value.count
    }
    var values = [1]
    #expect(await mock.merge(&values, with: { 2 }) == 2)
    #expect(values == [1, 2])
  }

  @Test("a mocked requirement keeps the ownership and isolation of its parameters")
  func ownership() async {
    let mock = MockPassing()
    mock.owned(Person(), Person(name: "a"), Ticket(1))
    verify(mock.owned(.any, .equal(Person(name: "a")), .any))
    stub(mock.sent(.any)).answers { Ticket($0.number + 1) }
    #expect(mock.sent(Ticket(1)).number == 2)
    #expect(await mock.isolated(to: Backstage.shared) == 0)
    stub(mock.sentLater(3)).returns(4)
    #expect(await mock.sentLater(3) == 4)
    var ticket = Ticket(1)
    stub(mock.exchange(.any)).sets(to: Ticket(5))
    mock.exchange(&ticket)
    #expect(ticket.number == 5)
    mock.metatypes(Int.self, Refused.self)
    verify(mock.metatypes(Int.self, Refused.self))
  }
}
