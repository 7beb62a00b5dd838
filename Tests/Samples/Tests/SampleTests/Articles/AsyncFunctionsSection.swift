import Testing
import Understudy

@testable import Bookshop

/// The samples of a section of the guide.
struct AsyncFunctionsSection {
  @Test(.verifyingMocks) func answering() async throws {
    stub(discount()).returns(50)

    #expect(try await Parcel(grams: 100).price() == 100)
    verify(discount())
  }
}
