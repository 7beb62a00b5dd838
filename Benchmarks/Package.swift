// swift-tools-version: 6.1

import PackageDescription

// A custom harness, because the benchmarks need ratios of two mocks in one run, also in debug builds.
let package = Package(
  name: "understudy-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "understudy", path: "..")],
  targets: [
    .executableTarget(
      name: "UnderstudyBenchmarks",
      dependencies: [.product(name: "UnderstudyCore", package: "understudy")]),
    // How time grows with the size of a test. Run in debug builds, as tests are.
    .executableTarget(
      name: "GrowthBenchmark",
      dependencies: [
        .product(name: "UnderstudyCore", package: "understudy"),
        .product(name: "UnderstudyTime", package: "understudy"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
