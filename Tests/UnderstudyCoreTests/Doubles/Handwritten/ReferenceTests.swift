import Synchronization
import Testing
import UnderstudyCore
import UnderstudyHandwritten

@Suite struct ReferenceTests {
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
    #expect(log.reports == [.noValue("cut()")])
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
    #expect(log.reports == [.failedVerification("setTitle(_:)", .once, received: 0)])
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
    #expect(log.reports == [.unusedStub("record(_:_:)")])
  }
}
