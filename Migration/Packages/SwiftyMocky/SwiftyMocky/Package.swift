// swift-tools-version: 6.1

import PackageDescription

// Stands in for a library of this name.
let package = Package(
  name: "SwiftyMocky",
  platforms: [.macOS(.v13)],
  products: [.library(name: "SwiftyMocky", targets: ["SwiftyMocky"])],
  targets: [.target(name: "SwiftyMocky")]
)
