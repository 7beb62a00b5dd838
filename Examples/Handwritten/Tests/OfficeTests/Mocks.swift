import Foundation
import Office
import Understudy
import UnderstudyHandwritten
import UnderstudyMacros

/// A mock of a protocol in MockingKit's style: each function has a reference and a body that calls it.
final class MockPrinter: Mock, Printer, @unchecked Sendable {
  lazy var printRef = MockReference(print)
  lazy var scanRef = MockReference(scan)
  lazy var faxRef = AsyncMockReference(fax)
  lazy var sheetsRef = MockReference(countSheets)

  private func countSheets() -> Int { 0 }

  var sheets: Int { call(sheetsRef, args: (), fallback: 100) }

  func print(_ text: String, copies: Int) throws -> Int {
    try call(printRef, args: (text, copies))
  }

  func scan(completion: @escaping (String?) -> Void) {
    call(scanRef, args: (completion))
  }

  func fax(_ text: String, to address: String) async throws {
    try await call(faxRef, args: (text, address))
  }
}

/// The same mock with bodies written by the attribute. Verbs take calls to the functions.
final class MockInkPrinter: Mock, Printer, @unchecked Sendable {
  @MockedProperty(.get) var sheets: Int
  @Mocked func print(_ text: String, copies: Int) throws -> Int
  @Mocked func scan(completion: @escaping (String?) -> Void)
  @Mocked func fax(_ text: String, to address: String) async throws
}

/// A mock of a class. It cannot inherit from `Mock`, so it contains one.
final class MockDefaults: UserDefaults, Mockable {
  let mock = Mock("defaults")

  lazy var setRef = MockReference(set as (Any?, String) -> Void)
  lazy var integerRef = MockReference(integer)

  override func set(_ value: Any?, forKey key: String) {
    call(setRef, args: (value, key))
  }

  override func set(_ value: Int, forKey key: String) {
    call(setRef, args: (value, key))
  }

  override func integer(forKey key: String) -> Int {
    call(integerRef, args: (key))
  }
}
