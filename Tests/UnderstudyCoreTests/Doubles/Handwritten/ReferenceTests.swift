import Synchronization
import Testing
import UnderstudyCore

@Suite struct References {
  let studio = MockStudio("studio")

  @Test("a call without a registered result returns the default value")
  func defaults() {
    #expect(studio.record(1, by: nil) == [])
    #expect(studio.find("x") == nil)
    studio.close()
    #expect(studio.hasCalled(studio.closeRef, numberOfTimes: 1))
  }

  @Test("a throwing function without a default value throws and reports a failure")
  func noValue() {
    let log = FailureLog.of {
      #expect(throws: UnansweredCall.self) { try studio.cut() }
    }
    #expect(log.headlines == ["No value for studio.cut() -> Token"])
  }

  @Test("a fallback replaces the default value and is evaluated only if no answer matches")
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

  @Test("a fallback takes precedence over a custom default value")
  func scopedDefaults() {
    withDefault("somebody") { #expect(studio.title == "untitled") }
  }

  @Test("a call throws the error of its registered result")
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

  @Test("registerResult(for:) runs the closure of a function that returns Void")
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

  @Test("registered results and tests can call a completion handler")
  func completions() {
    studio.registerResult(for: studio.playRef) { _, completion in completion(true) }
    var results: [Bool] = []
    studio.play("So What") { results.append($0) }
    studio.calls(to: studio.playRef)[0].arguments.1(false)
    #expect(results == [true, false])
  }

  @Test("the references of accessors find the calls to a property")
  func properties() {
    studio.title = "Kind of Blue"
    _ = studio.title
    #expect(studio.calls(to: studio.setTitleRef).map(\.arguments) == ["Kind of Blue"])
    #expect(studio.hasCalled(studio.titleRef, numberOfTimes: 1))
    let log = FailureLog.of { verify(studio.call(to: studio.setTitleRef)("Giant Steps")) }
    #expect(log.headlines.first?.contains("studio.title = \"Kind of Blue\"") != nil)
  }

  @Test("resetCalls() releases arguments and does not remove registered results")
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

  @Test("a reference retains neither the mock nor its function")
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

  @Test("the same line always creates the same reference")
  func identity() {
    func close(_ studio: MockStudio) -> MockReference<Void, Void, Never> {
      MockReference(studio.close)
    }
    studio.call(close(studio), args: ())
    studio.call(close(studio), args: ())
    #expect(studio.hasCalled(close(studio), numberOfTimes: 2))
    #expect(!MockStudio().hasCalled(close(studio)))
  }

  @Test("concurrent calls and lookups lose no call")
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

  @Test("a registered result that is never used is reported as an unused stub")
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

  @Test("the verbs accept calls through references, with values and matchers")
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

  @Test("a failure names the function and its labels after the first call")
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

  @Test("a strict mock reports a call without a registered result and returns its fallback")
  func strictness() {
    let studio = MockStudio("studio", .strict)
    let log = FailureLog.of { #expect(studio.title == "untitled") }
    #expect(log.headlines == ["Unexpected call on 'studio': title"])
  }

  @Test("a mock that contains its recorder is named after its own type")
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

  @Test("an actor can be a handwritten mock")
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
  @Test("a main-actor mock can have references to its functions")
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
  /// A mock with some handwritten members. The others come from its protocol.
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

  @Test("the protocol's patterns match calls through a reference")
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

  @Test("the newest answer wins, whether it was set up with a pattern or a reference")
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

  @Test("expectations through patterns and references match the same calls")
  func expecting() {
    expect(host.call(to: host.greetRef)("bob")).returns("hi")
    expect(host.greet("ann")).returns("ho")
    #expect(host.greet("bob") == "hi")
    #expect(host.greet("ann") == "ho")
    verifyExpectations(host)
    let log = FailureLog.of { _ = host.greet("eve") }
    #expect(log.headlines == ["Unexpected call on 'host': greet(\"eve\")"])
  }

  @Test("a failure is reported once, even though the member has two names")
  func reportingOnce() {
    let log = FailureLog.of {
      expect(host.greet("bob"), 2)
      _ = host.greet("bob")
      verifyExpectations(host)
    }
    #expect(log.headlines == ["Expected 2 calls to host.greet(\"bob\"), received 1"])
  }

  @Test("an expectation can be configured further after the first call")
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
