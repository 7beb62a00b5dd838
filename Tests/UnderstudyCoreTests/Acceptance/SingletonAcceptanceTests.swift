import Testing
import UnderstudyCore

/// The singleton is shared by the whole process, so only this suite may change it.
@Suite(.serialized) struct SingletonAcceptanceTests {
  /// A71. Origin: OCMockito StubSingletonTests.
  @Test("a singleton is replaced inside the scope and restored afterward")
  func replaced() {
    let mock = MockMachine("machine")
    stub(mock.title()).returns("Mock")
    #expect(Hall.shared.title() == "Real")
    let title = withSingleton(\Hall.Type.shared, mock) { Hall.shared.title() }
    #expect(title == "Mock")
    #expect(Hall.shared.title() == "Real")
    verify(mock.title(), 1)
  }

  /// A71, for a scope whose body throws.
  @Test("the singleton is restored if the scope's body throws")
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

  /// A71, for an asynchronous scope.
  @Test("a singleton stays replaced across suspensions and is restored afterward")
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

/// The owner of the singleton.
private enum Hall {
  nonisolated(unsafe) static var shared: any Machine = RealMachine()
}
