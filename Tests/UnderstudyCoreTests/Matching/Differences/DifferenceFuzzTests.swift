import Foundation
import Testing
import UnderstudyCore
import UnderstudyValues

/// Differences of random values of more than 200 types.
///
/// `UNDERSTUDY_FUZZ_PAIRS=10000` compares that many pairs, and `UNDERSTUDY_FUZZ_SEED` repeats a run.
@Suite struct DifferenceFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["UNDERSTUDY_FUZZ_PAIRS"].flatMap(Int.init) ?? 250
  private static let seed = environment["UNDERSTUDY_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

  /// The types: leaves, and up to two levels of generic types around each.
  private static var types: [any FuzzedValue.Type] {
    let leaves: [any FuzzedValue.Type] = [Int.self, String.self, Double.self]
    let inner = leaves.flatMap(wrapped)
    return leaves + inner + inner.flatMap(wrapped)
  }

  /// Returns the types that contain values of another type.
  ///
  /// Not optimized: the optimizer would specialize everything that the values use for each type.
  @_optimize(none)
  static func wrapped(_ type: any FuzzedValue.Type) -> [any FuzzedValue.Type] {
    @_optimize(none)
    func wrap<Part: FuzzedValue>(_ type: Part.Type) -> [any FuzzedValue.Type] {
      [
        Part?.self, [Part].self, [String: Part].self, FuzzedStruct<Part>.self,
        FuzzedPair<Part, String>.self, FuzzedEnum<Part>.self, FuzzedObject<Part>.self,
        FuzzedDescription<Part>.self,
      ]
    }
    return wrap(type)
  }

  @Test("there are more than 200 types") func numberOfTypes() {
    #expect(Set(Self.types.map { "\($0)" }).count > 200)
  }

  @Test("a difference is bounded and well-formed, and shows what differs", arguments: 0..<10)
  func differences(batch: Int) {
    let types = Self.types
    var marked = 0
    for number in 0..<(Self.count / 10) {
      var random = SplitMix64(seed: Self.seed &+ UInt64(batch * 100_000 + number) << 24)
      var type = random.pick(types)
      if random.chance(30) { type = random.pick(Self.wrapped(type)) }
      check(
        type, &random, "pair \(number) of batch \(batch), UNDERSTUDY_FUZZ_SEED=\(Self.seed)",
        &marked)
    }
    #expect(marked * 3 > Self.count / 10)
  }

  private func check<Value: FuzzedValue>(
    _ type: Value.Type, _ random: inout SplitMix64, _ name: String, _ marked: inout Int
  ) {
    let expected = Value.random(&random)
    let actual = expected.marked(&random)
    guard expected != actual else { return }
    let difference = ValueDifference.described(expected, actual)
    let lines = Self.lines(of: difference)
    let text = lines.joined(separator: "\n")
    #expect(difference.steps < 600, "\(type), \(name)")
    #expect(lines.count <= 60, "\(type), \(name)")
    #expect(text.utf8.count <= 4_000, "\(type), \(name)")
    #expect(text == VisibleText.lines(text), "\(type), \(name)")
    switch difference.form {
    case .lines, .remark:
      let heads = ["- ", "+ ", "  ", "@@ "]
      let emptyLines = ["", "-", "+"]
      let isWellFormed = lines.allSatisfy { line in
        lines.count == 1 || emptyLines.contains(line) || heads.contains { line.hasPrefix($0) }
      }
      #expect(isWellFormed, "\(type), \(name):\n\(text)")
      #expect(Self.showsDifference(lines), "\(type), \(name):\n\(text)")
      // Parts without a counterpart are cut at their ends, and descriptions can differ elsewhere too.
      let isPaired =
        lines.count { $0.hasPrefix("-") } == lines.count { $0.hasPrefix("+") }
        && ![" nil", ".none", "FuzzedObject<"].contains(where: text.contains)
        && !"\(type)".contains("FuzzedDescription")
      let isMarked = Self.showsMark(text)
      #expect(isMarked || !isPaired, "\(type), \(name):\n\(text)")
      marked += isMarked ? 1 : 0
    case .whole:
      let log = FailureLog.of { assertThat(actual, .equal(expected)) }
      let mismatch = (log.failures.first?.content as? FailedAssertion)?.mismatch
      #expect(mismatch.map { $0.expected != $0.actual } == true, "\(type), \(name)")
    }
    let again = Self.lines(of: ValueDifference.described(expected, actual))
    #expect(lines == again, "\(type), \(name)")
  }

  private static func lines(of difference: ValueDifference) -> [String] {
    switch difference.form {
    case .whole(let remark): remark.map { [$0] } ?? []
    case .remark(let text): [text]
    case .lines(let lines): lines
    }
  }

  /// Returns a Boolean value that indicates whether lines show any difference.
  private static func showsDifference(_ lines: [String]) -> Bool {
    let changes = lines.filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    if changes.count == 2 { return changes[0].dropFirst() != changes[1].dropFirst() }
    let remarks = ["differs", "looks the same, but", "both are"]
    return !changes.isEmpty || lines.contains { line in remarks.contains(where: line.contains) }
  }

  private static func showsMark(_ text: String) -> Bool {
    text.contains(FuzzedMark.text) || text.contains("\(FuzzedMark.number)")
      || text.contains("\(Double(FuzzedMark.number) + 0.5)")
  }
}
