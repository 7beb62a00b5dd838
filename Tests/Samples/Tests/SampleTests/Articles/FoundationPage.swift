import Foundation
import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "Foundation".
struct FoundationPage {
  @Test(.verifyingMocks) func notifications() {
    let center = NotificationCenter()
    let observer = MockObserver(center, "observer", .strict)
    let saved = Notification.Name("saved")
    expect(observer.notification(saved, userInfo: .hasKey("path")))

    center.post(name: saved, object: nil, userInfo: ["path": "/tmp/order"])
  }
}
