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

  private static let lock = "protocol Lock { associatedtype Key: LockKey where Key.Owner == Self }"
  private static let key = "protocol LockKey { associatedtype Owner: Lock where Owner.Key == Self }"

  @Test(
    "protocols under different conditions stand for each other, since the sources name both",
    arguments: [
      "#if A\n\(lock)\n#endif\n\(key)", "\(lock)\n#if A\n\(key)\n#endif",
      "#if A || B\n\(lock)\n#endif\n#if B || A\n\(key)\n#endif",
      "#if A\n\(lock)\n#if B\n\(key)\n#endif\n#endif",
    ])
  func otherCondition(source: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m: (MockLock, MockLockKey)"), .testable("Shop", source))
    #expect(made.messages == [])
    #expect(
      mocks(made) == [
        "MockLock:", "typealias Key = MockLockKey", "MockLockKey:", "typealias Owner = MockLock",
      ])
  }

  @Test(
    "a protocol with several declarations is refused, because a branch may have none that fits",
    arguments: ["#else\nprotocol Lock {}\n", "#else\n\(lock)\n"])
  func severalDeclarations(branch: String) {
    let made = GeneratedMocks(
      .tests("import Shop\nlet m: (MockLock, MockLockKey)"),
      .testable("Shop", "#if A\n\(Self.lock)\n\(branch)#endif\n\(Self.key)"))
    #expect(!mocks(made).contains("MockLockKey:"))
    #expect(made.messages.contains { $0.contains("LockKey") })
  }
}
