// swift-tools-version: 6.1

import CompilerPluginSupport
import PackageDescription

/// The prebuilt tool of a released version, which `Scripts/release.sh` writes, or `nil`.
let prebuiltTool: Target? = nil

/// A Boolean value that indicates whether the plug-ins run the prebuilt tool. Set the variable on a
/// machine that has none: then the plug-ins compile the tool from source.
let isPrebuilt = prebuiltTool != nil && Context.environment["UNDERSTUDY_TOOL_FROM_SOURCE"] == nil

/// Returns a product of swift-syntax.
func syntax(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-syntax") }

let package = Package(
  name: "understudy",
  platforms: [
    .macOS(.v10_15), .macCatalyst(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1),
  ],
  products: [
    .library(name: "UnderstudyCore", targets: ["UnderstudyCore"]),
    .library(name: "UnderstudyMacros", targets: ["UnderstudyMacros"]),
    .library(name: "Understudy", targets: ["Understudy"]),
    .library(name: "UnderstudyContracts", targets: ["UnderstudyContracts"]),
    .library(name: "UnderstudyHandwritten", targets: ["UnderstudyHandwritten"]),
    .library(name: "UnderstudyTime", targets: ["UnderstudyTime"]),
    .library(name: "UnderstudyPublishers", targets: ["UnderstudyPublishers"]),
    .plugin(name: "UnderstudyPlugin", targets: ["UnderstudyPlugin"]),
    .plugin(name: "GenerateMocks", targets: ["GenerateMocks"]),
  ],
  traits: [
    .trait(
      name: "OpenCombine",
      description: "Publishers of OpenCombine as answers, where there is no Combine.")
  ],
  dependencies: [
    // `Scripts/check-dependencies.sh` builds with the oldest and the newest of these.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"605.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // Values as text, and how two differ: standard library only.
    .target(name: "UnderstudyValues"),
    // The runtime of mocks: standard library and Synchronization only.
    .target(name: "UnderstudyCore", dependencies: ["UnderstudyValues"]),

    // The attributes.
    .target(
      name: "UnderstudyMacros",
      dependencies: ["UnderstudyCore", "UnderstudyMacrosPlugin"]
    ),
    .macro(
      name: "UnderstudyMacrosPlugin",
      dependencies: [
        "MockEmitter",
        syntax("SwiftCompilerPlugin"),
        syntax("SwiftDiagnostics"),
        syntax("SwiftSyntax"),
        syntax("SwiftSyntaxMacros"),
      ]
    ),
    // What the attributes and the plug-ins share: from a declaration to the text of its mock.
    .target(
      name: "MockEmitter",
      dependencies: [
        syntax("SwiftDiagnostics"),
        syntax("SwiftParser"),
        syntax("SwiftSyntax"),
      ]
    ),
    .target(
      name: "MockGenerator",
      dependencies: [
        "MockEmitter",
        syntax("SwiftDiagnostics"),
        syntax("SwiftParser"),
        syntax("SwiftSyntax"),
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
      dependencies: ["UnderstudyCore", "UnderstudyValues", "UnderstudyBootstrap"]),
    // Compares with reality: contracts, checked stubs, recordings, interactions in files.
    .target(name: "UnderstudyContracts", dependencies: ["UnderstudyCore", "UnderstudyValues"]),
    // References and registered results, for mocks by hand.
    .target(name: "UnderstudyHandwritten", dependencies: ["UnderstudyCore"]),
    // A clock and an executor that tests advance, and threads that start together.
    .target(name: "UnderstudyTime", dependencies: ["UnderstudyCore", "UnderstudyValues"]),
    // Publishers as answers.
    .target(
      name: "UnderstudyPublishers",
      dependencies: [
        "UnderstudyCore",
        .product(
          name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["OpenCombine"])),
      ]),
    // Runs the installation of the reporters when the test process loads.
    .target(name: "UnderstudyBootstrap"),

    .testTarget(
      name: "UnderstudyCoreTests",
      dependencies: [
        "UnderstudyCore", "UnderstudyHandwritten", "UnderstudyTime", "UnderstudyValues",
      ]),
    .testTarget(
      name: "UnderstudyContractsTests",
      dependencies: ["UnderstudyContracts", "UnderstudyCore", "UnderstudyValues"]),
    .testTarget(
      name: "UnderstudyTests",
      dependencies: [
        "FailureShapes", "Understudy", "UnderstudyContracts", "UnderstudyCore",
        "UnderstudyHandwritten", "UnderstudyMacros", "UnderstudyTime", "UnderstudyValues",
      ]),
    // Stories that end in failures, for the golden files next to them. `FailingFixture` has them too.
    .target(
      name: "FailureShapes",
      dependencies: ["Understudy", "UnderstudyContracts", "UnderstudyMacros", "UnderstudyTime"],
      path: "Tests/FailureShapes",
      exclude: ["Golden"]
    ),
    .testTarget(
      name: "MockGeneratorTests",
      dependencies: [
        "MockEmitter",
        "MockGenerator",
        "UnderstudyMacrosPlugin",
        syntax("SwiftDiagnostics"),
        syntax("SwiftParser"),
        syntax("SwiftSyntax"),
        syntax("SwiftSyntaxMacroExpansion"),
        syntax("SwiftSyntaxMacros"),
      ],
      exclude: ["Fixtures"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

if let prebuiltTool, isPrebuilt {
  package.targets.append(prebuiltTool)
} else {
  let arguments = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser")
  package.dependencies.append(
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"))
  // Not `understudy`, which file systems that ignore case cannot tell from `Understudy`.
  package.products.append(.executable(name: "understudy-cli", targets: ["UnderstudyCLI"]))
  package.targets += [
    // What the plug-ins run, and its access to files and to the toolchain.
    .target(name: "UnderstudyFiles", dependencies: ["MockEmitter", "MockGenerator"]),
    .executableTarget(name: "UnderstudyTool", dependencies: ["UnderstudyFiles"]),

    // The command line.
    .target(
      name: "UnderstudyCommands",
      dependencies: [
        "MockEmitter", "MockGenerator", "UnderstudyFiles", arguments,
      ]),
    .executableTarget(name: "UnderstudyCLI", dependencies: ["UnderstudyCommands", arguments]),
    .testTarget(
      name: "UnderstudyCommandsTests",
      dependencies: [
        "MockEmitter", "MockGenerator", "UnderstudyCommands", "UnderstudyFiles", arguments,
      ]),
  ]
}

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
  // A package with a module of its own named `Runtime` hides that of the toolchain, which names the frames of
  // stacks. Without it, failures name no call sites.
  if target.name == "Understudy", Context.environment["UNDERSTUDY_WITHOUT_RUNTIME"] != nil {
    target.swiftSettings?.append(.define("UNDERSTUDY_WITHOUT_RUNTIME"))
  }
}
