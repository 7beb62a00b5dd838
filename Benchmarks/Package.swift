// swift-tools-version: 6.1

import PackageDescription

// A harness of its own: ratios of two mocks in one run are all that is wanted, and they must be
// measured in debug builds too.
let package = Package(
  name: "understudy-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "understudy", path: "..")],
  targets: [
    .executableTarget(
      name: "UnderstudyBenchmarks",
      dependencies: [.product(name: "UnderstudyCore", package: "understudy")])
  ],
  swiftLanguageModes: [.v6]
)
