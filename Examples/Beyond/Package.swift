// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "beyond-example",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .target(name: "Shop"),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyContracts", package: "understudy"),
        .product(name: "UnderstudyTime", package: "understudy"),
      ],
      exclude: ["Interactions", "Recordings"],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
