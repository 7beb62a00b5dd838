import Testing
import Understudy

@testable import Bookshop

@Test func theFailureOfTheAsynchronousTutorial() async throws {
  let text = await failures {
    let client = MockStoryClient("client")
    #sourceLocation(file:"ForecastServiceTests.swift",line:38)
    expect(client.get(.any, query: .any), 3).throws(.status(503))
    #sourceLocation()
    _ = await StoryForecasts(client: client).forecast(for: "Paris", attempts: 2)
  }
  try expectOutput(text, "tutorial-async")
}

@Suite("A call that the test completes", .verifyingMocks)
struct SuspendedCallSamples {
  @Test("the gardener waits for the moisture")
  func suspends() async throws {
    let pump = MockPump("pump")
    let pending = stub(pump.moisture(of: "ferns")).suspends()
    let gardener = Gardener(pump: pump, log: MockGardenLog())

    async let check: Void = gardener.check("ferns")
    await pending.waitUntilCalled()
    verify(pump.water(.any, liters: .any), .never)

    pending.resume(returning: 10)
    try await check
    verify(pump.water("ferns", liters: 5))
  }
}
