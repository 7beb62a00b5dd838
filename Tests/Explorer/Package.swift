// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Runs small scenarios of the runtime in every order of their threads. The package compiles the
// runtime's sources itself, with a lock that its scheduler controls.
let package = Package(
  name: "understudy-explorer",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "UnderstudyValues", swiftSettings: settings),
    .target(
      name: "UnderstudyCore", dependencies: ["UnderstudyValues"],
      swiftSettings: settings + [.define("UNDERSTUDY_EXPLORER")]),
    // Schedules, and the scheduler and searches that go through them. Knows nothing of mocks.
    .target(name: "Interleavings", dependencies: ["UnderstudyCore"], swiftSettings: settings),
    .executableTarget(
      name: "Explorer", dependencies: ["Interleavings", "UnderstudyCore"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
