// swift-tools-version: 6.1

import PackageDescription

// Whole tests of both test frameworks, which must leave nothing behind. `Scripts/check-lifetimes.sh`
// runs them under the leak sanitizer, and compares the memory after 500 tests and after 2,000.
let package = Package(
  name: "understudy-lifetimes",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .testTarget(
      name: "LifetimeTests",
      dependencies: [.product(name: "Understudy", package: "understudy")])
  ],
  swiftLanguageModes: [.v6]
)
