import Testing
import UnderstudyCore
import UnderstudyTime

/// The format of timeouts in failure texts.
@Suite struct WaitDescriptionTests {
  @Test(
    "a timeout is printed in microseconds, milliseconds or seconds",
    arguments: [
      (Duration.zero, "0 s"), (.microseconds(1), "1 µs"), (.microseconds(999), "999 µs"),
      (.milliseconds(1), "1 ms"), (.milliseconds(20), "20 ms"), (.microseconds(1500), "1 ms"),
      (.milliseconds(1050), "1.05 s"), (.milliseconds(1500), "1.5 s"), (.seconds(2), "2 s"),
    ])
  func limits(duration: Duration, text: String) async {
    let greeter = MockGreeter("greeter")
    let clock = ManualClock()
    let log = await FailureLog.of {
      async let found = verify(greeter.ping(), within: duration, clock: clock)
      if duration > .zero {
        await clock.waitForSleepers()
        clock.advance(by: duration)
      }
      #expect(await found.isEmpty)
    }
    #expect(
      log.headlines == [
        "Timed out after \(text) waiting for 1 call to greeter.ping(); received 0"
      ])
  }
}
