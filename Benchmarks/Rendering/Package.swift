// swift-tools-version: 6.1

import PackageDescription

// Separate from the other benchmarks, because the renderer needs the test frameworks and the macros,
// which take long to build in release mode.
let package = Package(
  name: "understudy-rendering-benchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .executableTarget(
      name: "RenderingBenchmark",
      dependencies: [
        .product(name: "Understudy", package: "understudy"),
        .product(name: "UnderstudyMacros", package: "understudy"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
