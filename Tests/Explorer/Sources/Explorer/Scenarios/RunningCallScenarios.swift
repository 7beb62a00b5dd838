import UnderstudyCore

extension Scenario {
  /// Calls that have entered and not returned when their scope ends.
  static let runningCalls: [Scenario] = [
    Scenario("running answer, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      var hasAnswered = false
      test.run {
        _ = stub(door.code()).answers {
          Interleaving.step()
          hasAnswered = true
          return 7
        }
      }
      stage.thread("caller") { _ = door.code() }
      stage.thread("test") {
        let hasEntered = !calls(door.code()).isEmpty
        test.end()
        stage.require(!hasEntered || hasAnswered, "the end does not wait for the answer")
        withExtendedLifetime(door) {}
      }
    },
    Scenario("running answer that fails, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run {
        _ = stub(door.open(.any)).performs { _ in Interleaving.step() }.forwards()
      }
      stage.thread("caller") { stage.violate("open(1)", of: test) { door.open(1) } }
      stage.thread("test") {
        for call in calls(door.open(.any)) { stage.noteEntry("open(\(call.arguments))") }
        test.end()
        withExtendedLifetime(door) {}
      }
    },
    Scenario("held call, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      test.run { _ = stub(door.code()).holds().returns(7) }
      var hasEntered = false
      stage.thread("caller") { _ = door.code() }
      stage.thread("test") {
        hasEntered = !calls(door.code()).isEmpty
        test.end()
        withExtendedLifetime(door) {}
      }
      stage.check { if hasEntered { stage.requireReport(of: "Never released", in: test) } }
    },
    Scenario("suspended call, end of the scope") { stage in
      let test = stage.test()
      let door = test.run { MockDoor("door") }
      let pending = test.run { stub(door.load(.any)).suspends() as PendingCalls<Int, Int, Never> }
      var hasEntered = false
      stage.task("caller") { _ = await door.load(1) }
      stage.thread("test") {
        // The test uses the calls, so it must complete them.
        _ = pending.calls
        hasEntered = !calls(door.load(.any)).isEmpty
        test.end()
        withExtendedLifetime(door) {}
      }
      stage.check { if hasEntered { stage.requireReport(of: "Never completed", in: test) } }
    },
  ]
}
