import Mockable
import Testing

@Suite struct LeftTests {
  let partly = MockPump(policy: .relaxedVoid)

  @Test func left() {
    let count = Count.once
    verify(partly).stop().called(count)
    verify(partly).water(.custom, liters: .any).called(.once)
    Matcher.register(Pot.self, match: { $0.size == $1.size })
    Matcher.register(Bed.self)
    run {
      verify(partly).stop().called(.once)
    }
    let builder = given(partly)
  }
}
