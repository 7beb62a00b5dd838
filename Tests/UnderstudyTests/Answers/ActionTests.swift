import Foundation
import Testing
import Understudy

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
  fileprivate static var doubles: Action { Action("doubles the number") { $0 * 2 } }
}

extension Action where Arguments == Int, Output == Void, Failure == Never {
  /// Adds the argument to a total.
  fileprivate static func sums(into total: Total) -> Action {
    Action("sums into the total") { total.sum += $0 }
  }
}

@Suite struct ActionTests {
  @Test("every built-in answer has a description")
  func descriptions() {
    typealias Builtin = Action<(Int, (String) -> Void), Int, any Error>
    let states = States("door", initially: "open")
    let actions: [(Builtin, String)] = [
      (.returns(1), "returns 1"), (.returns(1, 2), "returns 1, then 2"),
      (.throws(Stumble()), "throws Stumble()"), (.resolves(.success(3)), "returns 3"),
      (.resolves(.failure(Stumble())), "throws Stumble()"), (.fails(), "fails"),
      (.forwards(), "forwards the call"), (.callsDefault(), "calls the default implementation"),
      (.holds(), "waits until it is released"), (.delays(for: .seconds(2)), "waits 2.0 seconds"),
      (.moves(states, to: "shut"), "moves door to \"shut\""), (.logs("x"), "prints a line"),
      (.logs { "\($0.0)" }, "prints a line"), (.sets(to: 5), "sets the inout argument to 5"),
      (.sets(to: nil), "sets the inout argument to nil"),
      (.invokes({ $0.1 }, with: "a"), "calls a closure argument with (\"a\")"),
      (.invokes { $0.1 }, "calls a closure argument"),
      (
        .invokes({ $0.1 }, with: "a", after: .seconds(1)),
        "calls a closure argument with (\"a\") after 1.0 seconds"
      ),
      (
        .invokes({ $0.1 }, with: "a") { $0() }, "calls a closure argument with (\"a\")"
      ),
      (.posts(Notification(name: Notification.Name("saved"))), "posts saved"),
      (.breaks(), "stops in the debugger"),
    ]
    for (action, description) in actions { #expect(action.description == description) }
    #expect(Action<Int, Void, Never>.returns(()).description == "returns")
  }

  @Test("built-in answers are parts of an array, whatever they do")
  func arrays() async throws {
    let clock = ManualClock()
    let states = States("door", initially: "open")
    let counter = MockAdder()
    let log = Log()
    let actions: [Action<Int, Int, any Error>] = [
      .logs({ "add \($0)" }, to: { log.append($0) }), .moves(states, to: "shut"),
      .delays(for: .zero, clock: clock), .returns(1, 2),
    ]
    let setup = stub(counter.add(.any))
    for action in actions { setup.will(action) }
    setup.then.will(.resolves(.failure(Stumble()))).then.will(.fails())
    #expect(try counter.add(5) == 1)
    #expect(try counter.add(6) == 2)
    #expect(throws: Stumble.self) { try counter.add(7) }
    #expect(log.lines == ["add 5", "add 6"])
    #expect(states.current == "shut")
  }

  @Test("an error stays the result after a side effect of a requirement without a result")
  func effectsWithoutResult() {
    let counter = MockAdder()
    stub(counter.store(.any)).will(.throws(Stumble())).will(.logs("stored", to: { _ in }))
    #expect(throws: Stumble.self) { try counter.store(1) }
  }

  @Test("async requirements wait in an action without blocking, and are cancelled")
  func waiting() async {
    let counter = MockAdder()
    let held = stub(counter.fetch(1)).will(.holds()).will(.returns(4))
    async let sum = counter.fetch(1)
    await verify(counter.fetch(1), within: .seconds(5))
    held.release()
    #expect((try? await sum) == 4)

    let clock = ManualClock()
    stub(counter.fetch(2)).will(.delays(for: .seconds(9), clock: clock)).will(.returns(4))
    let task = Task { try await counter.fetch(2) }
    await verify(counter.fetch(2), within: .seconds(5))
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("closures and inout arguments are called and set by actions")
  func closures() async throws {
    let counter = MockAdder()
    let log = Log()
    stub(counter.load(.any, .any)).will(.invokes({ $0.1 }, with: "done"))
    counter.load(1) { log.append($0) }
    stub(counter.load(2, .any)).will(.invokes({ $0.1 }, with: "later") { $0() })
    counter.load(2) { log.append($0) }
    stub(counter.load(3, .any)).will(.invokes { $0.1 })
    counter.load(3) { log.append("'\($0)'") }
    #expect(log.lines == ["done", "later", "''"])
    stub(counter.attempt(.any)).will(.invokes { $0 }).will(.returns(3))
    #expect(throws: Stumble.self) { try counter.attempt { throw Stumble() } }
    stub(counter.double(.any)).will(.sets(to: 8))
    var number = 1
    counter.double(&number)
    #expect(number == 8)
  }

  @Test("a spy forwards, and the report says if there is nothing to forward to")
  func forwarding() async {
    struct Real: Echo {
      func echo(_ text: String) -> String { text }
    }
    let spy = MockEcho(spying: Real())
    stub(spy.echo(.any)).will(.returns("x")).then.will(.forwards())
    #expect(spy.echo("a") == "x")
    #expect(spy.echo("b") == "b")
    let text = await ReportedFailures.text {
      MockScope.run {
        let echo = MockEcho("echo")
        stub(echo.echo(.any), line: 7).will(.forwards())
        _ = echo.echo("a")
        stub(echo.echo("c"), line: 8).will(.callsDefault())
        stub(echo.echo("c")).will(.sets(to: 5, line: 9))
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
      Action("stumbles") { (_: Int) throws(any Error) -> Int in throw Stumble() }
    ).then.will(.doubles)
    #expect(throws: Stumble.self) { try counter.add(1) }
    #expect((try? counter.add(1)) == 2)
  }

  @Test("an action can return a value, or throw an error")
  func builtIn() {
    let counter = MockAdder()
    let outcomes: [Action<Int, Int, any Error>] = [.throws(Stumble()), .returns(7)]
    var setup = stub(counter.add(.any)).will(outcomes[0])
    for outcome in outcomes.dropFirst() { setup = setup.then.will(outcome) }
    stub(counter.note(.any)).will(.returns(()))
    #expect(throws: Stumble.self) { try counter.add(1) }
    #expect((try? counter.add(1)) == 7)
    counter.note("a")
    #expect(outcomes.map(\.description) == ["throws Stumble()", "returns 7"])
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
    }
    #expect(text.contains("nearest       add(1)"))
    #expect(text.contains("then sums into the total\n"))
    #expect(text.contains("then doubles the number\n"))
    #expect(text.contains("  action        doubles the number\n"))
    #expect("\(Action<Int, Int, Never>.doubles)" == "doubles the number")
  }
}
