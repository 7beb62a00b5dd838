import Drawer
import Testing
import Understudy

@testable import Shop

// understudy:keep-defaults LabelScaleMock

@Suite("Requirements with default implementations", .verifyingMocks)
struct DefaultsTests {
  @Test("a mock records and answers them")
  func mocked() {
    let scale = MockScale("scale")
    stub(scale.weigh(all: [1, 2])).returns(5)
    #expect((scale as any Scale).weigh(all: [1, 2]) == 5)
    verify(scale.weigh(.any), .never)
  }

  @Test("a mock that a comment names runs the code of the extension")
  func kept() {
    let scale = LabelScaleMock("scale")
    stub(scale.weigh(3)).returns(7)
    #expect((scale as any LabelScale).label(3) == "7 g")
    #expect(scale.label(3) == "7 g")
    stub(scale.width).returns(4)
    #expect(scale.width == 4)
  }

  @Test("a description in an extension does not collide with that of the mock")
  func described() {
    let device = MockDevice("device")
    stub(device.model).returns("A4")
    #expect("\(device)" == "device")
    #expect((device as any Device).description == "a A4")
  }

  @Test("a default value is never a case that is unavailable or not declared")
  func enums() {
    let cabinet = MockCabinet("cabinet")
    #expect(cabinet.state == .shut)
    #expect(cabinet.lock == nil)
    #expect(cabinet.progress(of: 1) == .packed)
    withKnownIssue { #expect(throws: (any Error).self) { try cabinet.last(of: 1) } }
    stub(cabinet.lock(of: .any)).returns(.code)
    #expect(cabinet.lock(of: 1) == .code)
  }
}
