// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "garden",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../Mockable")],
  targets: [
    .target(name: "Garden", dependencies: [.product(name: "Mockable", package: "Mockable")]),
    .testTarget(
      name: "GardenTests",
      dependencies: ["Garden", .product(name: "Mockable", package: "Mockable")]),
  ],
  swiftLanguageModes: [.v5]
)
