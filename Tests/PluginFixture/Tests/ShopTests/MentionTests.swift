import Testing
import Understudy

@testable import Shop

@Suite("Requirements that only strings name, or nothing", .verifyingMocks)
struct MentionTests {
  @Test("their calls are recorded, counted and known by name")
  func recorded() throws {
    let courier = MockCourier()
    stub(courier.dispatchParcel(7, to: "Rome")).returns(true)
    stub(courier.courierRoute.stopover).returns("Rome")
    #expect(try sendAndCancel(courier))
    verify(courier.dispatchParcel(.any, to: "Rome"))
    verify(anyCall(on: courier, named: "cancelParcel(_:)"))
    verify(anyCall(on: courier, named: "trackParcel(_:)"))
    verify(anyCall(on: courier, named: "parcelWeight"), 1...2)
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
    verify(anyCall(on: parcels, named: "findParcel(in:)"))
    verify(anyCall(on: parcels, named: "archivedParcels"))
  }
}
