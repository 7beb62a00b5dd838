// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "recipes",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../../..")],
  targets: [
    .target(
      name: "Recipes",
      dependencies: [.product(name: "UnderstudyMacros", package: "understudy")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "RecipesTests",
      dependencies: ["Recipes", .product(name: "Understudy", package: "understudy")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ]
)
