import Testing
import UnderstudyCore

/// A class with singletons that was not designed to be tested.
private class Analytics {
  nonisolated(unsafe) static var shared = Analytics()
  nonisolated(unsafe) static var greeter: any Greeter = MockGreeter("real")
  @MainActor static var main = Analytics()

  func name() -> String { "real" }
}

private final class FakeAnalytics: Analytics {
  override func name() -> String { "fake" }
}

@Suite(.serialized) struct SingletonTests {
  @Test("withSingleton replaces the singleton while the body runs and restores it afterward")
  func replaced() {
    let real = Analytics.shared
    let name = withSingleton(\Analytics.Type.shared, FakeAnalytics()) { Analytics.shared.name() }
    #expect(name == "fake")
    #expect(Analytics.shared === real)
  }

  @Test("the singleton is restored if the body throws")
  func throwing() {
    let real = Analytics.shared
    #expect(throws: Rude()) {
      try withSingleton(\Analytics.Type.shared, FakeAnalytics()) { () throws(Rude) in
        #expect(Analytics.shared !== real)
        throw Rude()
      }
    }
    #expect(Analytics.shared === real)
  }

  @Test("a mock can replace the singleton of a protocol")
  func mocked() {
    let greeter = MockGreeter("greeter")
    stub(greeter.greet("bob")).returns("hi")
    withSingleton(\Analytics.Type.greeter, greeter) {
      #expect(Analytics.greeter.greet("bob") == "hi")
    }
    #expect(Analytics.greeter.greet("bob") == "")
    verify(greeter.greet("bob"))
  }

  @Test("replacements of a singleton nest")
  func nested() {
    let (real, first, second) = (Analytics.shared, Analytics(), Analytics())
    withSingleton(\Analytics.Type.shared, first) {
      withSingleton(\Analytics.Type.shared, second) { #expect(Analytics.shared === second) }
      #expect(Analytics.shared === first)
    }
    #expect(Analytics.shared === real)
  }

  @Test("a singleton stays replaced across the suspensions of an async body")
  func asynchronous() async {
    let real = Analytics.shared
    let name = await withSingleton(\Analytics.Type.shared, FakeAnalytics()) {
      await Task.yield()
      return Analytics.shared.name()
    }
    #expect(name == "fake")
    #expect(Analytics.shared === real)
  }

  @Test("the singleton is restored if an async body throws or is cancelled")
  func asynchronousThrowing() async {
    let real = Analytics.shared
    await #expect(throws: Rude()) {
      try await withSingleton(\Analytics.Type.shared, FakeAnalytics()) { () async throws(Rude) in
        await Task.yield()
        throw Rude()
      }
    }
    #expect(Analytics.shared === real)
    let task = Task {
      try await withSingleton(\Analytics.Type.shared, FakeAnalytics()) {
        withUnsafeCurrentTask { $0?.cancel() }
        await Task.yield()
        try Task.checkCancellation()
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(Analytics.shared === real)
  }

  @Test("a main-actor singleton is replaced on the main actor")
  @MainActor func isolated() async {
    let real = Analytics.main
    let name = await withSingleton(\Analytics.Type.main, FakeAnalytics()) {
      await Task.yield()
      return Analytics.main.name()
    }
    #expect(name == "fake")
    #expect(Analytics.main === real)
  }
}
