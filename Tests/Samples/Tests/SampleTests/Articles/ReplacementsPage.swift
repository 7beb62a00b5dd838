import Testing
import Understudy

@testable import Bookshop

/// The samples of the page "Replacements".
struct ReplacementsPage {
  @Test(.verifyingMocks) func replacing() async throws {
    stub(Postage.fee(grams: .greaterThan(1000))).returns(900)
    stub(weekday()).returns(1, 7)

    #expect(try await Parcel(grams: 2000).price() == 900)
    #expect(try await Parcel(grams: 2000).price() == 0)
    verify(Postage.fee(grams: 2000))
  }
}
