// swift-tools-version: 6.1

import PackageDescription

// Handwritten mocks. The protocols and classes have no attributes, and nothing is generated.
let package = Package(
  name: "handwritten-example",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .target(name: "Office"),
    .testTarget(
      name: "OfficeTests",
      dependencies: [
        "Office", .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyHandwritten", package: "understudy"),
        .product(name: "UnderstudyMacros", package: "understudy"),
      ]),

    // A demo of the office that runs without a printer. It uses a mock outside tests.
    .executableTarget(
      name: "OfficeDemo",
      dependencies: [
        "Office", .product(name: "UnderstudyCore", package: "understudy"),
        .product(name: "UnderstudyHandwritten", package: "understudy"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
