import Testing
import UnderstudyCore

@Suite struct CallDescriptionTests {
  /// Returns the headlines of unexpected calls on a strict mock, without their common prefix.
  private func texts(_ calls: (MockGreeter) -> Void) -> [String] {
    FailureLog.of { calls(MockGreeter("greeter", .strict)) }.headlines.map {
      $0.replacing("Unexpected call on 'greeter': ", with: "")
    }
  }

  @Test("calls to methods are described with their labels")
  func methods() {
    let texts = texts {
      $0.ping()
      _ = $0.greet("bob")
      _ = try? $0.greet("bob", times: 2)
      _ = $0.decode(Int.self, from: "x")
    }
    #expect(
      texts == [
        "ping()", "greet(\"bob\")", "greet(\"bob\", times: 2)", "decode(Int.self, from: \"x\")",
      ])
  }

  @Test("calls on mocks that were released count in the numbers of a failure")
  func numbers() {
    let log = FailureLog.of {
      MockScope.run {
        for _ in 0..<3 { MockGreeter("short-lived").ping() }
        let greeter = MockGreeter("greeter")
        greeter.ping()
        reject(greeter.ping())
        greeter.ping()
      }
    }
    let content = log.failures.first?.content as? TooManyCalls
    #expect(content?.call.order == 5)
  }

  @Test("calls to async methods are described like others")
  func asyncMethods() async {
    let log = await FailureLog.of { _ = try? await MockGreeter("greeter", .strict).load(3) }
    #expect(log.headlines == ["Unexpected call on 'greeter': load(3)"])
  }

  @Test("calls to properties and subscripts are described as in code")
  func propertiesAndSubscripts() {
    let texts = texts {
      _ = $0.name
      $0.name = "bob"
      _ = $0[key: "k"]
      $0[key: "k"] = 3
    }
    #expect(texts == ["name", "name = \"bob\"", "[key: \"k\"]", "[key: \"k\"] = 3"])
  }

  @Test("an inout argument is described by its value before and after the call")
  func inoutArguments() throws {
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter", .strict)
      var value = 41
      greeter.bump(&value)
      stub(greeter.bump(.any)).performs { $0.value += 1 }
      greeter.bump(&value)
      verifyNoMoreInteractions(greeter)
    }
    #expect(log.headlines.first == "Unexpected call on 'greeter': bump(&41)")
    let left = try #require(log.failures.last?.content as? MoreInteractions)
    #expect(
      left.calls.calls.map(\.description) == ["greeter.bump(&41)", "greeter.bump(&41 -> 42)"])
  }

  @Test("patterns are described like calls, with the expected arguments")
  func patterns() {
    let greeter = MockGreeter("greeter")
    #expect(greeter.ping().description == "greeter.ping()")
    #expect(
      greeter.greet(.not("bob"), times: .any).description
        == "greeter.greet(not \"bob\", times: any)")
    #expect((greeter.name as PropertyPattern<String>).description == "greeter.name")
    #expect(greeter.name.set("bob").description == "greeter.name = \"bob\"")
    #expect(greeter[key: .any].description == "greeter[key: any]")
    #expect(greeter[key: "k"].set(3).description == "greeter[key: \"k\"] = 3")
    #expect(greeter.bump(41).description == "greeter.bump(&41)")
    #expect(
      greeter.decode(Int.self, from: .any).description == "greeter.decode(Int.self, from: any)")
  }

  @Test("calls to static requirements are described with their type")
  func statics() {
    let log = FailureLog.of {
      MockScope.run {
        expect(MockFactory.make())
        reject(MockFactory.limit.set(.any))
        MockFactory.limit = 3
        verify(MockFactory.limit)
      }
    }
    #expect(
      log.headlines == [
        "Expected no call to MockFactory.limit = any, received 1: limit = 3",
        "Expected 1 call to MockFactory.limit, received 0",
        "Expected 1 call to MockFactory.make(), received 0",
      ])
  }

  @Test("a mock without a name is described by its class or protocol")
  func names() {
    let log = FailureLog.of {
      verify(MockGreeter().ping())
      verify(MockVault().open())
    }
    #expect(
      log.headlines == [
        "Expected 1 call to MockGreeter.ping(), received 0",
        "Expected 1 call to MockVault.open(), received 0",
      ])
  }

  @Test("the suggestion for a missing value is written as in a verb")
  func suggestion() throws {
    let log = FailureLog.of { _ = try? MockVault("vault").open() }
    let content = try #require(log.failures.first?.content as? NoValue)
    #expect(content.pattern.verbCall == "vault.open()")
  }

  @Test("a generic type that only the result fixes is named in the suggested call")
  func returnedTypes() {
    let log = FailureLog.of {
      let store = Store("store")
      _ = try? store.make() as Token
      _ = try? store.find(1, in: "a") as Token
      _ = try? store.decode(Token.self)
      _ = try? (store <> 2) as Token
    }
    #expect(
      log.failures.map { ($0.content as? NoValue)?.pattern.verbCall } == [
        "store.make(returning: Type.self)", "store.find(.any, in: .any, returning: Type.self)",
        "store.decode(Token.self)", "store.<>(.any)",
      ])
  }

  @Test("patterns of setters are described as in a verb")
  func setters() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.name.set("bob"), line: 1)
        expect(greeter[key: "k"].set(3), line: 2)
      }
    }
    let calls = log.failures.map {
      ($0.content as? UnmetExpectation)?.expectation.pattern.verbCall
    }
    #expect(calls == ["greeter.name.set(\"bob\")", "greeter[key: \"k\"].set(3)"])
  }
}

infix operator <>

/// A handwritten mock with generic members, as the generator spells their names.
private final class Store: Mock, @unchecked Sendable {
  private static let members = __Members(
    "Store", ["make<returning>()", "find<returning>(_ key:in:)", "decode<>(_:)", "<>(_:)"])

  func make<Made>() throws -> Made { try __call(Self.members, 0, (), (any Error).self) }
  func find<Made>(_ key: Int, in place: String) throws -> Made {
    try __call(Self.members, 1, (key, place), (any Error).self)
  }
  func decode<Made>(_ type: Made.Type) throws -> Made {
    try __call(Self.members, 2, (type), (any Error).self)
  }
  static func <> <Made>(store: Store, number: Int) throws -> Made {
    try store.__call(members, 3, (number), (any Error).self)
  }
}
