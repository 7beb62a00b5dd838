import Foundation
import Testing
import Understudy
import UnderstudyContracts
import UnderstudyCore
import UnderstudyMacros

/// A protocol of values that JSON has no form of its own for.
@Mockable(.always) protocol Weighbridge {
  func sum(_ items: Set<Crate>) -> Decimal
  func weights(_ items: [Crate: Set<Int>]) -> [Crate: Double]
  func limit(_ note: Scrap) -> Double
  func label() -> String?
  func fill(_ crate: inout Int)
  func wait() -> Duration
  func corner() -> Corner
}

/// A key that is not a string.
struct Crate: Hashable, Codable { let name: String }

/// An argument that is not `Codable`.
struct Scrap { var parts: Set<String> }

/// An enum with a case that is a keyword.
enum Corner { case `self`, other }

private struct RealWeighbridge: Weighbridge {
  func sum(_ items: Set<Crate>) -> Decimal {
    Decimal(string: "12345678901234567890.123456789012345678")!
  }
  func weights(_ items: [Crate: Set<Int>]) -> [Crate: Double] { [Crate(name: "a"): -.infinity] }
  func limit(_ note: Scrap) -> Double { .infinity }
  func label() -> String? { nil }
  func fill(_ crate: inout Int) { crate += 1 }
  func wait() -> Duration { .milliseconds(1_500) }
  func corner() -> Corner { .`self` }
}

/// The values that recordings contain.
@Suite struct RecordedValueTests {
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

  /// Makes calls with sets and dictionaries, whose order differs.
  private func use(_ scale: any Weighbridge) -> [String] {
    let names = (0..<20).map { "n\($0)" }.shuffled()
    let crates = Set(names.map { Crate(name: $0) })
    var scrap = Scrap(parts: [])
    scrap.parts.reserveCapacity(.random(in: 20...2_000))
    for name in names { scrap.parts.insert(name) }
    let weights = scale.weights(Dictionary(uniqueKeysWithValues: crates.map { ($0, [2, 1, 3]) }))
    return [
      "\(scale.sum(crates))", "\(weights)", "\(scale.limit(scrap))", scale.label() ?? "nil",
    ]
  }

  @Test("sets, dictionaries, decimals, infinity and nil are replayed as they were recorded")
  func exactValues() {
    let real = MockWeighbridge(spying: RealWeighbridge())
    let recorded = use(real)
    RecordingFile("scale", at: site).write(real.mock.core.recordedValues())
    for _ in 0..<5 {
      let scale = MockWeighbridge("scale", .strict)
      replay("scale", on: scale, at: site)
      #expect(use(scale) == recorded)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a trace that does not fit the requirement is refused, with the reason")
  func refusals() async throws {
    let real = MockWeighbridge(spying: RealWeighbridge())
    _ = real.label()
    RecordingFile("scale", at: site).write(real.mock.core.recordedValues())
    let file = folder.appendingPathComponent("Recordings/WarehouseTests+scale.json")
    let text = try #require(contents("WarehouseTests+scale.json"))
    try Data(
      text.replacingOccurrences(of: "\"returned\" : null", with: "\"returned\" : 7").utf8
    ).write(to: file)
    let failures = await ReportedFailures.text {
      MockScope.run {
        let scale = MockWeighbridge("scale")
        replay("scale", on: scale, at: site)
        _ = scale.label()
      }
    }
    #expect(failures.contains("scale.label() has no answer in the trace \"scale\""))
    #expect(failures.contains("The recorded result is not a Optional<String>: 7."))
    #expect(!failures.contains("is not in the trace"))
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("an inout argument, and a result that is not Codable, cannot be recorded")
  func unrecordable() async {
    let failures = await ReportedFailures.text {
      MockScope.run {
        let scale = MockWeighbridge(spying: RealWeighbridge(), "scale")
        scale.mock.record(RecordingFile("inout", at: site), "MockWeighbridge")
        var crate = 1
        scale.fill(&crate)
        _ = scale.wait()
        _ = scale.corner()
      }
    }
    #expect(failures.contains("scale.fill(&1"))
    #expect(failures.contains("A trace does not change an inout argument."))
    #expect(failures.contains("scale.corner() cannot be recorded"))
    #expect(failures.contains("Corner is not Codable."))
    #expect(!failures.contains("scale.wait()"))
    #expect(contents("WarehouseTests+inout.json") == nil)
  }
}
