import Foundation
import Synchronization
import Testing
import Understudy

@Suite("Posting notifications", .verifyingMocks)
struct NotificationTests {
  @Test("posts(_:) posts a notification for each call before the call returns its value")
  func posted() async {
    let (store, center) = (MockStore("store"), NotificationCenter())
    let seen = Mutex<[String]>([])
    let observer = center.addObserver(forName: Self.saved, object: nil, queue: nil) {
      notification in
      seen.withLock { $0.append(notification.userInfo?["text"] as? String ?? "") }
    }
    let notification = Notification(name: Self.saved, userInfo: ["text": "draft"])
    stub(store.save("draft")).posts(notification, on: center).returns(true)
    stub(store.load(.any)).posts(Notification(name: Self.saved), on: center).returns("text")
    #expect(store.save("draft"))
    #expect(seen.withLock { $0 } == ["draft"])
    #expect(!store.save("other"))
    #expect(await store.load(1) == "text")
    #expect(seen.withLock { $0 } == ["draft", ""])
    center.removeObserver(observer)
  }

  @Test("posts(_:) uses the default notification center if none is specified")
  func defaultCenter() {
    let store = MockStore("store")
    let name = Notification.Name("understudy.tests.saved.by.default")
    let count = Mutex(0)
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      _ in count.withLock { $0 += 1 }
    }
    stub(store.save(.any)).posts(Notification(name: name))
    _ = store.save("draft")
    #expect(count.withLock { $0 } == 1)
    NotificationCenter.default.removeObserver(observer)
  }

  private static let saved = Notification.Name("understudy.tests.saved")
}
