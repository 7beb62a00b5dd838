import Testing
import Understudy
import UnderstudyMacros

@Suite("Inherited convenience initializers of class mocks", .verifyingMocks)
struct InheritedInitializerTests {
  @Test("a failable convenience initializer takes the strictness")
  func failable() throws {
    let account = try #require(MockAccount(text: "ff", radix: 16, .strict))
    #expect(account.number == 255)
    expectStrict(account)
    #expect(try #require(MockAccount(text: "12", .strict)).number == 12)
    #expect(MockAccount(text: "none", .strict) == nil)
    try #require(MockAccount(text: "12")).opened(2)
  }

  @Test("a throwing convenience initializer on the main actor takes the strictness")
  @MainActor func throwing() throws {
    expectStrict(try MockAccount(checked: 7, .strict))
    #expect(throws: Overdrawn(by: 0)) { try MockAccount(checked: 0, .strict) }
  }

  @Test("a class with a synthesized initializer has strict convenience initializers")
  func synthesized() {
    let meter = MockMeter(value: 4, .strict)
    #expect(meter.value == 4)
    withKnownIssue {
      meter.reset()
    } matching: {
      "\($0)".contains("Unexpected call on 'MockMeter': reset()")
    }
  }

  /// Checks that a call without a setup is reported.
  private func expectStrict(_ account: MockAccount) {
    withKnownIssue {
      account.opened(1)
    } matching: {
      "\($0)".contains("Unexpected call on 'MockAccount': opened(1)")
    }
  }
}

/// A class whose designated initializer the compiler synthesizes.
@Mockable
class Meter {
  final var value = 0

  convenience init(value: Int) {
    self.init()
    self.value = value
  }

  func reset() {}
}
