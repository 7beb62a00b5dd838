// swift-tools-version: 6.1

import PackageDescription

// The runtime's tests by themselves: they need no macro, so that a release build, or one for a
// sanitizer, takes seconds and not the minutes of an optimised swift-syntax.
let package = Package(
  name: "understudy-runtime-tests",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .testTarget(
      name: "UnderstudyCoreTests",
      dependencies: [.product(name: "UnderstudyCore", package: "understudy")],
      swiftSettings: [
        // What would meet the tests of the whole package in one process.
        .define("RUNTIME_ALONE"),
        // The same as in the package itself.
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
