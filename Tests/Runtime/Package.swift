// swift-tools-version: 6.1

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The runtime and its tests without any macro: a release build, or one for a sanitizer, takes seconds
// instead of the minutes of an optimized swift-syntax. The package compiles the runtime's sources
// itself, because the tests use declarations with package access.
let package = Package(
  name: "understudy-runtime-tests",
  platforms: [.macOS(.v13)],
  targets: [
    // The overloads for older versions of Apple's platforms are tested here.
    .target(
      name: "UnderstudyCore",
      swiftSettings: settings + [.define("UNDERSTUDY_OLDER_PLATFORMS")]),
    .target(
      name: "UnderstudyContracts", dependencies: ["UnderstudyCore"], swiftSettings: settings),
    // Types whose metadata differs: their default values are made from it.
    .target(
      name: "ResilientTypes",
      swiftSettings: settings + [.unsafeFlags(["-enable-library-evolution"])]),
    .target(
      name: "StrippedTypes",
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])]),
    .testTarget(
      name: "UnderstudyContractsTests", dependencies: ["UnderstudyContracts", "UnderstudyCore"],
      swiftSettings: settings),
    .testTarget(
      name: "UnderstudyCoreTests",
      dependencies: ["UnderstudyCore", "ResilientTypes", "StrippedTypes"],
      // Tests that share a process with those of the whole package are not compiled here.
      swiftSettings: settings + [.define("RUNTIME_ALONE")]),
  ],
  swiftLanguageModes: [.v6]
)
