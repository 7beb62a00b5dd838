import Foundation
import Testing

extension FixtureTests {
  /// Programs that run under the names, and with the environment variables, of Apple's test hosts.
  @Suite(.serialized) struct TestHostTests {
    init() throws { try Fixture.build() }

    /// Runs a program under another name.
    private func run(
      _ program: URL, as name: String, _ arguments: [String] = [],
      _ environment: [String: String] = [:]
    ) throws -> Fixture.Run {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let link = folder.appending(path: name)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: program)
      return try Fixture.run(link, arguments, environment)
    }

    @Test(
      "a failure stops a test host that does not link Understudy",
      arguments: [
        ("xctest", nil),
        ("swiftpm-testing-helper", nil),
        ("MyApp", "XCTestConfigurationFilePath"),
        ("MyApp", "XCTestBundlePath"),
        ("MyApp", "XCTestSessionIdentifier"),
      ] as [(String, String?)])
    func withoutUnderstudy(_ name: String, _ variable: String?) throws {
      let demo = Fixture.production.executable("Demo")
      let run = try run(demo, as: name, [], variable.map { [$0: "/tmp/tests"] } ?? [:])
      #expect(run.output.contains("This test target does not import Understudy"))
      #expect(!run.output.contains("Oslo 0"))
      #expect(run.status != 0)
    }

    @Test("an app that runs no tests goes on after a failure, whatever its name is")
    func app() throws {
      let run = try run(Fixture.production.executable("Demo"), as: "MyApp")
      #expect(run.output.contains("Oslo 0"))
      #expect(run.status == 0)
    }

    #if os(Linux)
      @Test(
        "nothing is a failure while a program lists its tests, whatever its name is",
        arguments: ["tests.xctest", "xctest", "swiftpm-xctest-helper"])
      func listing(_ name: String) throws {
        let tests = Fixture.failing.executable("understudy-failing-fixturePackageTests.xctest")
        let run = try run(tests, as: name, ["--dump-tests-json"])
        #expect(run.output.contains("testMeetsTheExpectation"))
        #expect(!run.output.contains("error:"))
        #expect(run.status == 0)
      }
    #endif
  }
}
