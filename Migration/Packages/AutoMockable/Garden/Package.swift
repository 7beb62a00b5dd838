// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "garden",
  platforms: [.macOS(.v13)],
  targets: [
    .target(name: "Garden"),
    .testTarget(name: "GardenTests", dependencies: ["Garden"]),
  ],
  swiftLanguageModes: [.v5]
)
