import Testing
import Understudy

/// What the tests of actions mock.
@Mockable(.always) protocol Adder {
  func add(_ number: Int) throws -> Int
  func note(_ text: String)
  func later(_ number: Int) async -> Int
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
