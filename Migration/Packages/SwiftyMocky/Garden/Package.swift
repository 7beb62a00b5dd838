// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "garden",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../SwiftyMocky")],
  targets: [
    .target(name: "Garden"),
    .testTarget(
      name: "GardenTests",
      dependencies: ["Garden", .product(name: "SwiftyMocky", package: "SwiftyMocky")]),
  ],
  swiftLanguageModes: [.v5]
)
