import Synchronization
import Testing
import UnderstudyCore

@Suite struct References {
  let studio = MockStudio("studio")

  @Test("where nothing is registered, a call gives the default value, nil or nothing")
  func defaults() {
    #expect(studio.record(1, by: nil) == [])
    #expect(studio.find("x") == nil)
    studio.close()
    #expect(studio.hasCalled(studio.closeRef, numberOfTimes: 1))
  }

  @Test("where there is no value, a function that throws does, and the failure is told of")
  func noValue() {
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) { try studio.cut() }
    }
    #expect(log.headlines == ["No value for studio.cut() -> Token"])
  }

  @Test("a fallback comes before the default value, and is evaluated only where nothing answers")
  func fallbacks() async throws {
    #expect(studio.title == "untitled")
    #expect(try await studio.master(1) == "rough")
    #expect(studio.fallbacks.withLock { $0 } == 2)
    studio.registerResult(for: studio.titleRef) { "Blue Train" }
    studio.registerResult(for: studio.masterRef) { "take \($0)" }
    #expect(studio.title == "Blue Train")
    #expect(try await studio.master(2) == "take 2")
    #expect(studio.fallbacks.withLock { $0 } == 2)
  }

  @Test("a default for the type does not take the place of a fallback")
  func scopedDefaults() {
    withDefault("somebody") { #expect(studio.title == "untitled") }
  }

  @Test("errors of registered closures reach the caller")
  func errors() async {
    studio.registerResult(for: studio.cutRef) { throw StudioError.noise }
    studio.registerResult(for: studio.mixRef) { _ throws(StudioError) in throw .silence }
    studio.registerResult(for: studio.masterRef) { _ in throw StudioError.noise }
    #expect(throws: StudioError.noise) { try studio.cut() }
    #expect(throws: StudioError.silence) { try studio.mix([1]) }
    await #expect(throws: StudioError.noise) { try await studio.master(1) }
    #expect(studio.calls(to: studio.cutRef)[0].error as? StudioError == .noise)
    #expect(studio.calls(to: studio.cutRef)[0].result == nil)
  }

  @Test("registered closures of functions without a result run")
  func voidClosures() async {
    let runs = Mutex<[String]>([])
    studio.registerResult(for: studio.closeRef) { runs.withLock { $0.append("closed") } }
    studio.registerResult(for: studio.uploadRef) { take in
      await Task.yield()
      runs.withLock { $0.append("uploaded \(take)") }
    }
    studio.close()
    await studio.upload(3)
    #expect(runs.withLock { $0 } == ["closed", "uploaded 3"])
  }

  @Test("a completion handler is an argument that registered closures and tests call")
  func completions() {
    studio.registerResult(for: studio.playRef) { _, completion in completion(true) }
    var results: [Bool] = []
    studio.play("So What") { results.append($0) }
    studio.calls(to: studio.playRef)[0].arguments.1(false)
    #expect(results == [true, false])
  }

  @Test("properties are looked up by the references of their accessors")
  func properties() {
    studio.title = "Kind of Blue"
    _ = studio.title
    #expect(studio.calls(to: studio.setTitleRef).map(\.arguments) == ["Kind of Blue"])
    #expect(studio.hasCalled(studio.titleRef, numberOfTimes: 1))
    let log = FailureLog.of { verify(studio.call(to: studio.setTitleRef)("Giant Steps")) }
    #expect(log.headlines.first?.contains("studio.title = \"Kind of Blue\"") != nil)
  }

  @Test("what was forgotten is released, and what was registered stays")
  func resets() {
    weak var lent: Box?
    do {
      let box = Box()
      lent = box
      studio.lend(box)
      studio.close()
    }
    #expect(lent != nil)
    studio.registerResult(for: studio.findRef) { $0 }
    studio.resetCalls(to: studio.lendRef)
    #expect(lent == nil)
    #expect(!studio.hasCalled(studio.lendRef))
    #expect(studio.hasCalled(studio.closeRef))
    studio.resetCalls()
    #expect(!studio.hasCalled(studio.closeRef))
    #expect(studio.find("x") == "x")
  }

  @Test("references keep neither the mock nor its function")
  func leaks() {
    weak var mock: MockStudio?
    do {
      let studio = MockStudio()
      mock = studio
      studio.close()
      _ = (studio.recordRef, studio.uploadRef)
      #expect(mock != nil)
    }
    #expect(mock == nil)
  }

  @Test("the same line makes the same reference, however often it runs")
  func identity() {
    func close(_ studio: MockStudio) -> MockReference<Void, Void, Never> {
      MockReference(studio.close)
    }
    studio.call(close(studio), args: ())
    studio.call(close(studio), args: ())
    #expect(studio.hasCalled(close(studio), numberOfTimes: 2))
    #expect(!MockStudio().hasCalled(close(studio)))
  }

  @Test("no call is lost, whoever calls and asks at the same time")
  func concurrency() async throws {
    let studio = self.studio
    studio.registerResult(for: studio.masterRef) { "\($0)" }
    let close = studio.closeRef
    try await withThrowingTaskGroup(of: Void.self) { group in
      for take in 0..<100 {
        group.addTask {
          studio.call(close, args: ())
          let result = try await studio.master(take)
          #expect(result == "\(take)")
        }
        group.addTask { _ = studio.hasCalled(close, numberOfTimes: take) }
      }
      try await group.waitForAll()
    }
    #expect(studio.hasCalled(close, numberOfTimes: 100))
    #expect(Set(studio.calls(to: studio.masterRef).map(\.arguments)) == Set(0..<100))
  }

  @Test("a result that was registered and never asked for is an unused stub")
  func unusedResults() {
    let log = FailureLog.of {
      MockScope.run {
        let studio = MockStudio("studio")
        studio.registerResult(for: studio.recordRef) { _, _ in [] }
      }
    }
    #expect(log.headlines == ["Unused stub: studio.record(any, any)"])
  }
}

@Suite struct ReferencesAndVerbs {
  let studio = MockStudio("studio")

  @Test("the verbs take calls through references, with literals and matchers")
  func verbs() async throws {
    stub(studio.call(to: studio.recordRef)(1, .any)).returns(["one"])
    stub(studio.call(to: studio.cutRef)()).throws(StudioError.silence).then.returns(Token(id: 2))
    expect(studio.call(to: studio.masterRef)(.greaterThan(3))).returns("loud")
    #expect(studio.record(1, by: "Miles") == ["one"])
    #expect(studio.record(2, by: "Miles") == [])
    #expect(throws: StudioError.silence) { try studio.cut() }
    #expect(try studio.cut() == Token(id: 2))
    #expect(try await studio.master(4) == "loud")
    verify(studio.call(to: studio.recordRef)(.any, .equal("Miles")), 2)
    verifyInOrder(
      studio.call(to: studio.recordRef)(2, .any), studio.call(to: studio.masterRef)(4))
    verifyExpectations(studio)
  }

  @Test("failures name the function and its labels, once it was called")
  func failures() {
    let log = FailureLog.of {
      expect(studio.call(to: studio.recordRef)(1, "Miles"))
      _ = studio.record(2, by: "Miles")
      verifyExpectations(studio)
    }
    #expect(
      log.headlines == [
        "Unexpected call on 'studio': record(2, by: \"Miles\")",
        "Expected 1 call to studio.record(1, by: \"Miles\"), received 0",
      ])
  }

  @Test("a strict mock reports calls that nothing was registered for, and gives their fallback")
  func strictness() {
    let studio = MockStudio("studio", .strict)
    let log = FailureLog.of { #expect(studio.title == "untitled") }
    #expect(log.headlines == ["Unexpected call on 'studio': title"])
  }

  @Test("a mock that contains its recorder is called after its own type")
  func names() {
    final class MockBooth: Mockable, Sendable {
      let mock = Mock()
      func enter(_ name: String) {
        call(MockReference(enter), args: name)
      }
    }
    let booth = MockBooth()
    booth.enter("Coltrane")
    let log = FailureLog.of {
      verifyNoMoreInteractions(booth)
    }
    #expect(log.headlines == ["Expected no more calls on 'MockBooth', received 1"])
  }

  @Test("an actor is a mock by hand too")
  func actors() async {
    actor MockShelf: Mockable {
      let mock = Mock("shelf")
      lazy var putRef = MockReference(put)
      lazy var loadRef = AsyncMockReference(load)
      func put(_ name: String) -> Int { call(putRef, args: name) }
      func load() async -> Int { await call(loadRef, args: ()) }
    }
    let shelf = MockShelf()
    shelf.registerResult(for: await shelf.putRef) { $0.count }
    shelf.registerResult(for: await shelf.loadRef) { 7 }
    #expect(await shelf.put("four") == 4)
    #expect(await shelf.load() == 7)
    #expect(shelf.hasCalled(await shelf.putRef, numberOfTimes: 1))
  }

  @MainActor
  @Test("a mock on the main actor has references to its functions")
  func mainActor() {
    @MainActor final class MockWindow: Mockable {
      let mock = Mock("window")
      lazy var showRef = MockReference(show)
      func show(_ title: String) -> Bool { call(showRef, args: title) }
    }
    let window = MockWindow()
    window.registerResult(for: window.showRef) { $0 == "main" }
    #expect(window.show("main"))
    #expect(window.hasCalled(window.showRef))
  }
}

/// References to functions that are requirements of a protocol with generated members.
@Suite struct ReferencesToRequirements {
  /// Writes some of its members by hand, and has the others from its protocol.
  final class MockHost: Mock, Greeter, @unchecked Sendable {
    lazy var greetRef = MockReference(greet as (String) -> String)
    lazy var greetOftenRef = MockReference(greet as (String, Int) throws -> String)
    lazy var nameRef = MockReference(readName)

    private func readName() -> String { "" }

    func greet(_ name: String) -> String { call(greetRef, args: name) }
    func greet(_ name: String, times: Int) throws -> String {
      try call(greetOftenRef, args: (name, times))
    }
    var name: String {
      get { call(nameRef, args: ()) }
      set {}
    }
  }

  let host = MockHost("host")

  @Test("calls through a reference are found by the protocol's patterns")
  func verifying() throws {
    _ = host.greet("bob")
    _ = try host.greet("bob", times: 2)
    _ = host.name
    verify(host.greet("bob"))
    verify(host.greet(.any, times: 2))
    verify(host.getName())
    verifyNoMoreInteractions(host)
    #expect(host.hasCalled(host.greetRef, numberOfTimes: 1))
  }

  @Test("what a pattern sets up answers calls through a reference, and the newest wins")
  func stubbing() {
    stub(host.greet(.any)).returns("first")
    host.registerResult(for: host.greetRef) { "second \($0)" }
    stub(host.greet("ann")).returns("third")
    #expect(host.greet("ann") == "third")
    #expect(host.greet("bob") == "second bob")
    host.registerResult(for: host.greetRef) { _ in "fourth" }
    #expect(host.greet("ann") == "fourth")
    stub(host.greet(.any)).returns("fifth")
    #expect(host.greet("ann") == "fifth")
    verify(host.greet(.any), 4)
  }

  @Test("expectations of both kinds count, whichever was set up before the first call")
  func expecting() {
    expect(host.call(to: host.greetRef)("bob")).returns("hi")
    expect(host.greet("ann")).returns("ho")
    #expect(host.greet("bob") == "hi")
    #expect(host.greet("ann") == "ho")
    verifyExpectations(host)
    let log = FailureLog.of { _ = host.greet("eve") }
    #expect(log.headlines == ["Unexpected call on 'host': greet(\"eve\")"])
  }

  @Test("each failure comes once, though the member is known by two names")
  func reportingOnce() {
    let log = FailureLog.of {
      expect(host.greet("bob"), 2)
      _ = host.greet("bob")
      verifyExpectations(host)
    }
    #expect(log.headlines == ["Expected 2 calls to host.greet(\"bob\"), received 1"])
  }

  @Test("an expectation that is said more about after the first call is still the same")
  func sayingMore() {
    let mood = States("mood", initially: "bad")
    let expectation = expect(host.call(to: host.greetRef)("bob"))
    stub(host.greet("ann")).returns("ho")
    _ = host.greet("ann")
    expectation.when(mood.is("good")).returns("hi")
    mood.become("good")
    #expect(host.greet("bob") == "hi")
    verifyExpectations(host)
  }
}
