// swift-tools-version: 6.1

import PackageDescription

let features = [
  "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "ConciseMagicFile",
  "ForwardTrailingClosures", "ImplicitOpenExistentials", "BareSlashRegexLiterals",
  "DeprecateApplicationMain", "ImportObjcForwardDeclarations", "DisableOutwardActorInference",
  "IsolatedDefaultValues", "GlobalConcurrency", "InferSendableFromCaptures",
  "RegionBasedIsolation", "GlobalActorIsolatedTypesUsability", "DynamicActorIsolation",
  "NonfrozenEnumExhaustivity",
].map { SwiftSetting.enableUpcomingFeature($0) }

let package = Package(
  name: "telemetry",
  platforms: [.macOS(.v13)],
  products: [.library(name: "Telemetry", targets: ["Telemetry"])],
  dependencies: [.package(name: "understudy", path: "../../..")],
  targets: [
    .target(
      name: "Telemetry",
      dependencies: [.product(name: "UnderstudyMacros", package: "understudy")],
      swiftSettings: features),
    .testTarget(
      name: "TelemetryTests",
      dependencies: ["Telemetry", .product(name: "Understudy", package: "understudy")],
      swiftSettings: features,
      plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
  ],
  swiftLanguageModes: [.v5]
)
