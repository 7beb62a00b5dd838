import Testing

@Suite("Settings in manifests")
struct ManifestSettingsTests {
  /// Generates the mocks of a module with one setting, for tests with another one.
  private func generated(_ shop: String, _ tests: String) throws -> String {
    let run = try CommandRun([
      "Package.swift": """
      let package = Package(
        name: "shop",
        targets: [
          .target(name: "Shop", swiftSettings: [\(shop)]),
          .testTarget(name: "ShopTests", dependencies: ["Shop"], swiftSettings: [\(tests)]),
        ])
      """,
      "Sources/Shop/Shop.swift": "protocol Desk { func open(_ a: () async -> Int) async }",
      "Tests/ShopTests/Tests.swift": "import Shop\nlet d = MockDesk()",
    ])
    let code = try run(
      "generate", "/Sources/Shop", "--module", "Shop", "--used-in", "/Tests/ShopTests")
    #expect(code == 0)
    return run.output
  }

  @Test("the command line spells what the defaults of two modules differ in")
  func spelled() throws {
    let feature = ".enableUpcomingFeature(\"NonisolatedNonsendingByDefault\")"
    #expect(
      try generated(feature, "").contains(
        "nonisolated(nonsending) func open(_ p0: nonisolated(nonsending) () async -> Int)"))
    #expect(try generated("", feature).contains("func open(_ p0: @concurrent () async -> Int)"))
    #expect(try generated(feature, feature).contains("  func open(_ p0: () async -> Int)"))
    let isolation = ".defaultIsolation(MainActor.self)"
    #expect(try generated(isolation, "").contains("@MainActor extension Desk where"))
    #expect(try !generated(isolation, isolation).contains("@MainActor"))
  }
}
