import Foundation
import Testing
import Understudy
import UnderstudyHandwritten

@testable import Bookshop

/// The samples about references to functions in documentation comments.
@Suite(.verifyingMocks) struct CommentsReferenceSamples {
  protocol Printer {
    func print(_ text: String)
    func scan(page: Int) -> Bool
  }

  final class MockPrinter: Mock, Printer, @unchecked Sendable {
    lazy var printRef = MockReference(print)
    lazy var scanPageRef = MockReference(scan as (Int) -> Bool)

    func print(_ text: String) { call(printRef, args: (text)) }
    func scan(page: Int) -> Bool { call(scanPageRef, args: (page)) }
  }

  final class MockFaxMachine: Mock, @unchecked Sendable {
    lazy var faxRef = AsyncMockReference(fax)

    func fax(_ text: String) async throws {
      try await call(faxRef, args: (text))
    }
  }

  final class MockConverter: Mock, @unchecked Sendable {
    lazy var convertRef = MockReference(convert)

    func convert(_ text: String) -> String { call(convertRef, args: (text)) }
  }

  final class MockDefaults: UserDefaults, Mockable {
    let mock = Mock()

    lazy var stringRef = MockReference(string(forKey:))

    override func string(forKey key: String) -> String? {
      call(stringRef, args: (key), fallback: super.string(forKey: key))
    }
  }

  @Test func references() {
    let printer = MockPrinter()
    printer.registerResult(for: \.scanPageRef) { $0 == 1 }
    #expect(printer.scan(page: 1))
    printer.print("x")
    printer.print("x")

    let texts = printer.calls(to: \.printRef).map(\.arguments)

    #expect(texts == ["x", "x"])
    verify(printer.call(to: printer.printRef)("x"), 2)
  }

  @Test func asynchronousReferences() async throws {
    let machine = MockFaxMachine()
    try await machine.fax("x")
    #expect(machine.hasCalled(\.faxRef, numberOfTimes: 1))
  }

  @Test func results() {
    let converter = MockConverter()
    converter.registerResult(for: \.convertRef) { String($0.reversed()) }
    #expect(converter.convert("abc") == "cba")
  }

  @Test func fallbacks() {
    let defaults = MockDefaults()
    #expect(defaults.string(forKey: "understudy.no-such-key") == nil)
    defaults.registerResult(for: \.stringRef) { $0 }
    #expect(defaults.string(forKey: "a") == "a")
  }
}
