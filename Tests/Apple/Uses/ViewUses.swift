// Tests of the declarations in Views.swift.

#if canImport(UIKit)
  import UIKit
  import Understudy

  @testable import App

  @MainActor func usesViews() {
    let delegate = MockCellDelegate()
    stub(delegate.cellDidLoad(.any)).returns(44)
    verify(delegate.cell(.any, didMoveTo: .any), .never)

    let router = MockRouter()
    let controller = MockDetailViewController(item: "item")
    controller.router = router
    stub(router.root).returns(controller)
    verify(router.show(.any, animated: true, completion: .any), .never)
    verify(controller.viewWillAppear(.any), .never)
    stub(controller.share()).throws(CocoaError(.fileNoSuchFile))

    let base = MockBaseViewController(nibName: nil, bundle: nil)
    verify(base.tapped(.any), .never)
    verify(base.viewDidLoad(), .never)

    let list = MockListViewController(nibName: nil, bundle: nil)
    stub(list.tableView(.any, numberOfRowsInSection: 0)).returns(3)

    let badge = MockBadge(frame: .zero)
    stub(badge.sizeThatFits(.any)).returns(.zero)
    stub(badge.count).returns(1)
    verify(badge.layoutSubviews(), .never)
  }
#endif
