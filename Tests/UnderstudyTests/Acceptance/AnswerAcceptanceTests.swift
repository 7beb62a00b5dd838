import Foundation
import Synchronization
import Testing
import Understudy

/// The acceptance cases whose answers need Foundation or a test framework.
@Suite(.verifyingMocks) struct AnswerAcceptance {
  /// A47. Origin: OCMock OCMockObjectTests.
  @Test(
    "a notification is posted in addition to the value, whichever is written first",
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
  @Test("one call confirms an event and returns the value")
  func confirmation() async {
    let appliance = MockAppliance("appliance")
    await Testing.confirmation(expectedCount: 1) { started in
      stub(appliance.speed()).confirms(started).returns(3)
      #expect(appliance.speed() == 3)
    }
  }
}
