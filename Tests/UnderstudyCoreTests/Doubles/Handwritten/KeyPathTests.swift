import Testing
import UnderstudyCore
import UnderstudyHandwritten

/// The functions that take a key path to a reference.
@Suite struct ReferenceKeyPaths {
  /// A mock whose class is not final, like most of MockingKit's examples.
  class MockScanner: Mockable {
    let mock = Mock("scanner")
    lazy var scanRef = MockReference(scan)

    func scan(_ page: Int) -> String { call(scanRef, args: page) }
  }

  /// A mock of a subclass, which inherits the reference.
  class MockColorScanner: MockScanner {}

  let studio = MockStudio("studio")

  @Test("registerResult(for:) accepts a key path to a reference")
  func results() async throws {
    studio.registerResult(for: \.recordRef) { take, artist in ["\(take) by \(artist ?? "?")"] }
    studio.registerResult(for: \.findRef) { String($0.reversed()) }
    studio.registerResult(for: \.titleRef) { "Blue Train" }
    studio.registerResult(for: \.masterRef) { take in
      await Task.yield()
      return "take \(take)"
    }
    #expect(studio.record(1, by: "Miles") == ["1 by Miles"])
    #expect(studio.find("melon") == "nolem")
    #expect(studio.title == "Blue Train")
    #expect(try await studio.master(2) == "take 2")
  }

  @Test("a call throws the error that was registered with a key path")
  func errors() async {
    studio.registerResult(for: \.cutRef) { throw StudioError.noise }
    studio.registerResult(for: \.mixRef) { _ throws(StudioError) in throw .silence }
    studio.registerResult(for: \.masterRef) { _ in throw StudioError.noise }
    #expect(throws: StudioError.noise) { try studio.cut() }
    #expect(throws: StudioError.silence) { try studio.mix([1]) }
    await #expect(throws: StudioError.noise) { try await studio.master(1) }
  }

  @Test("calls(to:) and hasCalled accept a key path to a reference")
  func inspections() async {
    #expect(!studio.hasCalled(\.closeRef))
    studio.close()
    _ = studio.record(7, by: nil)
    await studio.upload(3)
    await studio.upload(4)
    #expect(studio.hasCalled(\.closeRef))
    #expect(!studio.hasCalled(\.findRef))
    #expect(studio.hasCalled(\.uploadRef, numberOfTimes: 2))
    #expect(!studio.hasCalled(\.uploadRef, numberOfTimes: 1))
    #expect(studio.calls(to: \.recordRef).map(\.arguments.0) == [7])
    #expect(studio.calls(to: \.uploadRef).map(\.arguments) == [3, 4])
  }

  @Test("resetCalls(to:) accepts a key path to a reference")
  func resets() async {
    studio.close()
    await studio.upload(3)
    studio.resetCalls(to: \.uploadRef)
    #expect(!studio.hasCalled(\.uploadRef))
    #expect(studio.hasCalled(\.closeRef))
  }

  @Test("a key path finds a reference that a mock inherits")
  func inheritance() {
    let scanner = MockColorScanner()
    scanner.registerResult(for: \.scanRef) { "page \($0)" }
    #expect(scanner.scan(1) == "page 1")
    #expect(scanner.hasCalled(\.scanRef, numberOfTimes: 1))
  }

  @MainActor final class MockScreen: Mockable {
    let mock = Mock("screen")
    lazy var showRef = MockReference(show)

    func show(_ text: String) -> Bool { call(showRef, args: text) }
  }

  @Test("a key path finds a reference that is isolated to the main actor")
  @MainActor func mainActor() {
    let screen = MockScreen()
    screen.registerResult(for: \.showRef) { $0 == "x" }
    #expect(screen.show("x"))
    #expect(screen.calls(to: \.showRef).map(\.arguments) == ["x"])
  }

  @Test("a result that is registered with a key path has the source location of its line")
  func sourceLocation() {
    let line = #line + 4
    let log = FailureLog.of {
      MockScope.run {
        let studio = MockStudio("studio")
        studio.registerResult(for: \.recordRef) { _, _ in [] }
        studio.registerResult(for: \.masterRef) { _ in "" }
      }
    }
    #expect(
      log.reports == [
        .unusedStub("record(_:_:)"),
        .unusedStub("master(_:)"),
      ])
    #expect(log.failures.map(\.site.line) == [line, line + 1])
  }
}
