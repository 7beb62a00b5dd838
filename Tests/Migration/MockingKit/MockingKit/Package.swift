// swift-tools-version: 6.1

import PackageDescription

// Stands in for a library of this name.
let package = Package(
  name: "MockingKit",
  platforms: [.macOS(.v13)],
  products: [.library(name: "MockingKit", targets: ["MockingKit"])],
  targets: [.target(name: "MockingKit")]
)
