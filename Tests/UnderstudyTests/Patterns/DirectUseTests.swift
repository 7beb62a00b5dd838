import Testing
import Understudy
import XCTest

@Mockable(.always)
private protocol Scale {
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
  subscript(key: Int) -> Int { get set }
}

/// A function whose generic parameter is inferred from its argument.
private func same<Value>(_ value: Value) -> Value { value }

/// A function with overloads for values of different types.
private func describe(_ value: Int) -> String { "Int \(value)" }
private func describe(_ value: String) -> String { "String \(value)" }

/// A mock that is used directly, in the contexts of everyday code: the call and the property always
/// mean the requirement, never its pattern.
@Suite("Direct uses of a mock", .verifyingMocks)
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
  }

  @Test("array literals")
  func arrays() {
    #expect([scale.number(1), scale.number(3)] == [3, 9])
    #expect([3, 9] == [scale.number(1), scale.number(3)])
    #expect([scale.weight, scale.weight] == [7, 7])
    #expect([scale.weight, scale.number(1), 2] == [7, 3, 2])
    #expect([scale.name(1), "x"] == ["n1", "x"])
    #expect([scale.label, nil] == ["oak", nil])
    #expect([scale.maybe(1), scale.maybe(0)] == [1, nil])
    #expect([[scale.number(1)], [scale.weight]] == [[3], [7]])
    #expect([scale[0], scale[1]] == [5, 5])
    #expect(Set([scale.number(1), scale.weight]) == [3, 7])
    #expect([scale.isLevel, scale.accepts(0, "no")] == [true, false])
    #expect([scale.number(1), scale.number(2)].reduce(0, +) == 9)
    #expect([1, 2].map { scale.number($0) } == [3, 6])
    #expect([1, 2].map(scale.number) == [3, 6])
    #expect(scale.marks + [scale.weight] == [1, 2, 7])
    #expect(scale.list(2) == [0, 1])
    #expect(scale.list(3)[1] == 1)
    XCTAssertEqual([scale.number(1), scale.weight], [3, 7])
    let numbers = [scale.number(1), scale.weight]
    #expect(numbers == [3, 7])
  }

  @Test("dictionary and tuple literals")
  func dictionaries() {
    #expect(["a": scale.number(1), "b": scale.weight] == ["a": 3, "b": 7])
    #expect([scale.name(1): scale.number(1)] == ["n1": 3])
    #expect([scale.number(1): "x"][3] == "x")
    #expect((scale.number(1), scale.weight) == (3, 7))
    #expect((scale.weight, scale.name(1)) == (7, "n1"))
    let pair = (first: scale.number(1), second: scale.weight)
    #expect(pair == (3, 7))
    XCTAssertEqual(["a": scale.weight], ["a": 7])
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
    XCTAssertEqual(scale.number(1) + scale.weight, 10)
    XCTAssertTrue(scale.isLevel)
    XCTAssertGreaterThan(scale.weight, scale.number(1))
    XCTAssertEqual(scale.ratio(3), 1.5, accuracy: 0.1)
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
    let word = if scale.isLevel { scale.name(1) } else { "none" }
    #expect(word == "n1")
    let unwrapped = try #require(scale.label)
    #expect(unwrapped == "oak")
    #expect(try XCTUnwrap(scale.maybe(2)) == 2)
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
    XCTAssertEqual(try scale.read(1), 2)
    XCTAssertNoThrow(try scale.read(1))
    let loaded = try await scale.load(scale.number(1))
    #expect(loaded == 11)
    stub(scale.read(9)).throws(CancellationError())
    #expect(throws: CancellationError.self) { try scale.read(9) }
    XCTAssertThrowsError(try scale.read(9))
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
  }
}
