import UnderstudyMacros

// The declarations that the lines in this folder misuse.

/// The state of an account.
enum Status { case active, suspended, closed(reason: String) }

/// An amount.
struct Money { var cents = 0 }

/// An error of the shop.
struct Unknown: Error {}

/// A gateway for payments.
@Mockable
protocol Gateway {
  var name: String { get set }
  func rate(of currency: String) -> Double
  func charge(_ cents: Int, currency: String) throws
  func limit(of account: String?) -> Int
  func settle(_ account: String) async throws -> Money
}

/// A mailer.
@Mockable
protocol Mailer: Sendable {
  func send(_ body: String, to: String) async
}

/// The accounts of the shop.
@Mockable
protocol Accounts {
  func set(_ status: Status, for id: Int)
  func batch(_ ids: [Int], options: [String: Int])
  func watch(_ id: Int, onChange: @escaping (Status) -> Void)
  func load<T>(_ type: T.Type, key: String) throws -> T
  func find(_ filter: (Int) -> Bool) -> [Int]
}

/// A gateway that is not a mock.
final class RealGateway: Gateway {
  nonisolated(unsafe) static var shared = RealGateway()
  var name = ""
  func rate(of currency: String) -> Double { 1 }
  func charge(_ cents: Int, currency: String) throws {}
  func limit(of account: String?) -> Int { 0 }
  func settle(_ account: String) async throws -> Money { Money() }
}

/// The code under test, which is not a mock.
struct Till {
  let gateway: any Gateway
  func sell(_ cents: Int, in currency: String) throws {}
}

/// A class with members that a mock does not have.
@Mockable
class Vault {
  private func hidden() {}
  func open() {}
  final func lock(_ turns: Int, twice: Bool = false) -> Int { turns }
  static func build(_ doors: Int) -> Int { doors }
}

/// A protocol with a member in an extension.
@Mockable
protocol Cache {
  func get(_ key: String, retries: Int) -> Int
}

extension Cache {
  func get(_ key: String) -> Int { get(key, retries: 3) }
}

/// A protocol whose error has a type.
@Mockable
protocol Lock {
  func turn() throws(Jammed)
}

/// An error of a lock.
struct Jammed: Error {}

/// A protocol whose methods differ only in their results.
@Mockable
protocol Registry {
  func get(_ key: String) -> Int
  func get(_ key: String) -> String
}

/// A protocol that changes an argument.
@Mockable
protocol Filler {
  func fill(_ level: inout Int)
}

/// A protocol with an associated type.
@Mockable
protocol Repository {
  associatedtype Entity
  func all() -> [Entity]
}

/// A department of the shop, whose calls form chains.
@Mockable
protocol Department {
  var parent: any Department { get }
  var till: any Gateway { get }
  var deputy: (any Department)? { get }
  var name: String { get }
  func section(named name: String) -> any Department
}

/// A voucher that can be redeemed once.
struct Voucher: ~Copyable { var code = "" }

/// Redeems vouchers.
@Mockable(noncopyable: Voucher.self)
protocol Kiosk {
  func inspect(_ voucher: borrowing Voucher) -> Bool
  func redeem(_ voucher: consuming Voucher, at place: Int)
  func stamp(_ voucher: inout Voucher) throws
}

/// A ledger, whose requirement has several arguments and a result.
@Mockable
protocol Ledger {
  func note(_ text: String, _ page: Int) -> Int
}

/// Makes values of any type, which no argument names.
@Mockable
protocol Container {
  func resolve<Value>() -> Value
  func value<Value>(named name: String) -> Value
  func store<Value>(_ value: Value, in place: Int) throws
  func keep(_ object: some AnyObject)
}

/// A requirement with more parameters than values and matchers mix in.
@Mockable
protocol Journal {
  func log(_ status: Status, _ text: String, tags: [String]?, source: String, line: Int)
}
