import Testing
import UnderstudyCore

/// A weak reference to an object that the test has released.
private final class Watch {
  weak var box: Box?

  /// Creates an object and releases it after `use` has returned.
  init(_ id: Int = 0, _ use: (Box) -> Void) {
    let box = Box(id)
    self.box = box
    use(box)
  }

  var isReleased: Bool { box == nil }
}

@Suite struct ReleaseTests {
  let greeter = MockGreeter("greeter")

  @Test("recorded arguments are retained until the mock is reset")
  func resetMock() {
    let watch = Watch { greeter.send($0) }
    #expect(!watch.isReleased)
    reset(greeter)
    #expect(watch.isReleased)
  }

  @Test("recorded arguments are retained until the calls are reset")
  func resetCalls() {
    let watch = Watch { greeter.send($0) }
    reset(greeter, [.stubs, .expectations])
    #expect(!watch.isReleased)
    reset(greeter, .calls)
    #expect(watch.isReleased)
  }

  @Test("reset(_:) with a pattern releases the arguments of the matching calls only")
  func resetPattern() {
    let watches = (0..<100).map { id in Watch(id) { greeter.send($0) } }
    reset(greeter.send(.where { $0.id % 2 == 0 }))
    #expect(watches.map(\.isReleased) == (0..<100).map { $0 % 2 == 0 })
    reset(greeter.send(.any))
    #expect(watches.allSatisfy { $0.isReleased })
  }

  @Test("recorded arguments are released with the mock")
  func mockGone() {
    var greeter: MockGreeter? = MockGreeter("greeter")
    let watch = Watch { greeter?.send($0) }
    #expect(!watch.isReleased)
    greeter = nil
    #expect(watch.isReleased)
  }

  @Test("recorded arguments are released with the mock before its scope ends")
  func mockGoneInScope() {
    MockScope.run {
      var greeter: MockGreeter? = MockGreeter("greeter")
      let watch = Watch { greeter?.send($0) }
      greeter = nil
      #expect(watch.isReleased)
    }
  }

  @Test("returned values are retained by the stub and by the recorded call")
  func results() {
    let vault = MockVault("vault")
    let watch = Watch { stub(vault.value(Box.self)).returns($0) }
    _ = vault.value(Box.self)
    reset(vault, .stubs)
    #expect(!watch.isReleased)
    reset(vault, .calls)
    #expect(watch.isReleased)
  }

  @Test("unused values and closures are released with their stub")
  func stubs() {
    let vault = MockVault("vault")
    let value = Watch { stub(vault.value(Box.self)).returns($0) }
    let captured = Watch { box in stub(vault.open()).performs { _ = box } }
    let expected = Watch { box in expect(vault.show(.equal(box)), .any) }
    reset(vault, .stubs)
    #expect(value.isReleased)
    #expect(captured.isReleased)
    #expect(!expected.isReleased)
    reset(vault, .expectations)
    #expect(expected.isReleased)
  }

  @Test("a mock is released after it was called, set up and verified")
  func mock() {
    weak var mock: MockGreeter?
    let log = FailureLog.of {
      let greeter = MockGreeter("greeter")
      mock = greeter
      stub(greeter.greet(.any)).returns("hi")
      expect(greeter.ping())
      _ = greeter.greet("bob")
      greeter.ping()
      verify(greeter.greet(.any))
      verifyExpectations(greeter)
    }
    #expect(mock == nil)
    #expect(log.reports == [])
  }

  @Test("reset(_:) in the deinit of an argument does not deadlock")
  func deinitCallsMock() {
    final class Last: Sendable {
      let greeter: MockGreeter
      init(_ greeter: MockGreeter) { self.greeter = greeter }
      deinit { greeter.ping() }
    }
    let vault = MockVault("vault")
    vault.show(Last(greeter))
    vault.show(Last(greeter))
    reset(vault.show(.where { (_: Last) in true }))
    verify(greeter.ping(), 2)
    vault.show(Last(greeter))
    reset(vault)
    verify(greeter.ping(), 3)
  }
}
