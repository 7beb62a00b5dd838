import Testing
import Understudy

@testable import Shop

@Suite("Associated types", .verifyingMocks)
struct BranchTests {
  @Test("a type in a branch that is not compiled is no generic parameter")
  func conditional() {
    let crate = MockCrate<String>("crate")
    stub(crate.content()).returns("tea")
    stub(crate.count).returns(3)
    #expect((crate as any Crate).count == 3)
    #expect(crate.content() == "tea")
  }

  @Test("a type that is tied to the conforming type is the mock")
  func tied() {
    let (first, second) = (MockLink("first"), MockLink("second"))
    stub(first.next()).returns(second)
    #expect(first.next() === second)
  }

  @Test("overloaded initializers do not make a type ambiguous")
  func overloaded() {
    let coupon = MockCoupon<String>("coupon")
    stub(coupon.rawValue).returns("half")
    #expect((coupon as any Coupon).rawValue as? String == "half")
    verify(MockCoupon<String>(rawValue: 7).initialized(rawValue: 7))
  }
}
