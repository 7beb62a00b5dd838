/// The rules of the club.
enum Rules {
  /// What a member pays.
  static func fee(forAge age: Int) throws -> Int {
    guard age >= 18 else { throw TooYoung() }
    return age < 65 ? 100 : 10
  }
}

/// The club takes nobody of this age.
struct TooYoung: Error, Equatable {}

/// The money of the club.
struct Ledger {
  private var amounts: [String: Int] = [:]

  /// What the club has.
  var balance: Int {
    get { self["fees"] }
    set { self["fees"] = newValue }
  }

  /// What came in by a purpose.
  subscript(purpose: String) -> Int {
    get { amounts[purpose] ?? 0 }
    set { amounts[purpose] = newValue }
  }

  /// Takes a fee.
  mutating func collect(fromAge age: Int) throws {
    balance += try Rules.fee(forAge: age)
  }
}
