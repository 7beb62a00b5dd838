// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "weather-example",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .target(
      name: "Weather",
      dependencies: [.product(name: "UnderstudyMacros", package: "understudy")]),
    .testTarget(
      name: "WeatherTests",
      dependencies: ["Weather", .product(name: "Understudy", package: "understudy")]),
    .testTarget(
      name: "WeatherXCTests",
      dependencies: ["Weather", .product(name: "Understudy", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
