import Testing
import Understudy

@Suite("Confirming events", .verifyingMocks)
struct ConfirmationTests {
  let store = MockStore("store")

  @Test("confirms(_:) confirms once for each call with this answer and for no other call")
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

  @Test("confirms(_:) can confirm several times per call")
  func count() async {
    await confirmation(expectedCount: 6) { saved in
      stub(store.save(.any)).confirms(saved, count: 3)
      _ = store.save("a")
      _ = store.save("b")
    }
  }

  @Test("Swift Testing reports an event that no call confirms")
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
