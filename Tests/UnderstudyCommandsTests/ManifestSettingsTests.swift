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

  @Test("--default-isolation stands for a manifest, and overrides one")
  func option() throws {
    let till = "open class Till { public init() {} }\nprotocol Desk { func open() }"
    func manifest(_ settings: String) -> String {
      "let package = Package(name: \"s\", targets: [.target(name: \"Shop\", swiftSettings: [\(settings)])])"
    }
    func generated(_ files: [String: String], _ option: String...) throws -> String {
      let run = try CommandRun(files.merging(["Sources/Shop/Shop.swift": till]) { $1 })
      var line = ["generate", "/Sources/Shop", "--module", "Shop", "--classes"]
      line += option.flatMap { ["--default-isolation", $0] }
      #expect(try run(line) == 0)
      return run.output
    }
    let isolated = ["Package.swift": manifest(".defaultIsolation(MainActor.self)")]
    let free = ["Package.swift": manifest("")]
    let told = try generated(isolated)
    #expect(told.contains("@MainActor final class MockTill"))
    #expect(told.contains("isolated deinit {") == false)
    #expect(try generated([:], "MainActor") == told)
    #expect(try generated(free, "MainActor") == told)
    #expect(try generated(isolated, "nonisolated") == generated(free))
    #expect(try generated(free).contains("@MainActor") == false)
  }

  @Test("--define and --enable-upcoming-feature state the settings of a module")
  func moduleSettings() throws {
    let desk = """
      protocol Desk {
        #if DEMO
          func demo()
        #else
          func plain()
        #endif
        func open(_ a: () async -> Int) async
      }
      """
    func generated(_ options: String...) throws -> String {
      let run = try CommandRun(["Sources/Shop/Shop.swift": desk])
      #expect(try run(["generate", "/Sources/Shop", "--module", "Shop"] + options) == 0)
      return run.output
    }
    #expect(try generated().contains("#if DEMO"))
    let defined = try generated("--define", "OTHER,DEMO")
    #expect(defined.contains("#if true\n  func demo() {"))
    #expect(!defined.contains("#if DEMO"))
    #expect(
      try generated("--enable-upcoming-feature", "NonisolatedNonsendingByDefault").contains(
        "func open(_ p0: nonisolated(nonsending) () async -> Int)"))
  }

  @Test(
    "the settings of a module need its sources and a name with a meaning",
    arguments: [
      ["/Sources/Shop", "--define", "DEMO"],
      ["/Sources/Shop", "--enable-upcoming-feature", "NonisolatedNonsendingByDefault"],
      ["--module", "Foundation", "--define", "DEMO"],
      ["/Sources/Shop", "--module", "Shop", "--define", "A,"],
      ["/Sources/Shop", "--module", "Shop", "--define", "A || B"],
      ["/Sources/Shop", "--module", "Shop", "--define", "1A"],
      ["/Sources/Shop", "--module", "Shop", "--enable-upcoming-feature", "Unknown"],
    ])
  func misusedSettings(_ options: [String]) throws {
    let run = try CommandRun(["Sources/Shop/Shop.swift": "protocol Desk {}"])
    #expect(throws: (any Error).self) { try run(["generate"] + options) }
  }

  @Test("--default-isolation needs the sources of a module, and one of two values")
  func misuse() throws {
    let run = try CommandRun(["Sources/Shop/Shop.swift": "protocol Desk {}"])
    #expect(throws: (any Error).self) {
      try run("generate", "/Sources/Shop", "--default-isolation", "MainActor")
    }
    #expect(throws: (any Error).self) {
      try run("generate", "--module", "Foundation", "--default-isolation", "MainActor")
    }
    #expect(throws: (any Error).self) {
      try run("generate", "/Sources/Shop", "--module", "Shop", "--default-isolation", "Clerk")
    }
  }
}
