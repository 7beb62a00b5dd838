import Understudy
import XCTest

/// What subjects that pass themselves to a mock call.
protocol Registry: AnyObject {
  func register(_ subject: Subject)
  func register(any subject: (any Sendable)?, named name: String)
  func register(all subject: AnyObject, _ count: Int) -> Int
}

final class Subject: Sendable {
  private let registry: any Registry & Sendable

  init(_ registry: any Registry & Sendable) { self.registry = registry }

  func start() {
    registry.register(self)
    registry.register(any: self, named: "any")
    _ = registry.register(all: self, 3)
  }
}

enum __MembersOfRegistry {
  static let all = __Members(
    "Registry", ["register(_:)", "register(any:named:)", "register(all:_:)"])
}

// The code that `@Mockable` generates is handwritten.
extension Registry where Self: Mockable {
  func register(_ p0: Subject) {
    return self.mock.__call(__MembersOfRegistry.all, 0, p0, Never.self)
  }
  @_disfavoredOverload func register(_ p0: Matcher<Subject>) -> CallPattern<Subject, Void, Never> {
    self.mock.__pattern(__MembersOfRegistry.all, 0, p0)
  }

  func register(any p0: (any Sendable)?, named p1: String) {
    return self.mock.__call(__MembersOfRegistry.all, 1, (p0, p1), Never.self)
  }
  @_disfavoredOverload func register(
    any p0: Matcher<(any Sendable)?>, named p1: Matcher<String>
  ) -> CallPattern<((any Sendable)?, String), Void, Never> {
    self.mock.__pattern(__MembersOfRegistry.all, 1, p0, p1)
  }

  func register(all p0: AnyObject, _ p1: Int) -> Int {
    self.mock.__call(__MembersOfRegistry.all, 2, (p0, p1), Never.self)
  }
  @_disfavoredOverload func register(
    all p0: Matcher<AnyObject>, _ p1: Matcher<Int>
  ) -> CallPattern<(AnyObject, Int), Int, Never> {
    self.mock.__pattern(__MembersOfRegistry.all, 2, p0, p1)
  }
}

final class MockRegistry: Mock, Registry, @unchecked Sendable {}

extension XCTestCase {
  /// The helper of many projects.
  fileprivate func trackForMemoryLeaks(_ object: AnyObject, line: UInt = #line) {
    addTeardownBlock { [weak object] () -> Void in XCTAssertNil(object, "leaks", line: line) }
  }

  fileprivate func usesSubject() -> MockRegistry {
    let registry = MockRegistry("registry")
    expect(registry.register(.any))
    stub(registry.register(all: .any, .any)).returns(1)
    let subject = Subject(registry)
    trackForMemoryLeaks(subject)
    trackForMemoryLeaks(registry)
    subject.start()
    verify(registry.register(any: .any, named: .equal("any")))
    return registry
  }
}

// XCTest has the hook that the release needs only on Linux.
#if !canImport(ObjectiveC)
  final class PlainLeakChecks: XCTestCase, @unchecked Sendable {  // One thread at a time runs it.
    func testASubjectThatPassesItselfIsReleasedBeforeTeardownBlocks() { _ = usesSubject() }

    func testASubjectIsReleasedInAnAsyncTest() async {
      await Task.yield()
      _ = usesSubject()
    }

    /// XCTest keeps teardown blocks and what they capture until the process ends.
    private var kept: Subject?

    func testCallsCountAfterTheRelease() throws {
      let registry = MockRegistry("registry")
      kept = Subject(registry)
      addTeardownBlock { () -> Void in
        verify(registry.register(.any), 2)
        verify(registry.register(.identical(to: try XCTUnwrap(self.kept))), 1)
        verify(registry.register(any: .any, named: .any), 2)
        verify(registry.register(all: .any, .any), 2)
        verifyNoMoreInteractions(registry)
        self.kept = nil
      }
      try XCTUnwrap(kept).start()
      Subject(registry).start()
    }
  }

  final class MockingLeakChecks: MockingTestCase {
    func testASubjectThatPassesItselfIsReleasedBeforeTeardownBlocks() { _ = usesSubject() }
  }
#endif
