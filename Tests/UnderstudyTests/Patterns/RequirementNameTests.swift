import Testing
import Understudy
import UnderstudyMacros

@Mockable(.always)
private protocol Pump {
  var level: Int { get set }
  static var limit: Int { get }
  func fill(to level: Int) -> Int
  func fill(from other: String) -> Int
  subscript(key: String) -> Int { get }
}

@Mockable(.always)
private class Sluice {
  init() {}
  func open(by turns: Int) {}
}

@Mockable(.always)
private protocol Gate: Pump {
  func lift()
}

@Mockable(.always)
private struct Horn {
  var sound: @Sendable (Int) -> Void
}

/// The names of requirements in `anyCall(on:named:)`, on each kind of mock that knows all of them.
@Suite(.verifyingMocks)
struct RequirementNameTests {
  /// A mock, with names of its requirements.
  private static let mocks: [(make: @Sendable () -> any Mockable, names: [String])] = [
    (
      { MockPump("pump") },
      ["level", "limit", "fill", "fill(to:)", "fill(from:)", "subscript(_:)", "l.*", "fi.*:.*"]
    ),
    ({ MockSluice("sluice") }, ["open", "open(by:)", "o.*"]),
    ({ MockHorn("horn") }, ["sound", "sound(_:)"]),
  ]

  @Test("each name of a requirement is right", arguments: mocks.indices)
  func known(index: Int) {
    let (make, names) = Self.mocks[index]
    for name in names { verify(anyCall(on: make(), named: name), .never) }
  }

  @Test("each other name is a failure, even if nothing was called yet", arguments: mocks.indices)
  func unknown(index: Int) async {
    let (make, names) = Self.mocks[index]
    for name in names.map({ $0 + "x" }) + ["", "toString", "open2|x"] {
      let text = await ReportedFailures.text { verify(anyCall(on: make(), named: name), .never) }
      #expect(text.contains("has no requirement whose name is or matches"), "\(name)")
      #expect(text.contains("The nearest names: "), "\(name)")
    }
  }

  @Test("names of a mock that may inherit others are not checked")
  func inherited() {
    verify(anyCall(on: MockGate("gate"), named: "fill"), .never)
    verify(anyCall(on: MockGate("gate"), named: "lift"), .never)
  }
}
