import Foundation
import Testing

extension FixtureTests {
  /// Proof that a broken use of publishers makes its test fail, as in `BrokenFeatureTests`.
  @Suite(.serialized) struct BrokenPublisherTests {
    private static let swiftTests: URL = Fixture.publishers.tests(of: "BrokenPublishers")
    private static let xcTests: URL = Fixture.publishers.tests(of: "BrokenXCTestPublishers")
    private static let built = Result { try Fixture.publishers.build() }

    init() throws { try Self.built.get() }

    @Test(
      "with Swift Testing, alone in its process",
      arguments: try BrokenFeatureTests.announcing(in: swiftTests))
    func swiftTesting(test: String) throws {
      let run = try Fixture.publishers.testWithSwiftTesting("BrokenPublishers/\(test)\\(")
      #expect(
        try Reported.swiftTesting(run.output)
          == Reported.announced(in: Self.swiftTests, marker: "fails in \(test)"), "\(run.output)")
      #expect(run.status != 0)
    }

    @Test(
      "with XCTest, alone in its process",
      arguments: try BrokenFeatureTests.announcing(in: xcTests))
    func xctest(test: String) throws {
      let run = try Fixture.publishers.testWithXCTest("BrokenXCTestPublishers", test)
      #expect(
        try Reported.xctest(run.output)
          == Reported.announced(in: Self.xcTests, marker: "fails in \(test)"), "\(run.output)")
      #expect(run.status != 0)
    }
  }
}
