import Testing
import Understudy

@testable import Shop

@Suite("Initializers of classes", .verifyingMocks)
struct InitializerTests {
  @Test("a convenience initializer that is not inherited is not called")
  func convenience() {
    let counter = MockCounter()
    stub(counter.count()).returns(7).then.forwards()
    #expect((counter as Counter).count() == 7)
    #expect((MockCounter("counter", .nice) as Counter).count() == 0)
    let forwarding = MockCounter(start: 3)
    stub(forwarding.count()).forwards()
    #expect((forwarding as Counter).count() == 3)
  }

  @Test("a mock is made by an initializer whose arguments have default values")
  func alternatives() {
    let room = MockRoom("room")
    stub(room.size()).returns(3)
    #expect(room.address == nil)
    #expect((room as Room).size() == 3)
  }

  @Test("a mock that is made by an initializer of the class can have a name")
  func names() {
    #expect(MockCounter(start: 3, "counter").mock.__name == "counter")
    #expect(MockCounter(start: 3, "counter", .strict).mock.__name == "counter")
    #expect(MockRoom(noPointer: .init(), .strict).mock.__name == "MockRoom")
    #expect(MockRoom(noPointer: .init(), "room").mock.__name == "room")
  }

  @Test("a class with private initializers has partial mocks")
  func partial() {
    withPartialMock(of: Vault.shared, as: MockVault.self) { vault in
      stub(vault.amount()).returns(100)
      #expect(Vault.shared.amount() == 100)
    }
    #expect(Vault.shared.amount() == 1)
  }

  @Test("an initializer that is declared again with the fixed associated type is one initializer")
  func fixedTypes() {
    let label = MockPriceLabel()
    stub(label.shows(7)).returns(true)
    func shows(_ label: some PriceLabel) -> Bool { label.shows(7) }
    #expect(shows(label))
    func made<Made: PriceLabel>(_ type: Made.Type) -> Made { Made(7) }
    verify(made(MockPriceLabel.self).initialized(7))
    func written<Made: WrittenLabel>() -> Made where Made.StringLiteralType == String { "for \(2)" }
    let written: MockWrittenLabel<Character, Unicode.Scalar> = written()
    verify(written.initialized(stringInterpolation: .any))
  }
}
