import Testing
import UnderstudyCore

@Suite struct CustomDefaultTests {
  let vault = MockVault("vault")

  @Test("the last registered default value is used until it is unregistered")
  func registered() throws {
    struct Money: Equatable { var cents: Int }
    DefaultValues.register(Money(cents: 1))
    #expect(vault.value(Money.self) == Money(cents: 1))
    DefaultValues.register(Money(cents: 2))
    #expect(vault.value(Money.self) == Money(cents: 2))
    #expect(vault.value((Int, Money).self) == (0, Money(cents: 2)))
    #expect(vault.value((Int, (Money, String)).self).1 == (Money(cents: 2), ""))
    #expect(try vault.attempt(Money.self) == Money(cents: 2))
    DefaultValues.unregister(Money.self)
    #expect(try vault.attempt(Money.self) == Money(cents: 0))
  }

  @Test("a registered default value is evaluated for each call")
  func evaluated() {
    final class Session: Sendable {}
    DefaultValues.register(Session())
    let (first, second) = (vault.value(Session.self), vault.value(Session.self))
    #expect(first !== second)
    DefaultValues.unregister(Session.self)
  }

  @Test("a registered default value takes precedence over that of the type")
  func beforeProviding() {
    enum Mode: DefaultValueProviding {
      case own, registered
      static var defaultValue: Mode { .own }
    }
    #expect(vault.value(Mode.self) == .own)
    DefaultValues.register(Mode.registered)
    DefaultValues.register(Optional(Mode.registered))
    DefaultValues.register([Mode.registered])
    #expect(vault.value(Mode.self) == .registered)
    #expect(vault.value(Mode?.self) == .registered)
    #expect(vault.value([Mode].self) == [.registered])
    DefaultValues.unregister(Mode.self)
    DefaultValues.unregister(Mode?.self)
    DefaultValues.unregister([Mode].self)
    #expect(vault.value(Mode.self) == .own)
    #expect(vault.value(Mode?.self) == nil)
    #expect(vault.value([Mode].self) == [])
  }

  @Test("a scoped default value takes precedence over a registered one until the scope ends")
  func scoped() {
    struct Money: Equatable { var cents: Int }
    DefaultValues.register(Money(cents: 1))
    MockScope.run {
      withDefault(Money(cents: 2))
      #expect(vault.value(Money.self) == Money(cents: 2))
      #expect(vault.value((Money, Int).self) == (Money(cents: 2), 0))
      withDefault(Money(cents: 3))
      #expect(vault.value(Money.self) == Money(cents: 3))
    }
    #expect(vault.value(Money.self) == Money(cents: 1))
    DefaultValues.unregister(Money.self)
  }

  @Test("nested default values replace outer ones and are restored")
  func nested() {
    MockScope.run {
      withDefault(1)
      withDefault(Optional("outer"))
      #expect(vault.value(Int.self) == 1)
      withDefault(2) {
        #expect(vault.value(Int.self) == 2)
        #expect(vault.value(String?.self) == "outer")
        withDefault(String?.none) { #expect(vault.value(String?.self) == nil) }
        #expect(vault.value(String?.self) == "outer")
      }
      #expect(vault.value(Int.self) == 1)
    }
    #expect(vault.value(Int.self) == 0)
    #expect(vault.value(String?.self) == nil)
  }

  @Test("withDefault(_:_:) returns the closure's result and ends even if the closure throws")
  func closure() {
    let seven = withDefault(7) { vault.value(Int.self) }
    #expect(seven == 7)
    #expect(throws: Rude()) {
      try withDefault(7) { () throws(Rude) in
        #expect(vault.value(Int.self) == 7)
        throw Rude()
      }
    }
    #expect(vault.value(Int.self) == 0)
  }

  @Test("withDefault(_:_:) applies across the suspensions of an async closure")
  func asyncClosure() async {
    let seven = await withDefault(7) {
      await Task.yield()
      return vault.value(Int.self)
    }
    #expect(seven == 7)
    await #expect(throws: Rude()) {
      try await withDefault(7) { () async throws(Rude) in
        await Task.yield()
        throw Rude()
      }
    }
    #expect(vault.value(Int.self) == 0)
  }

  @Test("default values of parallel tasks are independent")
  func parallel() async {
    let seen = await withTaskGroup(of: Bool.self, returning: [Bool].self) { group in
      for number in 1...8 {
        group.addTask { [vault] in
          await withDefault(number) {
            for _ in 0..<20 {
              guard vault.value(Int.self) == number else { return false }
              await Task.yield()
            }
            return true
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(seen == Array(repeating: true, count: 8))
  }

  @Test("withDefault(_:) reports a call outside a scope")
  func outside() {
    let log = FailureLog.of { withDefault(7, line: 100) }
    #expect(log.reports == [.misuse("withDefault(_:)", line: 100)])
    #expect(vault.value(Int.self) == 0)
  }

  @Test("resetting the scope removes its default values")
  func resetScope() {
    MockScope.run {
      withDefault(7)
      MockScope.current?.reset()
      #expect(vault.value(Int.self) == 0)
    }
  }

  @Test("a mock that is created inside withDefault(_:_:) belongs to the enclosing scope")
  func madeInside() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = withDefault(Token(id: 1)) { () -> MockGreeter in
          let greeter = MockGreeter("greeter")
          expect(greeter.ping())
          return greeter
        }
        greeter.ping()
      }
    }
    #expect(log.reports == [])
  }
}
