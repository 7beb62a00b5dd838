import UnderstudyCore

extension Scenario {
  /// Verbs that meet calls.
  static let verbs: [Scenario] = [
    Scenario("violating call, reset") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door", .strict) }
      stage.thread("caller") {
        stage.violate("hand(parcel)", of: test) { _ = door.hand(Tracked()) }
      }
      stage.thread("test", of: test) {
        reset(door)
        test.end()
      }
    },
    Scenario("violating call, verify") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door", .strict) }
      stage.thread("caller") { stage.violate("open(1)", of: test) { door.open(1) } }
      stage.thread("test", of: test) {
        let found = verify(door.open(1), ...1).count
        stage.require(found == calls(door.open(1)).count || found == 0, "calls disappear")
        test.end()
      }
    },
    Scenario("two calls, verifyExpectations") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run { _ = expect(door.open(1)) }
      stage.thread("caller") {
        door.open(1)
        stage.violate("open(2)", of: test) { door.open(2) }
      }
      var isMet = false
      stage.thread("test", of: test) {
        verifyExpectations(door)
        isMet = !stage.reports.contains {
          $0.headline == "Expected 1 call to door.open(1), received 0"
        }
        test.end()
      }
      stage.check {
        stage.requireReports(of: "open(1), received 0", isMet ? 0...0 : 1...1)
      }
    },
    Scenario("calls, verifyNoMoreInteractions that excludes them") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      stage.thread("heartbeat") {
        door.ping()
        door.ping()
      }
      stage.thread("test", of: test) {
        verifyNoMoreInteractions(door, excluding: door.ping())
        test.end()
      }
      stage.check { stage.require(stage.reportsInTime.isEmpty, "an excluded call is reported") }
    },
    Scenario("reset, verifyNoMoreInteractions that excludes the calls") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      door.ping()
      stage.thread("resetting") {
        reset(door, .calls)
        door.ping()
      }
      stage.thread("test", of: test) {
        verifyNoMoreInteractions(door, excluding: door.ping())
        test.end()
      }
      stage.check { stage.require(stage.reportsInTime.isEmpty, "an excluded call is reported") }
    },
    Scenario("violating call, verification on a thread of no test, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door", .strict) }
      stage.thread("caller") { stage.violate("open(1)", of: test) { door.open(1) } }
      stage.thread("helper") {
        verify(door.open(2), ...1)
        verifyExpectations(door)
      }
      stage.thread("test") {
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("two verifications of one unmet expectation, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run { _ = expect(door.code()) }
      var verified = 0
      for number in 1...2 {
        stage.thread("child \(number)", of: test) {
          verifyExpectations(door)
          verified += 1
          if verified == 2 { test.end() }
        }
      }
      stage.check { stage.requireReports(of: "door.code()", 1...2) }
    },
    Scenario("two callers of one expectation, too many calls") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run { _ = expect(door.ping(), ...3) }
      for number in 1...2 {
        stage.thread("caller \(number)") {
          door.ping()
          door.ping()
        }
      }
      stage.check {
        stage.require(calls(door.ping()).count == 4, "a call is not recorded")
        test.end()
        stage.requireReports(of: "received 4", 1...1)
        stage.require(stage.reports.count == 1, "a call in excess is reported more than once")
      }
    },
    Scenario("stub is set up, calls") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      var codes: [Int] = []
      stage.thread("caller") { codes = [door.code(), door.code()] }
      stage.thread("test", of: test) {
        stub(door.code()).returns(7)
        verify(door.code(), ...2)
        test.end()
      }
      stage.check {
        stage.require(
          [[0, 0], [0, 7], [7, 7]].contains(codes) || test.hasEnded, "wrong answers")
        stage.require(stage.reportsInTime.isEmpty, "a failure is reported")
      }
    },
    Scenario("ordered calls on two mocks") { stage in
      let test = stage.test()
      let (first, second) = test.run { (MockDoor("first"), MockDoor("second")) }
      test.run {
        inOrder("doors") {
          expect(first.open(1))
          expect(second.open(2))
        }
      }
      var (hasFirst, hasSecond) = (false, false)
      var counts = 0...1
      stage.thread("caller 1") {
        if hasSecond { counts = 1...1 }
        first.open(1)
        hasFirst = true
      }
      stage.thread("caller 2") {
        if hasFirst { counts = 0...0 }
        second.open(2)
        hasSecond = true
      }
      stage.check {
        test.end()
        stage.requireReports(of: "Out of order", counts)
        // The expectation of a call that was out of order remains unmet.
        let unmet = stage.reports.count {
          $0.headline == "Expected 1 call to second.open(2), received 0"
        }
        stage.require(unmet <= counts.upperBound, "the order is misjudged")
        stage.require(stage.reports.count - unmet <= 1, "another failure is reported")
      }
    },
  ]
}
