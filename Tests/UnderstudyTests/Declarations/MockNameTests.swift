import Testing
import Understudy
import UnderstudyCore

@Suite("Names of declared mocks")
struct MockNameTests {
  @Test("a mock is named after its own protocol, also if an inherited requirement is called first")
  func inherited() {
    let desk = MockDesk()
    _ = desk.pull("pen")
    #expect(desk.mock.core.name == "MockDesk")
    #expect(MockInitialized(number: 1).mock.core.name == "MockInitialized")
  }

  @Test("mocks of the same protocol are numbered within their scope")
  func numbers() {
    MockScope.run {
      let first = MockDesk()
      let second = MockDesk()
      let drawer = MockDrawer()
      _ = (second.pull("pen"), first.pull("pen"), drawer.pull("pen"))
      #expect(first.mock.core.name == "MockDesk")
      #expect(second.mock.core.name == "MockDesk#2")
      #expect(drawer.mock.core.name == "MockDrawer")
      #expect(MockDesk(spying: WoodenDesk()).mock.core.name == "MockDesk#3")
    }
  }
}
