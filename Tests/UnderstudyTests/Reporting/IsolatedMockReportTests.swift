import Testing
import Understudy
import UnderstudyMacros

/// Mocks of isolated protocols, and waits, report like the others.
@Suite struct IsolatedMockReportTests {
  @Test("a mock on the main actor reports an unexpected call and an unmet expectation")
  func mainActor() async {
    let texts = await issuesOfScope {
      let screen = MockDisplay()
      expect(screen.show("a")).returns(1)
      _ = await screen.show("b")
    }
    #expect(texts.count == 2, "\(texts)")
  }

  @Test("a mock of an actor reports an unexpected call") func actor() async {
    let texts = await issuesOfScope {
      let shop = MockShopkeeper()
      expect(shop.put(1)).returns(true)
      #expect(await shop.put(1))
      #expect(await shop.put(2) == false)
    }
    #expect(texts.count == 1, "\(texts)")
  }

  @Test("a held call is released and reported when the scope ends", .timeLimit(.minutes(10)))
  func heldCall() async {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let texts = await issuesOfScope {
      let courier = MockCourier()
      stub(courier.fetch(.any)).holds().returns(1)
      Task.detached {
        _ = try? await courier.fetch(1)
        end.finish()
      }
      await verify(courier.fetch(.any), within: .seconds(300))
    }
    #expect(texts.count == 1 && texts[0].contains("Never released"), "\(texts)")
    for await _ in ends {}
  }

  @Test("verify(.never, within:) reports a call that is made meanwhile") func lateCall() async {
    let texts = await issuesOfScope {
      let courier = MockCourier()
      let task = Task.detached {
        try? await Task.sleep(for: .milliseconds(30))
        courier.ping()
      }
      await verify(courier.ping(), .never, within: .seconds(60))
      _ = await task.value
    }
    #expect(texts.count == 1, "\(texts)")
  }
}

@Mockable(.always) @MainActor protocol Display {
  func show(_ text: String) -> Int
}

@Mockable(.always) protocol Shopkeeper: Actor {
  func put(_ number: Int) -> Bool
}
