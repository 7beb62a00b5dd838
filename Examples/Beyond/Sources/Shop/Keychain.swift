/// Keeps the token of the shop.
protocol Keychain {
  var token: String? { get throws }
}

/// Signs requests to the bank.
struct Signer {
  let keychain: any Keychain

  /// The header of a request. A keychain that is locked has no token.
  var header: String {
    guard let token = try? keychain.token else { return "" }
    return "Bearer \(token)"
  }
}
