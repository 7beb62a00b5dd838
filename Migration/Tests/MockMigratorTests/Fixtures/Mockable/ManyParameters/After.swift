import Understudy
import Testing

@Suite(.verifyingMocks) struct WideTests {
  @Test func wide() {
    let form = MockForm(.strict)
    stub(form.fill(.equal(1), .equal("a"), c: .any, d: .equal(nil), e: .equal(.any))).returns(true)
    verify(form.fill(1, "a", c: 2, d: nil, e: .blue), 1)
    verify(form.paint(.equal(.any), with: 2, over: .any(Int.self)), 1)
  }
}
