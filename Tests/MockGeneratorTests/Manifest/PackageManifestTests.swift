import MockGenerator
import Testing

@Suite("Package manifests")
struct PackageManifestTests {
  private func defaults(_ text: String, of target: String = "App") -> ModuleDefaults {
    PackageManifest(text).defaults(of: target)
  }

  @Test(
    "the default isolation of a target is read",
    arguments: [
      """
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)]),
          .testTarget(name: "Tests", dependencies: [.target(name: "App")]),
        ])
      """,
      """
      let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(
        name: "P", targets: [.target(name: "App", swiftSettings: settings + []), .target(name: "Tests")])
      """,
      """
      func app(_ name: String) -> Target {
        .target(name: name, swiftSettings: .onMainActor)
      }
      extension [SwiftSetting] {
        static var onMainActor: [SwiftSetting] { [.defaultIsolation(MainActor.self)] }
      }
      let package = Package(name: "P", targets: [app("App"), .testTarget(name: "Tests")])
      """,
      """
      let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Tests")])
      for target in package.targets where target.name == "App" {
        target.swiftSettings = [.defaultIsolation(MainActor.self)]
      }
      """,
      """
      let package = Package(name: "P")
      package.targets.append(
        .target(
          name: "App", swiftSettings: [.unsafeFlags(["-default-isolation", "MainActor"])]))
      package.targets.append(.target(name: "Tests", swiftSettings: [.defaultIsolation(nil)]))
      """,
    ])
  func mainActor(text: String) {
    #expect(defaults(text) == ModuleDefaults(isOnMainActor: true))
    #expect(defaults(text, of: "Tests") == ModuleDefaults())
  }

  @Test(
    "the language mode decides whether closures on a global actor are Sendable",
    arguments: [
      ("// swift-tools-version: 5.9", "", "", false),
      ("// swift-tools-version:5.10", "", "", false),
      ("// swift-tools-version: 6.0", "", "", true), ("", "", "", true),
      ("// swift-tools-version: 6.1", ".swiftLanguageMode(.v5)", "", false),
      (
        "// swift-tools-version: 6.1", ".swiftLanguageMode(.v6)", ", swiftLanguageModes: [.v5]",
        true
      ),
      ("// swift-tools-version: 6.1", "", ", swiftLanguageModes: [.v5]", false),
      ("// swift-tools-version: 5.9", "", ", swiftLanguageVersions: [.v5, .version(\"6\")]", true),
      (
        "// swift-tools-version: 5.9",
        ".enableUpcomingFeature(\"GlobalActorIsolatedTypesUsability\")", "",
        true
      ),
    ])
  func languageMode(version: String, setting: String, modes: String, areSendable: Bool) {
    let text = """
      \(version)
      let package = Package(
        name: "P", targets: [.target(name: "App", swiftSettings: [\(setting)])]\(modes))
      """
    #expect(defaults(text) == ModuleDefaults(actorClosuresAreSendable: areSendable))
  }

  @Test("a loop over all targets applies to each")
  func loop() {
    let text = """
      let package = Package(name: "P", targets: [.target(name: "App"), .target(name: "Tests")])
      for target in package.targets {
        target.swiftSettings = [.enableUpcomingFeature("NonisolatedNonsendingByDefault")]
      }
      """
    #expect(defaults(text) == ModuleDefaults(runsOnCallersActor: true))
    #expect(defaults(text, of: "Tests") == ModuleDefaults(runsOnCallersActor: true))
  }
}
