import Depot
import Foundation
import Testing
import Understudy

@testable import Shop

@Suite("One file for the mocks of all modules", .verifyingMocks)
struct OneFileTests {
  @Test("a name that two mocked modules declare means the type of each")
  func sameName() {
    let (printer, truck) = (MockPagePrinter("printer"), TruckMock("truck"))
    expect(printer.print(Shop.Page(number: 1)))
    expect(truck.carry(Depot.Page(number: 2)))
    (printer as any PagePrinter).print(Shop.Page(number: 1))
    (truck as any Truck).carry(Depot.Page(number: 2))
  }

  @Test("a type of Foundation is not one that a mocked module declares")
  func importedName() {
    let (archive, files) = (MockDataArchive("archive"), MockFileManager("files"))
    stub(archive.data).returns(Foundation.Data([7]))
    stub(files.contents(atPath: "a")).returns(Foundation.Data([8]))
    #expect((archive as any DataArchive).data == Foundation.Data([7]))
    #expect((files as FileManager).contents(atPath: "a") == Foundation.Data([8]))
  }
}
