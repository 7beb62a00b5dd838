import Testing
import UnderstudyCore

/// A class with singletons, as code that was never meant to be tested has them.
private class Analytics {
  nonisolated(unsafe) static var shared = Analytics()
  nonisolated(unsafe) static var greeter: any Greeter = MockGreeter("real")
  @MainActor static var main = Analytics()

  func name() -> String { "real" }
}

private final class FakeAnalytics: Analytics {
  override func name() -> String { "fake" }
}

@Suite(.serialized) struct Singletons {
  @Test("a singleton is another one while the body runs, and the real one afterwards")
  func replaced() {
    let real = Analytics.shared
    let name = withSingleton(\Analytics.Type.shared, FakeAnalytics()) { Analytics.shared.name() }
    #expect(name == "fake")
    #expect(Analytics.shared === real)
  }

  @Test("the real singleton is back also when the body throws")
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

  @Test("a mock stands in for the singleton of a protocol")
  func mocked() {
    let greeter = MockGreeter("greeter")
    stub(greeter.greet("bob")).returns("hi")
    withSingleton(\Analytics.Type.greeter, greeter) {
      #expect(Analytics.greeter.greet("bob") == "hi")
    }
    #expect(Analytics.greeter.greet("bob") == "")
    verify(greeter.greet("bob"))
  }

  @Test("replacements nest")
  func nested() {
    let (real, first, second) = (Analytics.shared, Analytics(), Analytics())
    withSingleton(\Analytics.Type.shared, first) {
      withSingleton(\Analytics.Type.shared, second) { #expect(Analytics.shared === second) }
      #expect(Analytics.shared === first)
    }
    #expect(Analytics.shared === real)
  }

  @Test("a singleton is another one across the suspensions of an async body")
  func asynchronous() async {
    let real = Analytics.shared
    let name = await withSingleton(\Analytics.Type.shared, FakeAnalytics()) {
      await Task.yield()
      return Analytics.shared.name()
    }
    #expect(name == "fake")
    #expect(Analytics.shared === real)
  }

  @Test("the real singleton is back also when an async body throws or is cancelled")
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

  @Test("a singleton of the main actor is replaced on the main actor")
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
