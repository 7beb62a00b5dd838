import UnderstudyCore

extension Scenario {
  /// Waits that meet calls, timeouts and cancellation.
  static let waits: [Scenario] = [
    Scenario("verify(within:), call, timeout") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      stage.thread("caller") { door.open(1) }
      stage.task("test", of: test) {
        let found = await verify(door.open(1), within: .seconds(1), clock: stage.clock)
        let isReported = stage.reports.contains { $0.headline.contains("open(1)") }
        stage.require(found.isEmpty == isReported, "the result differs from the report")
        test.end()
      }
      stage.check { stage.requireReports(of: "open(1)", 0...1) }
    },
    Scenario("verify(within:), violating call, timeout") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door", .strict) }
      stage.thread("caller") {
        stage.violate("hand(parcel)", of: test) { _ = door.hand(Tracked()) }
      }
      stage.task("test", of: test) {
        await verify(door.open(1), ...1, within: .seconds(1), clock: stage.clock)
        test.end()
      }
    },
    Scenario("verify(within:), call, cancellation") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      let task = stage.task("test", of: test) {
        await verify(door.open(1), within: .seconds(1), clock: NeverClock())
        test.end()
      }
      stage.thread("caller") { door.open(1) }
      stage.thread("canceller") { stage.cancel(task) }
      stage.check { stage.requireReports(of: "open(1)", 0...1) }
    },
    Scenario("verifyExpectations(within:), two calls, timeout") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run { _ = expect(door.open(.any), 2) }
      for number in 1...2 { stage.thread("caller \(number)") { door.open(number) } }
      stage.task("test", of: test) {
        await verifyExpectations(door, within: .seconds(1), clock: stage.clock)
        test.end()
      }
      stage.check { stage.requireReports(of: "door.open(any)", 0...1) }
    },
    Scenario("suspended call, release, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      let setup = test.run { stub(door.load(.any)).holds().returns(7) }
      stage.task("caller") { _ = await door.load(1) }
      stage.thread("helper") { setup.release() }
      stage.thread("test") {
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("suspended call, cancellation, reset") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run { _ = stub(door.load(.any)).holds().returns(7) }
      let task = stage.task("caller") { _ = await door.load(1) }
      stage.thread("canceller") { stage.cancel(task) }
      stage.thread("test", of: test) {
        reset(door, .stubs)
        test.end()
      }
    },
    Scenario("violating async call, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door", .strict) }
      // The text of an async call cannot be passed through the synchronous check.
      stage.task("caller") {
        _ = await door.load(1)
        stage.note("load(1)", of: test, isTimely: !test.isEnding)
      }
      stage.thread("test") {
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("waitUntil, transition, timeout") { stage in
      let test = stage.test()
      let light = test.run { States("light", initially: "red") }
      stage.thread("switch") { light.become("green") }
      stage.task("test", of: test) {
        let isMet = await waitUntil(
          light.is("green"), timeout: .seconds(1), clock: stage.clock)
        stage.require(isMet == stage.reports.isEmpty, "the result differs from the report")
        test.end()
      }
    },
  ]
}
