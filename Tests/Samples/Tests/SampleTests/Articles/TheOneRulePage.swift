import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "TheOneRule".
struct TheOneRulePage {
  @Test(.verifyingMocks) func newestStub() {
    let gateway = MockGateway("gateway")
    stub(gateway.rate(of: .any)).returns(2)
    stub(gateway.rate(of: "EUR")).returns(1)
    #expect(gateway.rate(of: "EUR") == 1)
    #expect(gateway.rate(of: "USD") == 2)
  }

  @Test(.verifyingMocks) func oldestExpectation() {
    let gateway = MockGateway("gateway")
    expect(gateway.rate(of: .any)).returns(1)
    expect(gateway.rate(of: .any)).returns(2)
    #expect(gateway.rate(of: "EUR") == 1)
    #expect(gateway.rate(of: "EUR") == 2)
  }

  @Test(.verifyingMocks) func specificExpectationFirst() {
    let gateway = MockGateway("gateway")
    expect(gateway.rate(of: "EUR")).returns(1)
    expect(gateway.rate(of: .any), 1...).returns(2)
    #expect(gateway.rate(of: "USD") == 2)
    #expect(gateway.rate(of: "EUR") == 1)
  }

  @Test(.verifyingMocks) func expectationAndStub() {
    let gateway = MockGateway("gateway")
    stub(gateway.rate(of: .any)).returns(1.25)
    expect(gateway.rate(of: "USD"))
    #expect(gateway.rate(of: "USD") == 1.25)
  }

  @Test(.verifyingMocks) func beyondTheCount() {
    let gateway = MockGateway("gateway")
    stub(gateway.rate(of: .any)).returns(3)
    expect(gateway.rate(of: "USD")).returns(1)
    #expect(gateway.rate(of: "USD") == 1)
    #expect(gateway.rate(of: "USD") == 3)
  }
}
