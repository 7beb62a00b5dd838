import Testing
import Understudy

@testable import Shop

/// Arguments that cannot be copied.
@Suite(.verifyingMocks) struct GateTests {
  let gate = MockGate("gate")
  var attendant: Attendant { Attendant(gate: gate) }

  @Test("a car with a valid token enters")
  func valid() async throws {
    stub(gate.enter(.where("raw is 7") { $0.raw == 7 })).returns(true)
    expect(gate.take(.where("raw is 7") { $0.raw == 7 }, at: 1))

    #expect(try await attendant.admit(7))
  }

  @Test("any other token is renewed")
  func renewed() async throws {
    stub(gate.enter(.not(.where("raw is 7") { $0.raw == 7 }))).returns(false)
    expect(gate.renew(.where("raw is 8") { $0.raw == 8 }))

    #expect(try await !attendant.admit(8))

    verify(gate.enter(.any))
    verify(gate.take(.any, at: .any), .never)
  }
}
