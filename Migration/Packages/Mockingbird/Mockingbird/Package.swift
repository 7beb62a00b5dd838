// swift-tools-version: 6.1

import PackageDescription

// Stands in for a library of this name.
let package = Package(
  name: "Mockingbird",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Mockingbird", targets: ["Mockingbird"])],
  targets: [.target(name: "Mockingbird")]
)
