// Subclasses and protocols of an application that inherit declarations of headers.

import AVFAudio
import CFNetwork
import CoreLocation
import UIKitCore

class BadgeView: KitView {
  var count = 0
  func refresh() {}
}

class CodedView: KitView {
  let style: Int
  init(style: Int) {
    self.style = style
    super.init(frame: KitRect())
  }
  required init?(coder: NSCoder) { nil }
}

class LoginController: KitController {
  override func viewDidLoad() { super.viewDidLoad() }
  func logIn(name: String) async throws -> Bool { true }
}

class TrackQueue: AVFQueue<AVFPlayerItem> {}

class OfflineSession: CFNSession, @unchecked Sendable {
  override func finishTasksAndInvalidate() {}
}

class Locator: NSObject, CLLocationManagerDelegate {
  let manager: CLLocationManager
  init(manager: CLLocationManager) { self.manager = manager }
  func locationManager(_ manager: CLLocationManager, didUpdate location: CLLocation) {}
}

protocol RowSource: KitTableDataSource {
  var rows: Int { get }
}

protocol SortedRowSource: RowSource {
  var isSorted: Bool { get }
}

@objc protocol DetailedDelegate: CFNTaskDelegate {
  func detail() -> Int
  @objc optional func note()
}

// @Mockable
protocol SessionProviding {
  func session() -> CFNSession
  var delegate: (any CFNSessionDelegate)? { get set }
}
