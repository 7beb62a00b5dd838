import Testing
import Understudy

@testable import Shop

/// Stubs that were recorded with the real object.
@Suite(.verifyingMocks) struct RecordingTests {
  @Test("a run with the sandbox records stubs")
  func recording() async throws {
    let gateway = MockGateway(recording: SandboxGateway(), to: "checkout")
    _ = try await Till(gateway: gateway).sell(1000, in: "USD")
  }

  @Test("recorded stubs set up a mock")
  func recorded() async throws {
    let gateway = MockGateway()
    gateway.setUpCheckout()
    let receipt = try await Till(gateway: gateway).sell(1000, in: "USD")
    #expect(receipt == Receipt(number: 1, cents: 1250))
  }

  @Test("a run with the sandbox records a trace")
  func tracing() async throws {
    let gateway = MockGateway(recording: SandboxGateway(), to: "sale", as: .trace)
    _ = try await Till(gateway: gateway).sell(1000, in: "USD")
    _ = try? await Till(gateway: gateway).sell(100_001, in: "EUR")
  }

  @Test("a trace answers like the sandbox")
  func replays() async throws {
    let gateway = MockGateway()
    replay("sale", on: gateway)
    #expect(try await Till(gateway: gateway).sell(1000, in: "USD").cents == 1250)
    await #expect(throws: Declined()) {
      try await Till(gateway: gateway).sell(100_001, in: "EUR")
    }
  }
}
