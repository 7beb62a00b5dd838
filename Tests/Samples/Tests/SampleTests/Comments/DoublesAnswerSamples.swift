import Foundation
import Testing
import Understudy
import UnderstudyContracts
import XCTest

@testable import Bookshop

extension Notification.Name {
  fileprivate static let saved = Notification.Name("saved")
  fileprivate static let opened = Notification.Name("opened")
  fileprivate static let closed = Notification.Name("closed")
}

/// Saves its text.
private struct Editor: Sendable {
  let store: any DraftStore

  init(_ store: any DraftStore) { self.store = store }

  func save() async { _ = store.save("text") }

  func saveInBackground() { Task { await save() } }
}

/// The samples about answers in documentation comments.
@Suite(.verifyingMocks) struct CommentsAnswerSamples {
  let store = MockDraftStore("store")

  @Test(.verifyingMocks(unusedStubs: .allow)) func breakpoints() {
    let gateway = MockGateway("gateway")
    stub(gateway.charge(.any, currency: "XXX")).breaks()
    #expect(calls(gateway.charge(.any, currency: .any)).isEmpty)
  }

  @Test func confirmations() async {
    await confirmation("saved") { saved in
      stub(store.save(.any)).confirms(saved).returns(true)
      await Editor(store).save()
    }
  }

  @Test func notifications() {
    let observer = MockObserver()
    stub(store.save(.any)).posts(Notification(name: .saved)).returns(true)
    #expect(store.save("text"))
    verify(observer.notification(.saved))
  }

  @Test func observers() {
    let center = NotificationCenter()
    let observer = MockObserver(center)
    expect(observer.notification(.saved, userInfo: .hasKey("path")))
    inOrder {
      expect(observer.notification(.opened))
      expect(observer.notification(.closed), 1...2)
    }
    center.post(name: .saved, object: nil, userInfo: ["path": "/tmp/order"])
    center.post(name: .opened, object: nil)
    center.post(name: .closed, object: nil)
  }

  @Test func interactions() throws {
    let gateway = MockGateway("gateway")
    let ledger = MockLedger("ledger")
    let checkout = Checkout(gateway: gateway, ledger: ledger)
    try checkout.pay(1299)
    verifyInteractions(gateway, ledger, matches: "checkout")
  }
}

final class CommentsFulfillsTests: MockingTestCase {
  func testFulfills() {
    let store = MockDraftStore("store")
    let saved = expectation(description: "saved")
    stub(store.save(.any)).fulfills(saved).returns(true)
    Editor(store).saveInBackground()
    wait(for: [saved], timeout: 1)
  }
}
