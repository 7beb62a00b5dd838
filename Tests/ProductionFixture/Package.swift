// swift-tools-version: 6.1

import PackageDescription

// A program that uses mocks outside of tests, and a test target that forgot to depend on
// Understudy. The suite of Understudy runs both; see `ProductionFixtureTests.swift`.
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
