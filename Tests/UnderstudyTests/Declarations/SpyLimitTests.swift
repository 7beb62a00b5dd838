import Testing
import Understudy

@Suite("Limits of spies", .verifyingMocks)
struct SpyLimitTests {
  /// Runs code that must cause a failure with the given first line.
  private func reporting(_ headline: String, _ body: () async -> Void) async {
    await withKnownIssue(isIntermittent: false) {
      await body()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix(headline) }
    }
  }

  @Test("a strict spy reports a call without a setup and forwards it anyway")
  func strict() async {
    let desk = MockDesk(spying: WoodenDesk(), "desk", .strict)
    await reporting("Unexpected call on 'desk': find(\"pen\")") {
      #expect(desk.find("pen") == "in the drawer")
    }
  }

  @Test("forwards() on a mock that is not a spy is reported")
  func noRealObject() async {
    let desk = MockDesk("desk")
    stub(desk.find(.any)).forwards()
    await reporting("desk.find(\"pen\") cannot be forwarded") {
      #expect(desk.find("pen") == nil)
    }
  }

  @Test("a call that Swift cannot make on the real object is reported")
  func unforwardable() async {
    let desk = MockDesk(spying: WoodenDesk(), "desk")
    await reporting("desk.sum(1, 2) cannot be forwarded") { #expect(desk.sum(1, 2) == 0) }
    let safe = MockSafe(spying: SteelSafe(), "safe")
    await reporting("safe.peek() cannot be forwarded") { #expect(await safe.peek() == 0) }
  }
}
