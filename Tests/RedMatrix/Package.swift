// swift-tools-version: 6.1

import PackageDescription

// Shows that no kind of failure is lost, wherever it happens and whatever the test framework is.
// `red-matrix` writes one test for each cell of a table into `Tests/RedMatrixCells/Generated`, runs
// each alone in its own process, and judges what was reported. See `Scripts/red-matrix.sh`.
let package = Package(
  name: "understudy-red-matrix",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .executableTarget(name: "red-matrix", path: "Sources/RedMatrix"),
    // Leaves a function in place of an exception.
    .target(name: "Leaving"),
    // Handwritten tests whose comments announce what they must report; see `Story.swift`.
    .testTarget(
      name: "FailureStories",
      dependencies: [
        "Leaving", .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyMacros", package: "understudy"),
      ]),
    .testTarget(
      name: "RedMatrixCells",
      dependencies: [
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyMacros", package: "understudy"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
