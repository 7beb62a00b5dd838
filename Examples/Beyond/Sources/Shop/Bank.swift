/// A bank, whose accounts are reached through a session.
protocol Bank {
  var session: any BankSession { get }
  func branch(in city: String) async throws -> any Branch
}

/// A signed-in customer.
protocol BankSession {
  var token: String { get set }
  func account(_ number: Int) -> any BankAccount
}

/// An account.
protocol BankAccount {
  var balance: Int { get }
  func withdraw(_ cents: Int) throws
}

/// A branch of the bank.
protocol Branch {
  func isOpen(at hour: Int) -> Bool
}

/// A machine that counts cash, in the branches of a bank.
class CashCounter {
  var branch: any Branch { fatalError("The machine is not connected.") }

  func account(_ number: Int) -> any BankAccount { fatalError("The machine is not connected.") }

  /// A drawer of the machine, whose cash belongs to an account.
  protocol Drawer {
    var account: any BankAccount { get }
  }
}

/// Pays the suppliers of the shop.
struct Bookkeeper {
  let bank: any Bank

  /// Pays a bill if the balance suffices.
  func pay(_ cents: Int, from account: Int) throws -> Bool {
    guard bank.session.account(account).balance >= cents else { return false }
    try bank.session.account(account).withdraw(cents)
    return true
  }

  /// Returns a Boolean value that indicates whether cash can be paid in.
  func canPayIn(at hour: Int) async throws -> Bool {
    try await bank.branch(in: "Ghent").isOpen(at: hour)
  }
}
