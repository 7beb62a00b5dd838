import Testing
import Understudy

@testable import Shop

@Suite("Requirements that no test names", .verifyingMocks)
struct MentionTests {
  @Test("their calls are recorded")
  func recorded() throws {
    let courier = MockCourier()
    stub(courier.dispatchParcel(7, to: "Rome")).returns(true)
    stub(courier.courierRoute.stopover).returns("Rome")
    #expect(try sendAndCancel(courier))
    verify(courier.dispatchParcel(.any, to: "Rome"))
    withKnownIssue {
      verifyNoMoreInteractions(courier)
    } matching: { issue in
      ["cancelParcel(7)", "trackParcel(7)", "parcelWeight"].allSatisfy { "\(issue)".contains($0) }
    }
  }

  @Test("a strict mock reports their calls, and other verbs find them")
  func strict() throws {
    let courier = MockCourier("courier", .strict)
    stub(courier.dispatchParcel(.any, to: .any)).returns(false)
    stub(courier.courierRoute.stopover).returns("Oslo")
    try withKnownIssue {
      let isSent = try sendAndCancel(courier)
      #expect(!isSent)
    } matching: {
      "\($0)".contains("cancelParcel(7)") || "\($0)".contains("parcelWeight")
        || "\($0)".contains("trackParcel(7)") || "\($0)".contains("courierFleet()")
    }
    reset(courier)
  }

  @Test("they are unverified interactions")
  func unverified() {
    let courier = MockCourier("courier")
    _ = try? sendAndCancel(courier)
    withKnownIssue {
      verifyNoMoreInteractions(courier)
    } matching: {
      "\($0)".contains("cancelParcel(7)")
    }
  }

  @Test("members of a class are mocked without patterns, too")
  func members() {
    let parcels = MockParcelArchive()
    stub(parcels.archiveParcel(3)).returns(40)
    #expect(archive(3, in: parcels) == 40)
    withKnownIssue {
      verifyNoMoreInteractions(parcels, excluding: parcels.archiveParcel(3))
    } matching: { issue in
      "\(issue)".contains("findParcel(in: \"Rome\")") && "\(issue)".contains("archivedParcels")
    }
  }
}
