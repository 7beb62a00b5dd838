import Testing
import UnderstudyCore
import UnderstudyValues

@Suite struct AnyCallTests {
  /// Makes five calls on two mocks.
  private func useMocks(_ greeter: some Greeter & Mockable, _ sensor: MockSensor) {
    _ = greeter.greet("bob")
    _ = try? greeter.greet("bob", times: 2)
    greeter.ping()
    greeter.name = "ann"
    sensor.stop(nil)
  }

  @Test("verify(anyCall(on:)) counts the calls on several mocks")
  func several() {
    let log = FailureLog.of {
      let (greeter, sensor) = (MockGreeter("greeter"), MockSensor("sensor"))
      useMocks(greeter, sensor)
      verify(anyCall(on: greeter, sensor), 5)
      verify(anyCall(on: greeter), 4)
      verifyNoMoreInteractions(greeter, sensor)
      verify(anyCall(on: sensor), .never, line: 200)
    }
    #expect(log.failures.map(\.kind) == [.wrongCallCount])
    #expect(log.headlines == ["Expected no call: any call on 'sensor', received 1"])
    #expect(log.lines == [200])
  }

  @Test("anyCall(on:named:) matches the whole name of a requirement with a regular expression")
  func named() {
    let log = FailureLog.of {
      let (greeter, sensor) = (MockGreeter("greeter"), MockSensor("sensor"))
      useMocks(greeter, sensor)
      verify(anyCall(on: greeter, sensor, named: "gr.*t"), 2)
      verify(anyCall(on: greeter, named: "name"), 1)
      verify(anyCall(on: greeter, named: "gr"), 0)
      verify(anyCall(on: greeter, sensor, named: "s.*|p.*"), 3, line: 200)
    }
    #expect(
      log.headlines == [
        "Expected 3 calls: any call on 'greeter' and 'sensor' whose name matches \"s.*|p.*\", "
          + "received 2"
      ])
  }

  @Test("anyCall(on:except:) leaves out calls")
  func exceptions() {
    let log = FailureLog.of {
      let (greeter, sensor) = (MockGreeter("greeter"), MockSensor("sensor"))
      useMocks(greeter, sensor)
      verify(anyCall(on: greeter, sensor, except: greeter.ping(), greeter.greet("bob")), 3)
      verify(anyCall(on: greeter, except: greeter.greet("ann"), greeter.name.set(.any)), 3)
    }
    #expect(log.reports == [])
  }

  @Test("reject(anyCall(on:)) reports the calls at the end of the scope, on its line")
  func rejected() {
    let log = FailureLog.of {
      MockScope.run {
        let (greeter, sensor) = (MockGreeter("greeter"), MockSensor("sensor"))
        reject(
          anyCall(on: greeter, sensor, except: greeter.ping(), greeter.name.set(.any)), line: 100)
        useMocks(greeter, sensor)
      }
    }
    #expect(log.failures.map(\.kind) == [.wrongCallCount])
    #expect(log.lines == [100])
    #expect((log.failures.first?.content as? WrongCallCount)?.received.count == 3)
  }

  @Test("expect(anyCall(on:)) is met by calls on any of the mocks, even if they are deallocated")
  func expected() {
    let log = FailureLog.of {
      MockScope.run {
        let (greeter, sensor) = (MockGreeter("greeter"), MockSensor("sensor"))
        expect(anyCall(on: greeter, sensor), 5)
        expect(anyCall(on: greeter, sensor, named: "stop"), 2..., line: 101)
        useMocks(greeter, sensor)
      }
    }
    #expect(log.lines == [101])
    #expect((log.failures.first?.content as? WrongCallCount)?.received.count == 1)
  }

  @Test("verifyExpectations() checks the expectation, which is then not reported again")
  func verified() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(anyCall(on: greeter), line: 100)
        verifyExpectations(line: 200)
      }
    }
    #expect(log.lines == [200])
  }

  @Test("resetting the scope removes the expectation")
  func reset() {
    let log = FailureLog.of {
      MockScope.run {
        expect(anyCall(on: MockGreeter("greeter")))
        MockScope.current?.reset()
      }
    }
    #expect(log.reports == [])
  }

  @Test("an invalid expression, an impossible count and an exception of another mock are misuses")
  func misuse() {
    let log = FailureLog.of {
      let (greeter, sensor) = (MockGreeter("greeter"), MockSensor("sensor"))
      verify(anyCall(on: greeter, named: "(", except: greeter.ping()), line: 200)
      verify(anyCall(on: greeter), CallCount(lower: 2, upper: 1), line: 201)
      verify(anyCall(on: greeter, except: sensor.stop(.any)), 0, line: 202)
    }
    #expect(
      log.reports == [
        .misuse("\"(\" is not a regular expression", line: 200),
        .misuse("at least 2 and at most 1", line: 201),
        .misuse("sensor.stop(any)", line: 202),
      ])
  }

  @Test("an expectation outside a scope is a misuse")
  func outsideAScope() {
    let log = FailureLog.of { expect(anyCall(on: MockGreeter("greeter")), line: 200) }
    #expect(log.reports == [.misuse("any call on 'greeter'", line: 200)])
  }

  @Test("reset(_:) removes the expectations of any call on the mock, and no others")
  func resettingOneMock() {
    let log = FailureLog.of {
      MockScope.run {
        let (greeter, sensor) = (MockGreeter("greeter"), MockSensor("sensor"))
        expect(anyCall(on: greeter), line: 100)
        reject(anyCall(on: greeter), line: 101)
        expect(anyCall(on: greeter, sensor), 2, line: 102)
        greeter.ping()
        UnderstudyCore.reset(greeter)
        greeter.ping()
        sensor.stop(nil)
      }
    }
    #expect(log.headlines == ["Expected 2 calls: any call on 'sensor', received 1"])
    #expect(log.lines == [102])
  }

  @Test("reset(_:_:) of calls keeps the expectations of any call")
  func resetCalls() {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = MockGreeter("greeter")
        expect(anyCall(on: greeter), line: 100)
        greeter.ping()
        UnderstudyCore.reset(greeter, .calls)
      }
    }
    #expect(log.lines == [100])
  }

  @Test(
    "a name without labels means all overloads, one with labels means one",
    arguments: [
      ("greet", 2), ("greet(_:)", 1), ("greet(_:times:)", 1), ("name", 1), ("greet.*", 2),
    ])
  func labels(name: String, count: Int) {
    let log = FailureLog.of {
      let greeter = NamedGreeter()
      useMocks(greeter, MockSensor("sensor"))
      verify(anyCall(on: greeter, named: name), .exactly(count))
    }
    #expect(log.reports == [])
  }

  @Test(
    "a name that no requirement has is a misuse with the nearest names, in every verb",
    arguments: ["gret", "greet(_:time:)", "pin..", "Name", "subscripts"])
  func unknownNames(name: String) {
    let log = FailureLog.of {
      MockScope.run {
        let greeter = NamedGreeter("greeter")
        verify(anyCall(on: greeter, named: name), .never, line: 200)
        expect(anyCall(on: greeter, named: name), 0..., line: 201)
        reject(anyCall(on: greeter, named: name), line: 202)
        greeter.ping()
      }
    }
    #expect(log.lines == [200, 201, 202])
    #expect(log.failures.allSatisfy { $0.kind == .misuse })
    #expect(log.headlines.allSatisfy { $0.includes("'greeter' has no requirement whose name") })
  }

  @Test("the nearest names come first")
  func nearestNames() {
    let log = FailureLog.of {
      verify(anyCall(on: NamedGreeter("greeter"), named: "gret"), .never)
    }
    #expect(
      log.headlines == ["'greeter' has no requirement whose name is or matches \"gret\""])
    #expect(
      (log.failures.first?.content as? Misuse)?.details
        == ["The nearest names: \"greet(_:)\", \"greet(_:times:)\", \"name\"."])
  }

  @Test("a name is right if one of several mocks has it, or may have it")
  func severalMocks() {
    let log = FailureLog.of {
      let (greeter, sensor) = (NamedGreeter("greeter"), MockSensor("sensor"))
      verify(anyCall(on: greeter, sensor, named: "stop"), .never)
      verify(anyCall(on: sensor, named: "unknown(of:)"), .never)
      verify(anyCall(on: greeter, NamedGreeter("other"), named: "stop"), .never, line: 200)
    }
    #expect(log.lines == [200])
  }
}

/// A mock that knows the names of its requirements, as generated ones do.
private final class NamedGreeter: Greeter, Mockable, Sendable {
  static var __requirements: __Members? { __MembersOfGreeter.all }
  let mock: Mock
  init(_ name: String? = nil) { mock = Mock(name) }
}
