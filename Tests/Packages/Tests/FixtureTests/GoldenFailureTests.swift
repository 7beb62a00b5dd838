import Foundation
import Testing

extension FixtureTests {
  /// Proof that real test runs in both frameworks show the text in the golden files.
  @Suite(.serialized) struct GoldenFailureTests {
    private let fixture = Fixture.failing
    private let golden: ShownFailures

    init() throws {
      golden = try ShownFailures(golden: Fixture.root.appending(path: "Tests/FailureShapes/Golden"))
      try Fixture.build()
    }

    @Test("Swift Testing shows each failure as in its golden file")
    func swiftTesting() throws {
      let run = try fixture.testWithSwiftTesting("SwiftTestingShapes")
      let shown = ShownFailures(swiftTesting: run.output)
      #expect(shown.differences(from: golden) == "")
      #expect(golden.texts.count > 100)
    }

    @Test("XCTest shows each failure as in its golden file, except failures outside a scope")
    func xctest() throws {
      let run = try fixture.test("--disable-swift-testing", "--filter", "XCTestShapes")
      let shown = ShownFailures(xctest: run.output)
      // Each XCTest test has a scope.
      let possible = golden.without { $0.hasSuffix("-outside-a-scope") }
      #expect(shown.differences(from: possible) == "")
      #expect(possible.texts.count == golden.texts.count - 3)
    }
  }
}
