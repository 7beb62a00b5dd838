import Testing
import UnderstudyCore

@Suite struct ScopeTests {
  @Test("run(_:) returns the result of its body, synchronous or not")
  func results() async {
    #expect(Self.runSynchronously() == 7)
    let eight = await MockScope.run {
      await Task.yield()
      return 8
    }
    #expect(eight == 8)
  }

  private static func runSynchronously() -> Int { MockScope.run { 7 } }

  @Test("a scope is current only inside its body")
  func current() async {
    #expect(MockScope.current == nil)
    await MockScope.run {
      let outer = MockScope.current
      #expect(outer != nil)
      await MockScope.run {
        await Task.yield()
        #expect(MockScope.current !== outer)
      }
      #expect(MockScope.current === outer)
      await Task.detached { #expect(MockScope.current == nil) }.value
    }
    #expect(MockScope.current == nil)
  }

  @Test("run(_:) verifies the scope before it rethrows an error of its body")
  func throwing() {
    let log = FailureLog.of {
      #expect(throws: Rude()) {
        try MockScope.run { () throws(Rude) in
          expect(MockGreeter("greeter").ping())
          throw Rude()
        }
      }
      #expect(FailureLog.current!.failures.count == 1)
    }
    #expect(log.reports == [.unmetExpectation("ping()", .once, received: 0)])
  }

  @Test("run(_:) verifies the scope if its async body throws")
  func throwingAsync() async {
    let log = await FailureLog.of {
      await #expect(throws: Rude()) {
        try await MockScope.run { () async throws(Rude) in
          let greeter = MockGreeter("greeter")
          expect(greeter.ping())
          await Task.yield()
          throw Rude()
        }
      }
    }
    #expect(log.reports == [.unmetExpectation("ping()", .once, received: 0)])
  }

  @Test("mocks belong to the innermost scope and are verified when it ends")
  func nesting() {
    let log = FailureLog.of {
      MockScope.run {
        let outer = MockGreeter("outer")
        expect(outer.ping())
        MockScope.run {
          let inner = MockGreeter("inner")
          expect(inner.ping())
        }
        #expect(
          FailureLog.current!.reports == [
            .unmetExpectation("ping()", .once, received: 0).on("inner")
          ])
        outer.ping()
      }
    }
    #expect(log.failures.count == 1)
  }

  @Test("a mock of the outer scope reports failures in an inner scope immediately")
  func outerMockInside() {
    let log = FailureLog.of {
      MockScope.run {
        let outer = MockGreeter("outer")
        MockScope.run {
          reject(outer.ping())
          outer.ping()
          #expect(FailureLog.current!.failures.count == 1)
        }
      }
    }
    #expect(log.failures.map(\.wasDeferred) == [false])
  }

  @Test("a mock created outside scopes joins the scope that sets it up")
  func joining() {
    let greeter = MockGreeter("greeter")
    let log = FailureLog.of {
      MockScope.run { _ = expect(greeter.ping(), line: 100) }
      #expect(FailureLog.current!.lines == [100])
    }
    #expect(log.failures.count == 1)
  }

  @Test("verifyExpectations() verifies the current scope, and its end does not repeat the failures")
  func verifyAll() {
    let log = FailureLog.of {
      MockScope.run {
        let (first, second) = (MockGreeter("first"), MockGreeter("second"))
        expect(first.ping(), line: 100)
        expect(second.ping(), line: 101)
        verifyExpectations(line: 200)
      }
    }
    #expect(
      log.reports == [
        .unmetExpectation("ping()", .once, received: 0, line: 200).on("first"),
        .unmetExpectation("ping()", .once, received: 0, line: 200).on("second"),
      ])
  }

  @Test("verifyExpectations() outside a scope is a failure")
  func verifyNothing() {
    let log = FailureLog.of { verifyExpectations(line: 200) }
    #expect(log.reports == [.misuse("verifyExpectations()", line: 200)])
  }

  @Test("verify() verifies a scope")
  func verifyObject() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.ping())
        MockScope.current?.verify(line: 200)
        greeter.ping()
        MockScope.current?.verify(line: 201)
      }
    }
    #expect(log.reports == [.unmetExpectation("ping()", .once, received: 0, line: 200)])
  }

  @Test("reset() on a scope removes everything that it would verify")
  func resetObject() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(greeter.ping())
        stub(greeter.greet(.any)).returns("hi")
        _ = greeter.greet("bob")
        MockScope.current?.reset()
        #expect(calls(greeter.greet(.any)).isEmpty)
        #expect(greeter.greet("bob") == "")
      }
    }
    #expect(log.reports == [])
  }

  @Test("scopes of parallel tasks see only their own mocks and failures")
  func parallel() async {
    let logs = await withTaskGroup(
      of: (Int, [FailureReport]).self, returning: [Int: [FailureReport]].self
    ) { group in
      for number in 0..<8 {
        group.addTask {
          let log = await FailureLog.of {
            await MockScope.run {
              let greeter = MockGreeter("greeter \(number)")
              expect(greeter.ping())
              await Task.yield()
              if number % 2 == 0 { greeter.ping() }
              await Task.yield()
            }
          }
          return (number, log.reports)
        }
      }
      return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for number in 0..<8 {
      let unmet = FailureReport.unmetExpectation("ping()", .once, received: 0)
      #expect(logs[number] == (number % 2 == 0 ? [] : [unmet.on("greeter \(number)")]))
    }
  }
}
