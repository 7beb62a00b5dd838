// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "zero-setup-example",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "understudy", path: "../.."),
    .package(path: "Payments"),
  ],
  targets: [
    .target(name: "Shop", dependencies: [.product(name: "Payments", package: "Payments")]),
    .testTarget(
      name: "ShopTests",
      dependencies: ["Shop", .product(name: "Understudy", package: "understudy")],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
