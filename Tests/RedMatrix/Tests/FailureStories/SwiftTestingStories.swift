import Foundation
import Testing
import Understudy

struct Expectations {
  @Test func anUnmetExpectationFailsWithoutATrait() {
    let service = MockService()
    expect(service.ping())  // fails
  }

  @Test(.verifyingMocks) func anUnmetExpectationFailsWithATrait() {
    let service = MockService()
    expect(service.ping())  // fails
  }

  @Test(.verifyingMocks) func anUnmetExpectationFailsIfTheTestThrows() throws {  // fails
    let service = MockService()
    expect(service.ping())  // fails
    throw StoryError()
  }

  @Test(.verifyingMocks) func anUnmetExpectationFailsIfARequirementFails() throws {
    let service = MockService()
    expect(service.ping())  // fails
    try #require(Bool(false))  // fails
  }

  @Test(.verifyingMocks) func anUnmetExpectationFailsIfItsMockIsReleased() {
    var service: MockService? = MockService()
    expect(service!.ping())  // fails
    service = nil
  }

  @Test(.verifyingMocks) func anUnmetExpectationFailsIfItsTaskIsCancelled() async {
    let service = MockService()
    expect(service.ping())  // fails
    let task = Task {
      try await Task.sleep(for: .seconds(10))
      service.ping()
    }
    task.cancel()
    _ = await task.result
  }

  @Test(.verifyingMocks, .timeLimit(.minutes(1)), .serialized)
  func anUnmetExpectationFailsBesideOtherTraits() async {
    let service = MockService()
    expect(service.ping())  // fails
    await Task.yield()
  }

  @Test(.verifyingMocks) func aCallThroughAnExistentialIsUnexpected() {
    let service = MockService()
    let existential: any Service = service
    expect(service.number(1)).returns(3)  // fails 2 times
    _ = existential.number(2)
  }

  @Test(.verifyingMocks) func anErrorOfAStubFailsTheTest() async throws {  // fails
    let service = MockService()
    stub(service.fetch(.any)).throws(StoryError())
    _ = try await service.fetch(1)
  }

  @Test(.verifyingMocks) func aCancelledTestReportsNothing() throws {
    let service = MockService()
    expect(service.ping())
    try Test.cancel("not now")
  }

  @Test(.disabled(), .verifyingMocks) func aDisabledTestReportsNothing() {
    let service = MockService()
    expect(service.ping())
  }

  @Test(.verifyingMocks) func aMissingConfirmationFails() async {
    await confirmation { confirm in  // fails
      let service = MockService()
      stub(service.ping()).confirms(confirm)
    }
  }

  @Test(.verifyingMocks) func anUnusedStubIsOnlyAWarning() {
    let service = MockService()
    stub(service.number(1)).returns(1)
  }

  @Test(.verifyingMocks(unusedStubs: .fail)) func anUnusedStubFailsIfTheTraitSaysSo() {
    let service = MockService()
    stub(service.number(1)).returns(1)  // fails
  }
}

struct ParameterizedTests {
  @Test(.verifyingMocks, arguments: [1, 2, 3]) func theCasesThatMissTheCallFail(_ key: Int) {
    let service = MockService()
    expect(service.number(2))  // fails 4 times
    _ = service.number(key)
  }

  @Test(.verifyingMocks, arguments: [1, 2, 3]) func eachCaseMeetsItsOwnExpectation(_ key: Int) {
    let service = MockService()
    expect(service.number(key)).returns(1)
    _ = service.number(key)
  }

  @Test(arguments: [1, 2, 3]) func oneCaseFailsWithoutATrait(_ key: Int) {
    let service = MockService()
    expect(service.number(2))
    _ = service.number(2)
    if key == 2 {
      expect(service.ping())  // fails
    }
  }

  @Test(arguments: [1, 2]) func aStaticRequirementNeedsAScopeInEachCase(_ key: Int) {
    stub(MockClerk.now()).returns(1)  // fails 2 times
  }
}

struct KnownIssues {
  @Test(.verifyingMocks) func aKnownIssueCoversItsOwnScope() {
    withKnownIssue {
      MockScope.run {
        let service = MockService()
        expect(service.ping())
      }
    }
  }

  @Test(.verifyingMocks) func aKnownIssueDoesNotCoverTheEndOfTheTest() {
    withKnownIssue(isIntermittent: true) {
      let service = MockService()
      expect(service.ping())  // fails
      Shelf.shared.add(service)
    }
  }

  @Test(.verifyingMocks) func aKnownCallOutOfOrderDoesNotExcuseTheMissingOne() {
    let service = MockService()
    inOrder {
      expect(service.ping())
      expect(service.pong())  // fails
    }
    withKnownIssue { service.pong() }
    service.ping()
  }

  @Test(.verifyingMocks) func aKnownCallInTheWrongStateDoesNotExcuseTheMissingOne() {
    let service = MockService()
    let states = States("states", initially: 1)
    expect(service.ping()).when(states.is(2))  // fails
    withKnownIssue { service.ping() }
  }
}

/// In the body of an exit test, the compiler takes the line of the macro for that of each verb.
struct ExitTests {
  @Test(.verifyingMocks) func anUnmetExpectationFailsTheExitTest() async {
    await #expect(processExitsWith: .success) {  // fails
      let service = MockService("service")
      expect(service.ping())
    }
  }

  @Test(.verifyingMocks) func anUnexpectedCallFailsAnExitTestThatExpectsAFailure() async {
    await #expect(processExitsWith: .failure) {  // fails
      let service = MockService("service", .strict)
      service.ping()
      exit(3)
    }
  }

  @Test(.verifyingMocks) func aMetExpectationPassesTheExitTest() async {
    await #expect(processExitsWith: .success) {
      MockScope.run {
        let service = MockService("service")
        expect(service.ping())
        service.ping()
      }
    }
  }

  @Test(.verifyingMocks) func anUnmetExpectationOfAScopeFailsTheExitTest() async {
    await #expect(processExitsWith: .success) {  // fails
      MockScope.run {
        let service = MockService("service")
        expect(service.ping())
      }
    }
  }
}

struct StaticRequirements {
  @Test func verifyFailsWithoutATrait() {
    verify(MockClerk.now())  // fails
  }

  @Test func eachRepetitionSeesItsOwnCalls() {  // arguments --repetitions 3
    _ = MockClerk.now()
    verify(MockClerk.now(), 1)
  }

  @Test func anUnmetStaticExpectationFailsWithoutATrait() {
    expect(MockClerk.now()).returns(1)  // fails late
  }
}

struct Cycles {
  @Test func anExpectationOfAnUnreleasedMockFailsWithoutATrait() {
    let service = MockService("service")
    stub(service.number(.any)).answers {
      service.ping()
      return $0
    }
    expect(service.pong())  // fails late
  }

  @Test(.verifyingMocks) func anExpectationOfAnUnreleasedMockFailsWithATrait() {
    let service = MockService("service")
    stub(service.number(.any)).answers {
      service.ping()
      return $0
    }
    expect(service.pong())  // fails
  }
}
