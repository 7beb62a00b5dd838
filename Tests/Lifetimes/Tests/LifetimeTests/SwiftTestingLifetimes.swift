import Testing
import Understudy

/// Tests of Swift Testing, one after another.
@Suite(.serialized) struct SwiftTestingLifetimes {
  private static let before = Before()

  /// The memory after the first tests.
  private final class Before: @unchecked Sendable {  // The tests run one after another.
    var bytes: Int?
  }

  @Test("a test with a scope leaves nothing behind", .verifyingMocks, arguments: 0...Memory.count)
  func passes(number: Int) {
    if number == Memory.warmUp { Self.before.bytes = Memory.resident }
    useLamp()
    guard number == Memory.count, let before = Self.before.bytes, let after = Memory.resident
    else { return }
    let growth = (after - before) / (Memory.count - Memory.warmUp)
    print("each test with .verifyingMocks leaves \(growth) bytes")
    #expect(growth < Memory.allowance)
  }

  @Test("an async test with a scope leaves nothing behind", .verifyingMocks)
  func asynchronous() async {
    useLamp()
    await Task { useLamp() }.value
    await MockScope.run {
      await Task.yield()
      useLamp()
    }
  }

  @Test("a test without a scope leaves nothing behind")
  func withoutScope() { useLamp() }

  @Test("a test that fails leaves nothing behind", .verifyingMocks)
  func fails() {
    withKnownIssue {
      let lamp = MockLamp("lamp", .strict)
      lamp.send(Parcel())
    }
  }
}
