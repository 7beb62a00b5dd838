import Understudy
import Cuckoo
import Testing

protocol Sensor {
  func read(_ key: String?, scale: Int, done: ((Int) -> Void)?) -> Int
  func point(at place: Place)
}

@Suite(.verifyingMocks) struct SensorTests {
  let sensor = MockSensor(.strict)
  let spy = MockSensor(spying: RealSensor())

  @Test func matchers() {
    let keys = Captor<String?>()
    verify(sensor.read(.captured(by: keys), scale: .any, done: .notNil))
    verify(sensor.read(.notNil, scale: .any, done: .isNil))
    verify(sensor.read(.notNil, scale: .anyOf(1, 2), done: .any))
    verify(sensor.read(.anyOf("a", "b"), scale: .where { $0 > 1 }, done: nil))
    verify(sensor.point(at: .identical(to: home)))
    verify(sensor.point(at: home))
    verify(sensor.point(at: .where { home === $0 }))
    #expect(keys.values == ["a"])
    #expect(keys.value == "a")
  }

  @Test func left() {
    do {
      let scale = 3
      stub(sensor.read(.any, scale: scale, done: .any)).returns(1)
    }
    #warning("understudy: 'atLeast(1).and(atMost(3))' is no count that Understudy has; write a range, or examine the calls that calls(...) returns")
    verify(sensor, atLeast(1).and(atMost(3))).point(at: any())
    #warning("understudy: name the sources of 'Thermometer' and of its superclasses too, or forward the members that the test needs: stub(mock.call()).forwards()")
    let thermometer = MockThermometer().withEnabledSuperclassSpy()
    #warning("understudy: create the mock as a spy: MockPump(spying: real)")
    sensor.enableDefaultImplementation(RealSensor())
    DefaultValues.register(40)
    #warning("understudy: use 'sensor' instead of 'stub' in the answers")
    stub(sensor) { stub in
      when(stub.read(any(), scale: any(), done: any())).then { _ in stub.count }
    }
  }
}
