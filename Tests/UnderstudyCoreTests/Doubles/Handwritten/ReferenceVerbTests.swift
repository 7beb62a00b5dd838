import Testing
import UnderstudyCore
import UnderstudyHandwritten

/// References in patterns for the verbs, and in failures.
@Suite struct ReferenceVerbTests {
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
      log.reports == [
        .unexpectedCall("record(_:by:)").with(2, "Miles"),
        .unmetExpectation("record(_:by:)", .once, received: 0).with(1, "Miles"),
      ])
  }

  @Test("a strict mock reports a call without a registered result and returns its fallback")
  func strictness() {
    let studio = MockStudio("studio", .strict)
    let log = FailureLog.of { #expect(studio.title == "untitled") }
    #expect(log.reports == [.unexpectedCall("title")])
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
    #expect(log.reports == [.moreInteractions(on: "MockBooth", received: 1)])
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
