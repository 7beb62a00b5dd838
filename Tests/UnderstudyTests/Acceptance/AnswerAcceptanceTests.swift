import Foundation
import Synchronization
import Testing
import Understudy

/// Acceptance cases for answers that need Foundation or Swift Testing.
@Suite(.verifyingMocks) struct AnswerAcceptanceTests {
  /// A47. Origin: OCMock OCMockObjectTests.
  @Test(
    "posts(_:) posts a notification and the call returns its value, in either order of the two answers",
    arguments: [true, false])
  func notification(isPostedFirst: Bool) {
    let appliance = MockAppliance("appliance")
    let center = NotificationCenter()
    let notification = Notification(name: Notification.Name("appliance.title"))
    let count = Mutex(0)
    let observer = center.addObserver(forName: notification.name, object: nil, queue: nil) { _ in
      count.withLock { $0 += 1 }
    }
    if isPostedFirst {
      stub(appliance.title()).posts(notification, on: center).returns("foo")
    } else {
      stub(appliance.title()).returns("foo").posts(notification, on: center)
    }
    #expect(appliance.title() == "foo")
    #expect(count.withLock { $0 } == 1)
    center.removeObserver(observer)
  }

  /// A54, with Swift Testing. Origin: OCMock OCMockObjectMacroTests.
  @Test("confirms(_:) confirms an event and the call returns its value")
  func confirmation() async {
    let appliance = MockAppliance("appliance")
    await Testing.confirmation(expectedCount: 1) { started in
      stub(appliance.speed()).confirms(started).returns(3)
      #expect(appliance.speed() == 3)
    }
  }
}
