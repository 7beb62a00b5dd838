// swift-tools-version: 6.1

import PackageDescription

// Stands in for a library of this name.
let package = Package(
  name: "Cuckoo",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Cuckoo", targets: ["Cuckoo"])],
  targets: [.target(name: "Cuckoo")]
)
