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

    @Test("outside a terminal, 'migrate-mocks' names the option that permits it to write")
    func migration() throws {
      let refused = try fixture.package("migrate-mocks", "--dry-run")
      #expect(refused.status != 0)
      #expect(refused.output.contains("Use `--allow-writing-to-package-directory`"))
      let permitted = try fixture.package(
        "--allow-writing-to-package-directory", "migrate-mocks", "--dry-run")
      #expect(permitted.status == 0, "\(permitted.output)")
    }

    @Test("checked-in mocks build together with the plug-in")
    func checkedIn() throws {
      let mocks = fixture.tests(of: "ShopTests").appending(path: "Mocks")
      defer { try? FileManager.default.removeItem(at: mocks) }
      let generated = try fixture.package(
        "--allow-writing-to-package-directory", "generate-mocks")
      #expect(generated.status == 0, "\(generated.output)")
      let names = try FileManager.default.contentsOfDirectory(atPath: mocks.path())
      #expect(names == ["ShopTests+Mocks.swift"])
      let plain = fixture.tests(of: "PlainTests").appending(path: "Mocks")
      #expect(!FileManager.default.fileExists(atPath: plain.path()))
      let checked = try fixture.package(
        "--allow-writing-to-package-directory", "generate-mocks", "--check")
      #expect(checked.status == 0, "\(checked.output)")
      let run = try fixture.buildAndTest("--disable-xctest")
      #expect(run.status == 0, "\(run.output)")
      let text = try String(
        contentsOf: mocks.appending(path: "ShopTests+Mocks.swift"), encoding: .utf8)
      #expect(text.contains("@_dynamicReplacement(for: empty())"))
      #expect(!text.contains("ShelfMock"), "another plug-in declares it")
    }
  }
}
