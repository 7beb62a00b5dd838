import Dispatch
import Testing
import Understudy

@Suite(.verifyingMocks) struct SuiteWithTrait {
  let service = MockService("stored")

  @Test func anUnmetExpectationOfAStoredMockFails() {
    expect(service.ping())  // fails
  }

  @Test func aMetExpectationOfAStoredMockPasses() {
    expect(service.ping())
    service.ping()
  }

  @Suite struct Nested {
    @Test func theTraitIsInherited() {
      let service = MockService()
      expect(service.ping())  // fails
    }

    @Test func anUnexpectedCallOnAQueueFails() async {
      let service = MockService("service", .strict)
      await withCheckedContinuation { done in
        DispatchQueue.global().async {
          service.ping()  // fails
          done.resume()
        }
      }
    }
  }
}

extension SuiteWithTrait {
  @Test func anUnmetExpectationFailsInAnExtension() {
    expect(service.pong())  // fails
  }
}

@Suite struct SuiteWithoutTrait {
  let service = MockService("stored")

  @Test func anUnmetExpectationOfAStoredMockFailsWithoutATrait() {
    expect(service.ping())  // fails
  }
}

@Suite(.verifyingMocks) final class SuiteWithDeinit {
  let service: MockService

  init() {
    service = MockService("stored")
    expect(service.pong())
  }

  deinit { service.pong() }

  @Test func aCallInDeinitMeetsTheExpectation() {}
}

@Suite(.verifyingMocks) final class SuiteWithAsyncInit {
  let service: MockService

  init() async throws {
    service = MockService("stored")
    expect(service.pong())  // line: init
  }

  @Test func anExpectationOfInitIsUnmet() {}  // fails at init
}

@Suite(.verifyingMocks) @MainActor final class SuiteOnMainActor {
  let service = MockService()

  @Test func anUnmetExpectationFailsOnTheMainActor() async {
    expect(service.ping())  // fails
  }

  @Test func aMetExpectationPassesOnTheMainActor() async {
    expect(service.fetch(1)).returns(2)
    let value = try? await service.fetch(1)
    #expect(value == 2)
  }
}

@Suite(.verifyingMocks, .serialized) struct SuiteWithSharedMock {
  static let service = MockService("shared")

  @Test func aTestSetsUpTheSharedMock() {
    expect(Self.service.number(1)).returns(1)
    #expect(Self.service.number(1) == 1)
  }

  @Test func bTheNextTestSetsUpTheSharedMockAnew() {
    expect(Self.service.number(1)).returns(2)
    #expect(Self.service.number(1) == 2)
  }

  @Test func cACallOfAnEarlierTestIsNotVerified() {
    verify(Self.service.number(1), 1)  // fails
    verify(Self.service.number(1))  // fails
  }
}

/// A mock that all tests of the process share.
private let globalService = MockService("global")

@Suite(.verifyingMocks) struct SuiteWithGlobalMock {
  @Test func theTestThatMakesTheGlobalMockPasses() async {
    expect(globalService.number(1)).returns(1)
    _ = globalService.number(1)
    try? await Task.sleep(for: .milliseconds(600))
  }

  @Test func anUnmetExpectationFailsInTheTestThatSetsItUp() async {
    try? await Task.sleep(for: .milliseconds(200))
    expect(globalService.number(2))  // fails
  }
}

/// A trait with a mock of its own.
struct ExpectingTrait: TestTrait, SuiteTrait, TestScoping {
  let makesTheCall: Bool

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let service = MockService("ofTrait")
    expect(service.ping())  // line: trait
    try await function()
    if makesTheCall { service.ping() }
  }
}

struct OtherTraits {
  @Test(.verifyingMocks, ExpectingTrait(makesTheCall: true))
  func aMetExpectationOfAnInnerTraitPasses() {}

  @Test(.verifyingMocks, ExpectingTrait(makesTheCall: false))
  func anUnmetExpectationOfAnInnerTraitFails() {}  // fails at trait

  @Test(ExpectingTrait(makesTheCall: true), .verifyingMocks)
  func aMetExpectationOfAnOuterTraitPasses() {}

  @Test(ExpectingTrait(makesTheCall: false), .verifyingMocks)
  func anUnmetExpectationOfAnOuterTraitFails() {}  // fails at trait
}
