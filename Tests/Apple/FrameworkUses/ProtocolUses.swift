// Tests that use mocks of protocols in headers, and of protocols that inherit them.

import CFNetwork
import CoreLocation
import StoreKit
import UIKitCore
import Understudy
import UserNotifications

@testable import FrameworkDeclarations

func usesDelegates(session: CFNSession, task: CFNTask) async {
  let delegate = MockCFNTaskDelegate()
  // Required and optional members, own and inherited.
  stub(delegate.retries).returns(3)
  verify(delegate.session(.any, didCreateTask: .any), .never)
  verify(delegate.session(.any, task: .any, didCompleteWith: .any), .never)
  stub(delegate.session(.any, didReceiveChallenge: .any, completionHandler: .any))
    .invokes({ $0.2 }, with: .suspended, nil)
  notify(delegate, session, task)

  let detailed = MockDetailedDelegate()
  stub(detailed.detail()).returns(1)
  verify(detailed.note(), .never)
  verify(detailed.session(.any, didBecomeInvalidWith: .any), .never)

  let locations = MockCLLocationManagerDelegate()
  verify(locations.locationManager(.any, didUpdate: .any), .never)
  stub(locations.locationManagerShouldDisplayHeadingCalibration(.any)).returns(false)

  let observer = MockSKPaymentTransactionObserver()
  verify(observer.paymentQueue(.any, updatedPayment: .any), .never)
  let products = MockSKProductsRequestDelegate()
  verify(products.productsRequest(.any, didReceive: .any), .never)
  verify(products.requestDidFinish(.any), .never)

  let center = MockUNUserNotificationCenterDelegate()
  verify(
    center.userNotificationCenter(.any, willPresent: .any, withCompletionHandler: .any), .never)

  let providing = MockSessionProviding()
  stub(providing.session()).returns(session)
  stub(providing.delegate).returns(delegate)
}

func notify(_ delegate: any CFNTaskDelegate, _ session: CFNSession, _ task: CFNTask) {
  delegate.session(session, didCreateTask: task)
  delegate.session?(session, didBecomeInvalidWith: nil)
}

@MainActor func usesTables(table: KitTable, view: KitView) {
  let source = MockKitTableDataSource()
  stub(source.table(.any, numberOfRowsInSection: 0)).returns(2)
  stub(source.table(.any, cellForRow: .any)).returns(view)
  stub(source.numberOfSections(in: table)).returns(1)
  table.dataSource = source

  let rows = MockRowSource()
  stub(rows.rows).returns(3)
  stub(rows.table(.any, numberOfRowsInSection: .any)).returns(3)

  let sorted = MockSortedRowSource()
  stub(sorted.isSorted).returns(true)
  stub(sorted.rows).returns(3)
  verify(sorted.numberOfSections(in: .any), .never)

  let delegate = MockKitTableDelegate()
  expect(delegate.table(.any, didSelectRow: 1), .atMost(1))
  stub(delegate.table(.any, heightForRow: .any)).returns(44)
  verify(delegate.scrollViewDidScroll(.any), .never)
  table.delegate = delegate

  let application = MockKitApplicationDelegate()
  stub(application.window).returns(view)
  verify(application.window.set(.any), .never)
}
