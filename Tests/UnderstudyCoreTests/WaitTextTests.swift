import Testing
import UnderstudyCore

/// How the time that was waited for reads in a failure.
@Suite struct WaitTextTests {
  @Test(
    "a time is written in the largest unit that needs no more than three digits behind the point",
    arguments: [
      (Duration.zero, "0 s"), (.microseconds(1), "1 µs"), (.microseconds(999), "999 µs"),
      (.milliseconds(1), "1 ms"), (.milliseconds(20), "20 ms"), (.microseconds(1500), "1 ms"),
    ])
  func limits(duration: Duration, text: String) async {
    let greeter = MockGreeter("greeter")
    let log = await FailureLog.of { await verify(greeter.ping(), within: duration) }
    #expect(
      log.headlines == [
        "Timed out after \(text) waiting for at least 1 call to greeter.ping(); received 0"
      ])
  }
}
