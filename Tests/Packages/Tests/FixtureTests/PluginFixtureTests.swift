import Foundation
import Testing

extension FixtureTests {
  /// A package whose tests use mocks that the plug-in generates.
  @Suite(.serialized) struct PluginFixtureTests {
    private let fixture = Fixture.plugin

    init() throws { try Fixture.build() }

    @Test("tests with the plug-in use generated mocks and Understudy's own types")
    func tests() throws {
      let run = try fixture.test("--disable-xctest")
      #expect(run.status == 0, "\(run.output)")
      #expect(run.output.contains("MockStream is Understudy's, with Foundation's Stream imported"))
    }
  }
}
