import Foundation
import Testing
import Understudy
import UnderstudyTime

/// What the tests of actions mock.
@Mockable(.always) protocol Adder {
  func add(_ number: Int) throws -> Int
  func note(_ text: String)
  func later(_ number: Int) async -> Int
  func fetch(_ number: Int) async throws -> Int
  func store(_ number: Int) throws
  func load(_ number: Int, _ completion: @escaping (String) -> Void)
  func attempt(_ body: @escaping () throws -> Void) throws -> Int
  func double(_ number: inout Int)
}

/// Something that stores.
@Mockable(.always) protocol Dimmer {
  var level: Int { get set }
}

/// Something to forward to.
@Mockable(.always) protocol Echo {
  func echo(_ text: String) -> String
}

/// The lines of a test.
private final class Log {
  private(set) var lines: [String] = []

  func append(_ line: String) { lines.append(line) }
}

/// The total of the numbers that an action has received.
private final class Total {
  var sum = 0
}

extension Action where Arguments == Int, Output == Int, Failure == Never {
  /// Doubles the argument.
  fileprivate static var doubles: Action { Action("doubles the number") { $0.answers { $0 * 2 } } }
}

extension Action where Arguments == Int, Output == Int, Failure == any Error {
  /// Throws an error, and then returns a number.
  fileprivate static var recovers: Action {
    Action("recovers") { $0.throws(Stumble()).then.returns(7) }
  }
}

extension Action where Arguments == Int, Output == Void, Failure == Never {
  /// Adds the argument to a total.
  fileprivate static func sums(into total: Total) -> Action {
    Action("sums into the total") { $0.performs { total.sum += $0 } }
  }
}

@Suite struct ActionTests {
  @Test("an action is built from the words of a setup")
  func words() async throws {
    let clock = ManualClock()
    let states = States("door", initially: "open")
    let counter = MockAdder()
    let log = Log()
    let busy = Action<Int, Int, any Error>("is busy") { setup in
      setup.logs({ "add \($0)" }, to: { log.append($0) }).moves(states, to: "shut")
        .delays(for: .zero, clock: clock).returns(1, 2)
      setup.then.resolves(.failure(Stumble())).then.fails()
    }
    stub(counter.add(.any)).will(busy)
    #expect(try counter.add(5) == 1)
    #expect(try counter.add(6) == 2)
    #expect(throws: Stumble.self) { try counter.add(7) }
    #expect(log.lines == ["add 5", "add 6"])
    #expect(states.current == "shut")
  }

  @Test("the same action answers synchronous and async requirements, each from its start")
  func sharing() async throws {
    let counter = MockAdder()
    stub(counter.add(.any)).will(.recovers)
    stub(counter.fetch(.any)).will(.recovers)
    #expect(throws: Stumble.self) { try counter.add(1) }
    await #expect(throws: Stumble.self) { try await counter.fetch(1) }
    #expect(try counter.add(1) == 7)
    #expect(try await counter.fetch(1) == 7)
  }

  @Test("answers go on after an action")
  func chains() throws {
    let counter = MockAdder()
    stub(counter.add(.any)).returns(1).then.will(.recovers).then.returns(9)
    #expect(try counter.add(1) == 1)
    #expect(throws: Stumble.self) { try counter.add(1) }
    #expect(try counter.add(1) == 7)
    #expect(try counter.add(1) == 9)
  }

  @Test("an action runs other actions")
  func nesting() throws {
    let (counter, total) = (MockAdder(), Total())
    let both = Action<Int, Int, any Error>("sums and recovers") {
      $0.will(.sums(into: total)).will(.recovers)
    }
    stub(counter.add(.any)).will(both)
    #expect(throws: Stumble.self) { try counter.add(5) }
    #expect(try counter.add(5) == 7)
    #expect(total.sum == 5)
  }

  @Test("an action of several calls is a side effect of each, where there is another result")
  func effectsInTurn() {
    let log = Log()
    let counter = MockAdder()
    let calls = Action<Int, Void, Never>("logs in turn") {
      $0.performs { _ in log.append("first") }.then.performs { _ in log.append("later") }.returns()
    }
    stub(counter.add(.any)).will(calls).returns(3)
    stub(counter.store(.any)).will(calls)
    #expect((try? counter.add(1)) == 0)
    #expect((try? counter.add(1)) == 3)
    #expect((try? counter.add(1)) == 3)
    _ = try? counter.store(1)
    #expect(log.lines == ["first", "later", "later", "first"])
  }

  @Test("an error stays the result after a side effect of a requirement without a result")
  func effectsWithoutResult() {
    let counter = MockAdder()
    stub(counter.store(.any))
      .will(Action("stumbles") { $0.throws(Stumble()) })
      .will(Action("logs") { $0.logs("stored", to: { _ in }) })
    #expect(throws: Stumble.self) { try counter.store(1) }
  }

  @Test("async requirements wait in an action without blocking, and are cancelled")
  func waiting() async {
    let counter = MockAdder()
    let held = stub(counter.fetch(1)).will(Action("waits") { $0.holds().returns(4) })
    async let sum = counter.fetch(1)
    await verify(counter.fetch(1), within: .seconds(5))
    held.release()
    #expect((try? await sum) == 4)

    // The action throws nothing, but the requirement does.
    let clock = ManualClock()
    let slow = Action<Int, Int, Never>("is slow") {
      $0.delays(for: .seconds(9), clock: clock).returns(4)
    }
    stub(counter.fetch(2)).will(slow)
    let task = Task { try await counter.fetch(2) }
    await verify(counter.fetch(2), within: .seconds(5))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("closures and inout arguments are called and set by actions")
  func closures() async throws {
    let counter = MockAdder()
    let log = Log()
    stub(counter.load(.any, .any)).will(Action("calls") { $0.invokes({ $0.1 }, with: "done") })
    counter.load(1) { log.append($0) }
    stub(counter.load(3, .any)).will(Action("calls") { $0.invokes { $0.1 } })
    counter.load(3) { log.append("'\($0)'") }
    #expect(log.lines == ["done", "''"])
    stub(counter.attempt(.any)).will(Action("attempts") { $0.invokes().returns(3) })
    #expect(throws: Stumble.self) { try counter.attempt { throw Stumble() } }
    stub(counter.double(.any)).will(Action("sets") { $0.sets(to: 8) })
    var number = 1
    counter.double(&number)
    #expect(number == 8)
  }

  @Test("a property stores in an action")
  func storing() {
    let dimmer = MockDimmer()
    stub(dimmer.level).will(Action("starts at 3") { $0.stores(3) })
    #expect(dimmer.level == 3)
    dimmer.level = 4
    #expect(dimmer.level == 4)
  }

  @Test("a spy forwards, and a misuse is reported on the line of the stub or of the word")
  func forwarding() async {
    struct Real: Echo {
      func echo(_ text: String) -> String { text }
    }
    let spy = MockEcho(spying: Real())
    stub(spy.echo(.any)).will(Action("forwards later") { $0.returns("x").then.forwards() })
    #expect(spy.echo("a") == "x")
    #expect(spy.echo("b") == "b")
    let text = await ReportedFailures.text {
      MockScope.run {
        let echo = MockEcho("echo")
        stub(echo.echo(.any), line: 7).will(Action("forwards") { $0.forwards() })
        _ = echo.echo("a")
        stub(echo.echo("c"), line: 8).will(Action("calls") { $0.callsDefault() })
        stub(echo.echo("c")).will(Action("sets") { $0.sets(to: 5, line: 9) })
      }
    }
    #expect(text.contains("7: error: echo.echo(\"a\") cannot be forwarded"))
    #expect(text.contains("8: error: callsDefault() has no default implementation to call"))
    #expect(text.contains("9: error: echo.echo(\"c\") has no inout parameter of type Int to set"))
  }

  @Test("an action answers a call, and another has a side effect")
  func answers() async throws {
    let (counter, total) = (MockAdder(), Total())
    stub(counter.add(.any)).will(.sums(into: total)).will(.doubles)
    stub(counter.later(.any)).will(.sums(into: total)).will(.doubles)
    #expect(try counter.add(3) == 6)
    #expect(await counter.later(4) == 8)
    #expect(total.sum == 7)
  }

  @Test("an action can throw what the requirement can")
  func errors() {
    let counter = MockAdder()
    stub(counter.add(.any)).will(
      Action("stumbles") { $0.answers { _ throws(any Error) in throw Stumble() } }
    ).then.will(.doubles)
    #expect(throws: Stumble.self) { try counter.add(1) }
    #expect((try? counter.add(1)) == 2)
  }

  @Test("failures show the description of an action")
  func description() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        let counter = MockAdder("counter", .strict)
        expect(counter.add(1), line: 10).will(.sums(into: Total())).will(.doubles)
        _ = try? counter.add(2)
      }
      MockScope.run {
        let counter = MockAdder("counter")
        expect(counter.add(1), line: 20).will(.doubles)
      }
      MockScope.run {
        let counter = MockAdder("counter")
        expect(counter.add(1), line: 30).will(
          Action("recovers slowly") { $0.logs("slow").throws(Stumble()).then.returns(1) })
      }
    }
    #expect(text.contains("nearest       add(1)"))
    #expect(text.contains("then sums into the total\n"))
    #expect(text.contains("then doubles the number\n"))
    #expect(text.contains("  action        doubles the number\n"))
    #expect(text.contains("recovers slowly"))
    #expect("\(Action<Int, Int, Never>.doubles)" == "doubles the number")
  }
}
