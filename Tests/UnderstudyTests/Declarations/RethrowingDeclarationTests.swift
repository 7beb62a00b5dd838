import Testing
import Understudy
import UnderstudyMacros

@Mockable
protocol Rethrowing {
  func map<Result>(_ transform: (Int) throws -> Result) rethrows -> Result
  func run(_ body: (inout Int) throws -> Void, then: () -> Int) rethrows -> Int
  func wait(_ body: () async throws -> Int) async rethrows -> Int
  func log(_ message: @autoclosure () throws -> String) rethrows
  init(_ body: () throws -> Int) rethrows
}

/// A real object for a spy.
struct RealRethrowing: Rethrowing {
  func map<Result>(_ transform: (Int) throws -> Result) rethrows -> Result { try transform(7) }
  func run(_ body: (inout Int) throws -> Void, then: () -> Int) rethrows -> Int {
    var value = 1
    try body(&value)
    return value + then()
  }
  func wait(_ body: () async throws -> Int) async rethrows -> Int { try await body() }
  func log(_ message: @autoclosure () throws -> String) rethrows { _ = try message() }
  init(_ body: () throws -> Int) rethrows { _ = try body() }
}

@Suite("Declared rethrowing requirements", .verifyingMocks)
struct RethrowingDeclarationTests {
  @Test("an answer of a rethrowing requirement calls the closure and rethrows its errors")
  func answers() async throws {
    let mock = MockRethrowing()
    stub(mock.map(Matcher<(Int) throws -> String>.any)).answers { try $0(2) }
    #expect(mock.map { "\($0)" } == "2")
    #expect(throws: Refused()) { try mock.map { _ -> String in throw Refused() } }
    #expect(mock.map { $0 } == 0)
    stub(mock.run(.any, then: .any)).answers { arguments in
      var value = 3
      try arguments.0(&value)
      return value + arguments.1()
    }
    #expect(mock.run({ $0 += 1 }, then: { 10 }) == 14)
    stub(mock.wait(.any)).answers { try await $0() + 1 }
    #expect(await mock.wait { 4 } == 5)
    await #expect(throws: Refused()) { try await mock.wait { throw Refused() } }
    mock.log("text")
    verify(mock.log(.any))
    verify(mock.wait(.any), 2)
  }

  @Test("a rethrowing initializer creates a mock")
  func initializers() {
    let mock = MockRethrowing { 1 }
    verify(mock.initialized(.any))
  }

  @Test("a spy forwards the closure of a rethrowing requirement")
  func spies() async throws {
    let mock = MockRethrowing(spying: RealRethrowing { 1 })
    #expect(mock.map { $0 + 1 } == 8)
    #expect(throws: Refused()) { try mock.map { _ in throw Refused() } }
    #expect(mock.run({ $0 = 5 }, then: { 1 }) == 6)
    #expect(await mock.wait { 3 } == 3)
  }

  @Test(
    "answering a rethrowing requirement with an error of its own is reported and throws nothing")
  func ownErrors() {
    let mock = MockRethrowing()
    stub(mock.run(.any, then: .any)).throws(Refused(reason: "own"))
    withKnownIssue {
      let result = mock.run({ _ in }, then: { 1 })
      #expect(result == 0)
    } matching: {
      "\($0)".contains("A rethrowing requirement was answered with an error of its own")
    }
  }
}
