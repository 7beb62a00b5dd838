// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "garden",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../Mockingbird")],
  targets: [
    .target(name: "Garden"),
    .testTarget(
      name: "GardenTests",
      dependencies: ["Garden", .product(name: "Mockingbird", package: "Mockingbird")]),
  ],
  swiftLanguageModes: [.v5]
)
