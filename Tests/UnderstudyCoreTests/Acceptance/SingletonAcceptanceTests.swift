import Testing
import UnderstudyCore

/// The property is one for the whole process: only this suite may touch it.
@Suite(.serialized) struct SingletonAcceptance {
  /// A71. Origin: OCMockito StubSingletonTests.
  @Test("a singleton is replaced inside of the scope, and the real one is back afterwards")
  func replaced() {
    let mock = MockMachine("machine")
    stub(mock.title()).returns("Mock")
    #expect(Hall.shared.title() == "Real")
    let title = withSingleton(\Hall.Type.shared, mock) { Hall.shared.title() }
    #expect(title == "Mock")
    #expect(Hall.shared.title() == "Real")
    verify(mock.title(), 1)
  }

  /// A71, when the scope is left by an error.
  @Test("the real singleton is back also when the scope throws")
  func throwing() {
    let mock = MockMachine("machine")
    #expect(throws: Rude()) {
      try withSingleton(\Hall.Type.shared, mock) {
        #expect(Hall.shared.title() == nil)
        throw Rude()
      }
    }
    #expect(Hall.shared.title() == "Real")
  }

  /// A71, of a scope with suspensions.
  @Test("a singleton stays replaced across suspensions, and the real one is back afterwards")
  func asynchronous() async throws {
    let mock = MockMachine("machine")
    stub(mock.load(.any)).answers { id in
      await Task.yield()
      return "loaded \(id)"
    }
    let loaded = try await withSingleton(\Hall.Type.shared, mock) {
      await Task.yield()
      return try await Hall.shared.load(3)
    }
    #expect(loaded == "loaded 3")
    #expect(Hall.shared.title() == "Real")
  }
}

/// Where the singleton is.
private enum Hall {
  nonisolated(unsafe) static var shared: any Machine = RealMachine()
}
