import Testing
import UnderstudyCore

struct Rude: Error, Equatable {}

/// State that is isolated to the main actor.
@MainActor final class Notes {
  var texts: [String] = []
}

@Suite struct Answers {
  let greeter = MockGreeter("greeter")

  @Test("a stub answers matching calls any number of times")
  func stubAnswers() {
    stub(greeter.greet("bob")).returns("hi bob")
    #expect(greeter.greet("bob") == "hi bob")
    #expect(greeter.greet("bob") == "hi bob")
    #expect(greeter.greet("ann") == "")
  }

  @Test("the newest matching stub wins")
  func newestWins() {
    stub(greeter.greet(.any)).returns("old")
    stub(greeter.greet("bob")).returns("new")
    #expect(greeter.greet("bob") == "new")
    #expect(greeter.greet("ann") == "old")
    stub(greeter.greet(.any)).returns("newest")
    #expect(greeter.greet("bob") == "newest")
  }

  @Test("returns(_:_:) returns one value per call and repeats the last one")
  func consecutive() {
    stub(greeter.greet(.any)).returns("1", "2", "3")
    #expect((0..<5).map { _ in greeter.greet("x") } == ["1", "2", "3", "3", "3"])
  }

  @Test("then starts the answer to the next call")
  func then() throws {
    stub(greeter.greet(.any, times: .any)).returns("a").then.throws(Rude()).then.returns("b", "c")
    #expect(try greeter.greet("x", times: 1) == "a")
    #expect(throws: Rude()) { try greeter.greet("x", times: 1) }
    #expect(try greeter.greet("x", times: 1) == "b")
    #expect(try greeter.greet("x", times: 1) == "c")
    #expect(try greeter.greet("x", times: 1) == "c")
  }

  @Test("all chained answers run on one call, and the last value wins")
  func chained() {
    var seen: [String] = []
    stub(greeter.greet(.any)).performs { seen.append("first \($0)") }.returns("a")
      .performs { seen.append("second \($0)") }.answers { "b \($0)" }
    #expect(greeter.greet("x") == "b x")
    #expect(seen == ["first x", "second x"])
  }

  @Test("a side effect runs on each call that its step answers")
  func effectBesideValues() {
    var count = 0
    stub(greeter.greet(.any)).performs { _ in count += 1 }.returns("1", "2").then.returns("3")
    #expect((0..<4).map { _ in greeter.greet("x") } == ["1", "2", "3", "3"])
    #expect(count == 2)
  }

  @Test("answers(_:) computes the result from the arguments")
  func computes() throws {
    stub(greeter.greet(.any, times: .any)).answers { name, times in
      if times == 0 { throw Rude() }
      return String(repeating: name, count: times)
    }
    #expect(try greeter.greet("ab", times: 2) == "abab")
    #expect(throws: Rude()) { try greeter.greet("ab", times: 0) }
  }

  @Test("an answer to an async requirement can be async")
  func asyncAnswers() async throws {
    stub(greeter.load(1)).answers { id in
      await Task.yield()
      return "user \(id)"
    }
    stub(greeter.load(2)).throws(Rude())
    stub(greeter.load(3)).returns("three")
    #expect(try await greeter.load(1) == "user 1")
    await #expect(throws: Rude()) { try await greeter.load(2) }
    #expect(try await greeter.load(3) == "three")
    #expect(try await greeter.load(4) == "")
  }

  @Test("an answer to an async requirement runs on the actor of its closure")
  @MainActor func isolatedAnswers() async throws {
    let seen = Notes()
    stub(greeter.load(.any)).performs { _ in
      MainActor.preconditionIsolated()
      seen.texts.append("effect")
    }.answers { id in
      MainActor.preconditionIsolated()
      seen.texts.append("result")
      return "user \(id)"
    }
    let user = try await Task.detached { [greeter] in try await greeter.load(7) }.value
    #expect(user == "user 7")
    #expect(seen.texts == ["effect", "result"])
  }

  @Test("an answer can call and stub its own mock")
  func reentrant() {
    stub(greeter.greet("a")).answers { [greeter] _ in
      stub(greeter.greet("b")).returns("inner")
      return greeter.greet("b")
    }
    #expect(greeter.greet("a") == "inner")
    verify(greeter.greet(.any), 2)
    reset(greeter)  // Breaks a retain cycle: the answer retains the mock.
  }

  @Test("an answer can read and write an inout argument")
  func inoutArguments() {
    stub(greeter.bump(.any)).performs { $0.value += 1 }
    var value = 41
    greeter.bump(&value)
    #expect(value == 42)
    let calls = verify(greeter.bump(41))
    #expect(calls.first?.arguments.initialValue == 41)
    #expect(calls.first?.arguments.value == 42)
  }

  @Test("properties and subscripts can be stubbed and verified")
  func properties() {
    stub(greeter.name).returns("bob")
    stub(greeter[key: "k"]).returns(3)
    #expect(greeter.name == "bob")
    greeter.name = "ann"
    verify(greeter.name.set("ann"))
    verify(greeter.name.set(.any))
    let mock = greeter
    #expect(mock[key: "k"] == 3)
    mock[key: "k"] = 4
    let set = verify(mock[key: "k"].set(4))
    #expect(set.first?.arguments.0 == "k")
    verify(mock[key: .any].set(.not(4)), .never)
  }

  @Test("stubs of a generic requirement are distinguished by their types")
  func generic() {
    stub(greeter.decode(Int.self, from: .any)).returns(7)
    stub(greeter.decode(String.self, from: "s")).returns("seven")
    #expect(greeter.decode(Int.self, from: "x") == 7)
    #expect(greeter.decode(String.self, from: "s") == "seven")
    #expect(greeter.decode(String.self, from: "x") == nil)
    #expect(greeter.decode(Bool.self, from: "x") == nil)
    verify(greeter.decode(String.self, from: .any), 2)
  }
}
