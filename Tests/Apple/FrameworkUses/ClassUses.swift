// Tests that use mocks of classes in headers: each kind of member is stubbed, expected and verified.

import AVFAudio
import CFNetwork
import CoreLocation
import StoreKit
import UIKitCore
import Understudy
import UserNotifications

@testable import FrameworkDeclarations

func usesSessions(request: CFNRequest, task: CFNTask) async throws {
  let session = MockCFNSession()
  // Of the class, and of a category.
  stub(session.dataTask(with: request)).returns(task)
  stub(session.dataTask(with: .any)).returns(task)
  expect(session.dataTask(with: .any, completionHandler: .any), 1...2).returns(task)
  stub(session.pendingCount).returns(2)
  stub(session.label.set(.any)).performs { _ in }
  verify(session.finishTasksAndInvalidate(), .never)
  // An asynchronous call reaches the method with the completion handler.
  stub(session.reset(completionHandler: .any)).invokes()
  await session.reset()
  verify(session.reset(completionHandler: .any))
  // Class members.
  let classPatterns = MockCFNSession.self
  stub(classPatterns.shared).returns(session)
  verify(classPatterns.forgetEverything(), .never)

  let configuration = MockCFNConfiguration()
  stub(configuration.timeoutInterval).returns(3)
  verify(configuration.allowsCellularAccess.set(true), .never)
  let response = MockCFNResponse(request: request, status: 404)
  stub(response.statusCode).returns(200)
  let upload = MockCFNUploadTask()
  verify(upload.cancel(byProducingResumeData: .any), .never)
  verify(upload.resume(), .never)
  let offline = MockOfflineSession()
  verify(offline.finishTasksAndInvalidate(), .never)
  verify(offline.pendingCount, .never)
}

func usesLocations() {
  let manager = MockCLLocationManager("manager", .strict)
  stub(manager.startUpdatingLocation()).performs {}
  stub(manager.startMonitoringVisits()).performs {}
  stub(manager.startMonitoring(for: .any)).performs { _ in }
  stub(manager.maximumRegionMonitoringDistance).returns(10)
  let locator = MockLocator(manager: manager)
  verify(locator.locationManager(.any, didUpdate: .any), .never)
  let location = MockCLLocation(latitude: 1, longitude: 2)
  stub(location.distance(from: .any)).returns(5)
}

@MainActor func usesViews(view: KitView) throws {
  let mock = MockKitView(frame: KitRect())
  stub(mock.frame).returns(KitRect())
  stub(mock.superview).returns(view)
  stub(mock.isUserInteractionEnabled).returns(false)
  expect(mock.addSubview(.any), .atMost(1))
  stub(mock.hitTest(.any, withEvent: .any)).returns(view)
  mock.addSubview(view)
  verify(mock.addSubview(view))
  verify(mock.layoutSubviews(), .never)

  let button = MockKitButton(frame: KitRect())
  stub(button.isEnabled).returns(true)
  verify(button.sendAction(.any, to: .any), .never)
  verify(button.sizeToFit(), .never)

  let controller = MockKitController(nibName: nil)
  stub(controller.view).returns(view)
  verify(controller.present(.any, animated: .any, completion: .any), .never)
  let login = MockLoginController(nibName: nil)
  stub(login.logIn(name: "bob")).returns(true)
  verify(login.viewDidLoad(), .never)
  let badge = MockBadgeView(frame: KitRect())
  stub(badge.count).returns(3)
  verify(badge.refresh(), .never)
  let coded = MockCodedView(style: 1)
  verify(coded.layoutSubviews(), .never)

  stub(MockKitDevice.self.current).returns(MockKitDevice())
  verify(MockKitApplication.self.shared, .never)
}

func usesPlayers(item: AVFPlayerItem) throws {
  let player = MockAVFQueuePlayer()
  stub(player.play()).returns(true)
  stub(player.setActive(.any)).throws(NoDevice())
  stub(player.volume).returns(1)
  verify(player.insert(item, after: .any), .never)
  let queue = MockTrackQueue(element: item)
  stub(queue.firstElement).returns(item)
  verify(queue.addElement(item), .never)
}

struct NoDevice: Error {}

func usesObjectsOfFrameworks(center: UNUserNotificationCenter, queue: SKPaymentQueue) throws {
  // An instance that the framework has made, and a singleton.
  let patterns = try partialMock(of: center, as: MockUNUserNotificationCenter.self)
  stub(patterns.supportsContentExtensions).returns(true)
  stub(patterns.requestAuthorization(options: .any, completionHandler: .any))
    .invokes({ $0.1 }, with: true)
  try withPartialMock(of: CFNSession.shared, as: MockCFNSession.self) { session in
    verify(session.dataTask(with: .any), .never)
  }
  let payments = try partialMock(of: queue, as: MockSKPaymentQueue.self)
  verify(payments.add(Matcher<SKPayment>.any), .never)
}
