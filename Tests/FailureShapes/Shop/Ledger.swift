internal import UnderstudyMacros

/// Records payments.
@Mockable(.always)
protocol Ledger: Sendable {
  func open(account: String)
  func note(_ entry: String)
  func commit()
}
