import Testing
import UnderstudyCore

@Suite("defaultValue(of:)") struct DefaultValueFunctionTests {
  @Test("it is the value that an unanswered call returns")
  func unanswered() {
    struct Page: Equatable {
      var number = 7
      var title: String?
      var lines: [String]
    }
    let vault = MockVault("vault")
    #expect(defaultValue(of: Int.self) == vault.value(Int.self))
    #expect(defaultValue(of: (Int, String).self)?.1 == "")
    #expect(defaultValue(of: Page.self) == vault.value(Page.self))
    #expect(defaultValue(of: Page.self) == Page(number: 0, title: nil, lines: []))
    #expect(defaultValue(of: Int?.self) == .some(nil))
  }

  @Test("registered values and values of the scope or of a closure come first")
  func custom() {
    struct Money: Equatable { var cents: Int }
    DefaultValues.register(Money(cents: 1))
    defer { DefaultValues.unregister(Money.self) }
    #expect(defaultValue(of: Money.self) == Money(cents: 1))
    MockScope.run {
      withDefault(Money(cents: 2))
      #expect(defaultValue(of: Money.self) == Money(cents: 2))
      withDefault(Money(cents: 3)) {
        #expect(defaultValue(of: [Money].self) == [])
        #expect(defaultValue(of: (Int, Money).self)?.1 == Money(cents: 3))
      }
    }
    #expect(defaultValue(of: Money.self) == Money(cents: 1))
  }

  @Test("a type without a default value has none")
  func none() {
    final class Session {}
    struct Page { var session: Session }
    enum Nothing {}
    #expect(defaultValue(of: Session.self) == nil)
    #expect(defaultValue(of: Page.self) == nil)
    #expect(defaultValue(of: Nothing.self) == nil)
    #expect(defaultValue(of: UnsafeRawPointer.self) == nil)
  }

  @Test("a protocol has a mock, which belongs to the scope")
  func mock() throws {
    let log = try FailureLog.of {
      try MockScope.run {
        let session = try #require(defaultValue(of: (any Session).self) as? MockSession)
        expect(session.load(1))
      }
    }
    #expect(log.reports.count == 1)
  }
}
