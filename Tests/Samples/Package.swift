// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Samples",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .target(
      name: "Bookshop",
      dependencies: [.product(name: "UnderstudyMacros", package: "understudy")]),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "Bookshop", .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyContracts", package: "understudy"),
        .product(name: "UnderstudyHandwritten", package: "understudy"),
        .product(name: "UnderstudyMacros", package: "understudy"),
        .product(name: "UnderstudyTime", package: "understudy"),
      ],
      exclude: ["Comments/Interactions", "CookBook/Interactions"],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
