// Views, controllers and their delegates, where there is UIKit.

#if canImport(UIKit)
  import UIKit

  // @Mockable
  @objc protocol CellDelegate: NSObjectProtocol {
    @MainActor @objc optional func cell(_ cell: UITableViewCell, didMoveTo row: Int)
    @MainActor func cellDidLoad(_ cell: UITableViewCell) -> Double
  }

  // @Mockable
  @MainActor protocol Router: AnyObject {
    func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?)
    var root: UIViewController { get }
    var view: UIView! { get set }
  }

  // @Mockable
  class BaseViewController: UIViewController {
    weak var router: (any Router)?
    @IBOutlet var button: UIButton!
    @IBOutlet weak var table: UITableView?
    @IBAction func tapped(_ sender: UIButton) {}
    @IBAction func cancelled(_ sender: Any?) {}
    override func viewDidLoad() { super.viewDidLoad() }
    func reload(_ completion: @escaping @MainActor () -> Void) {}
  }

  // @Mockable
  class DetailViewController: BaseViewController {
    let item: String
    init(item: String) {
      self.item = item
      super.init(nibName: nil, bundle: nil)
    }
    convenience init(number: Int) { self.init(item: "\(number)") }
    required init?(coder: NSCoder) {
      item = ""
      super.init(coder: coder)
    }
    override func viewWillAppear(_ animated: Bool) {}
    @objc func share() throws {}
  }

  // @Mockable
  class ListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    override init(nibName: String?, bundle: Bundle?) {
      super.init(nibName: nibName, bundle: bundle)
    }
    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { nil }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  }

  // @Mockable
  class Badge: UIView {
    var count = 0 { didSet { layoutSubviews() } }
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    convenience init(count: Int) {
      self.init(frame: .zero)
      self.count = count
    }
    override func layoutSubviews() {}
    override func sizeThatFits(_ size: CGSize) -> CGSize { size }
    func animate(_ duration: TimeInterval, completion: ((Bool) -> Void)? = nil) {}
  }
#endif
