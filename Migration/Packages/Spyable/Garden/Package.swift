// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "garden",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../Spyable")],
  targets: [
    .target(name: "Garden", dependencies: [.product(name: "Spyable", package: "Spyable")]),
    .testTarget(
      name: "GardenTests", dependencies: ["Garden", .product(name: "Spyable", package: "Spyable")]),
  ],
  swiftLanguageModes: [.v5]
)
