import Foundation
import Testing
import UnderstudyCore
import UnderstudyTime
import UnderstudyValues

/// Random values with hidden parts, of more than 400 types, in everything that the runtime shows.
///
/// `UNDERSTUDY_FUZZ_PAIRS=10000` uses that many pairs, and `UNDERSTUDY_FUZZ_SEED` repeats a run.
@Suite struct RedactionFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["UNDERSTUDY_FUZZ_PAIRS"].flatMap(Int.init) ?? 250
  private static let seed = environment["UNDERSTUDY_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

  /// The types: leaves, and up to two levels of generic types around each.
  private static var types: [any FuzzedValue.Type] {
    let leaves: [any FuzzedValue.Type] = [
      FuzzedSecret.self, FuzzedLogin.self, FuzzedForm.self, FuzzedCredential.self,
      FuzzedReport.self, FuzzedAccount.self, FuzzedSubaccount.self,
    ]
    let inner = leaves.flatMap(DifferenceFuzzTests.wrapped)
    return leaves + inner + inner.flatMap(DifferenceFuzzTests.wrapped)
  }

  @Test("there are more than 400 types") func numberOfTypes() {
    #expect(Set(Self.types.map { "\($0)" }).count > 400)
  }

  @Test("nothing shows a hidden value or a part of it", arguments: 0..<10)
  func values(batch: Int) {
    let types = Self.types
    for number in 0..<(Self.count / 10) {
      var random = SplitMix64(seed: Self.seed &+ UInt64(batch * 100_000 + number) << 24)
      let type = random.pick(types)
      check(
        type, &random,
        "pair \(number) of batch \(batch), UNDERSTUDY_FUZZ_SEED=\(Self.seed)")
    }
  }

  private func check<Value: FuzzedValue>(
    _ type: Value.Type, _ random: inout SplitMix64, _ name: String
  ) {
    let (expected, other) = (Value.random(&random), Value.random(&random))
    let actual = expected.marked(&random)
    var texts: [String] = []
    let log = FailureLog.of {
      MockScope.run(unusedStubs: .warn) {
        redact(FuzzedSecret.self)
        redact(label: "password")
        texts += [
          "\(Matcher.equal(expected))", "\(Matcher.anyOf(.equal(expected), .equal(other)))",
        ]
        texts += Self.lines(
          of: ValueDifference.described(expected, actual, redactions: DescriptionContext.hidden))
        Self.fail(expected, actual, other)
      }
    }
    #expect(log.failures.count >= 6, "\(type), \(name)")
    for text in texts + log.failures.flatMap(Self.texts) {
      #expect(GreekText.excerpt(of: text) == nil, "\(type), \(name)")
    }
  }

  /// Makes all kinds of failures that show values.
  private static func fail<Value: FuzzedValue>(_ expected: Value, _ actual: Value, _ other: Value) {
    let closure = MockClosure("closure", of: ((Value) -> Value?).self)
    stub(closure(.equal(other))).returns(expected)
    expect(closure(.equal(expected)), 2).returns(actual)
    expect(closure(.anyOf(.equal(expected), .not(.equal(actual)), .equal(other))), 0...)
    reject(closure(.equal(actual)))
    _ = closure.function(expected)
    _ = closure.function(actual)
    _ = closure.function(other)
    verify(closure(.equal(actual)), 7)
    verifyInOrder(closure(.equal(actual)), closure(.equal(expected)), closure(.equal(actual)))
    assertThat([expected, actual], .contains(.equal(other)))
    assertThat(actual, .equal(expected))
    assertThat(Box(password: actual), .has(\.password, .equal(expected)))
    let secret = FuzzedSecret(text: "\(GreekText.letters[0])")
    let strict = MockClosure("strict", .strict, of: ((Value) -> Void).self)
    strict.function(expected)
    stress(1, threads: 1) { _ in throw secret }
  }

  private struct Box<Value> { var password: Value }

  /// Returns everything that a failure shows.
  private static func texts(_ failure: MockFailure) -> [String] {
    let candidates = failure.content.candidates
    var mismatches = candidates.flatMap(\.mismatches) + failure.body.flatMap(\.mismatches)
    if let mismatch = (failure.content as? FailedAssertion)?.mismatch {
      mismatches.append(mismatch)
    }
    var texts = [failure.headline] + failure.content.subjects.map(\.description)
    for candidate in candidates { texts.append(candidate.pattern.description) }
    for mismatch in mismatches {
      texts += [mismatch.expected, mismatch.actual, mismatch.explanation ?? ""]
      if let difference = mismatch.difference { texts += lines(of: difference) }
    }
    // The text of a mismatch shows what is searched above, and not the values that it stores.
    for part in failure.body {
      let text = "\(part)"
      if !text.contains("ArgumentMismatch(") { texts.append(text) }
    }
    return texts
  }

  private static func lines(of difference: ValueDifference) -> [String] {
    switch difference.form {
    case .whole(let remark): remark.map { [$0] } ?? []
    case .remark(let text): [text]
    case .lines(let lines): lines
    }
  }
}
