import Foundation
import Understudy
import XCTest

@testable import Telemetry

final class TelemetryTests: MockingTestCase {
  private let address = URL(string: "https://example.com/samples")!
  private let noon = Date(timeIntervalSince1970: 43_200)

  func testUploadsAllSamplesAtOnce() async throws {
    let uploader = MockUploader()
    let reachability = MockReachability()
    stub(reachability.isReachable).returns(true)
    stub(uploader.upload(.hasCount(2), to: address)).returns(2)
    let telemetry = Telemetry(uploader: uploader, reachability: reachability, address: address)

    telemetry.record("start", 1, at: noon)
    telemetry.record("stop", 2, at: noon)
    let count = try await telemetry.flush()

    XCTAssertEqual(count, 2)
    let samples = verify(uploader.upload(.any, to: .any)).map(\.arguments.0)
    XCTAssertEqual(samples.first?.map(\.name), ["start", "stop"])
  }

  func testKeepsTheSamplesOfAFailedUpload() async throws {
    let uploader = MockUploader()
    let reachability = MockReachability()
    stub(reachability.isReachable).returns(true)
    stub(uploader.upload(.any, to: .any)).throws(URLError(.timedOut)).then.returns(1)
    let telemetry = Telemetry(uploader: uploader, reachability: reachability, address: address)
    telemetry.record("start", 1, at: noon)

    do {
      try await telemetry.flush()
      XCTFail("the upload should fail")
    } catch {
      XCTAssertEqual((error as? URLError)?.code, .timedOut)
    }
    let sample = Sample(name: "start", value: 1, date: noon)
    try await telemetry.flush()
    verify(uploader.upload([sample], to: .any), 2)
  }

  func testWaitsForTheNetwork() async throws {
    let uploader = MockUploader("uploader", .strict)
    let reachability = MockReachability()
    let telemetry = Telemetry(uploader: uploader, reachability: reachability, address: address)
    telemetry.record("start", 1, at: noon)
    let count = try await telemetry.flush()
    XCTAssertEqual(count, 0)
    verify(reachability.isReachable)
  }

  func testAStoreWithAssociatedTypes() throws {
    let store = MockSampleStore<String>()
    let sample = Sample(name: "start", value: 1, date: noon)
    stub(store[0]).returns(sample)
    stub(store.drain(limit: 1, .any)).answers { _, body in try body(sample) }
    expect(store.append(sample, key: "k"))

    try store.append(sample, key: "k")
    store[3] = sample
    var drained: [Sample] = []
    try store.drain(limit: 1) { drained.append($0) }

    XCTAssertEqual(store[0], sample)
    XCTAssertEqual(drained, [sample])
    verify(store[3].set(.any))
    verify(store.count, 0)
  }
}
