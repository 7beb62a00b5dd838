import Office
import UnderstudyCore
import UnderstudyHandwritten

/// A printer for demos and previews, which needs no paper and no test.
final class MockPrinter: Mock, Printer, @unchecked Sendable {
  lazy var printRef = MockReference(print)
  lazy var scanRef = MockReference(scan)
  lazy var faxRef = AsyncMockReference(fax)

  var sheets: Int { 250 }

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

let printer = MockPrinter("demo printer")
printer.registerResult(for: printer.scanRef) { $0("A letter from the bank") }
printer.registerResult(for: printer.printRef) { text, copies in
  print("printing \(copies) times: \(text)")
  return 7
}
printer.registerResult(for: printer.faxRef) { _, _ in
  try await Task.sleep(for: .milliseconds(10))  // Faxes are slow.
  throw OutOfPaper()
}

let copier = Copier(printer: printer)
copier.copy(3) { print("job \($0 ?? 0)") }
try await copier.send("Hello", to: "Berlin")
print("printed \(printer.calls(to: printer.printRef).count) times")
