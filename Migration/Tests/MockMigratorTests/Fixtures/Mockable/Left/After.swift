import Understudy
import Mockable
import Testing

@Suite(.verifyingMocks) struct LeftTests {
  let partly = MockPump(.strict)

  @Test func left() {
    let count = Count.once
    #warning("understudy: 'count' is no count that the migration reads; write a number, or a count such as .atLeast(1)")
    verify(partly).stop().called(count)
    #warning("understudy: '.custom' is no parameter of Mockable that the migration reads; write a value or a matcher, such as .any or .where { ... }")
    verify(partly).water(.custom, liters: .any).called(.once)
    #warning("understudy: Understudy has no registered comparisons; write .where { ... } or .has(...) in the calls")
    Matcher.register(Pot.self, match: { $0.size == $1.size })
    run {
      verify(partly.stop())
    }
    #warning("understudy: this is no complete clause of 'given'; write stub(...) or verify(...)")
    let builder = given(partly)
  }
}
