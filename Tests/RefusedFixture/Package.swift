// swift-tools-version: 6.1

import PackageDescription

// Features of `Examples/Beyond` that the plug-in refuses. A comment `// error:` is before the line of
// the error. `BrokenFeatureTests` in `Tests/Packages` builds the package, and compares.
let package = Package(
  name: "understudy-refused-fixture",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "understudy", path: "../..")],
  targets: [
    .target(name: "Counter"),
    .testTarget(
      name: "Refused",
      dependencies: ["Counter", .product(name: "Understudy", package: "understudy")],
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ],
  swiftLanguageModes: [.v6]
)
