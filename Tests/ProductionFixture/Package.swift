// swift-tools-version: 6.1

import PackageDescription

// A program that uses mocks outside tests, and a test target that does not depend on Understudy.
// The tests in `Tests/Packages` run both, in `ProductionFixtureTests.swift`.
let package = Package(
  name: "understudy-production-fixture",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .executableTarget(
      name: "Demo",
      dependencies: [.product(name: "UnderstudyMacros", package: "understudy")]),
    .testTarget(
      name: "WithoutUnderstudyTests",
      dependencies: [.product(name: "UnderstudyMacros", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
