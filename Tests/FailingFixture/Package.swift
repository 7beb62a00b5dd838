// swift-tools-version: 6.1

import PackageDescription

// Tests that are meant to fail. A `// fails:` comment marks each line with a failure. The tests in
// `Tests/Packages` run this package and compare the reported failures with the comments, in
// `FailingFixtureTests.swift`.
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
      dependencies: ["Shop", .product(name: "Understudy", package: "understudy")]),
    .testTarget(
      name: "XCTestFailures",
      dependencies: ["Shop", .product(name: "Understudy", package: "understudy")]),
    // Each golden failure in both frameworks. The sources are a link to those of the root package.
    // The module has another name, because both packages are built in one folder.
    .target(
      name: "FixtureShapes",
      dependencies: [.product(name: "Understudy", package: "understudy")],
      exclude: ["Golden"]),
    .testTarget(
      name: "SwiftTestingShapes",
      dependencies: ["FixtureShapes", .product(name: "Understudy", package: "understudy")]),
    .testTarget(
      name: "XCTestShapes",
      dependencies: ["FixtureShapes", .product(name: "Understudy", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
