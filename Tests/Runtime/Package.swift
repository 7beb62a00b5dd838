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
    .target(name: "UnderstudyValues", swiftSettings: settings),
    .target(
      name: "UnderstudyCore", dependencies: ["UnderstudyValues"], swiftSettings: settings),
    .target(
      name: "UnderstudyContracts", dependencies: ["UnderstudyCore", "UnderstudyValues"],
      swiftSettings: settings),
    .target(
      name: "UnderstudyHandwritten", dependencies: ["UnderstudyCore"], swiftSettings: settings),
    .target(
      name: "UnderstudyTime", dependencies: ["UnderstudyCore", "UnderstudyValues"],
      swiftSettings: settings),
    // Types whose metadata differs: their default values are made from it.
    .target(
      name: "ResilientTypes",
      swiftSettings: settings + [.unsafeFlags(["-enable-library-evolution"])]),
    .target(
      name: "StrippedTypes",
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-reflection-metadata"])]),
    .testTarget(
      name: "UnderstudyContractsTests",
      dependencies: ["UnderstudyContracts", "UnderstudyCore", "UnderstudyValues"],
      swiftSettings: settings),
    .testTarget(
      name: "UnderstudyCoreTests",
      dependencies: [
        "UnderstudyCore", "UnderstudyHandwritten", "UnderstudyTime", "UnderstudyValues",
        "ResilientTypes", "StrippedTypes",
      ],
      // Tests that share a process with those of the whole package are not compiled here.
      swiftSettings: settings + [.define("RUNTIME_ALONE")]),
  ],
  swiftLanguageModes: [.v6]
)
