import Depot
import Drawer
import Testing
import Understudy

@testable import Shop

@Suite("The name of a mock", .verifyingMocks)
struct NameTests {
  @Test("ArchiveMock is a class of that name")
  func suffix() {
    let archive = ArchiveMock("archive")
    expect(archive.keep("a line"))
    (archive as Archive).keep("a line")
    #expect("\(type(of: archive))" == "ArchiveMock")
  }

  @Test("both forms name the same mock")
  func both() {
    let printer: MockPrinter = PrinterMock("printer")
    stub(printer.print("a")).returns(1)
    #expect(printer.print("a") == 1)
  }

  @Test("a nested mock has both forms too")
  func nested() {
    let lamp: Desk.LampMock = DeskLampMock("lamp")
    stub(lamp.isOn).returns(true)
    #expect((lamp as any Desk.Lamp).isOn)
  }

  @Test("a name that an imported module declares is not that of a mock")
  func declared() {
    #expect(MockDelivery() == Depot.MockDelivery())
    #expect(count_drawer(DrawerMock(cents: 5)) == 5)
  }

  @Test("a name that another plug-in declares is not that of a mock")
  func generated() {
    let shelf = ShelfMock()
    #expect(shelf == ShelfMock())
    #expect(!((shelf as Any) is any Shelf))
  }

  @Test("a generic parameter is not a mock")
  func genericParameter() {
    #expect(first([1, 2]) == 1)
  }

  /// Returns the first element.
  private func first<ElementMock>(_ all: [ElementMock]) -> ElementMock { all[0] }
}
