import Testing
import Understudy

@testable import Shop

@Suite("Members of an extension of a mocked class", .verifyingMocks)
struct ExtensionTests {
  @Test("a dynamic member is replaced on an object")
  func object() {
    let archive = Archive()
    stub(archive.empty()).returns(3)
    #expect(archive.empty() == 3)
    #expect(Archive().empty() == 0)
  }

  @Test("a dynamic member is replaced on a mock of the class")
  func mock() {
    let archive = ArchiveMock("archive")
    expect(archive.keep("a line"))
    stub(archive.empty()).returns(4)
    (archive as Archive).keep("a line")
    #expect((archive as Archive).empty() == 4)
    verify(archive.empty(), 1)
  }
}
