// swift-tools-version: 6.1

import PackageDescription

// Tests that are meant to fail. A `// fails:` comment marks each line with a failure. The tests in
// `Tests/Packages` run this package and compare the reported failures with the comments, in
// `FailingFixtureTests.swift` and `BrokenFeatureTests.swift`.
let package = Package(
  name: "understudy-failing-fixture",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .target(
      name: "Shop",
      dependencies: [.product(name: "UnderstudyMacros", package: "understudy")]),
    .testTarget(
      name: "SwiftTestingFailures",
      dependencies: [
        "Shop", .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyMacros", package: "understudy"),
      ]),
    .testTarget(
      name: "XCTestFailures",
      dependencies: ["Shop", .product(name: "Understudy", package: "understudy")]),
    // Each golden failure in both frameworks. The sources are a link to those of the root package.
    // The module has another name, because both packages are built in one folder.
    .target(
      name: "FixtureShapes",
      dependencies: [
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyContracts", package: "understudy"),
        .product(name: "UnderstudyMacros", package: "understudy"),
        .product(name: "UnderstudyTime", package: "understudy"),
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "SwiftTestingShapes",
      dependencies: [
        "FixtureShapes", .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyMacros", package: "understudy"),
      ]),
    .testTarget(
      name: "XCTestShapes",
      dependencies: [
        "FixtureShapes", .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyMacros", package: "understudy"),
      ]),
    // The features of `Examples/Beyond`, each broken once. A comment `// fails in TEST:` marks the line
    // of the failure, with its first line. Each test runs in a process of its own. The sources of the
    // module are a link to those of the example.
    .target(name: "BeyondShop"),
    .testTarget(
      name: "BrokenFeatures",
      dependencies: [
        "BeyondShop",
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyContracts", package: "understudy"),
        .product(name: "UnderstudyTime", package: "understudy"),
      ],
      exclude: ["Interactions", "Recordings"],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
    .testTarget(
      name: "BrokenXCTestFeatures",
      dependencies: [
        "BeyondShop",
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyContracts", package: "understudy"),
        .product(name: "UnderstudyTime", package: "understudy"),
      ],
      exclude: ["Interactions", "Recordings"],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
