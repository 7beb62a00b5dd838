/// A token that opens the gate once.
struct Token: ~Copyable {
  let raw: Int
}

/// A gate of the parking lot.
protocol Gate {
  func enter(_ token: borrowing Token) -> Bool
  func take(_ token: consuming Token, at lane: Int)
  func renew(_ token: inout Token) async throws
}

/// Lets cars in.
struct Attendant {
  let gate: any Gate

  /// Lets a car in and keeps its token, or renews the token.
  ///
  /// - Returns: `true` if the car is in.
  func admit(_ number: Int) async throws -> Bool {
    var token = Token(raw: number)
    guard gate.enter(token) else {
      try await gate.renew(&token)
      return false
    }
    gate.take(token, at: 1)
    return true
  }
}
