// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

// Stands in for a library of this name.
let package = Package(
  name: "Spyable",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Spyable", targets: ["Spyable"])],
  targets: [
    .macro(name: "SpyableMacros"),
    .target(name: "Spyable", dependencies: ["SpyableMacros"]),
  ]
)
