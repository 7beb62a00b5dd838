#if os(Linux)
  import Foundation
  import Testing
  import Understudy
  import UnderstudyCore
  import UnderstudyMacros

  /// Types whose initializers reflection does not see.
  enum Freight {
    struct Plain: Equatable {
      var number: Int, name: String?, parts: [Float], rest: (any Shape)? = nil
      static func == (left: Plain, right: Plain) -> Bool {
        left.number == right.number && left.name == right.name && left.parts == right.parts
          && left.rest?.area == right.rest?.area
      }
    }

    struct Scaled: Equatable {
      let cents: Int16
      init(euros: Int16) { cents = euros * 100 }
    }

    struct Closed: Equatable {
      let text: String
      private init(_ text: String) { self.text = text }
      static let shared = Closed("shared \"#\\#(a)")
    }

    struct Constant: Equatable {
      let kind = "v"
      var number: UInt8
    }

    struct Private: Equatable {
      private var number: Int
      init(_ number: Int) { self.number = number }
    }

    struct Lazy: Equatable {
      var start: Int
      lazy var end = start + 1
      static func == (left: Lazy, right: Lazy) -> Bool {
        var (left, right) = (left, right)
        return left.start == right.start && left.end == right.end
      }
    }

    @propertyWrapper struct Clamped<Value: Comparable & Sendable>: Equatable {
      private var value: Value
      init(wrappedValue: Value) { value = wrappedValue }
      var wrappedValue: Value {
        get { value }
        set { value = newValue }
      }
    }

    struct Wrapped: Equatable {
      @Clamped var level: Int8 = 3
    }

    struct Box<Content: Equatable & Sendable>: Equatable {
      var content: Content
      init(of content: Content) { self.content = content }
    }

    struct Options: OptionSet {
      let rawValue: Int
      static let all = Options(rawValue: 7)
    }

    struct Empty: Error, Equatable { private init() {}; static let one = Empty() }

    struct Described: Equatable, CustomStringConvertible, CustomReflectable {
      var number: Int
      var description: String { "[]" }
      var customMirror: Mirror { Mirror(self, unlabeledChildren: [1], displayStyle: .collection) }
    }

    protocol Shape: Sendable { var area: Double { get } }
    struct Circle: Shape, Equatable { let area: Double }

    enum Case: Equatable, Sendable {
      case none, `init`, `self`, `default`
      case one(Int8), labeled(value: Float), two(Int, String?), pair((Int, Int))
      case both(width: Double, height: Int64), optional(Int?), nothing(Void)
      case six(Int, Int8, Int16, Int32, Int64, UInt)
      indirect case nested(Case)

      static func == (left: Case, right: Case) -> Bool {
        String(reflecting: left) == String(reflecting: right)
      }
    }

    enum Silent: Int, CustomStringConvertible, CustomDebugStringConvertible {
      case first = 5, second
      var description: String { "?" }
      var debugDescription: String { "?" }
    }

    enum Tree<Leaf: Equatable & Sendable>: Equatable {
      case leaf(Leaf), leaves([Leaf], Leaf?)
    }

    struct Fault: Error, Equatable { let code: UInt16, reason: Case }
  }

  /// Requirements with each kind of parameter and result.
  @Mockable(.always) protocol Dock {
    func load(_ a: Int, _ b: Coupon, _ c: Int8, d: String, e: [Int]) -> Float
    func log(_ words: [Int8], level: Int?)
    func keep(_ value: Any) -> Any
    func shape(_ shape: any Freight.Shape) -> any Freight.Shape
    func make<Made>() -> Made
    func fetch<Made>(_ key: Int16, from place: String) throws -> Made
    func find<Made>(named name: String) -> Made?
    func list<Made>() -> [Made]
    subscript<Made>(place place: Character) -> Made { get set }
    func run(_ body: () -> Int, times: Int16) -> Int?
    func pick(_ range: PartialRangeFrom<Int>) -> Substring
    func fail(_ value: Freight.Case) throws(Freight.Fault)
    subscript(key: Int16) -> [String: Int]? { get set }
    var level: Float { get set }
  }

  final class RealDock: Dock {
    var level: Float = 1
    func load(_ a: Int, _ b: Coupon, _ c: Int8, d: String, e: [Int]) -> Float { Float(a) + 0.1 }
    func log(_ words: [Int8], level: Int?) {}
    func keep(_ value: Any) -> Any { value }
    func shape(_ shape: any Freight.Shape) -> any Freight.Shape { shape }
    func make<Made>() -> Made { Int8(3) as! Made }
    func fetch<Made>(_ key: Int16, from place: String) throws -> Made {
      guard let made = [Float(key), place].lazy.compactMap({ $0 as? Made }).first else {
        throw Freight.Fault(code: 2, reason: .none)
      }
      return made
    }
    func find<Made>(named name: String) -> Made? { name as? Made }
    func list<Made>() -> [Made] { [] }
    subscript<Made>(place place: Character) -> Made {
      get { Int16(place.asciiValue ?? 0) as! Made }
      set {}
    }
    func run(_ body: () -> Int, times: Int16) -> Int? { times == 1 ? body() : nil }
    func pick(_ range: PartialRangeFrom<Int>) -> Substring { "abc".dropFirst(range.lowerBound) }
    func fail(_ value: Freight.Case) throws(Freight.Fault) {
      throw Freight.Fault(code: 1, reason: value)
    }
    subscript(key: Int16) -> [String: Int]? {
      get { key == 0 ? nil : ["a": Int(key)] }
      set {}
    }
  }

  extension Dock {
    /// Makes a call of each kind, and describes the results.
    func use() -> [String] {
      log([], level: 1)
      log([1, -2], level: nil)
      var dock = self
      dock[1] = ["b": 2]
      dock[2] = nil
      dock.level = 0.1
      dock[place: "b"] = "c" as Character
      func thrown(_ value: Freight.Case) -> String {
        do {
          try fail(value)
          return "nothing"
        } catch {
          return "\(error)"
        }
      }
      return [
        "\(load(1, Coupon(), 2, d: "d", e: []))", "\(load(2, Coupon(), 2, d: "d", e: [1]))",
        "\(type(of: keep(Int8(1)))) \(type(of: keep([Float(1)]))) \(keep(Freight.Case.one(1)))",
        "\(shape(Freight.Circle(area: 2)))", "\(make() as Int8)",
        "\(String(describing: run({ 1 }, times: 1))) \(String(describing: run({ 1 }, times: 2)))",
        "\((try? fetch(3, from: "a")) as Float?) \((try? fetch(3, from: "a")) as String?)",
        "\(find(named: "b") as String?) \(find(named: "a") as Freight.Case??)",
        "\(self[place: "a"] as Int16)",
        "\(pick(1...))", thrown(.two(1, nil)), thrown(.pair((1, 2))),
        "\(String(describing: self[0])) \(String(describing: self[1])) \(level)",
      ]
    }
  }

  /// Values of declared types that are not `Codable`.
  private let declaredRows: [Row] = [
    Row(Freight.Plain(number: 1, name: nil, parts: [1.5, .infinity])),
    Row(Freight.Plain(number: 1, name: "a", parts: [], rest: Freight.Circle(area: 2))),
    Row(Freight.Scaled(euros: 2)), Row(Freight.Closed.shared), Row(Freight.Constant(number: 4)),
    Row(Freight.Private(5)), Row(Freight.Lazy(start: 1)), Row(Freight.Wrapped(level: 9)),
    Row(Freight.Box(of: Int32(3))), Row(Freight.Box(of: [Freight.Scaled(euros: 1)])),
    Row(Freight.Box(of: Freight.Box(of: "x" as Character))), Row(Freight.Options.all),
    Row(Freight.Empty.one), Row(Freight.Described(number: 8)), Row(Freight.Circle(area: 1)),
    Row(Freight.Fault(code: 4, reason: .two(1, "a"))),
    Row([Freight.Circle(area: 1), Freight.Circle(area: 2)] as [any Freight.Shape]) {
      $0.map(\.area) == $1.map(\.area)
    },
    Row(Freight.Case.none), Row(Freight.Case.`init`), Row(Freight.Case.`self`),
    Row(Freight.Case.default), Row(Freight.Case.one(-1)), Row(Freight.Case.labeled(value: 0.1)),
    Row(Freight.Case.two(1, nil)), Row(Freight.Case.pair((1, 2))),
    Row(Freight.Case.both(width: -0.0, height: 2)), Row(Freight.Case.optional(nil)),
    Row(Freight.Case.optional(1)), Row(Freight.Case.nothing(())),
    Row(Freight.Case.six(1, 2, 3, 4, 5, 6)), Row(Freight.Case.nested(.one(1))),
    Row(Freight.Silent.second), Row(Freight.Tree.leaf(Int8(1))),
    Row(Freight.Tree.leaves(["a"], nil)), Row([Freight.Silent.first: [Freight.Case.none]]),
    Row("a".dropFirst(0)), Row("a" as Character), Row("a" as Unicode.Scalar),
    Row((1, b: Int8(2))) { $0.0 == $1.0 && $0.b == $1.b }, Row(ArraySlice([Int8(1)])),
    Row(Int??.some(nil)), Row(Int??.some(1)), Row(Int?.none), Row([Int?]()), Row([Int8?.none, 1]),
    Row(ObjectIdentifier.self) { $0 == $1 }, Row([Int8].self) { $0 == $1 },
    Row(["\"#\\#(1)\n": Data([1])]),
  ]

  /// Values that cannot be written in another file.
  private let unwritten: [(name: String, carry: @Sendable (any Carrier) -> Void)] = {
    struct Local: Equatable { let number: Int }
    return [
      ("class", { _ = $0.carry(Coupon()) }),
      ("private", { _ = $0.carry(Hidden(number: 1)) }),
      ("private generic", { _ = $0.carry(Freight.Box(of: Hidden(number: 1))) }),
      ("local", { _ = $0.carry(Local(number: 1)) }),
      ("closure", { _ = $0.carry({ 1 } as @Sendable () -> Int) }),
      ("closure inside", { _ = $0.carry(Holder { 1 }) }),
      ("object inside", { _ = $0.carry([Coupon()]) }),
      ("NaN", { _ = $0.carry(Double.nan) }),
    ]
  }()

  /// Calls that do not show the generic type that the caller wanted.
  private let unknownTypes: [(pattern: String, call: @Sendable (any Dock) -> Void)] = [
    ("list(returning: <#type#>.self)", { _ = $0.list() as [Int] }),
    (
      "fetch(1 as Swift.Int16, from: \"a\", returning: <#type#>.self)",
      { _ = try? $0.fetch(1, from: "a") as Int }
    ),
  ]

  private struct Hidden: Equatable { let number: Int }
  private struct Holder { let body: @Sendable () -> Int }

  /// Recordings as source, which is a part of this target.
  @Suite struct RecordedSourceTests {
    private static var rows: [Row] { codableRows.filter(\.hasPattern) + declaredRows }

    @Test(
      "the source of a recording compiles and answers as the real object, for each kind of value")
    func replays() {
      MockScope.run(unusedStubs: .fail) {
        let carrier = MockCarrier("carrier", .strict)
        carrier.setUpCargo()
        for row in Self.rows { #expect(row.carry(carrier), "not equal: \(row.name)") }
      }
    }

    @Test("the source is what the table records. UPDATE_FIXTURES=1 writes it")
    func source() throws {
      let real = MockCarrier(spying: RealCarrier())
      for row in Self.rows { #expect(row.carry(real)) }
      try check(real.mock, String(reflecting: MockCarrier.self), "cargo")
    }

    /// Compares the source of a recording with the file in this target.
    private func check(_ mock: Mock, _ type: String, _ name: String) throws {
      let source = RecordedSource(
        Recording(of: mock), named: name, for: type, in: "UnderstudyTests")
      #expect(source.refusals.isEmpty, "\(source.refusals.joined(separator: "\n"))")
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Recordings/RecordedSourceTests+\(name).swift")
      let text = "// swift-format-ignore-file\n#if os(Linux)\n\(source.text)#endif\n"
      if ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] != nil {
        try Data(text.utf8).write(to: file)
      }
      let expected = try String(contentsOf: file, encoding: .utf8)
      #expect(text.split(separator: "\n") == expected.split(separator: "\n"))
    }

    @Test(
      "the source of a recording compiles for each kind of requirement, and answers as recorded")
    func requirements() throws {
      let real = MockDock(spying: RealDock())
      let recorded = real.use()
      try check(real.mock, String(reflecting: MockDock.self), "dock")
      MockScope.run(unusedStubs: .fail) {
        let dock = MockDock("dock", .strict)
        dock.setUpDock()
        #expect(dock.use() == recorded)
      }
    }

    @Test(
      "a generic type that the recorded result does not show is refused",
      arguments: unknownTypes.indices)
    func unknownType(index: Int) {
      let real = MockDock(spying: RealDock())
      unknownTypes[index].call(real)
      let source = RecordedSource(
        Recording(of: real.mock), named: "dock", for: String(reflecting: MockDock.self),
        in: "UnderstudyTests")
      #expect(source.refusals.count == 1, "\(source.text)")
      #expect(source.text.contains("    // stub(self.\(unknownTypes[index].pattern)"))
    }

    @Test("a recorded value that does not fit its type any more is a failure on its line")
    func changed() async {
      let text = await ReportedFailures.text {
        #expect(Recorded.value(Freight.Scaled.self, ["euros": 1 as Int16], line: 7).cents == 0)
        #expect(Recorded.value(Freight.Scaled.self, ["cents": 1], line: 8).cents == 0)
        #expect(Recorded.value(OrderReceipt.self, json: "{}", line: 9).id == 0)
      }
      #expect(text.contains(":7: error: The recorded Scaled cannot be made"))
      #expect(text.contains(":8: error: The recorded Scaled cannot be made"))
      #expect(text.contains(":9: error: The recorded OrderReceipt cannot be made"))
      #expect(text.contains("If Scaled has changed, record the calls again."))
    }

    @Test("what cannot be written in another file is refused", arguments: unwritten.indices)
    func refusals(index: Int) {
      let real = MockCarrier(spying: RealCarrier())
      unwritten[index].carry(real)
      let source = RecordedSource(
        Recording(of: real.mock), named: "cargo", for: String(reflecting: MockCarrier.self),
        in: "UnderstudyTests")
      #expect(source.refusals.count == 1, "\(unwritten[index].name): \(source.text)")
      #expect(source.text.contains("    // stub(self.carry(.any))"), "\(source.text)")
    }
  }
#endif
