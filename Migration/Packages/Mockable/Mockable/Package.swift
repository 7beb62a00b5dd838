// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

// Stands in for a library of this name.
let package = Package(
  name: "Mockable",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Mockable", targets: ["Mockable"])],
  targets: [
    .macro(name: "MockableMacros"),
    .target(name: "Mockable", dependencies: ["MockableMacros"]),
  ]
)
