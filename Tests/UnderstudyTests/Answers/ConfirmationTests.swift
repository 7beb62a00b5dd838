import Testing
import Understudy

@Suite("Confirmed events", .verifyingMocks)
struct ConfirmationTests {
  let store = MockStore("store")

  @Test("each call that is answered confirms, and no other does")
  func confirmed() async {
    await confirmation(expectedCount: 3) { saved in
      stub(store.save("draft")).confirms(saved).returns(true)
      stub(store.load(.any)).confirms(saved)
      #expect(store.save("draft"))
      #expect(store.save("draft"))
      #expect(!store.save("other"))
      _ = await store.load(1)
    }
  }

  @Test("a call may confirm several times")
  func count() async {
    await confirmation(expectedCount: 6) { saved in
      stub(store.save(.any)).confirms(saved, count: 3)
      _ = store.save("a")
      _ = store.save("b")
    }
  }

  @Test("a confirmation that no call confirms is missed by Swift Testing")
  func missed() async {
    await withKnownIssue {
      await confirmation { saved in
        stub(store.save("draft")).confirms(saved)
        _ = store.save("other")
      }
    } matching: { issue in
      if case .confirmationMiscounted(actual: 0, _) = issue.kind { true } else { false }
    }
    _ = store.save("draft")
  }
}
