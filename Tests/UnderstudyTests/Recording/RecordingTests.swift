import Foundation
import Testing
import Understudy
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

  private func record(_ format: RecordingFormat) async {
    let warehouse = MockWarehouse(spying: LiveWarehouse())
    await use(warehouse)
    warehouse.send(Coupon())
    _ = warehouse.token()
    RecordingFile("day", at: site).write(
      warehouse.mock, String(reflecting: MockWarehouse.self), format)
  }

  @Test("a recording is a function with stubs and expectations, and what it lacks is a failure")
  func source() async {
    let failures = await ReportedFailures.text { await record(.source) }
    #expect(
      failures.contains(
        "+day.swift lacks what cannot be written as Swift: token(): Returned a Coupon, which has no"
      ))
    #expect(
      contents("WarehouseTests+day.swift") == """
        // Recorded calls. Delete this file to record them again.
        // swift-format-ignore-file
        @testable import UnderstudyTests
        import Understudy

        extension MockWarehouse {
          /// Sets up the calls that were recorded as "day".
          func setUpDay() {
            stub(self.price(of: "tea")).returns(2.5)
            stub(self.price(of: "jam")).returns(4.0)
            stub(self.order("tea", count: 2)).returns(Recorded.value(UnderstudyTests.OrderReceipt.self, \
        ["id": 1, "states": [UnderstudyTests.OrderReceipt.State.open, \
        UnderstudyTests.OrderReceipt.State.paid], "comment": "hot"])).then.returns(Recorded.value(UnderstudyTests.OrderReceipt.self, \
        ["id": 2, "states": [UnderstudyTests.OrderReceipt.State.open, \
        UnderstudyTests.OrderReceipt.State.paid], "comment": "hot"]))
            stub(self.order("jam", count: 12)).throws(Recorded.value(UnderstudyTests.SoldOut.self, \
        ["item": "jam"]))
            expect(self.note("a \\"word\\""))
            expect(self.note("b"), 2)
            expect(self.city.set("Thun"))
            stub(self.city).returns("Thun")
            stub(self.check("jam")).throws(Recorded.value(UnderstudyTests.SoldOut.self, \
        ["item": "jam"]))
            // An argument cannot be written or compared, so any one matches.
            expect(self.send(.any))
            // Returned a Coupon, which has no Swift literal.
            // stub(self.token()).returns(<#result#>)
          }
        }

        """)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a trace answers as the real object did")
  func replays() async throws {
    await record(.trace)
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
    await record(.trace)
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
    await record(.trace)
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

  @Test("a result that was not recorded as a value is a failure with the reason")
  func unsupported() async {
    await record(.trace)
    let text = await ReportedFailures.text {
      MockScope.run {
        let warehouse = MockWarehouse("warehouse")
        withDefault(Coupon())
        replay("day", on: warehouse, at: site)
        _ = warehouse.token()
      }
    }
    #expect(text.contains("warehouse.token() has no answer in the trace \"day\""))
    #expect(text.contains("Coupon is not Codable."))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("stubs take precedence over the trace")
  func stubbed() async {
    await record(.trace)
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
      warehouse.mock.record(RecordingFile("night", at: site), "Shop.MockWarehouse", .source)
      await use(warehouse)
      #expect(contents("WarehouseTests+night.swift") == nil)
    }
    #expect(contents("WarehouseTests+night.swift")?.contains("func setUpNight()") == true)
    let text = await ReportedFailures.text {
      _ = MockWarehouse(recording: LiveWarehouse(), to: "dawn")
    }
    #expect(text.contains("MockWarehouse(recording:) records nothing outside a scope"))
    try? FileManager.default.removeItem(at: folder)
  }
}
