import Synchronization
import Testing
import UnderstudyCore

/// A dependency that is a structure of closures.
struct Library: Sendable {
  var load: @Sendable (_ id: Int) async throws -> String
  var save: @Sendable (_ title: String, _ page: Int) -> Bool
  var close: @Sendable () -> Void
  var lend: @Sendable (Int, String?, [Int], Bool) throws -> Token
}

struct Torn: Error, Equatable {
  var page: Int
}

@Suite struct MockClosures {
  let load = MockClosure("load", of: ((Int) async throws -> String).self)
  let save = MockClosure("save", of: ((String, Int) -> Bool).self)
  let close = MockClosure("close", of: (() -> Void).self)
  let lend = MockClosure("lend", of: ((Int, String?, [Int], Bool) throws -> Token).self)

  private var library: Library {
    Library(
      load: load.function, save: save.function, close: close.function, lend: lend.function)
  }

  @Test("the verbs accept calls to a mock closure as patterns")
  func verbs() async throws {
    stub(load(.any)).returns("nobody")
    stub(save("a", .any)).returns(true)
    expect(load(7)).throws(Torn(page: 7))
    let library = self.library
    #expect(try await library.load(1) == "nobody")
    await #expect(throws: Torn.self) { try await library.load(7) }
    #expect(library.save("a", 3))
    #expect(!library.save("b", 3))
    library.close()
    let page = 3
    verify(save(.any, .equal(page)), 2)
    verify(save("a", page))
    verify(close())
    verifyInOrder(load(7), save("b", .greaterThan(2)), close())
    verifyExpectations(load)
    verifyNoMoreInteractions(save, close)
  }

  @Test("a mock closure can throw errors and have four parameters")
  func errors() throws {
    stub(lend(.any, .isNil, .isEmpty, true)).returns(Token(id: 3))
    stub(lend(2, "x", [1], false)).throws(Torn(page: 1))
    #expect(try library.lend(1, nil, [], true) == Token(id: 3))
    #expect(throws: Torn(page: 1)) { try library.lend(2, "x", [1], false) }
  }

  @Test("a closure with typed throws and five parameters calls a mock")
  func otherClosures() throws {
    let shelf = MockShelf()
    let move: @Sendable (Int, Int, Int, Int, Bool) throws(Torn) -> Token = {
      (a, b, c, d, e) throws(Torn) in try shelf.move(a, b, c, d, e)
    }
    stub(shelf.move(1, 2, 3, 4, .any)).returns(Token(id: 3))
    stub(shelf.move(1, 2, 3, 5, true)).throws(Torn(page: 1))
    #expect(try move(1, 2, 3, 4, true) == Token(id: 3))
    #expect(throws: Torn(page: 1)) { try move(1, 2, 3, 5, true) }
  }

  @Test("a mock closure can be created from an alias of a @Sendable closure type")
  func aliases() async throws {
    typealias Fetch = @Sendable (Int) async -> String
    typealias Check = @Sendable (Int) -> Bool
    let fetch = MockClosure("fetch", of: Fetch.self)
    let check = MockClosure("check", of: Check.self)
    stub(fetch(1)).returns("one")
    stub(check(1)).returns(true)
    let onMain: @MainActor (Int) -> Bool = check.function
    #expect(await fetch.function(1) == "one")
    #expect(await onMain(1))
  }

  @Test("a mock closure has up to four parameters, and its type can be @Sendable")
  func parameterCounts() async throws {
    #expect(MockClosure(of: (() -> Int).self).function() == 0)
    #expect(MockClosure(of: ((Int) -> Int).self).function(1) == 0)
    #expect(try MockClosure(of: ((Int, Int) throws -> Int).self).function(1, 2) == 0)
    #expect(try MockClosure(of: ((Int, Int, Int) throws -> Int).self).function(1, 2, 3) == 0)
    let four = MockClosure(of: (@Sendable (Int, Int, Int, Int) throws -> Int).self)
    stub(four(1, 2, 3, 4)).throws(Torn(page: 4))
    #expect(throws: Torn(page: 4)) { try four.function(1, 2, 3, 4) }
    #expect(MockClosure(of: (@Sendable () -> Int).self).function() == 0)
    #expect(await MockClosure(of: (@Sendable () async -> Int).self).function() == 0)
    let two = MockClosure(of: (@Sendable (Int, Int) async throws -> Int).self)
    stub(two(1, 2)).throws(Torn(page: 2))
    await #expect(throws: Torn(page: 2)) { try await two.function(1, 2) }
    let three = MockClosure(of: (@Sendable (Int, Int, Int) async throws -> Int).self)
    stub(three(1, 2, 3)).throws(Torn(page: 3))
    await #expect(throws: Torn(page: 3)) { try await three.function(1, 2, 3) }
  }

  @Test("a mock of an async closure can hold its calls")
  func waiting() async throws {
    let loading = stub(load(1)).holds().returns("one")
    let library = self.library
    let task = Task { try await library.load(1) }
    await verify(load(1), within: .seconds(10))
    loading.release()
    #expect(try await task.value == "one")
  }

  @Test("a failure names the closure and its arguments")
  func failures() {
    let log = FailureLog.of {
      expect(save("a", 1))
      _ = library.save("b", 1)
      verifyExpectations(save)
    }
    #expect(
      log.reports == [
        .unexpectedCall("(_:_:)").with("b", 1),
        .unmetExpectation("(_:_:)", .once, received: 0).with("a", 1),
      ])
  }

  @Test("a strict mock closure reports calls that match no stub")
  func strictness() {
    let log = FailureLog.of {
      let save = MockClosure("save", .strict, of: ((String, Int) -> Bool).self)
      _ = save.function("b", 1)
    }
    #expect(log.reports == [.unexpectedCall("(_:_:)").with("b", 1)])
  }

  @Test("the function of a mock closure retains the mock")
  func lifetime() {
    weak var mock: Mock?
    do {
      var function: (@Sendable () -> Void)?
      do {
        let close = MockClosure("close", of: (() -> Void).self)
        (mock, function) = (close.mock, close.function)
      }
      #expect(mock != nil)
      function?()
    }
    #expect(mock == nil)
  }

  @Test("concurrent tasks can call a mock closure")
  func concurrency() async {
    let library = self.library
    await withTaskGroup(of: Void.self) { group in
      for page in 0..<100 { group.addTask { _ = library.save("a", page) } }
    }
    #expect(Set(calls(save("a", .any)).map(\.arguments.1)) == Set(0..<100))
  }

  @Test("an answer can call the closure argument of a mock closure")
  func closures() {
    let play = MockClosure("play", of: ((String, @escaping (Bool) -> Void) -> Void).self)
    stub(play("x", .any)).invokes({ $0.1 }, with: true)
    var results: [Bool] = []
    play.function("x") { results.append($0) }
    play.function("y") { results.append($0) }
    #expect(results == [true])
  }
}

/// A mock that a closure calls.
private final class MockShelf: Mock, @unchecked Sendable {
  private static let members = __Members("Shelf", ["move(_:_:_:_:_:)"])

  func move(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Bool) throws(Torn) -> Token {
    try __call(Self.members, 0, (a, b, c, d, e), Torn.self)
  }

  func move(
    _ a: Matcher<Int>, _ b: Matcher<Int>, _ c: Matcher<Int>, _ d: Matcher<Int>, _ e: Matcher<Bool>
  ) -> CallPattern<(Int, Int, Int, Int, Bool), Token, Torn> {
    __pattern(Self.members, 0, a, b, c, d, e)
  }
}
