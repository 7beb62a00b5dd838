// swift-tools-version: 6.1

import PackageDescription

// Rewrites the tests of other libraries. It is a separate package, so that users of Understudy do not
// build it.
let package = Package(
  name: "migration",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "understudy-migrate", targets: ["UnderstudyMigrate"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"605.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // The rules for each library, without access to the disk.
    .target(
      name: "MockMigrator",
      dependencies: [
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "MockMigratorTests",
      dependencies: ["MockMigrator", .product(name: "SwiftSyntax", package: "swift-syntax")],
      exclude: ["Fixtures", "Idioms"]),

    // The command.
    .executableTarget(
      name: "UnderstudyMigrate",
      dependencies: [
        "MockMigrator", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(
      name: "UnderstudyMigrateTests",
      dependencies: [
        "UnderstudyMigrate", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if Context.environment["UNDERSTUDY_WARNINGS_AS_ERRORS"] != nil {
    target.swiftSettings?.append(.unsafeFlags(["-warnings-as-errors"]))
  }
}
