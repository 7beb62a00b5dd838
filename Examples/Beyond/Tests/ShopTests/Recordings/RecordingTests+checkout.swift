// Recorded calls. Delete this file to record them again.
// swift-format-ignore-file
@testable import Shop
import Understudy

extension MockGateway {
  /// Sets up the calls that were recorded as "checkout".
  func setUpCheckout() {
    stub(self.rate(of: "USD")).returns(1.25)
    stub(self.charge(1250, currency: "USD")).returns(Recorded.value(Shop.Receipt.self, ["number": 1, "cents": 1250]))
  }
}
