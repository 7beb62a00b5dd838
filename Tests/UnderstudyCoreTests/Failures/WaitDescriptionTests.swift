import Testing
import UnderstudyCore

/// The format of timeouts in failure texts.
@Suite struct WaitDescriptionTests {
  @Test(
    "a timeout is printed in microseconds, milliseconds or seconds",
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
