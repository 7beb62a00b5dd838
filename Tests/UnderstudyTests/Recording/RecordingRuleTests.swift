import Foundation
import Testing
import Understudy
import UnderstudyContracts
import UnderstudyCore
import UnderstudyMacros

/// Calls that a trace cannot hold.
@Mockable(.always) protocol Annex {
  func fetch(_ done: (Int) -> Void)
  func fetch(later done: (@Sendable () -> Void)?)
  func run(_ bodies: [() -> Void])
  func fill(_ number: inout Int)
  func look() -> Glance
  func list() -> [Glance]
  func fail(_ isLocal: Bool) throws
  func price() -> Int
}

/// A value that encodes only a part of itself.
struct Glance: Codable, Equatable {
  var seen = 1
  var hidden = 0
  private enum CodingKeys: CodingKey { case seen }
}

/// An error that encodes only a part of itself.
struct Loss: Error, Codable, Equatable {
  var seen = 1
  var hidden = 0
  private enum CodingKeys: CodingKey { case seen }
}

private struct RealAnnex: Annex {
  func fetch(_ done: (Int) -> Void) { done(1) }
  func fetch(later done: (@Sendable () -> Void)?) { done?() }
  func run(_ bodies: [() -> Void]) {}
  func fill(_ number: inout Int) {}
  func look() -> Glance { Glance(hidden: 2) }
  func list() -> [Glance] { [Glance(), Glance(hidden: 2)] }
  func fail(_ isLocal: Bool) throws {
    struct Local: Error, Codable {}
    if isLocal { throw Local() } else { throw Loss(hidden: 2) }
  }
  func price() -> Int { 1 }
}

/// A call that a trace cannot hold, and the reason.
private struct Obstacle: Sendable {
  let reason: String
  let call: @Sendable (any Annex) -> Void

  init(_ reason: String, _ call: @escaping @Sendable (any Annex) -> Void) {
    self.reason = reason
    self.call = call
  }
}

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
    let url = folder.appendingPathComponent("Recordings/\(file)")
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data("of another process".utf8).write(to: url)
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
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("cases that record other calls to the same file, one after the other, are failures")
  func cases() async {
    func record(_ item: String) {
      MockScope.run {
        let warehouse = MockWarehouse(spying: LiveWarehouse())
        warehouse.mock.record(RecordingFile("cases", at: site), "MockWarehouse")
        _ = warehouse.price(of: item)
      }
    }
    for _ in 0..<2 { record("tea") }
    let other = await ReportedFailures.text { record("jam") }
    #expect(
      other.contains(
        "This line has recorded other calls to Recordings/WarehouseTests+cases.json before"))
    #expect(other.contains("as in to: \"cases\\(index)\""))
    #expect(contents("WarehouseTests+cases.json")?.contains("tea") == true)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the failures of a scope that records to one file.
  private func failures(_ name: String, _ body: (MockAnnex) -> Void) async -> String {
    await ReportedFailures.text {
      MockScope.run {
        let annex = MockAnnex(spying: RealAnnex(), "annex")
        annex.mock.record(RecordingFile(name, at: site), "MockAnnex")
        body(annex)
      }
    }
  }

  @Test(
    "what a trace cannot hold fails the recording test, at the call",
    arguments: [
      Obstacle("A trace does not call a closure that is an argument.") { $0.fetch { _ in } },
      Obstacle("A trace does not call a closure that is an argument.") { $0.fetch(later: {}) },
      Obstacle("A trace does not call a closure that is an argument.") { $0.run([{}]) },
      Obstacle("A trace does not change an inout argument.") { annex in
        var number = 1
        annex.fill(&number)
      },
      Obstacle("This Glance differs after it is read back from JSON.") { _ = $0.look() },
      Obstacle("This Array<Glance> differs after it is read back from JSON.") { _ = $0.list() },
      Obstacle("This Loss differs after it is read back from JSON.") { try? $0.fail(false) },
      Obstacle("Local cannot be found by its name. Declare it outside functions.") {
        try? $0.fail(true)
      },
    ])
  private func obstacles(_ obstacle: Obstacle) async {
    let text = await failures("annex") { obstacle.call($0) }
    #expect(text.contains("cannot be recorded"), "\(text)")
    #expect(text.contains(obstacle.reason), "\(text)")
    #expect(text.contains("Leave the call out of the test that records"))
    #expect(contents("WarehouseTests+annex.json") == nil)
  }

  @Test("an absent closure is recorded") func absentClosure() {
    MockScope.run {
      let annex = MockAnnex(spying: RealAnnex(), "annex")
      annex.mock.record(RecordingFile("annex", at: site), "MockAnnex")
      annex.fetch(later: nil)
    }
    #expect(contents("WarehouseTests+annex.json") != nil)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("calls that were reset, and outcomes that were hidden later, are not lost silently")
  func lostCalls() async {
    let resets: [(MockAnnex) -> Void] = [
      { reset($0) }, { reset($0, .calls) }, { reset($0.price()) },
    ]
    for remove in resets {
      let text = await failures("annex") { annex in
        _ = annex.price()
        remove(annex)
      }
      #expect(
        text.contains(
          "+annex.json is not written, because calls were reset"))
    }
    let hidden = await failures("annex") { annex in
      _ = annex.price()
      redact(Int.self)
    }
    #expect(hidden.contains("because price() has an outcome that a trace cannot hold"), "\(hidden)")
    #expect(contents("WarehouseTests+annex.json") == nil)
  }

  @Test("a line that records twice in a scope, or in scopes inside it, is a misuse")
  func twice() async {
    for isNested in [false, true] {
      let text = await ReportedFailures.text {
        MockScope.run {
          func record() {
            let annex = MockAnnex(spying: RealAnnex(), "annex")
            annex.mock.record(RecordingFile("twice\(isNested)", at: site), "MockAnnex")
          }
          for _ in 0..<2 { if isNested { MockScope.run(record) } else { record() } }
        }
      }
      #expect(
        text.ranges(of: ":31: error: This line has recorded to Recordings/WarehouseTests+twice")
          .count
          == 1, "\(text)")
    }
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
