import Testing
import Understudy
import UnderstudyMacros

/// A function that tests replace.
@Mocked(.always) private func currentYear() -> Int { 2025 }

/// A function that only one test replaces.
@Mocked(.always) private func currentMonth() -> Int { 12 }

/// Lets two tests of one suite run at the same time.
private actor Meeting {
  static let shared = Meeting()

  private var arrivals = 0
  private var waiters: [CheckedContinuation<Void, Never>] = []

  /// Returns as soon as both tests have called this function the same number of times.
  func meet() async {
    arrivals += 1
    if arrivals.isMultiple(of: 2) {
      for waiter in waiters { waiter.resume() }
      waiters = []
    } else {
      await withCheckedContinuation { waiters.append($0) }
    }
  }
}

/// A call on a detached task could belong to either of two tests that replace the same function.
@Suite(.verifyingMocks) struct ReplacementsOfParallelTests {
  @Test func anAmbiguousCallFailsInTheTestThatRejectsIt() async {
    // beside anAmbiguousCallFailsInTheTestThatStubsIt
    reject(currentYear())  // fails
    await Meeting.shared.meet()
    await Task.detached { _ = currentYear() }.value
    await Meeting.shared.meet()
  }

  @Test func anAmbiguousCallFailsInTheTestThatStubsIt() async {
    // beside anAmbiguousCallFailsInTheTestThatRejectsIt
    stub(currentYear()).returns(1999)  // fails
    await Meeting.shared.meet()
    await Meeting.shared.meet()
    _ = currentYear()
  }
}

@Suite(.verifyingMocks) struct ReplacementsOfOneTest {
  @Test func aCallOnADetachedTaskBelongsToTheOnlyTest() async {
    reject(currentMonth())  // fails
    await Task.detached { _ = currentMonth() }.value
  }
}
