// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "understudy",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "UnderstudyCore", targets: ["UnderstudyCore"]),
    .library(name: "UnderstudyMacros", targets: ["UnderstudyMacros"]),
    .library(name: "Understudy", targets: ["Understudy"]),
    .executable(name: "understudy", targets: ["UnderstudyTool"]),
    .plugin(name: "UnderstudyPlugin", targets: ["UnderstudyPlugin"]),
    .plugin(name: "GenerateMocks", targets: ["GenerateMocks"]),
  ],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"604.0.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
  ],
  targets: [
    // The runtime: standard library and Synchronization only.
    .target(name: "UnderstudyCore"),

    // The attributes that a production target imports.
    .target(
      name: "UnderstudyMacros",
      dependencies: ["UnderstudyCore", "UnderstudyMacrosPlugin"]
    ),
    .macro(
      name: "UnderstudyMacrosPlugin",
      dependencies: [
        "MockGenerator",
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]
    ),
    .target(
      name: "MockGenerator",
      dependencies: [
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]
    ),

    // The command line, which has the disk behind it. The executable has another name than its
    // product: file systems that ignore case could not tell it from Understudy.
    .target(
      name: "UnderstudyCommands",
      dependencies: [
        "MockGenerator",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "UnderstudyTool",
      dependencies: [
        "UnderstudyCommands",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // Make the mocks that tests use: at each build, or to be checked in.
    .plugin(name: "UnderstudyPlugin", capability: .buildTool(), dependencies: ["UnderstudyTool"]),
    .plugin(
      name: "GenerateMocks",
      capability: .command(
        intent: .custom(
          verb: "generate-mocks",
          description: "Makes the mocks that test targets use, in their folders."),
        permissions: [
          .writeToPackageDirectory(reason: "The mocks go to the folders of the test targets.")
        ]),
      dependencies: ["UnderstudyTool"]
    ),

    // What a test target imports.
    .target(
      name: "Understudy",
      dependencies: ["UnderstudyCore", "UnderstudyMacros", "UnderstudyBootstrap"]),
    // Runs the installation of the reporters when the test process loads.
    .target(name: "UnderstudyBootstrap"),

    .testTarget(name: "UnderstudyCoreTests", dependencies: ["UnderstudyCore"]),
    .testTarget(
      name: "UnderstudyTests", dependencies: ["FailureShapes", "Understudy", "UnderstudyCore"]),
    // Stories that end in failures, for the golden files next to them. `FailingFixture` has them too.
    .target(
      name: "FailureShapes",
      dependencies: ["Understudy"],
      path: "Tests/FailureShapes",
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "MockGeneratorTests",
      dependencies: [
        "MockGenerator",
        "UnderstudyMacrosPlugin",
        .product(name: "SwiftDiagnostics", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacroExpansion", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ],
      exclude: ["Fixtures"]
    ),
    .testTarget(
      name: "UnderstudyCommandsTests",
      dependencies: [
        "MockGenerator",
        "UnderstudyCommands",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where ![.plugin, .system, .binary].contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Not by default: a newer compiler's warning must not break those who depend on this package.
  if Context.environment["UNDERSTUDY_WARNINGS_AS_ERRORS"] != nil {
    target.swiftSettings?.append(.unsafeFlags(["-warnings-as-errors"]))
  }
}
