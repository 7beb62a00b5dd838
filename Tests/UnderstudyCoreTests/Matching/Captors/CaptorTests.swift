import Testing
import UnderstudyCore

/// Captors in stubs and expectations.
@Suite struct CaptorsInSetUps {
  private let greeter = MockGreeter("greeter")
  private let names = Captor<String>()

  @Test("a captor collects values in order, and value is the newest")
  func values() {
    stub(greeter.greet(.captured(by: names)))
    #expect(names.values == [])
    #expect(names.value == nil)
    _ = greeter.greet("bob")
    _ = greeter.greet("ann")
    #expect(names.values == ["bob", "ann"])
    #expect(names.value == "ann")
  }

  @Test("a captor ignores a call if another argument does not match")
  func wrongSecondArgument() throws {
    stub(greeter.greet(.captured(by: names), times: 2)).returns("hi")
    _ = try greeter.greet("bob", times: 3)
    #expect(names.values == [])
    #expect(try greeter.greet("ann", times: 2) == "hi")
    #expect(names.values == ["ann"])
  }

  @Test("a captor ignores values that its matcher does not match")
  func innerMatcher() {
    stub(greeter.greet(.captured(by: names, .hasPrefix("b"))))
    _ = greeter.greet("ann")
    _ = greeter.greet("bob")
    #expect(names.values == ["bob"])
  }

  @Test("only the stub that answers captures a call")
  func chosenStub() {
    let older = Captor<String>()
    stub(greeter.greet(.captured(by: older))).returns("older")
    stub(greeter.greet(.captured(by: names, .hasPrefix("b")))).returns("newer")
    #expect(greeter.greet("bob") == "newer")
    #expect((older.values, names.values) == ([], ["bob"]))
    #expect(greeter.greet("ann") == "older")
    #expect((older.values, names.values) == (["ann"], ["bob"]))
  }

  @Test("each expectation captures the calls that it counts")
  func chosenExpectation() {
    let older = Captor<String>()
    expect(greeter.greet(.captured(by: older)))
    expect(greeter.greet(.captured(by: names)))
    _ = greeter.greet("bob")
    _ = greeter.greet("ann")
    #expect((older.values, names.values) == (["bob"], ["ann"]))
  }

  @Test("an expectation and the stub that answers both capture the call")
  func expectationAndStub() {
    let answered = Captor<String>()
    stub(greeter.greet(.captured(by: answered))).returns("hi")
    expect(greeter.greet(.captured(by: names)))
    #expect(greeter.greet("bob") == "hi")
    #expect((answered.values, names.values) == (["bob"], ["bob"]))
  }

  @Test("an expectation with its own answer captures each call once")
  func expectationThatAnswers() {
    expect(greeter.greet(.captured(by: names)), 2).returns("hi")
    #expect(greeter.greet("bob") == "hi")
    #expect(greeter.greet("bob") == "hi")
    #expect(names.values == ["bob", "bob"])
  }

  @Test("rejected and excess calls are captured too")
  func violations() {
    let other = Captor<Int>()
    let log = FailureLog.of {
      reject(greeter.greet(.captured(by: names)))
      expect(greeter.send(.has(\.id, .captured(by: other))))
      _ = greeter.greet("bob")
      greeter.send(Box(1))
      greeter.send(Box(2))
    }
    #expect(log.failures.count == 2)
    #expect((names.values, other.values) == (["bob"], [1, 2]))
  }

  @Test("a call in the wrong state or out of order is not captured")
  func wrongTime() {
    let light = States("light", initially: "red")
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        when(light.is("green")) { expect(greeter.greet(.captured(by: names)), .any) }
        inOrder("order") {
          expect(greeter.ping(), .atLeast(1))
          expect(greeter.name.set(.captured(by: names)), .any)
        }
        _ = greeter.greet("red")
        greeter.name = "early"
        light.become("green")
        _ = greeter.greet("green")
        greeter.ping()
        greeter.name = "in time"
      }
    }
    #expect(log.failures.count == 2)
    #expect(names.values == ["green", "in time"])
  }

  @Test("an answer can read the captured value of its call")
  func beforeTheAnswer() {
    stub(greeter.greet(.captured(by: names))).answers { [names] _ in names.value ?? "nothing" }
    #expect(greeter.greet("bob") == "bob")
  }

  @Test("an async call is captured when it is made, before its answer finishes")
  func asyncCall() async {
    let ids = Captor<Int>()
    let setup = stub(greeter.load(.captured(by: ids))).holds().returns("loaded")
    async let loaded = greeter.load(3)
    await verify(greeter.load(3), within: .seconds(60))
    setup.release()
    #expect((try? await loaded) == "loaded")
    #expect(ids.values == [3])
  }

  @Test("a captor receives the initial value of an inout argument")
  func inoutArgument() {
    let numbers = Captor<Int>()
    stub(greeter.bump(.captured(by: numbers, .greaterThan(1)))).performs { $0.value += 1 }
    var number = 1
    greeter.bump(&number)
    number = 5
    greeter.bump(&number)
    #expect((number, numbers.values) == (6, [5]))
  }

  @Test("a captured closure can be called")
  func closure() {
    let clerk = MockClerk("clerk")
    let bodies = Captor<(String, Int) -> Void>()
    stub(clerk.complete(.captured(by: bodies)))
    var received = ""
    clerk.complete { received = "\($0) \($1)" }
    bodies.value?("bob", 3)
    #expect(received == "bob 3")
  }

  @Test("a captor does not change the description of its matcher")
  func description() {
    let log = FailureLog.of {
      expect(greeter.greet(.captured(by: names), times: .captured(by: Captor(), .greaterThan(3))))
      verifyExpectations(greeter)
    }
    #expect(log.failures.first?.content.subjects.first?.arguments == ["any", "greater than 3"])
    #expect(Matcher.captured(by: names, "bob").mismatch("ann") == "was \"ann\"")
  }

  @Test("a matcher that is applied by itself captures nothing")
  func outsideOfCalls() {
    let matcher = Matcher.captured(by: names)
    #expect(matcher.matches("bob"))
    #expect(names.values == [])
  }
}
