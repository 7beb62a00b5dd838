import Testing
import UnderstudyCore

/// The names that mocks have in failures when nobody names them.
@Suite struct MockNames {
  @Test("mocks of one type are numbered within a scope, from the second on")
  func numbered() {
    let log = FailureLog.of {
      MockScope.run {
        let greeters = [MockGreeter(), MockGreeter(), MockGreeter()]
        for greeter in greeters.reversed() { callStrictly(greeter) }
      }
    }
    #expect(log.names == ["MockGreeter#3", "MockGreeter#2", "MockGreeter"])
  }

  @Test("each type counts for itself")
  func ofSeveralTypes() {
    let log = FailureLog.of {
      MockScope.run {
        let (greeter, sensor, second) = (MockGreeter(), MockSensor(), MockGreeter())
        callStrictly(greeter)
        setStrictness(.strict, for: sensor)
        sensor.stop(nil)
        callStrictly(second)
      }
    }
    #expect(log.names == ["MockGreeter", "MockSensor", "MockGreeter#2"])
  }

  @Test("a given name stays as it is and takes no number")
  func given() {
    let log = FailureLog.of {
      MockScope.run {
        let greeters = [
          MockGreeter("greeter"), MockGreeter("MockGreeter"), MockGreeter(),
          MockGreeter("greeter"), MockGreeter(),
        ]
        for greeter in greeters { callStrictly(greeter) }
      }
    }
    #expect(log.names == ["greeter", "MockGreeter", "MockGreeter", "greeter", "MockGreeter#2"])
  }

  @Test("mocks that other types contain are named for the protocol when it is first used")
  func contained() {
    let log = FailureLog.of {
      MockScope.run {
        let (first, second, third) = (GreeterActor(), GreeterActor(), MockGreeter())
        for greeter in [first, second] { callStrictly(greeter) }
        callStrictly(third)
      }
    }
    #expect(log.names == ["MockGreeter#2", "MockGreeter#3", "MockGreeter"])
  }

  @Test("a contained mock keeps its name when one that was made before it is used")
  func containedLater() {
    let log = FailureLog.of {
      MockScope.run {
        let (first, second) = (GreeterActor(), GreeterActor())
        for greeter in [second, first, second] { callStrictly(greeter) }
      }
    }
    #expect(log.names.count == 3)
    #expect(log.names.first == log.names.last)
    #expect(Set(log.names) == ["MockGreeter", "MockGreeter#2"])
  }

  @Test("an inner scope counts for itself")
  func innerScope() {
    let log = FailureLog.of {
      MockScope.run {
        let outer = MockGreeter()
        MockScope.run {
          let (first, second) = (MockGreeter(), MockGreeter())
          callStrictly(first)
          callStrictly(second)
        }
        let next = MockGreeter()
        callStrictly(next)
        callStrictly(outer)
      }
    }
    #expect(log.names == ["MockGreeter", "MockGreeter#2", "MockGreeter#2", "MockGreeter"])
  }

  @Test("scopes that run in parallel count for themselves")
  func parallel() async {
    let names = await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          await FailureLog.of {
            await MockScope.run {
              let first = MockGreeter()
              await Task.yield()
              let second = MockGreeter()
              await Task.yield()
              callStrictly(first)
              callStrictly(second)
            }
          }.names
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(names == Array(repeating: ["MockGreeter", "MockGreeter#2"], count: 8))
  }

  @Test("a mock keeps its number when one that was made before it has gone")
  func gone() {
    let log = FailureLog.of {
      MockScope.run {
        var first: MockGreeter? = MockGreeter()
        let second = MockGreeter()
        first?.ping()
        first = nil
        callStrictly(second)
      }
    }
    #expect(log.names == ["MockGreeter#2"])
  }

  @Test("failures at the end of the scope tell the mocks apart")
  func atEnd() {
    let log = FailureLog.of {
      MockScope.run {
        expect(MockGreeter().ping(), line: 100)
        expect(MockGreeter().ping(), line: 101)
      }
    }
    #expect(
      log.headlines == [
        "Expected 1 call to MockGreeter.ping(), received 0",
        "Expected 1 call to MockGreeter#2.ping(), received 0",
      ])
    #expect(log.lines == [100, 101])
  }

}

/// Calls a mock so that the failure tells its name.
private func callStrictly(_ greeter: some Greeter & Mockable) {
  setStrictness(.strict, for: greeter)
  greeter.ping()
}

extension FailureLog {
  /// The names of the mocks that had an unexpected call.
  fileprivate var names: [String] {
    headlines.map { headline in
      headline.split(separator: "'").dropFirst().first.map(String.init) ?? headline
    }
  }
}

/// A mock of its own that contains the object that records.
private actor GreeterActor: Greeter, Mockable {
  let mock = Mock()
}
