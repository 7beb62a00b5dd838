// swift-tools-version: 6.1

import PackageDescription

let testDependencies: [Target.Dependency] = [
  .product(name: "Understudy", package: "understudy"),
  .product(name: "UnderstudyPublishers", package: "understudy"),
  .product(name: "OpenCombine", package: "OpenCombine"),
]

let package = Package(
  name: "publishers",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "understudy", path: "../..", traits: ["OpenCombine"]),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .testTarget(
      name: "PublisherTests",
      dependencies: [
        .product(name: "UnderstudyCore", package: "understudy"),
        .product(name: "UnderstudyPublishers", package: "understudy"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ]),
    // Tests that must fail. The step of `.ci/run` leaves them out.
    .testTarget(name: "BrokenPublishers", dependencies: testDependencies),
    .testTarget(name: "BrokenXCTestPublishers", dependencies: testDependencies),
  ]
)
