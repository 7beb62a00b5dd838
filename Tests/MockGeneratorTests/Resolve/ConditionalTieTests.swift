import MockGenerator
import Testing

@Suite("Associated types that are tied inside #if")
struct ConditionalTieTests {
  /// Returns the declarations of mocks, with their associated types.
  private func mocks(_ made: GeneratedMocks) -> [String] {
    made.lines("Shop", "nonisolated", "typealias").compactMap { line in
      line.contains("typealias")
        ? String(line.drop { $0 == " " })
        : line.split(separator: " ").first { $0.hasPrefix("Mock") }.map(String.init)
    }
  }

  @Test("mocks of protocols under the same condition stand for each other's associated types")
  func conditional() {
    let protocols = """
      protocol Lock { associatedtype Key: LockKey where Key.Owner == Self }
      protocol LockKey { associatedtype Owner: Lock where Owner.Key == Self }
      """
    for (opening, closing) in [
      ("#if os(Linux)", "#endif"), ("#if A\n#if B", "#endif\n#endif"), ("#if A\n#else", "#endif"),
    ] {
      let made = GeneratedMocks(
        .tests("import Shop\nlet m: (MockLock, MockLockKey)"),
        .testable("Shop", "\(opening)\n\(protocols)\n\(closing)"))
      #expect(made.messages == [])
      #expect(
        mocks(made) == [
          "MockLock:", "typealias Key = MockLockKey", "MockLockKey:", "typealias Owner = MockLock",
        ])
    }
  }

  @Test("protocols under different conditions are refused, because one mock may be missing")
  func otherCondition() {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m: (MockLock, MockLockKey)"),
      .testable(
        "Shop",
        """
        #if A
        protocol Lock { associatedtype Key: LockKey where Key.Owner == Self }
        #endif
        protocol LockKey { associatedtype Owner: Lock where Owner.Key == Self }
        """))
    #expect(made.mocks == [])
    #expect(made.messages.count == 2)
  }
}
