// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "publisher-example",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .target(
      name: "Publisher",
      dependencies: [.product(name: "UnderstudyMacros", package: "understudy")]),
    .testTarget(
      name: "PublisherTests",
      dependencies: ["Publisher", .product(name: "Understudy", package: "understudy")]),
    .testTarget(
      name: "PublisherXCTests",
      dependencies: ["Publisher", .product(name: "Understudy", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
