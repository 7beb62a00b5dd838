import Testing
import Understudy

@testable import Bookshop

/// The samples of comments on matchers of numbers.
@Suite(.verifyingMocks) struct CommentsMatchersNumbers {
  @Test func greaterThan() {
    let counter = MockSampleCounter()
    _ = counter.add(4)

    verify(counter.add(.greaterThan(3)))
  }

  @Test func lessThan() {
    let counter = MockSampleCounter()
    _ = counter.add(2)

    verify(counter.add(.lessThan(3)))
  }

  @Test func atLeast() {
    let counter = MockSampleCounter()
    _ = counter.add(3)

    verify(counter.add(.atLeast(3)))
  }

  @Test func atMost() {
    let counter = MockSampleCounter()
    _ = counter.add(3)

    verify(counter.add(.atMost(3)))
  }

  @Test func inRange() {
    let counter = MockSampleCounter()
    _ = counter.add(2)
    _ = counter.add(7)

    verify(counter.add(.inRange(1...3)))
    verify(counter.add(.inRange(5...)))
  }

  @Test func closeToInteger() {
    let counter = MockSampleCounter()
    _ = counter.add(98)

    verify(counter.add(.closeTo(100, within: 5)))
  }

  @Test func covers() {
    let page = MockSamplePage()
    page.show(1..<5)

    verify(page.show(.covers(3)))
  }

  @Test func closeTo() {
    let thermostat = MockSampleThermostat()
    thermostat.set(21.25)

    verify(thermostat.set(.closeTo(21, within: 0.5)))
  }

  @Test func isNaN() {
    let thermostat = MockSampleThermostat()
    thermostat.set(20)

    verify(thermostat.set(.not(.isNaN)))
  }

  @Test func isFinite() {
    let thermostat = MockSampleThermostat()
    thermostat.set(20)

    verify(thermostat.set(.isFinite))
  }

  @Test func closeToDuration() {
    let timer = MockSampleTimer()
    timer.wait(.milliseconds(2005))

    verify(timer.wait(.closeTo(.seconds(2), within: .milliseconds(10))))
  }

  @Test func range() {
    let gateway = MockCurrencyGateway()
    gateway.charge(2, currency: "EUR")

    verify(gateway.charge(1...3, currency: .any))
  }

  @Test func allOf() {
    let counter = MockSampleCounter()
    stub(counter.add(.allOf(.greaterThan(3), .not(7)))).returns(1)

    #expect(counter.add(4) == 1)
    #expect(counter.add(7) == 0)
  }

  @Test func matcher() {
    let greeter = MockSampleGreeter()
    let counter = MockSampleCounter()
    _ = counter.add(2)

    stub(greeter.greet(.any)).returns("hi")
    verify(counter.add(.where("even") { $0 % 2 == 0 }))

    #expect(greeter.greet("bob") == "hi")
  }

  @Test func initializer() {
    let even = Matcher<Int>("even") { $0 % 2 == 0 }

    let counter = MockSampleCounter()
    _ = counter.add(2)
    verify(counter.add(even))
  }
}
