// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "Bookshop",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../understudy")],  // or its URL
  targets: [
    .target(name: "Bookshop"),
    .testTarget(
      name: "BookshopTests",
      dependencies: ["Bookshop", .product(name: "Understudy", package: "understudy")],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ]
)
