// swift-tools-version: 6.1

import PackageDescription

// The features of `Examples/Beyond`, each broken once. A comment `// fails in TEST:` marks the line of
// the failure, with its first line. `BrokenFeatureTests` in `Tests/Packages` runs each test in a
// process of its own, and compares.
let package = Package(
  name: "understudy-broken-features",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    // A link to the sources of the example. The module has another name, because all packages are
    // built in one folder.
    .target(name: "BeyondShop"),
    .testTarget(
      name: "BrokenFeatures",
      dependencies: ["BeyondShop", .product(name: "Understudy", package: "understudy")],
      exclude: ["Interactions", "Recordings"],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
    .testTarget(
      name: "BrokenXCTestFeatures",
      dependencies: ["BeyondShop", .product(name: "Understudy", package: "understudy")],
      exclude: ["Interactions", "Recordings"],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
