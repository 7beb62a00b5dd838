// swift-tools-version: 6.1

import PackageDescription

// Mocks that are written by hand: the protocols and classes are as they are, nothing is generated.
let package = Package(
  name: "handwritten-example",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .target(name: "Office"),
    .testTarget(
      name: "OfficeTests",
      dependencies: ["Office", .product(name: "Understudy", package: "understudy")]),

    // A demo of the office that runs without a printer: a mock outside of tests.
    .executableTarget(
      name: "OfficeDemo",
      dependencies: ["Office", .product(name: "UnderstudyCore", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
