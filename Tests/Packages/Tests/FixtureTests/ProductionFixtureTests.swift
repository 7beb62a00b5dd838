import Foundation
import Testing

extension FixtureTests {
  /// Mocks without a test framework, in a program and in tests that do not import Understudy.
  @Suite(.serialized) struct ProductionFixtureTests {
    private let fixture = Fixture.production

    init() throws { try Fixture.build() }

    @Test("a program can use mocks, and prints failures with their source location")
    func program() throws {
      let run = try Fixture.run(fixture.executable("Demo"))
      #expect(
        run.output == """
          Lisbon 31
          main.swift:14: Unexpected call on 'weather.station()': name
          Station ''
          main.swift:15: Unexpected call on 'weather': temperature(in: "Oslo")
          Oslo 0

          """)
      #expect(run.status == 0)
    }

    #if os(Linux)
      @Test("a program that links the mocks does not link a test framework")
      func linkage() throws {
        let run = try Fixture.run(
          .init(filePath: "/usr/bin/env"), ["ldd", fixture.executable("Demo").path()])
        #expect(run.output.contains("libswiftCore"))
        for library in ["XCTest", "Testing", "Foundation"] {
          #expect(!run.output.contains(library))
        }
      }
    #endif

    @Test("a test target without Understudy stops at a failure that it cannot report to the test")
    func withoutUnderstudy() throws {
      let run = try fixture.test("--disable-xctest", "--filter", "WithoutUnderstudyTests")
      #expect(run.output.contains("Unexpected call on 'lamp': light()"))
      #expect(run.output.contains("This test target does not import Understudy"))
      #expect(run.status != 0)
    }
  }
}
