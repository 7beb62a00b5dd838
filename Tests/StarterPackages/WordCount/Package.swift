// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "wordcount",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../../..")],
  targets: [
    .executableTarget(name: "wordcount"),
    .testTarget(
      name: "WordCountTests",
      dependencies: ["wordcount", .product(name: "Understudy", package: "understudy")],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ]
)
