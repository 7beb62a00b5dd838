import Testing
import Understudy
import UnderstudyContracts

@testable import Shop

/// Answers that were recorded with the real object.
@Suite(.verifyingMocks) struct RecordingTests {
  @Test("a run with the sandbox records a trace")
  func recording() async throws {
    let gateway = MockGateway(recording: SandboxGateway(), to: "sale")
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
