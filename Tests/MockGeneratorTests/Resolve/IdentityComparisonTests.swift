import MockGenerator
import Testing

@Suite("Comparisons in the bodies of mocks")
struct IdentityComparisonTests {
  /// The implementations in the body of a mock.
  private func compared(
    _ source: String, isOnMainActor: Bool = false, tests: String = ""
  ) -> [String] {
    var shop = SourceModule.testable("Shop", source)
    shop.defaults.isOnMainActor = isOnMainActor
    let made = GeneratedMocks(.tests("@testable import Shop\nlet d = MockDesk()\n\(tests)"), shop)
    #expect(made.messages == [])
    let text = made.text("Shop")
    return ["static func ==", "func hash(", "static func <"].filter {
      text.contains("  nonisolated " + $0)
    }.map { String($0.split(separator: " ").last ?? "") }
  }

  /// An implementation of equality.
  private static let equality = "static func == (l: Self, r: Self) -> Bool { true }"

  @Test(
    "an isolated implementation is replaced by one that compares identities",
    arguments: [
      ("@MainActor protocol Desk: Equatable {}\nextension Desk { § }", true),
      ("protocol Desk: Equatable {}\n@MainActor extension Desk { § }", true),
      ("protocol Desk: Equatable {}\nextension Desk { @MainActor § }", true),
      (
        "@MainActor protocol Lamp {}\nprotocol Desk: Lamp, Equatable {}\nextension Desk { § }", true
      ),
      ("@Studio protocol Desk: Hashable {}\nextension Desk { § }", true),
      (
        "@MainActor protocol Lamp: Equatable {}\nextension Lamp { § }\nprotocol Desk: Lamp {}", true
      ),
      ("@MainActor protocol Desk: Equatable {}\nextension Desk { nonisolated § }", false),
      ("@MainActor protocol Desk: Equatable {}\nnonisolated extension Desk { § }", false),
      ("@MainActor protocol Desk: Equatable {}", false),
      ("protocol Desk: Actor, Equatable {}\nextension Desk { § }", false),
      ("protocol Desk: Equatable {}\nextension Desk { § }", false),
    ])
  func isolated(source: String, isReplaced: Bool) {
    let studio = "@globalActor actor Studio { static let shared = Studio() }\n"
    let text = studio + source.split(separator: "§").joined(separator: Self.equality)
    #expect(compared(text) == (isReplaced ? ["=="] : []))
  }

  @Test(
    "a module on the main actor isolates the implementations in it",
    arguments: [
      ("protocol Desk: Equatable {}\nextension Desk { § }", true),
      ("protocol Desk: Sendable, Equatable {}\nextension Desk { § }", true),
      ("nonisolated protocol Desk: Equatable {}\nextension Desk { § }", false),
      ("protocol Desk: Equatable {}\nnonisolated extension Desk { § }", false),
      ("protocol Desk: Equatable {}", false),
    ])
  func defaultIsolation(source: String, isReplaced: Bool) {
    let text = source.split(separator: "§").joined(separator: Self.equality)
    #expect(compared(text, isOnMainActor: true) == (isReplaced ? ["=="] : []))
  }

  @Test("an extension in another module counts too")
  func otherModule() {
    let made = compared(
      "@MainActor protocol Desk: Equatable {}", tests: "extension Desk { \(Self.equality) }")
    #expect(made == ["=="])
  }

  @Test(
    "implementations of the same rank are replaced",
    arguments: [
      (
        "protocol Lamp { func hash(into hasher: inout Hasher) }\nprotocol Desk: Lamp, Hashable {}",
        ["hash("]
      ),
      (
        "protocol Lamp { static func < (l: Self, r: Self) -> Bool }\nprotocol Desk: Lamp, Comparable {}",
        ["<"]
      ),
      (
        "protocol Desk: Hashable {}\nextension Hashable where Self: Desk { "
          + "func hash(into hasher: inout Hasher) {} }", ["hash("]
      ),
      ("protocol Lamp { func hash(into hasher: inout Hasher) }\nprotocol Desk: Lamp {}", []),
      ("protocol Desk: Hashable { func hash(into hasher: inout Hasher) }", []),
      ("protocol Desk: Hashable {}\nextension Array: Desk {}", []),
    ])
  func sameRank(source: String, replaced: [String]) {
    #expect(compared(source) == replaced)
  }
}
