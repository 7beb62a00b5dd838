// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Payments",
  products: [.library(name: "Payments", targets: ["Payments"])],
  targets: [.target(name: "Payments")],
  swiftLanguageModes: [.v6]
)
