import Testing
import Understudy

@Mockable
protocol Entity: Identifiable where ID == String {
  var name: String { get }
}

@Mockable
protocol Token: RawRepresentable, CaseIterable, LosslessStringConvertible where RawValue == Int {
  init(other: Int)
}

@Mockable
protocol Rows: Sequence, IteratorProtocol where Element == Int {}

@Mockable
protocol Mocking {
  var mock: Int { get set }
  func mock(_ value: Int) -> Int
}

@Mockable
protocol Remocking: Mocking {
  func run() -> Int
}

@Suite("Declared names and inherited requirements", .verifyingMocks)
struct StandardDeclarationTests {
  @Test("requirements of the standard library's protocols are mocked")
  func standard() {
    let entity = MockEntity()
    stub(entity.getId()).returns("one")
    #expect(entity.id == "one")
    let token = MockToken(rawValue: 3)
    stub(token!.getRawValue()).returns(4)
    #expect(token?.rawValue == 4 && MockToken.allCases.isEmpty)
    verify(token!.initialized(rawValue: 3))
    #expect(MockToken("text")?.description == "MockToken")
    let rows = MockRows()
    stub(rows.next()).returns(1, 2, nil)
    #expect(Array(rows) == [1, 2])
  }

  @Test("a requirement may have the name of the recorder")
  func mockNamed() {
    func use(_ real: any Mocking) -> Int { real.mock + real.mock(2) }
    let mock = MockMocking()
    stub(mock.getMock()).returns(1)
    stub(mock.mock(2)).returns(3)
    #expect(use(mock) == 4)
    let heir = MockRemocking()
    stub(heir.run()).returns(5)
    stub(heir.getMock()).returns(6)
    #expect(heir.run() + use(heir) == 11)
  }
}
