// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "singletons-example",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .target(
      name: "Club",
      // Lets tests replace members that no subclass can override. It makes calls slower, so it is
      // used in debug builds only.
      swiftSettings: [
        .unsafeFlags(["-Xfrontend", "-enable-implicit-dynamic"], .when(configuration: .debug))
      ]),
    .testTarget(
      name: "ClubTests",
      dependencies: ["Club", .product(name: "Understudy", package: "understudy")],
      // Generates hooks for the declarations that the tests replace.
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
    // Runs in the same process and replaces the same functions.
    .testTarget(
      name: "HouseTests",
      dependencies: ["Club", .product(name: "Understudy", package: "understudy")],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
