import Foundation
import Testing

extension FixtureTests {
  /// Proof that a broken use of each feature of `Examples/Beyond` makes its test fail, on the right line,
  /// and with a text that says why.
  @Suite(.serialized) struct BrokenFeatureTests {
    private static let swiftTests: URL = Fixture.failing.tests(of: "BrokenFeatures")
    private static let xcTests: URL = Fixture.failing.tests(of: "BrokenXCTestFeatures")

    init() throws { try Fixture.build() }

    @Test("with Swift Testing, alone in its process", arguments: try announcing(in: swiftTests))
    func swiftTesting(test: String) throws {
      let run = try Fixture.failing.testWithSwiftTesting("BrokenFeatures/\(test)\\(")
      let announced = try Reported.announced(in: Self.swiftTests, marker: "fails in \(test)")
      #expect(Reported.swiftTesting(run.output) == announced, "\(run.output)")
      for cause in try Reported.announced(in: Self.swiftTests, marker: "says in \(test)") {
        #expect(run.output.contains(cause.text))
      }
      #expect(announced.count == 1)
      #expect(run.status != 0)
    }

    @Test("with XCTest, alone in its process", arguments: try announcing(in: xcTests))
    func xctest(test: String) throws {
      let run = try Fixture.failing.testWithXCTest("BrokenXCTestFeatures", test)
      let announced = try Reported.announced(in: Self.xcTests, marker: "fails in \(test)")
      #expect(Reported.xctest(run.output) == announced, "\(run.output)")
      for cause in try Reported.announced(in: Self.xcTests, marker: "says in \(test)") {
        #expect(run.output.contains(cause.text))
      }
      #expect(announced.count == 1)
      #expect(run.status != 0)
    }

    @Test("the plug-in reports default implementations that it cannot call")
    func refused() throws {
      let run = try Fixture.refused.buildAndTest()
      let announced = try Reported.announced(
        in: Fixture.refused.tests(of: "Refused"), marker: "error")
      #expect(Set(Reported.compiler("error", run.output)) == Set(announced), "\(run.output)")
      #expect(announced.count == 1)
      #expect(run.status != 0)
    }

    /// Returns the names of the tests for which comments announce failures.
    static func announcing(in folder: URL) throws -> [String] {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      ).filter { $0.pathExtension == "swift" }
      return try files.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).matches(of: #/fails in (\w+):/#)
          .map { String($0.1) }
      }
    }
  }
}
