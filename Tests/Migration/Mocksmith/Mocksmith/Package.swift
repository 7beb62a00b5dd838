// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

// Stands in for a library of this name.
let package = Package(
  name: "Mocksmith",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Mocksmith", targets: ["Mocksmith"])],
  targets: [
    .macro(name: "MocksmithMacros"),
    .target(name: "Mocksmith", dependencies: ["MocksmithMacros"]),
  ]
)
