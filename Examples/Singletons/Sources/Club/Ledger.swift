/// The rules of the club.
enum Rules {
  /// Returns the fee for a member.
  static func fee(forAge age: Int) throws -> Int {
    guard age >= 18 else { throw TooYoung() }
    return age < 65 ? 100 : 10
  }
}

/// An error that is thrown if a person is too young to join.
struct TooYoung: Error, Equatable {}

/// The club's money.
struct Ledger {
  private var amounts: [String: Int] = [:]

  /// The total amount.
  var balance: Int {
    get { self["fees"] }
    set { self["fees"] = newValue }
  }

  /// The amount for a purpose.
  subscript(purpose: String) -> Int {
    get { amounts[purpose] ?? 0 }
    set { amounts[purpose] = newValue }
  }

  /// Collects a fee.
  mutating func collect(fromAge age: Int) throws {
    balance += try Rules.fee(forAge: age)
  }
}
