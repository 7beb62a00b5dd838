import Testing
import UnderstudyCore

/// The names of mocks that were created without a name.
@Suite struct MockNameTests {
  @Test("mocks of one type are numbered within a scope, starting with the second")
  func numbered() {
    let log = FailureLog.of {
      MockScope.run {
        let greeters = [MockGreeter(), MockGreeter(), MockGreeter()]
        for greeter in greeters.reversed() { callStrictly(greeter) }
      }
    }
    #expect(log.names == ["MockGreeter#3", "MockGreeter#2", "MockGreeter"])
  }

  @Test("each type is numbered separately")
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

  @Test("an explicit name is unchanged and does not count")
  func given() {
    let log = FailureLog.of {
      MockScope.run {
        let greeters = [
          MockGreeter("greeter"), MockGreeter("MockGreeter"), MockGreeter(), MockGreeter(),
        ]
        for greeter in greeters { callStrictly(greeter) }
      }
    }
    #expect(log.names == ["greeter", "MockGreeter", "MockGreeter", "MockGreeter#2"])
  }

  @Test("mocks with the same explicit name are told apart by their lines")
  func givenTwice() {
    let log = FailureLog.of {
      MockScope.run {
        #sourceLocation(file:"Till.swift",line:7)
        let first = MockGreeter("greeter")
        let others = (1...2).map { _ in MockGreeter("greeter") }
        #sourceLocation()
        for greeter in [first] + others { callStrictly(greeter) }
      }
    }
    let names = ["Till.swift:7", "Till.swift:8", "Till.swift:8, #2"].map { "greeter (\($0))" }
    #expect(log.names == names)
  }

  @Test("mocks of one line with the same explicit name are told apart by their numbers")
  func givenTwiceInOneLine() {
    let log = FailureLog.of {
      MockScope.run {
        #sourceLocation(file:"Till.swift",line:7)
        let greeters = [MockGreeter("greeter"), MockGreeter("greeter"), MockGreeter("other")]
        #sourceLocation()
        for greeter in greeters { callStrictly(greeter) }
      }
    }
    #expect(log.names == ["greeter (Till.swift:7)", "greeter (Till.swift:7, #2)", "other"])
  }

  @Test("mocks in a property get the protocol's name and a number when they are first used")
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

  @Test("the name of a mock in a property is final after its first use")
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

  @Test("an inner scope has its own numbers")
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

  @Test("parallel scopes have their own numbers")
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

  @Test("a mock keeps its number after an earlier mock was released")
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

  @Test("failures at the end of the scope show the numbers of the mocks")
  func atEnd() {
    let log = FailureLog.of {
      MockScope.run {
        expect(MockGreeter().ping(), line: 100)
        expect(MockGreeter().ping(), line: 101)
      }
    }
    #expect(
      log.reports == [
        .unmetExpectation("ping()", .once, received: 0, line: 100).on("MockGreeter"),
        .unmetExpectation("ping()", .once, received: 0, line: 101).on("MockGreeter#2"),
      ])
  }

}

/// Calls a strict mock, so that the failure contains its name.
private func callStrictly(_ greeter: some Greeter & Mockable) {
  setStrictness(.strict, for: greeter)
  greeter.ping()
}

extension FailureLog {
  /// The names of the mocks in the failures of unexpected calls.
  fileprivate var names: [String] {
    failures.map { ($0.content as? UnexpectedCall)?.call.mock ?? $0.kind.description }
  }
}

/// A mock that contains a `Mock`.
private actor GreeterActor: Greeter, Mockable {
  let mock = Mock()
}
