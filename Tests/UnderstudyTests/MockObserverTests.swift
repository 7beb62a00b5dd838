import Foundation
import Synchronization
import Testing
import Understudy

extension Notification.Name {
  fileprivate static let opened = Notification.Name("understudy.tests.opened")
  fileprivate static let saved = Notification.Name("understudy.tests.observed")
  fileprivate static let closed = Notification.Name("understudy.tests.closed")
}

@Suite("Mock observers", .verifyingMocks)
struct MockObserverTests {
  private let center = NotificationCenter()

  @Test("notifications are expected and verified by name, object and user info")
  func verifying() {
    let observer = MockObserver(center, "observer")
    let store = NSObject()
    expect(observer.notification(.opened))
    expect(observer.notification(.saved, object: .any, userInfo: .hasKey("path")), 1...2)
    center.post(name: .opened, object: nil)
    center.post(name: .saved, object: store, userInfo: ["path": "/tmp/a"])
    verify(observer.notification(.saved, object: .identical(to: store)))
    let paths = verify(observer.notification(.saved)).map { $0.arguments.2["path"] as? String }
    #expect(paths == ["/tmp/a"])
    verify(observer.notification(.any), 2)
    verify(observer.notification(.closed), .never)
  }

  @Test("expected notifications can be ordered")
  func order() async {
    let observer = MockObserver(center, "observer")
    let text = await ReportedFailures.text {
      inOrder("document") {
        expect(observer.notification(.opened))
        expect(observer.notification(.closed))
      }
      center.post(name: .closed, object: nil)
      center.post(name: .opened, object: nil)
      reset(observer)
    }
    #expect(text.contains("error: Out of order: observer.notification("))
  }

  @Test("a strict observer reports each unexpected notification")
  func strictness() async {
    let observer = MockObserver(center, "observer", .strict, of: .opened, .saved)
    let text = await ReportedFailures.text {
      center.post(name: .saved, object: nil)
      center.post(name: .closed, object: nil)
    }
    #expect(text.contains("error: Unexpected call on 'observer': notification("))
    #expect(text.split(separator: "error:").count == 2)
    verify(observer.notification(.any))
  }

  @Test("an observer without references observes until its scope ends")
  func scope() {
    weak var mock: Mock?
    let count = Mutex(0)
    MockScope.run(unusedStubs: .allow) {
      let observer = MockObserver(center)
      mock = observer.mock
      stub(observer.notification(.saved)).performs { _ in count.withLock { $0 += 1 } }
    }
    center.post(name: .saved, object: nil)
    #expect(count.withLock { $0 } == 0)
    #expect(mock == nil)
    MockScope.run {
      _ = {
        let observer = MockObserver(center)
        expect(observer.notification(.saved)).performs { _ in count.withLock { $0 += 1 } }
      }()
      center.post(name: .saved, object: nil)
    }
    #expect(count.withLock { $0 } == 1)
  }

  @Test("an observer ignores notifications that another test posts to the same center")
  func isolation() async {
    let observer = MockObserver(center, "observer", .strict)
    let center = self.center
    expect(observer.notification(.opened))
    await Task.detached {
      MockScope.run { center.post(name: .saved, object: nil) }
    }.value
    center.post(name: .opened, object: nil)
    verify(observer.notification(.saved), .never)
  }
}
