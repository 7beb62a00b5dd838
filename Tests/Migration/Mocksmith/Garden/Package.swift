// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "garden",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../Mocksmith")],
  targets: [
    .target(name: "Garden", dependencies: [.product(name: "Mocksmith", package: "Mocksmith")]),
    .testTarget(
      name: "GardenTests",
      dependencies: ["Garden", .product(name: "Mocksmith", package: "Mocksmith")]),
  ],
  swiftLanguageModes: [.v5]
)
