#if os(Linux)
  import Foundation
  import Testing
  import Understudy
  import UnderstudyContracts
  import UnderstudyCore
  import UnderstudyMacros
  import UnderstudyValues

  /// Carries values of every type.
  @Mockable(.always) protocol Carrier {
    func carry<Value>(_ value: Value) -> Value
    func find<Value>(_ value: Value) -> Value?
    func send<Value>(_ value: Value)
  }

  struct RealCarrier: Carrier {
    func carry<Value>(_ value: Value) -> Value { value }
    func find<Value>(_ value: Value) -> Value? { value }
    func send<Value>(_ value: Value) {}
  }

  /// A value and its type, which the rows of the table agree on in all processes.
  struct Row: CustomTestStringConvertible {
    let name: String

    /// Calls the carrier with the value, and returns whether it came back.
    let carry: @Sendable (any Carrier) -> Bool

    var testDescription: String { name }

    init<Value: Sendable>(
      _ value: @autoclosure @escaping @Sendable () -> Value,
      _ areEqual: @escaping @Sendable (Value, Value) -> Bool
    ) {
      name = "\(Value.self) \(value())"
      carry = { carrier in
        carrier.send(value())
        guard let found = carrier.find(value()) else { return false }
        return areEqual(carrier.carry(value()), value()) && areEqual(found, value())
      }
    }

    init<Value: Equatable & Sendable>(_ value: @autoclosure @escaping @Sendable () -> Value) {
      self.init(value()) { $0 == $1 }
    }
  }

  enum Cargo {
    enum Suit: String, Codable { case hearts, spades }
    enum Level: Int, Codable { case low = 1, high }
    enum Payload: Codable, Equatable, Sendable {
      case none, one(Int), named(width: Double, height: Double), `self`
      indirect case nested(Payload)
    }

    struct Pair<First: Codable & Equatable & Sendable, Second: Codable & Equatable & Sendable>:
      Codable, Equatable
    {
      var first: First
      var second: Second
    }

    /// A struct whose initializer is not that of its properties.
    struct Money: Codable, Equatable {
      let cents: Int
      init(euros: Int) { cents = euros * 100 }
    }

    /// A struct with a property that no initializer sets.
    struct Version: Codable, Equatable {
      var number: Int
      let kind = "v"
      private enum CodingKeys: CodingKey { case number }
    }

    /// A struct that only itself can create.
    struct Token: Codable, Equatable, Hashable {
      let text: String
      private init(_ text: String) { self.text = text }
      static let shared = Token("shared")
    }

    final class Node: Codable, Equatable, Sendable {
      let name: String
      let next: Node?
      init(_ name: String, _ next: Node? = nil) { (self.name, self.next) = (name, next) }
      static func == (left: Node, right: Node) -> Bool {
        left.name == right.name && left.next == right.next
      }
    }
  }

  /// The values, of every standard type and those of Foundation.
  let codableRows: [Row] = [
    Row(true), Row(Int.min), Row(Int8.min), Row(Int16.max), Row(Int32.min), Row(Int64.max),
    Row(UInt.max), Row(UInt8.max), Row(UInt16.max), Row(UInt32.max), Row(UInt64.max),
    Row(Int128.max), Row(UInt128.max),
    Row(0.1), Row(-0.0), Row(1e300), Row(Double.leastNonzeroMagnitude),
    Row(Double.greatestFiniteMagnitude),
    Row(Double.infinity), Row(-Double.infinity),
    Row(Double.nan) { $0.isNaN && $1.isNaN },
    Row(Float(0.1)), Row(Float.leastNonzeroMagnitude), Row(Float.infinity),
    Row(Float.nan) { $0.isNaN && $1.isNaN }, Row(Float16(0.1)),
    Row(""), Row("a\"b\\c\n\0\u{2028}é👩‍👩‍👧"), Row("null"), Row("inf"), Row("nan"),
    Row(Decimal(string: "12345678901234567890.123456789012345678")!), Row(Decimal(0.1)),
    Row(Decimal(string: "-0.00000000000000000000000000000000000001")!),
    Row(Date(timeIntervalSinceReferenceDate: 0.1)), Row(Date.distantPast), Row(Date.distantFuture),
    Row(Data([0, 255, 10])), Row(Data()), Row(URL(string: "https://a.example/b?c=d#e")!),
    Row(URL(string: "b", relativeTo: URL(string: "https://a.example/"))!) {
      $0.absoluteURL == $1.absoluteURL
    },
    Row(URL(fileURLWithPath: "/a b/c")),
    Row(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))),
    Row(Duration(secondsComponent: -1, attosecondsComponent: -1)), Row(Duration.seconds(1 << 62)),
    Row(Locale(identifier: "de_CH")), Row(TimeZone(identifier: "Europe/Zurich")!),
    Row(DateComponents(year: 2024, month: 2)), Row(DateInterval(start: .distantPast, duration: 1)),
    Row(IndexSet([1, 2, 5])), Row(IndexPath(indexes: [1, 2])), Row(CharacterSet.decimalDigits),
    Row(Measurement(value: 1.5, unit: UnitLength.meters)),
    Row(PersonNameComponents(givenName: "Ada")),
    Row(URLComponents(string: "https://a.example/?b=c")!),
    Row([Int]()), Row([1, 2]), Row([[1], [], [2, 3]]), Row([Int8.min]), Row([Double.infinity, 1]),
    Row(ContiguousArray([1, 2])), Row(["a", nil]), Row([nil, 1]),
    Row(Set(["a", "b", "c"])), Row(Set<Int>()), Row(Set([Set([1, 2]), Set([3])])),
    Row(["a": 1, "b": 2]), Row([1: "a", 2: "b"]), Row([Int8(1): true]),
    Row([Cargo.Suit.hearts: [1], .spades: []]), Row([Set([1, 2]): 1.5, Set([3]): .infinity]),
    Row([Cargo.Token.shared: Cargo.Money(euros: 3)]), Row([String: Int]()),
    Row([UUID(uuid: (1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)): Date.distantPast]),
    Row(Int?.some(1)), Row(String?.some("")),
    Row(1..<3), Row(1...3), Row("a"..<"b"),
    Row(PartialRangeFrom(1)) { $0.lowerBound == $1.lowerBound },
    Row(PartialRangeUpTo(3)) { $0.upperBound == $1.upperBound },
    Row(PartialRangeThrough(3)) { $0.upperBound == $1.upperBound },
    Row(CollectionOfOne(1).map { $0 }), Row(SIMD2<Float>(1, 2)),
    Row(Cargo.Suit.spades), Row(Cargo.Level.high), Row([Cargo.Level.low]),
    Row(Cargo.Payload.none), Row(Cargo.Payload.one(1)), Row(Cargo.Payload.`self`),
    Row(Cargo.Payload.named(width: .infinity, height: -0.0)), Row(Cargo.Payload.nested(.one(2))),
    Row(Cargo.Pair(first: 1, second: "a")),
    Row(Cargo.Pair(first: Set([1, 2]), second: Int8?.none)),
    Row(Cargo.Money(euros: 2)), Row(Cargo.Version(number: 3)), Row(Cargo.Token.shared),
    Row(Cargo.Node("a", Cargo.Node("b"))),
  ]

  /// A process that answers from the trace of another one.
  @Suite(.enabled(if: RecordingProcess.Variable.folder.value != nil)) struct RoundTripReplay {
    @Test(arguments: codableRows.indices) func row(index: Int) {
      let folder = RecordingProcess.Variable.folder.value ?? ""
      let carrier = MockCarrier("carrier", .strict)
      replay("row\(index)", on: carrier, at: Self.site(folder))
      #expect(codableRows[index].carry(carrier), "not equal: \(codableRows[index].name)")
    }

    static func site(_ folder: String) -> MockSourceLocation {
      MockSourceLocation(path: folder + "/TripTests.swift", line: 1, column: 1)
    }
  }

  /// Values that JSON does not have.
  private let refused: [(row: Row, reason: String)] = [
    (Row(Decimal.nan) { $0.isNaN && $1.isNaN }, "This Decimal cannot be written as JSON."),
    (Row(Int?.none), "JSON cannot tell an optional nil from nil."),
    (Row([Int]?.none), "JSON cannot tell an optional nil from nil."),
    (Row(AttributedString("a")), "AttributedString is not Codable."),
    (Row(RealCarrier()) { _, _ in true }, "RealCarrier is not Codable."),
  ]

  /// The values of a trace in another process, whose sets and dictionaries have another order.
  @Suite struct RoundTripTests {
    @Test("a recording says why a value cannot come back", arguments: refused.indices)
    func refusals(index: Int) async {
      let text = await ReportedFailures.text {
        MockScope.run {
          let real = MockCarrier(spying: RealCarrier(), "carrier")
          real.mock.record(
            RecordingFile(
              "refused\(index)",
              at: RoundTripReplay.site(FileManager.default.temporaryDirectory.path)),
            "MockCarrier")
          _ = refused[index].row.carry(real)
        }
      }
      #expect(text.contains(refused[index].reason), "\(text)")
    }

    @Test("each value comes back from a trace in another process")
    func trace() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("recordings-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      for (index, row) in codableRows.enumerated() {
        let real = MockCarrier(spying: RealCarrier())
        #expect(row.carry(real))
        RecordingFile("row\(index)", at: RoundTripReplay.site(folder.path)).write(
          real.mock.core.recordedValues())
      }
      for _ in 0..<2 {
        let run = try RecordingProcess(
          .swiftTesting("UnderstudyTests.RoundTripReplay/row"), [.folder: folder.path])
        let failures = run.output.split(separator: "\n").filter {
          $0.contains("recorded an issue") || $0.contains("is not in the trace")
            || $0.contains("has no answer") || $0.contains("recorded result")
            || $0.contains("not equal")
        }
        #expect(run.status == 0, "\(failures.joined(separator: "\n"))")
        #expect(
          run.output.contains("with \(codableRows.count) test cases passed"),
          "\(run.output.suffix(500))")
      }
    }
  }
#endif
