import Testing
import Understudy

@testable import Bookshop

/// What the pages for users of other libraries say about Understudy in "What differs".
@Suite("What differs from other libraries", .verifyingMocks(unusedStubs: .allow))
struct FromDifferencesSamples {
  let pump = MockPump("pump")

  @Test("verify without a count means exactly once")
  func exactlyOnce() {
    let text = failures {
      let pump = MockPump("pump")
      pump.stop()
      pump.stop()
      verify(pump.stop())
    }
    #expect(text.contains("Expected 1 call to pump.stop(), received 2"))
  }

  @Test("the newest stub wins, and the last value of a stub repeats")
  func stubs() throws {
    stub(pump.water("roses", liters: .any)).returns(95, 90)
    #expect(try (1...3).map { _ in try pump.water("roses", liters: 5) } == [95, 90, 90])
    stub(pump.water(.any, liters: .any)).returns(1)
    #expect(try pump.water("roses", liters: 5) == 1)
  }

  @Test("the oldest expectation answers, retires, and leaves further calls to stubs")
  func expectations() throws {
    stub(pump.water(.any, liters: .any)).returns(1)
    expect(pump.water("roses", liters: 5)).returns(95)
    expect(pump.water(.any, liters: .any)).returns(90)
    #expect(try (1...3).map { _ in try pump.water("roses", liters: 5) } == [95, 90, 1])
  }

  @Test("a call that no expectation allows is a failure")
  func unexpected() {
    let text = failures {
      let pump = MockPump("pump")
      expect(pump.water("roses", liters: 5))
      _ = try? pump.water("roses", liters: 5)
      _ = try? pump.water("roses", liters: 5)
      _ = try? pump.water("ivy", liters: 5)
    }
    #expect(text.contains("received 2"))
    #expect(text.contains(#"Unexpected call on 'pump': water("ivy", liters: 5)"#))
  }

  @Test("a call without a stub returns the default value, and is reported by a strict mock")
  func strictness() throws {
    #expect(try pump.water("roses", liters: 5) == 0)
    let text = failures {
      let pump = MockPump("pump", .strict)
      pump.stop()
    }
    #expect(text.contains("Unexpected call on 'pump': stop()"))
  }

  @Test("a strict mock throws at an unexpected call if the requirement can throw")
  func strictThrows() {
    let text = failures {
      let pump = MockPump("pump", .strict)
      #expect(throws: UnansweredCall.self) { try pump.water("roses", liters: 5) }
      #expect(pump.pressure == 0)
    }
    #expect(text.contains(#"Unexpected call on 'pump': water("roses", liters: 5)"#))
    #expect(text.contains("Unexpected call on 'pump': pressure"))
  }

  @Test("a rejection forbids what it matches, and nothing else")
  func rejection() {
    let text = failures {
      let pump = MockPump("pump")
      reject(pump.water("ivy", liters: .any))
      _ = try? pump.water("roses", liters: 5)
      _ = try? pump.water("ivy", liters: 5)
    }
    #expect(text.contains(#"Expected no call to pump.water("ivy", liters: any), received 1"#))
    #expect(!text.contains("Unexpected call"))
  }

  @Test("an unused stub is reported, and an expectation that is unmet at the end of the test")
  func endOfTheTest() {
    let text = failures {
      let pump = MockPump("pump")
      stub(pump.stop())
      expect(pump.water("roses", liters: 5))
    }
    #expect(text.contains("Unused stub: pump.stop()"))
    #expect(text.contains(#"Expected 1 call to pump.water("roses", liters: 5), received 0"#))
  }

  @Test("verifyInOrder allows gaps, unless it is exact")
  func order() {
    Gardener(pump: pump, log: MockGardenLog()).water(["roses", "ferns", "ivy"])
    verifyInOrder(pump.water("roses", liters: 5), pump.stop())
    let text = failures {
      verifyInOrder(pump.water("roses", liters: 5), pump.stop(), exactly: true)
    }
    #expect(text.contains("Out of order") || text.contains("in this order"))
  }

  @Test("cancelling a suspended call ends its wait")
  func cancellation() async {
    let pending = stub(pump.moisture(of: .any)).suspends()
    let check = Task { try await pump.moisture(of: "roses") }
    await pending.waitUntilCalled()
    check.cancel()
    await #expect(throws: CancellationError.self) { try await check.value }
  }
}
