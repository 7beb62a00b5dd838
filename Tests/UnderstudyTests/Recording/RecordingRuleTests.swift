import Foundation
import Testing
import Understudy
import UnderstudyContracts
import UnderstudyCore

/// When recordings are written, and whether they are used.
@Suite struct RecordingRuleTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("recordings-\(UUID().uuidString)")

  /// The line of a test in the temporary folder.
  private var site: MockSourceLocation {
    MockSourceLocation(
      path: folder.appendingPathComponent("WarehouseTests.swift").path, line: 31, column: 1)
  }

  private func contents(_ name: String) -> String? {
    try? String(
      contentsOf: folder.appendingPathComponent("Recordings/\(name)"), encoding: .utf8)
  }

  /// Records some calls.
  private func record() {
    let warehouse = MockWarehouse(spying: LiveWarehouse())
    _ = warehouse.price(of: "tea")
    warehouse.note("b")
    _ = warehouse.city
    warehouse.send(Coupon())
    try? warehouse.check("jam")
    RecordingFile("day", at: site).write(warehouse.mock.core.recordedValues())
  }

  @Test("a failed or cancelled test leaves the recording as it is")
  func failedTests() async {
    let file = "WarehouseTests+night.json"
    func record(_ item: String, _ body: () throws -> Void) {
      try? MockScope.run {
        let warehouse = MockWarehouse(spying: LiveWarehouse())
        warehouse.mock.record(RecordingFile("night", at: site), "MockWarehouse")
        _ = warehouse.price(of: item)
        try body()
      }
    }
    record("good") {}
    #expect(contents(file)?.contains("good") == true)
    record("thrown") { throw Stumble() }
    _ = await ReportedFailures.text {
      record("failed") { verify(MockWarehouse().price(of: "tea")) }
    }
    await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      record("cancelled") {}
    }.value
    #expect(contents(file)?.contains("good") == true)
    record("better") {}
    #expect(contents(file)?.contains("better") == true)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("two lines that record to one file are a misuse")
  func names() async throws {
    let text = await ReportedFailures.text {
      MockScope.run {
        let path = folder.appendingPathComponent("OtherTests.swift").path
        for line in [40, 41] {
          MockWarehouse(spying: LiveWarehouse()).mock.record(
            RecordingFile("noon", at: MockSourceLocation(path: path, line: line, column: 1)),
            "MockWarehouse")
        }
      }
    }
    #expect(text.contains(":41: error: OtherTests.swift:40 records to Recordings/OtherTests+noon"))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("an unused trace, and an unused requirement of a trace, are reported like unused stubs")
  func unused() async {
    record()
    func replayed(_ policy: UnusedStubs, _ body: (MockWarehouse) -> Void) async -> String {
      await ReportedFailures.text {
        MockScope.run(unusedStubs: policy) {
          let warehouse = MockWarehouse("warehouse")
          replay("day", on: warehouse, at: site)
          body(warehouse)
        }
      }
    }
    let whole = await replayed(.fail) { _ in }
    #expect(whole.contains(":31: error: Unused trace \"day\" of 'warehouse'"))
    let members = await replayed(.fail) { warehouse in
      _ = warehouse.price(of: "tea")
      warehouse.note("b")
      _ = warehouse.city
    }
    #expect(
      members.contains(
        ":31: error: Unused in the trace \"day\" of 'warehouse': send(_:), check(_:)"))
    #expect(!members.contains("price(of:)"))
    MockScope.run(unusedStubs: .allow) { replay("day", on: MockWarehouse(), at: site) }
    try? FileManager.default.removeItem(at: folder)
  }
}
