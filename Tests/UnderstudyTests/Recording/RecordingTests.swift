import Foundation
import Testing
import Understudy
import UnderstudyContracts
import UnderstudyCore
import UnderstudyMacros

/// What the tests of recordings mock.
@Mockable(.always) protocol Warehouse {
  func price(of item: String) -> Double
  func order(_ item: String, count: Int) async throws -> OrderReceipt
  func note(_ text: String)
  func send(_ token: Coupon)
  func token() -> Coupon
  func check(_ item: String) throws(SoldOut)
  var city: String { get set }
}

/// A result that is `Codable`.
struct OrderReceipt: Codable, Equatable {
  enum State: String, Codable { case open, paid }

  let id: Int
  let states: [State]
  var comment: String?
}

/// An error that is `Codable`.
struct SoldOut: Error, Codable, Equatable { let item: String }

/// An object without a literal.
final class Coupon: CustomStringConvertible {
  let description = "coupon"
}

/// The real implementation.
final class LiveWarehouse: Warehouse {
  private var orders = 0
  var city = "Bern"

  func price(of item: String) -> Double { item == "tea" ? 2.5 : 4 }

  func order(_ item: String, count: Int) async throws -> OrderReceipt {
    orders += 1
    if count > 10 { throw SoldOut(item: item) }
    return OrderReceipt(id: orders, states: [.open, .paid], comment: item == "tea" ? "hot" : nil)
  }

  func note(_ text: String) {}
  func send(_ token: Coupon) {}
  func token() -> Coupon { Coupon() }
  func check(_ item: String) throws(SoldOut) { throw SoldOut(item: item) }
}

/// A real implementation that has changed since the recording.
private final class MovedWarehouse: Warehouse {
  var city = "Thun"

  func price(of item: String) -> Double { item == "tea" ? 2.5 : 5 }

  func order(_ item: String, count: Int) async throws -> OrderReceipt {
    throw SoldOut(item: item)
  }

  func note(_ text: String) {}
  func send(_ token: Coupon) {}
  func token() -> Coupon { Coupon() }
  func check(_ item: String) throws(SoldOut) { throw SoldOut(item: item) }
}

@Suite struct RecordingTests {
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

  /// Makes the calls that the recordings contain.
  private func use(_ warehouse: any Warehouse) async {
    _ = warehouse.price(of: "tea")
    _ = warehouse.price(of: "jam")
    _ = warehouse.price(of: "tea")
    _ = try? await warehouse.order("tea", count: 2)
    _ = try? await warehouse.order("tea", count: 2)
    _ = try? await warehouse.order("jam", count: 12)
    warehouse.note("a \"word\"")
    warehouse.note("b")
    warehouse.note("b")
    var city = warehouse
    city.city = "Thun"
    _ = city.city
    try? warehouse.check("jam")
  }

  private func record() async {
    await MockScope.run {
      let warehouse = MockWarehouse(spying: LiveWarehouse())
      warehouse.mock.record(RecordingFile("day", at: site), "MockWarehouse")
      await use(warehouse)
      warehouse.send(Coupon())
    }
  }

  @Test("a trace answers as the real object did")
  func replays() async throws {
    await record()
    let warehouse = MockWarehouse("warehouse", .strict)
    replay("day", on: warehouse, at: site)
    #expect(warehouse.price(of: "tea") == 2.5)
    #expect(warehouse.price(of: "jam") == 4)
    let first = try await warehouse.order("tea", count: 2)
    #expect(first == OrderReceipt(id: 1, states: [.open, .paid], comment: "hot"))
    #expect(try await warehouse.order("tea", count: 2).id == 2)
    #expect(try await warehouse.order("tea", count: 2).id == 2)
    await #expect(throws: SoldOut(item: "jam")) {
      try await warehouse.order("jam", count: 12)
    }
    #expect(throws: SoldOut(item: "jam")) { try warehouse.check("jam") }
    warehouse.note("b")
    #expect(warehouse.city == "Thun")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a call that is not in the trace is a failure with the recorded calls")
  func parting() async {
    await record()
    let text = await ReportedFailures.text {
      MockScope.run {
        let warehouse = MockWarehouse("warehouse", line: 20)
        replay("day", on: warehouse, at: site)
        #expect(warehouse.price(of: "rice") == 0)
      }
    }
    #expect(text.contains("warehouse.price(of: \"rice\") is not in the trace \"day\""))
    #expect(text.contains("recorded: price(of: \"tea\")"))
    #expect(text.contains("recorded: price(of: \"jam\")"))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("verifyStubs(of:against:) compares the answers of a trace with those of the real object")
  func drift() async {
    await record()
    let text = await ReportedFailures.text {
      await MockScope.run {
        let warehouse = MockWarehouse("warehouse")
        verifyStubs(of: warehouse, against: MovedWarehouse())
        replay("day", on: warehouse, at: site)
        #expect(warehouse.price(of: "tea") == 2.5)
        #expect(warehouse.price(of: "jam") == 4)
        #expect(throws: SoldOut(item: "jam")) { try warehouse.check("jam") }
        _ = try? await warehouse.order("tea", count: 2)
        #expect(warehouse.price(of: "rice") == 0)
      }
    }
    let headlines = text.matches(of: #/The stub of (.*) does not answer like the real object/#)
    #expect(
      headlines.map { String($0.1) } == [
        "warehouse.price(of: \"jam\")", "warehouse.order(\"tea\", count: 2)",
      ])
    #expect(text.contains("real object   returned 5.0"))
    #expect(text.contains("real object   threw SoldOut(item: \"tea\")"))
    #expect(text.contains("warehouse.price(of: \"rice\") is not in the trace"))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a call whose outcome a trace cannot hold fails the recording test, at the call")
  func unrecordable() async {
    let text = await ReportedFailures.text {
      MockScope.run {
        let warehouse = MockWarehouse(spying: LiveWarehouse(), "warehouse")
        warehouse.mock.record(RecordingFile("dusk", at: site), "MockWarehouse")
        _ = warehouse.price(of: "tea")
        _ = warehouse.token()
      }
    }
    #expect(text.contains("error: warehouse.token() cannot be recorded"))
    #expect(text.contains("Coupon is not Codable."))
    #expect(!text.contains("price(of:) cannot be recorded"))
    #expect(contents("WarehouseTests+dusk.json") == nil)
  }

  @Test("a call that has not returned at the end of the scope is not lost silently")
  func pending() async {
    let text = await ReportedFailures.text {
      await MockScope.run {
        let warehouse = MockWarehouse(spying: LiveWarehouse(), "warehouse")
        warehouse.mock.record(RecordingFile("dawn", at: site), "MockWarehouse")
        stub(warehouse.order(.any, count: .any)).suspends()
        let call = Task { try await warehouse.order("tea", count: 1) }
        await verify(warehouse.order(.any, count: .any), within: .seconds(60))
        RecordingFile("dawn", at: site).write(warehouse.mock.core.recordedValues())
        call.cancel()
        _ = try? await call.value
      }
    }
    #expect(text.contains("+dawn.json is not written, because order(\"tea\", count: 1)"))
  }

  @Test("stubs take precedence over the trace")
  func stubbed() async {
    await record()
    let warehouse = MockWarehouse()
    replay("day", on: warehouse, at: site)
    stub(warehouse.price(of: "tea")).returns(9)
    #expect(warehouse.price(of: "tea") == 9)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a missing trace, a broken one and a name that is a path are misuses")
  func misuse() async throws {
    let text = await ReportedFailures.text {
      MockScope.run {
        let warehouse = MockWarehouse()
        replay("nothing", on: warehouse, at: site)
        replay("../day", on: warehouse, at: site)
      }
    }
    #expect(text.contains("Recordings/WarehouseTests+nothing.json does not exist"))
    #expect(text.contains("\"../day\" is not the name of a recording"))
    let recordings = folder.appendingPathComponent("Recordings")
    try FileManager.default.createDirectory(at: recordings, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: recordings.appendingPathComponent("WarehouseTests+day.json"))
    let broken = await ReportedFailures.text {
      MockScope.run { replay("day", on: MockWarehouse(), at: site) }
    }
    #expect(broken.contains("Recordings/WarehouseTests+day.json is not a trace"))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("the file is written at the end of the scope, and recording outside a scope is a misuse")
  func scopes() async {
    await MockScope.run {
      let warehouse = MockWarehouse(spying: LiveWarehouse())
      warehouse.mock.record(RecordingFile("night", at: site), "MockWarehouse")
      await use(warehouse)
      #expect(contents("WarehouseTests+night.json") == nil)
    }
    #expect(contents("WarehouseTests+night.json")?.contains("\"price(of:)\"") == true)
    let text = await ReportedFailures.text {
      _ = MockWarehouse(recording: LiveWarehouse(), to: "dawn")
    }
    #expect(text.contains("MockWarehouse(recording:) records nothing outside a scope"))
    try? FileManager.default.removeItem(at: folder)
  }
}
