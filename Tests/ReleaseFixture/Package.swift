// swift-tools-version: 6.1

import PackageDescription

// A package that depends on a release, as its users do. `Scripts/check-release.sh` makes the release and
// names its repository.
let repository = Context.environment["UNDERSTUDY_REPOSITORY"] ?? "file:///understudy.git"

let package = Package(
  name: "understudy-release-fixture",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: repository, exact: "0.0.1")],
  targets: [
    .target(name: "Shop"),
    .testTarget(
      name: "PlugInTests",
      dependencies: ["Shop", .product(name: "Understudy", package: "understudy")],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
    .testTarget(
      name: "ByHandTests",
      dependencies: [
        "Shop", .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyHandwritten", package: "understudy"),
      ]),
  ]
)
