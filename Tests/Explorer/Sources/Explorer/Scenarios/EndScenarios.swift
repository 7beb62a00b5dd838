import UnderstudyCore

extension Scenario {
  /// Calls and mocks that meet the end of their scope.
  static let endings: [Scenario] = [
    Scenario("two violating calls, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door", .strict) }
      stage.thread("caller 1") { stage.violate("open(1)", of: test) { door.open(1) } }
      stage.thread("caller 2") { stage.violate("open(2)", of: test) { door.open(2) } }
      stage.thread("test") {
        for call in calls(door.open(.any)) { stage.noteEntry("open(\(call.arguments))") }
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("rejected call with a slow description, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run {
        _ = reject(
          door.hand(
            .where { _ in
              Interleaving.step()
              stage.noteEntry("hand(parcel)")
              return true
            }))
      }
      stage.thread("caller") {
        stage.violate("hand(parcel)", of: test) { _ = door.hand(Tracked()) }
      }
      stage.thread("test") {
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("rejected call that a stub answers, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run {
        stub(door.open(.any)).returns()
        _ = reject(door.open(1))
      }
      stage.thread("caller") { stage.violate("open(1)", of: test) { door.open(1) } }
      stage.thread("test") {
        for call in calls(door.open(.any)) { stage.noteEntry("open(\(call.arguments))") }
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("call that cannot be forwarded, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run { _ = stub(door.open(.any)).forwards() }
      stage.thread("caller") { stage.violate("open(1)", of: test) { door.open(1) } }
      stage.thread("test") {
        for call in calls(door.open(.any)) { stage.noteEntry("open(\(call.arguments))") }
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("call of a spy that cannot be forwarded, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor(spying: Tracked(), "door") }
      test.run { _ = stub(door.open(.any)).forwards() }
      stage.thread("caller") { stage.violate("open(1)", of: test) { door.open(1) } }
      stage.thread("test") {
        for call in calls(door.open(.any)) { stage.noteEntry("open(\(call.arguments))") }
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("violating call, two tests end") { stage in
      let tests = [stage.test("test A"), stage.test("test B")]
      let door = tests[0].run { MockDoor("door", .strict) }
      stage.thread("caller") { stage.violate("open(1)", of: tests[0]) { door.open(1) } }
      for test in tests {
        stage.thread(test.name) {
          test.run { verifyExpectations() }
          test.end()
          withExtendedLifetime(door) {}
        }
      }
    },
    Scenario("mock with an unmet expectation dies, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { Holder(MockDoor("door")) }
      test.run { _ = expect(door.value!.code()) }
      stage.thread("owner") { door.value = nil }
      stage.thread("test") { test.end() }
      stage.check { stage.requireReport(of: "door.code()", in: test) }
    },
    Scenario("violating call on a mock that dies, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { Holder(MockDoor("door", .strict)) }
      stage.thread("owner") {
        stage.violate("open(1)", of: test) { door.value?.open(1) }
        door.value = nil
      }
      stage.thread("test") { test.end() }
    },
    Scenario("two nested scopes end") { stage in
      let outer = stage.test()
      let inner = outer.nested()
      let door = outer.run { MockDoor("outer door", .strict) }
      let innerDoor = inner.run { MockDoor("inner door", .strict) }
      stage.thread("caller") {
        stage.violate("open(1)", of: outer) { door.open(1) }
        stage.violate("open(2)", of: inner) { innerDoor.open(2) }
      }
      stage.thread("test") {
        if !calls(innerDoor.open(2)).isEmpty { stage.noteEntry("open(2)") }
        inner.end()
        if !calls(door.open(1)).isEmpty { stage.noteEntry("open(1)") }
        outer.end()
        withExtendedLifetime((door, innerDoor)) {}
      }
    },
    Scenario("two scopes in one scope end") { stage in
      let outer = stage.test()
      let door = outer.run { MockDoor("outer door", .strict) }
      var ended = 0
      for number in 1...2 {
        let inner = outer.nested()
        let innerDoor = inner.run { MockDoor("door \(number)") }
        inner.run { _ = expect(innerDoor.code()) }
        stage.thread("child \(number)", of: inner) {
          stage.violate("open(\(number))", of: outer) { door.open(number) }
          inner.end()
          withExtendedLifetime(innerDoor) {}
          ended += 1
          if ended == 2 { outer.end() }
        }
      }
      stage.check {
        stage.requireReport(of: "door 1.code()", in: outer)
        stage.requireReport(of: "door 2.code()", in: outer)
      }
    },
    Scenario("argument and answer that retain their mock, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run {
        _ = stub(door.code()).answers { _ in
          withExtendedLifetime(door) { 7 }
        }
      }
      stage.thread("caller") {
        _ = door.hand(Tracked(holding: door))
        _ = door.code()
      }
      stage.thread("test") { test.end() }
    },
    Scenario("caller blocked in an answer, release, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      let setup = test.run { stub(door.code()).holds().returns(7) }
      stage.thread("caller") { stage.require(door.code() == 7 || test.isEnding, "wrong answer") }
      stage.thread("helper") { setup.release() }
      stage.thread("test") {
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("violating call of a task that outlives its test, next test") { stage in
      let test = stage.test("test A")
      let door = test.run { MockDoor("door", .strict) }
      stage.task("task of test A", of: test) {
        stage.violate("open(1)", of: test) { door.open(1) }
      }
      stage.thread("tests") {
        if !calls(door.open(1)).isEmpty { stage.noteEntry("open(1)") }
        test.end()
        let next = stage.test("test B")
        next.run {
          let other = MockDoor("other", .strict)
          stage.violate("open(2)", of: next) { other.open(2) }
          next.end()
          withExtendedLifetime((door, other)) {}
        }
      }
    },
    Scenario("mock of one test, call of another test, both end") { stage in
      let tests = [stage.test("test A"), stage.test("test B")]
      let door = tests[0].run { MockDoor("door") }
      tests[0].run { _ = reject(door.open(.any)) }
      stage.thread("test A") {
        tests[0].end()
        withExtendedLifetime(door) {}
      }
      stage.thread("test B", of: tests[1]) {
        door.open(1)
        tests[1].end()
      }
      stage.check {
        let found = stage.reports.filter { $0.headline.contains("open(1)") }
        stage.require(found.count <= 1, "the call is reported \(found.count) times")
        stage.require(
          found.allSatisfy { $0.test !== tests[0] }, "the call is reported in the wrong test")
      }
    },
    Scenario("mock of a test that ends, next test") { stage in
      let tests = [stage.test("test A"), stage.test("test B")]
      let door = tests[0].run { MockDoor("door") }
      tests[0].run { door.open(7) }
      stage.thread("test A") {
        tests[0].end()
        withExtendedLifetime(door) {}
      }
      stage.thread("test B", of: tests[1]) {
        door.open(1)
        verify(door.open(7), .never)
        tests[1].end()
      }
      stage.check {
        stage.require(
          !stage.reports.contains { $0.headline.contains("received 1") },
          "a call gets into another test")
      }
    },
    Scenario("setup of a helper thread, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      var hasReturned = false
      stage.thread("helper") {
        expect(door.open(1))
        hasReturned = !test.isEnding
      }
      stage.thread("test") {
        test.end()
        withExtendedLifetime(door) {}
      }
      stage.check {
        stage.require(stage.reports.count == 1, "the expectation is reported \(stage.reports)")
        if hasReturned { stage.requireReport(of: "door.open(1)", in: test) }
      }
    },
    Scenario("mock is created by a child, end of the scope") { stage in
      let test = stage.test()
      stage.task("child", of: test) {
        let door = MockDoor("door", .strict)
        stage.violate("open(1)", of: test) { door.open(1) }
      }
      stage.thread("test") { test.end() }
    },
    Scenario("call beyond the last answer, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run {
        stub(door.code()).returns(7).then.fails()
        _ = door.code()
      }
      stage.thread("caller") {
        stage.violate("door.code()", of: test) { _ = door.code() }
      }
      stage.thread("test") {
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("child verifies its scope, failures of a dead mock, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { Holder(MockDoor("door")) }
      test.run { _ = expect(door.value!.code()) }
      stage.thread("owner") { door.value = nil }
      stage.thread("child", of: test) { verifyExpectations() }
      stage.thread("test") { test.end() }
      stage.check {
        stage.requireReport(of: "door.code()", in: test)
        // If the child verifies the mock after the end, that is a failure of its own.
        stage.require(
          stage.reports.contains { $0.headline.contains("door.code()") && !$0.isAfterEnd },
          "the end reports nothing")
      }
    },
    Scenario("child verifies its scope, violating call, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door", .strict) }
      stage.thread("caller") { stage.violate("open(1)", of: test) { door.open(1) } }
      stage.thread("child", of: test) { verifyExpectations() }
      stage.thread("test") {
        if !calls(door.open(1)).isEmpty { stage.noteEntry("open(1)") }
        test.end()
        withExtendedLifetime(door) {}
      }
    },
  ]
}
