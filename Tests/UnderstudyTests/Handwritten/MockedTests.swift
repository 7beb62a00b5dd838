import Testing
import Understudy

/// What a printer reports.
private struct Jam: Error, Equatable {}

/// Something that prints.
private protocol Printer {
  var copies: Int { get set }
  var isOnline: Bool { get async throws }
  static func make(_ name: String) -> String
  func print(_ text: String) throws -> Int
  func print(_ text: String, times: Int) -> Int
  func render<Page: Sequence<Int>>(_ page: Page) async -> [Int]
  func fill(_ tray: inout [Int], if isNeeded: @autoclosure () -> Bool)
  func each(_ body: (Int) throws -> Void) rethrows
  func refill() throws(Jam)
}

/// A mock with bodies by the attribute alone.
private final class MockPrinter: Mock, Printer, @unchecked Sendable {
  @MockedProperty var copies: Int
  @MockedProperty(.getAsyncThrows) var isOnline: Bool
  @Mocked static func make(_ name: String) -> String
  @Mocked func print(_ text: String) throws -> Int
  @Mocked func print(_ text: String, times: Int) -> Int
  @Mocked func render<Page: Sequence<Int>>(_ page: Page) async -> [Int]
  @Mocked func fill(_ tray: inout [Int], if isNeeded: @autoclosure () -> Bool)
  @Mocked func each(_ body: (Int) throws -> Void) rethrows
  @Mocked func refill() throws(Jam)
  @Mocked func greet(_ p0: String, mock name: String = "bob", `in` r: Int = 3) -> String
}

/// A class whose members a mock overrides.
private class Counter {
  var value = 7
  class var kind: String { "real" }
  func next(after value: Int) -> Int { value + 1 }
}

/// A mock that overrides by hand.
private final class MockCounter: Counter, Mockable {
  let mock = Mock("counter")
  @MockedProperty override var value: Int
  @Mocked override func next(after value: Int) -> Int
}

/// A generic mock.
private final class MockRepository<Item: Equatable & Sendable>: Mockable {
  let mock = Mock("repository")
  @Mocked func find(_ id: Int) -> Item?
  @Mocked func save(_ item: Item)
  @MockedProperty(.get) var count: Int
}

/// An actor that is a mock.
private actor MockCupboard: Mockable {
  let mock = Mock("store")
  @Mocked func load(_ key: String) -> String?
  @Mocked func save(_ value: String, for key: String) async throws
}

@Suite("Bodies by @Mocked", .verifyingMocks)
struct MockedTests {
  @Test("a function answers what is stubbed, and records its calls")
  func functions() throws {
    let printer = MockPrinter()
    stub(printer.print("abc")).returns(3)
    stub(printer.print(.any, times: .greaterThan(1))).answers { text, times in text.count * times }
    #expect(try printer.print("abc") == 3)
    #expect(printer.print("ab", times: 4) == 8)
    verify(printer.print("abc"))
    #expect(verify(printer.print(.any, times: 4)).map(\.arguments.0) == ["ab"])
  }

  @Test("errors are those that the function may throw")
  func errors() {
    let printer = MockPrinter()
    stub(printer.print(.any)).throws(Jam())
    stub(printer.refill()).throws(Jam())
    #expect(throws: Jam()) { try printer.print("") }
    #expect(throws: Jam()) { try printer.refill() }
  }

  @Test("a property is read and set through its mock")
  func properties() async throws {
    let printer = MockPrinter()
    stub(printer.getCopies()).returns(2)
    stub(printer.getIsOnline()).throws(Jam())
    #expect(printer.copies == 2)
    printer.copies = 5
    verify(printer.setCopies(5))
    await #expect(throws: Jam()) { try await printer.isOnline }
  }

  @Test("static functions keep their stubs for the test")
  func statics() {
    stub(MockPrinter.make("a")).returns("b")
    #expect(MockPrinter.make("a") == "b")
    #expect(MockPrinter.make("c") == "")
  }

  @Test("generic, inout, autoclosure and rethrowing parameters are recorded")
  func parameters() async throws {
    let printer = MockPrinter()
    stub(printer.render([1, 2])).returns([9])
    stub(printer.fill(.any, if: true)).answers { tray, _ in tray.value.append(4) }
    stub(printer.each(.any)).answers { body in try body(6) }
    #expect(await printer.render([1, 2]) == [9])
    var tray = [3]
    let isLow = tray.count < 2
    printer.fill(&tray, if: isLow)
    #expect(tray == [3, 4])
    var seen: [Int] = []
    printer.each { seen.append($0) }
    #expect(seen == [6])
    #expect(throws: Jam()) { try printer.each { _ in throw Jam() } }
  }

  @Test("names that the expansion uses itself may be those of parameters; defaults are kept")
  func names() {
    let printer = MockPrinter()
    stub(printer.greet("hi")).returns("hi bob")
    #expect(printer.greet("hi", mock: "bob", in: 3) == "hi bob")
    #expect(printer.greet("hi", mock: "eve") == "")
  }

  @Test("an override answers with defaults, what is stubbed, or what super does")
  func overrides() {
    let counter = MockCounter()
    let real: Counter = counter
    #expect(real.next(after: 1) == 0)
    stub(counter.next(after: 1)).returns(5)
    stub(counter.next(after: .greaterThan(1))).forwards()
    stub(counter.getValue()).forwards()
    #expect(real.next(after: 1) == 5)
    #expect(real.next(after: 2) == 3)
    #expect(real.value == 7)
    real.value = 8
    verify(counter.setValue(8))
  }

  @Test("a generic mock has patterns of its own types")
  func generics() {
    let strings = MockRepository<String>()
    let numbers = MockRepository<Int>()
    stub(strings.find(1)).returns("a")
    stub(numbers.find(1)).returns(2)
    stub(numbers.getCount()).returns(4)
    #expect(strings.find(1) == "a")
    #expect(numbers.find(1) == 2)
    numbers.save(3)
    verify(numbers.save(3))
    verify(strings.save(.any), .never)
    #expect(numbers.count == 4)
  }

  @Test("an actor answers on itself")
  func actors() async throws {
    let store = MockCupboard()
    stub(store.load("a")).returns("b")
    expect(store.save("x", for: "y"))
    #expect(await store.load("a") == "b")
    try await store.save("x", for: "y")
  }

  @Test(
    "a call that an expectation does not allow is a failure with the mock's and the function's name"
  )
  func failures() {
    let line = #line + 4
    withKnownIssue {
      let printer = MockPrinter("printer")
      reject(printer.print("abc", times: 2))
      _ = printer.print("abc", times: 2)
    } matching: {
      $0.description.contains("printer.print(\"abc\", times: 2)")
        && $0.description.contains("called from   MockedTests.swift:\(line)")
    }
  }
}
