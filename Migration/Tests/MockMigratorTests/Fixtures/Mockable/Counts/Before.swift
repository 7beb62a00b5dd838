import Mockable
import Testing

@Suite struct CountTests {
  @Test func counts() async {
    let pump = MockPump()
    let limit = 3
    verify(pump).stop().called(.atLeastOnce)
    verify(pump).stop().called(.exactly(2))
    verify(pump).stop().called(.exactly(limit))
    verify(pump).stop().called(.from(1, to: 5))
    verify(pump).stop().called(.less(than: 3))
    verify(pump).stop().called(.less(than: limit))
    verify(pump).stop().called(.lessOrEqual(to: 3))
    verify(pump).stop().called(.more(than: 3))
    verify(pump).stop().called(.moreOrEqual(to: 3))
    verify(pump).stop().called(count: 3)
    verify(pump).pressure().getCalled(.once)
    verify(pump).pressure(newValue: .value(3)).setCalled(.never)
    verify(pump).pressure().setCalled(1)
    verify(pump).pressure(newValue: .any).setterCalled(count: .once)
    await verify(pump).stop().calledEventually(.once)
    await verify(pump)
      .stop().calledEventually(.atLeastOnce, before: .seconds(3))
      .pressure().getCalledEventually(.moreOrEqual(to: 2))
  }
}
