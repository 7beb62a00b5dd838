// swift-tools-version: 6.1

import PackageDescription

// Builds and runs the packages next to this one, whose tests are meant to fail, and compiles sources
// that must not compile. A separate package, because these tests take minutes. It does not depend on
// Understudy, so that it needs no macro and its tests can build in the root's build folder.
let package = Package(
  name: "understudy-package-tests",
  platforms: [.macOS(.v13)],
  targets: [.testTarget(name: "FixtureTests")],
  swiftLanguageModes: [.v6]
)
