import Cuckoo
import Testing

protocol Sensor {
  func read(_ key: String?, scale: Int, done: ((Int) -> Void)?) -> Int
  func point(at place: Place)
}

@Suite struct SensorTests {
  let sensor = MockSensor()
  let spy = MockSensor().withEnabledDefaultImplementation(RealSensor())

  @Test func matchers() {
    let keys = ArgumentCaptor<String?>()
    verify(sensor).read(keys.capture(), scale: any(), done: anyClosure())
    verify(sensor).read(anyString(), scale: anyInt(), done: isNil())
    verify(sensor).read(notNil(), scale: 1.or(2), done: any())
    verify(sensor).read("a".or("b"), scale: ParameterMatcher { $0 > 1 }, done: nil)
    verify(sensor).point(at: sameInstance(as: home))
    verify(sensor).point(at: equal(to: home))
    verify(sensor).point(at: equal(to: home, equalWhen: ===))
    #expect(keys.allValues == ["a"])
    #expect(keys.value == "a")
  }

  @Test func left() {
    stub(sensor) { stub in
      let scale = 3
      when(stub.read(any(), scale: scale, done: any())).thenReturn(1)
    }
    verify(sensor, atLeast(1).and(atMost(3))).point(at: any())
    let thermometer = MockThermometer().withEnabledSuperclassSpy()
    sensor.enableDefaultImplementation(RealSensor())
    DefaultValueRegistry.register(40, forType: Int.self)
    stub(sensor) { stub in
      when(stub.read(any(), scale: any(), done: any())).then { _ in stub.count }
    }
  }
}
