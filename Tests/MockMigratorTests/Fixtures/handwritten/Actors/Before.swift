import Testing

actor TrackerSpy: Tracker {
  private(set) var events: [String] = []
  private(set) var flushCount = 0

  func track(_ event: String) async { events.append(event) }
  func flush() async { flushCount += 1 }
  func reset() { events = []; flushCount = 0 }
}

@Suite("Tracking") struct TrackerTests {
  let tracker = TrackerSpy()

  @Test func tracks() async {
    await Shop(tracker).open()
    #expect(await tracker.events == ["open"])
    #expect(await tracker.flushCount == 1)
    let events = await tracker.events
    #expect(events.count == 1)
    await tracker.reset()
  }
}
