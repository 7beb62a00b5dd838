internal import UnderstudyMacros

/// A voucher that can be redeemed once.
struct Voucher: ~Copyable {
  let code: String
}

/// Redeems vouchers.
@Mockable(.always, noncopyable: Voucher.self)
protocol Kiosk: Sendable {
  func inspect(_ voucher: borrowing Voucher) -> Bool
  func redeem(_ voucher: consuming Voucher, at place: Int)
}
