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

    @Test("checked-in mocks build together with the plug-in")
    func checkedIn() throws {
      let mocks = self.mocks(of: "ShopTests")
      let tables = self.mocks(of: "TableTests")
      defer { for folder in [mocks, tables] { try? FileManager.default.removeItem(at: folder) } }
      let generated = try fixture.package(
        "--allow-writing-to-package-directory", "generate-mocks")
      #expect(generated.status == 0, "\(generated.output)")
      for (folder, name) in [(mocks, "ShopTests"), (tables, "TableTests")] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
        #expect(names == ["\(name)+Mocks.swift"])
      }
      #expect(!FileManager.default.fileExists(atPath: self.mocks(of: "PlainTests").path()))
      let checked = try fixture.package(
        "--allow-writing-to-package-directory", "generate-mocks", "--check")
      #expect(checked.status == 0, "\(checked.output)")

      // The tests of the tables mention every requirement, so the plug-in makes the same mocks for a build,
      // which has compiled them. To compile them again would take longer than all other tests here.
      let made = Fixture.root.appending(
        path: ".build/plugins/outputs/pluginfixture/TableTests/destination/UnderstudyPlugin"
          + "/TableTests+GeneratedMocks.swift")
      let table = try String(contentsOf: made, encoding: .utf8)
      #expect(table.contains("class MockMethodTable"))
      #expect(
        try String(contentsOf: tables.appending(path: "TableTests+Mocks.swift"), encoding: .utf8)
          == table)
      try FileManager.default.removeItem(at: tables)

      let run = try fixture.buildAndTest("--disable-xctest")
      #expect(run.status == 0, "\(run.output)")
      let text = try String(
        contentsOf: mocks.appending(path: "ShopTests+Mocks.swift"), encoding: .utf8)
      #expect(text.contains("@_dynamicReplacement(for: empty())"))
      #expect(!text.contains("ShelfMock"), "another plug-in declares it")
    }

    /// Returns the folder with the checked-in mocks of a target.
    private func mocks(of target: String) -> URL {
      fixture.tests(of: target).appending(path: "Mocks")
    }
  }
}
