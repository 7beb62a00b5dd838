import Foundation
import Testing
import Understudy
import UnderstudyTime

@testable import Bookshop

/// The samples of comments on verbs for concurrent code.
@MainActor @Suite(.verifyingMocks) struct CommentsVerbsWaiting {
  @Test func stressing() {
    let audit = MockAuditLog()
    let counter = LockedCounter(audit: audit)

    expect(audit.note(.any), 1000)
    stress(1000, threads: 8) { run in counter.increment(by: run) }
    #expect(counter.count == 1000)
  }

  @Test func verifyingWithin() async {
    let mailer = MockBackgroundMailer()
    BackgroundNewsletter(mailer: mailer).sendInBackground()

    await verify(mailer.send(.any), within: .seconds(1))
    await verify(mailer.retry(.any), .never, within: .milliseconds(100))
  }

  @Test func verifyingExpectationsWithin() async {
    let mailer = MockBackgroundMailer()
    let newsletter = BackgroundNewsletter(mailer: mailer)

    expect(mailer.send(.any), 1...)
    newsletter.sendInBackground()
    await verifyExpectations(mailer, within: .seconds(1))
  }

  @Test func waitingForConditions() async {
    let store = CountingStore()
    let model = NamesModel()
    for _ in 1...3 { Task { await store.add() } }
    model.start()

    await waitUntil { await store.count == 3 }
    await waitUntil("the model is loaded", timeout: .seconds(5)) { model.isLoaded }
  }

  @Test func waitingForValues() async {
    let store = CountingStore()
    let model = NamesModel()
    for _ in 1...3 { Task { await store.add() } }
    model.start()

    await waitUntil(.equal(3)) { await store.count }
    await waitUntil(.contains("ann")) { model.names }
  }

  @Test func waitingForStates() async {
    let delegate = MockFinishDelegate()
    let loader = BackgroundLoader(delegate: delegate)
    let operation = States("operation", initially: "ready")

    expect(delegate.didFinish()).moves(operation, to: "finished")
    loader.start()
    await waitUntil(operation.is("finished"))
  }
}

/// Counts without a race.
private final class LockedCounter: @unchecked Sendable {
  private let audit: any AuditLog
  private let lock = NSLock()
  private var increments = 0

  init(audit: any AuditLog) { self.audit = audit }

  var count: Int { lock.withLock { increments } }

  func increment(by amount: Int) {
    lock.withLock { increments += 1 }
    audit.note(amount)
  }
}
