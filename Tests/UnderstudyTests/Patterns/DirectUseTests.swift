import Testing
import Understudy
import UnderstudyMacros

private enum Mode: Equatable { case coarse, fine(step: Int) }

@Mockable(.always)
private protocol Scale: AnyObject {
  var mode: Mode { get set }
  var weight: Int { get set }
  var label: String? { get }
  var isLevel: Bool { get }
  var marks: [Int] { get set }
  func number(_ value: Int) -> Int
  func ratio(_ value: Double) -> Double
  func name(_ value: Int) -> String
  func maybe(_ value: Int) -> Int?
  func accepts(_ value: Int, _ label: String) -> Bool
  func read(_ value: Int) throws -> Int
  func load(_ value: Int) async throws -> Int
  func list(_ count: Int) -> [Int]
  func choose(_ mode: Mode) -> Mode
  func record(_ value: Int)
  subscript(key: Int) -> Int { get set }
}

/// A type whose default arguments and initial values use a mock.
private struct Reading {
  static let scale = {
    let scale = MockScale("shared scale")
    stub(scale.weight).returns(7)
    stub(scale.number(.any)).answers { $0 * 3 }
    return scale
  }()

  var weight = scale.weight
  lazy var number = Self.scale.number(weight)

  static func sum(_ first: Int = scale.weight, _ second: Int = scale.number(1)) -> Int {
    first + second
  }
}

/// Uses a mock through the existential and through a generic parameter.
private func total(_ scale: any Scale) -> Int { scale.weight + scale.number(1) }
private func sum(of scale: some Scale) -> Int { scale.weight + scale.number(1) }

/// A function whose generic parameter is inferred from its argument.
private func same<Value>(_ value: Value) -> Value { value }

/// A function with overloads for values of different types.
private func describe(_ value: Int) -> String { "Int \(value)" }
private func describe(_ value: String) -> String { "String \(value)" }

/// A mock that is used directly, in the contexts of everyday code: the call and the property always
/// mean the requirement, never its pattern.
@Suite("Direct uses of a mock", .verifyingMocks(unusedStubs: .allow))
struct DirectUseTests {
  private let scale = MockScale("scale")

  init() {
    stub(scale.number(.any)).answers { $0 * 3 }
    stub(scale.ratio(.any)).answers { $0 / 2 }
    stub(scale.name(.any)).answers { "n\($0)" }
    stub(scale.maybe(.any)).answers { $0 > 0 ? $0 : nil }
    stub(scale.accepts(.any, .any)).answers { $0 > 1 || $1 == "yes" }
    stub(scale.read(.any)).answers { $0 + 1 }
    stub(scale.load(.any)).answers { $0 + 2 }
    stub(scale.list(.any)).answers { Array(0..<$0) }
    stub(scale[.any]).stores(5)
    stub(scale.weight).stores(7)
    stub(scale.marks).stores([1, 2])
    stub(scale.label).returns("oak")
    stub(scale.isLevel).returns(true)
    stub(scale.mode).stores(.coarse)
    stub(scale.choose(.any)).answers { $0 }
  }

  @Test("array literals")
  func arrays() {
    #expect([scale.name(1), "x"] == ["n1", "x"])
    #expect(["n1", "x"] == [scale.name(1), "x"])
    #expect([scale.label, nil] == ["oak", nil])
    #expect([scale.maybe(1), scale.maybe(0)] == [1, nil])
    #expect([[scale.number(1)], [scale.weight]] == [[3], [7]])
    #expect(Set([scale.number(1), scale.weight]) == [3, 7])
    #expect([scale.isLevel, scale.accepts(0, "no")] == [true, false])
    #expect(
      [scale.mode, .fine(step: 1), scale.choose(.coarse)] == [.coarse, .fine(step: 1), .coarse])
    #expect([scale.ratio(1), scale.ratio(2)] == [0.5, 1])
    #expect([scale.number(1), scale.number(2)].reduce(0, +) == 9)
    #expect([scale.number(1), scale.weight].contains(7))
    #expect([scale.weight, scale.number(1)].sorted().first == 3)
    #expect([1, 2].map { scale.number($0) } == [3, 6])
    #expect([1, 2].map(scale.number) == [3, 6])
    #expect(scale.marks + [scale.weight] == [1, 2, 7])
    #expect(scale.list(2) == [0, 1])
    #expect(scale.list(3)[1] == 1)
    #expect(scale.marks[scale.number(0)] == 1)
    let numbers = [scale.number(1), scale.weight]
    #expect(numbers == [3, 7])
    let anything: [Any] = [scale.weight, scale.name(1)]
    #expect(anything.count == 2 && anything[0] is Int && anything[1] is String)
    #expect([scale.number(1), scale[0]] as [Int] == [3, 5])
  }

  @Test("dictionary and tuple literals")
  func dictionaries() {
    #expect(["a": scale.number(1), "b": scale.weight] == ["a": 3, "b": 7])
    #expect([scale.name(1): scale.number(1)] == ["n1": 3])
    #expect([scale.number(1): "x"][3] == "x")
    #expect((scale.number(1), scale.weight) == (3, 7))
    #expect((scale.weight, scale.name(1)) == (7, "n1"))
    let things: [String: Any] = ["a": scale.weight, "b": scale.name(1)]
    #expect(things["a"] as? Int == 7 && things["b"] as? String == "n1")
    let pair = (first: scale.number(1), second: scale.weight)
    #expect(pair == (3, 7))
  }

  @Test("operators and comparisons")
  func operators() {
    #expect(scale.number(1) + scale.number(2) == 9)
    #expect(scale.number(1) + scale.weight * 2 - 1 == 16)
    #expect(-scale.number(1) == -3)
    #expect(scale.ratio(3) + 0.5 == 2)
    #expect(scale.ratio(1) < scale.ratio(2))
    #expect(scale.weight > scale.number(1))
    #expect(scale.weight != 8 && scale.isLevel)
    #expect(!scale.accepts(0, "no"))
    #expect(scale.isLevel || scale.accepts(0, "no"))
    #expect(scale.isLevel == scale.accepts(2, "no"))
    #expect(scale.maybe(0) == nil)
    #expect(scale.maybe(0) ?? scale.weight == 7)
    #expect((scale.label ?? "") + scale.name(1) == "oakn1")
    #expect((1...9).contains(scale.weight))
    #expect((scale.number(1)...scale.weight).count == 5)
    #expect(scale.weight << 1 == 14)
    #expect(1...scale.number(1) ~= 2)
    #expect(scale.mode == .coarse)
    #expect(scale.choose(.fine(step: scale.weight)) != .fine(step: 3))
    #expect(scale.label == "oak")
    #expect(scale.maybe(1)! + 1 == 2)
    #expect(scale.number(1).isMultiple(of: 3) && scale.weight % 2 == 1)
  }

  @Test("conditions, ternaries, loops and switches")
  func conditions() throws {
    #expect((scale.isLevel ? scale.number(1) : scale.weight) == 3)
    #expect((true ? scale.weight : 0) == 7)
    #expect((false ? nil : scale.label) == "oak")
    if scale.isLevel, let label = scale.label { #expect(label == "oak") }
    if let number = scale.maybe(1) { #expect(number == 1) }
    guard case .some(let label) = scale.label else { throw CancellationError() }
    #expect(label.count == 3)
    var sum = 0
    for mark in scale.marks where mark < scale.weight { sum += mark }
    for number in 0..<scale.number(1) { sum += number }
    while sum < scale.weight { sum += scale.number(1) }
    #expect(sum == 9)
    switch scale.number(1) {
    case 3: break
    default: Issue.record("another number")
    }
    switch (scale.weight, scale.label) {
    case (7, "oak"?): break
    default: Issue.record("another pair")
    }
    if case .fine = scale.mode { Issue.record("another mode") }
    switch scale.choose(.fine(step: 2)) {
    case .fine(let step): #expect(step == 2)
    case .coarse: Issue.record("another mode")
    }
    let mode: Mode = scale.isLevel ? .fine(step: scale.weight) : scale.mode
    #expect(mode == .fine(step: 7))
    repeat { sum -= scale.number(1) } while sum > scale.weight
    #expect(sum == 6)
    for number in stride(from: scale.number(1), to: scale.weight, by: 2) { sum += number }
    #expect(sum == 14)
    let word = if scale.isLevel { scale.name(1) } else { "none" }
    #expect(word == "n1")
    try #require(scale.isLevel)
    try #require(scale.number(1) == 3)
    assert(scale.isLevel && scale.weight == 7)
    let unwrapped = try #require(scale.label)
    #expect(unwrapped == "oak")
  }

  @Test("arguments, generics, closures and key paths")
  func arguments() {
    #expect(max(scale.number(1), scale.weight, 4) == 7)
    #expect(min(scale.weight, 4) == 4)
    #expect(same(scale.number(1)) == 3)
    #expect(same(scale.weight) == 7)
    #expect(describe(scale.number(1)) == "Int 3")
    #expect(describe(scale.name(1)) == "String n1")
    #expect(scale.number(scale.number(1)) == 9)
    #expect(scale.name(scale.weight) == "n7")
    #expect("\(scale.number(1)) \(scale.weight) \(scale.label ?? "")" == "3 7 oak")
    #expect(String(scale.number(1)) == "3")
    #expect(Double(scale.weight) == 7)
    #expect(scale.name(1).uppercased() == "N1")
    #expect(scale.label?.count == 3)
    #expect(scale.maybe(1).map { $0 + scale.weight } == 8)
    #expect({ scale.number(1) }() == 3)
    let closure: () -> Int = { scale.weight }
    #expect(closure() == 7)
    #expect(scale[keyPath: \MockScale.weight] == 7)
    #expect([scale].map(\.weight) == [7])
    #expect([scale].map(\.marks.count) == [2])
    #expect([3, 1].sorted { scale.number($0) < scale.number($1) } == [1, 3])
    #expect([1, 2].filter { scale.accepts($0, "no") } == [2])
    #expect([0, 1].compactMap { scale.maybe($0) } == [1])
    #expect(Reading.sum() == 10)
    #expect(Reading.sum(scale.number(2)) == 9)
    var reading = Reading()
    #expect(reading.number == 21)
    reading = Reading(weight: scale.number(1))
    #expect(reading.weight == 3)
    #expect(total(scale) == 10)
    #expect(sum(of: scale) == 10)
    let holder: MockScale? = scale
    #expect(holder?.weight == 7)
    #expect(holder?.number(1) == 3)
    let function = scale.number
    #expect(function(2) == 6)
    var text = ""
    print(scale.weight, scale.number(1), terminator: "", to: &text)
    #expect(text == "7 3")
    #expect(String(describing: scale.weight) == "7")
    #expect(type(of: scale.weight) == Int.self)
    scale.record(scale.number(1))
    verify(scale.record(3))
    #expect(zip([1], [scale.weight]).map { $0 + $1 } == [8])
    let any: Any = scale.weight
    #expect(any as? Int == 7)
    let optional: Int? = scale.number(1)
    #expect(optional == 3)
    let wide: Double = scale.ratio(3)
    #expect(wide == 1.5)
  }

  @Test("errors and concurrency")
  func effects() async throws {
    #expect(try scale.read(1) == 2)
    #expect(try [scale.read(1), scale.read(2)] == [2, 3])
    #expect(try scale.read(1) + scale.read(2) == 5)
    #expect((try? scale.read(1)) == 2)
    #expect(try await scale.load(1) == 3)
    #expect(try await [scale.load(1), scale.load(2)] == [3, 4])
    #expect(try await scale.load(1) + scale.load(2) == 7)
    async let first = scale.load(1)
    async let second = scale.load(2)
    let sum = try await first + second
    #expect(sum == 7)
    let task = Task { try await scale.load(1) }
    #expect(try await task.value == 3)
    let loaded = try await scale.load(scale.number(1))
    #expect(loaded == 5)
    stub(scale.read(9)).throws(CancellationError())
    #expect(throws: CancellationError.self) { try scale.read(9) }
  }

  @Test("assignments and mutation in place")
  func mutation() {
    scale.weight = scale.number(1)
    scale.weight += scale.number(1)
    #expect(scale.weight == 6)
    scale.marks.append(scale.weight)
    scale.marks[0] = 4
    #expect(scale.marks == [4, 2, 6])
    scale[1] = scale.weight
    scale[1] -= 1
    #expect(scale[1] == 5)
    var weight = 1
    swap(&weight, &scale.weight)
    #expect((weight, scale.weight) == (6, 1))
    scale[keyPath: \.weight] = 9
    #expect(scale.weight == 9)
    scale.marks.removeAll { $0 == scale.number(2) }
    #expect(scale.marks == [4, 2])
    scale.mode = .fine(step: scale.number(1))
    #expect(scale.mode == .fine(step: 3))
    let add: (inout Int) -> Void = { $0 += 1 }
    add(&scale.weight)
    #expect(scale.weight == 10)
    defer { #expect(scale.weight == 11) }
    scale.weight = max(scale.weight, 11)
  }
}
