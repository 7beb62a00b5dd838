import Testing
import Understudy

@Suite("The verifyingMocks trait", .verifyingMocks)
struct TraitTests {
  @Test("a nested scope ends without ending the scope of the test")
  func nested() {
    let outer = MockForge("outer")
    expect(outer.heat()).returns(1)
    withDefault(5)
    withKnownIssue {
      MockScope.run {
        let inner = MockForge("inner")
        expect(inner.heat())
        withDefault(6)
        stub(MockForge.make()).returns("inner")
        #expect(MockForge("other").heat() == 6)
        #expect(MockForge.make() == "inner")
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Expected 1 call to inner.heat(), received 0") == true
    }
    #expect(MockForge("other").heat() == 5)
    #expect(MockForge.make() == "")
    #expect(outer.heat() == 1)
  }

  @Test("a nested scope ends if its body throws")
  func nestedThrowing() async {
    let scope = MockScope.current
    await #expect(throws: Quench.self) {
      try await MockScope.run { () async throws(Quench) in
        withDefault(6)
        stub(MockForge.make()).returns("inner")
        #expect(MockForge.make() == "inner")
        await Task.yield()
        throw Quench()
      }
    }
    #expect(MockScope.current === scope)
    #expect(MockForge("forge").heat() == 0)
    #expect(MockForge.make() == "")
  }

  @Test("a nested scope ends if its task is cancelled")
  func nestedCancelled() async {
    let task = Task {
      try await MockScope.run {
        withDefault(6)
        stub(MockForge.make()).returns("inner")
        #expect(MockForge.make() == "inner")
        withUnsafeCurrentTask { $0?.cancel() }
        try await Task.sleep(for: .seconds(3600))
      }
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(MockForge("forge").heat() == 0)
    #expect(MockForge.make() == "")
  }

  @Test(
    "each case of a parameterized test has its own static stubs and defaults", arguments: 0..<100
  )
  func cases(number: Int) async {
    #expect(MockForge.make() == "")
    stub(MockForge.make()).returns("\(number)")
    withDefault(number)
    for _ in 0..<10 {
      await Task.yield()
      #expect(MockForge.make() == "\(number)")
      #expect(MockForge("forge").heat() == number)
    }
    verify(MockForge.make(), 11)
  }

  @Test(
    "the trait of a test overrides the trait of its suite", .verifyingMocks(unusedStubs: .allow))
  func traitOfTheTest() {
    #expect(MockScope.current?.unusedStubs == .allow)
    stub(MockForge("forge").heat())
  }

  @Suite("Suite in a suite with the trait")
  struct Inner {
    @Test("a test of a nested suite inherits the trait") func inherits() {
      #expect(MockScope.current?.unusedStubs == .warn)
    }
  }

  @Suite("Suite with a trait of its own", .verifyingMocks(unusedStubs: .fail))
  struct Stricter {
    @Test("the trait of a nested suite overrides the trait of the outer suite") func own() {
      #expect(MockScope.current?.unusedStubs == .fail)
    }
  }

  @Test(
    "an unused stub is reported at its line, according to the policy",
    arguments: [UnusedStubs.warn, .fail, .allow])
  func unusedStubs(policy: UnusedStubs) {
    withKnownIssue(isIntermittent: policy != .fail) {
      MockScope.run(unusedStubs: policy) { _ = stub(MockForge("forge").heat(), line: 7) }
    } matching: { issue in
      policy == .fail && issue.sourceLocation?.line == 7
        && issue.comments.first?.rawValue.hasPrefix("Unused stub: forge.heat()") == true
    }
  }
}
