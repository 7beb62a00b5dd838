// swift-tools-version: 6.1

import PackageDescription

// Tests with the plug-in. The tests in `Tests/Packages` run them, in `PluginFixtureTests.swift`.
let package = Package(
  name: "understudy-plugin-fixture",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .executableTarget(name: "Declare"),
    .plugin(name: "DeclarePlugin", capability: .buildTool(), dependencies: ["Declare"]),
    .target(name: "Drawer"),
    // Its protocols have associated types that may be noncopyable. The tests do not need the feature.
    .target(
      name: "Depot",
      swiftSettings: [.enableExperimentalFeature("SuppressedAssociatedTypes")]),
    .target(name: "Shop", dependencies: ["Depot", "Drawer"]),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop", "Depot", "Drawer", .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyHandwritten", package: "understudy"),
        .product(name: "UnderstudyMacros", package: "understudy"),
      ],
      plugins: ["DeclarePlugin", .plugin(name: "UnderstudyPlugin", package: "understudy")]),
    // What scripts write: many mocks, which take long to compile.
    .testTarget(
      name: "TableTests",
      dependencies: ["Shop", .product(name: "Understudy", package: "understudy")],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
    .testTarget(
      name: "PlainTests", dependencies: ["Shop"],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
