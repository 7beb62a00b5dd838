import Foundation
import Testing

@testable import UnderstudyFiles

#if !os(Windows)
  @Suite("The target of a build")
  struct BuildTargetTests {
    /// A folder with SDKs, and an `xcrun` that obeys `SDKROOT` as that of Xcode does.
    private let toolchain = try! FakeToolchain()

    init() throws {
      for sdk in ["iPhoneSimulator18.0", "MacOSX15.0"] {
        try toolchain.run.write("{}", to: "\(sdk).sdk/SDKSettings.json")
      }
      try toolchain.add(
        """
        #!/bin/sh
        echo "$*" >> '\(toolchain.path("xcrun.log"))'
        if [ -n "$SDKROOT" ]; then echo "$SDKROOT"; exit 0; fi
        case "$2" in
        macosx) echo '\(toolchain.path("MacOSX15.0.sdk"))';;
        iphonesimulator) echo '\(toolchain.path("iPhoneSimulator18.0.sdk"))';;
        *) echo "xcrun: error: SDK \\"$2\\" cannot be located" >&2; exit 1;;
        esac
        """, as: "bin/xcrun")
    }

    /// The environment that Xcode's commands have for a simulator, with other values.
    private func xcode(_ others: [String: String] = [:]) -> [String: String] {
      [
        "PATH": toolchain.path("bin"), "ARCHS": "arm64 x86_64", "NATIVE_ARCH": "x86_64",
        "CURRENT_ARCH": "undefined_arch", "LLVM_TARGET_TRIPLE_VENDOR": "apple",
        "LLVM_TARGET_TRIPLE_OS_VERSION": "ios16.0", "LLVM_TARGET_TRIPLE_SUFFIX": "-simulator",
        "PLATFORM_NAME": "iphonesimulator", "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
        "SDKROOT": toolchain.path("iPhoneSimulator18.0.sdk"),
      ].merging(others) { $1 }
    }

    @Test(
      "Xcode's settings name the target",
      arguments: [
        ([:], "x86_64-apple-ios16.0-simulator"),
        (["CURRENT_ARCH": "arm64"], "arm64-apple-ios16.0-simulator"),
        (["NATIVE_ARCH": "ppc"], "arm64-apple-ios16.0-simulator"),
        (
          ["LLVM_TARGET_TRIPLE_OS_VERSION": "xros1.0", "LLVM_TARGET_TRIPLE_SUFFIX": ""],
          "x86_64-apple-xros1.0"
        ),
        (["LLVM_TARGET_TRIPLE_SUFFIX": "-macabi"], "x86_64-apple-ios16.0-macabi"),
        (
          [
            "LLVM_TARGET_TRIPLE_VENDOR": "", "PLATFORM_NAME": "watchsimulator",
            "WATCHOS_DEPLOYMENT_TARGET": "9.0",
          ], "x86_64-apple-watchos9.0-simulator"
        ),
        (
          [
            "LLVM_TARGET_TRIPLE_VENDOR": "", "PLATFORM_NAME": "macosx",
            "EFFECTIVE_PLATFORM_NAME": "-maccatalyst", "IPHONEOS_DEPLOYMENT_TARGET": "15.0",
          ], "x86_64-apple-ios15.0-macabi"
        ),
      ] as [([String: String], String)])
    func triple(others: [String: String], triple: String) throws {
      #expect(try BuildTarget(for: xcode(others), hostIsApple: true).triple == triple)
    }

    @Test("a command without Xcode's settings is for the host")
    func host() throws {
      let linux = try BuildTarget(for: ["SDKROOT": "/"], hostIsApple: false)
      #expect(linux.triple == nil)
      #expect(linux.sdk == nil)
      // What Xcode's build system sets on Linux: 'swift build --build-system swiftbuild'.
      let settings = [
        "ARCHS": "x86_64", "NATIVE_ARCH": "x86_64", "CURRENT_ARCH": "undefined_arch",
        "LLVM_TARGET_TRIPLE_VENDOR": "unknown", "LLVM_TARGET_TRIPLE_OS_VERSION": "linux",
        "LLVM_TARGET_TRIPLE_SUFFIX": "-gnu", "PLATFORM_NAME": "linux", "SDKROOT": "/",
        "EFFECTIVE_PLATFORM_NAME": "-linux",
      ]
      let swiftbuild = try BuildTarget(for: settings, hostIsApple: false)
      #expect(swiftbuild.triple == "x86_64-unknown-linux-gnu")
      #expect(swiftbuild.sdk == nil)
    }

    @Test(
      "the SDK is that of the target, even if SDKROOT names another",
      arguments: [
        (nil, "MacOSX15.0.sdk", "--sdk macosx --show-sdk-path"),
        ("iPhoneSimulator18.0.sdk", "MacOSX15.0.sdk", "--sdk macosx --show-sdk-path"),
        ("MacOSX15.0.sdk", "MacOSX15.0.sdk", nil),
      ] as [(String?, String, String?)])
    func hostSDK(root: String?, sdk: String, asked: String?) throws {
      var environment = ["PATH": toolchain.path("bin")]
      environment["SDKROOT"] = root.map(toolchain.path)
      let target = try BuildTarget(for: environment, hostIsApple: true)
      #expect(target.triple == nil)
      #expect(target.sdk?.path == toolchain.path(sdk))
      #expect(toolchain.run.read("xcrun.log") == asked.map { $0 + "\n" })
    }

    @Test("the SDK of another platform can have a name, or a path")
    func otherSDK() throws {
      let path = toolchain.path("iPhoneSimulator18.0.sdk")
      #expect(try BuildTarget(for: xcode(), hostIsApple: true).sdk?.path == path)
      #expect(toolchain.run.read("xcrun.log") == nil)
      for root in ["iphonesimulator", ""] {
        let target = try BuildTarget(for: xcode(["SDKROOT": root]), hostIsApple: true)
        #expect(target.sdk?.path == path)
      }
    }

    @Test(
      "an error says which setting is wrong",
      arguments: [
        (["ARCHS": ""], "ARCHS is empty"),
        (["SDKROOT": "/nowhere.sdk"], "SDKROOT is '/nowhere.sdk'"),
        (["SDKROOT": "qnx"], "SDK \"qnx\" cannot be located"),
      ])
    func wrong(others: [String: String], message: String) throws {
      let error = #expect(throws: (any Error).self) {
        try BuildTarget(for: xcode(others), hostIsApple: true)
      }
      #expect("\(try #require(error))".contains(message))
    }

    @Test(
      "the programs of the toolchain get the target and the SDK, and each has a cache of its own")
    func options() throws {
      #expect(try toolchain.read("Kit", xcode()) == 1)
      let sdk = toolchain.path("iPhoneSimulator18.0.sdk")
      for run in toolchain.runs {
        #expect(run.contains("-target x86_64-apple-ios16.0-simulator"))
        #expect(run.contains("-sdk \(sdk)"))
      }
      #expect(toolchain.runs.count == 2)
      let others = [
        ["LLVM_TARGET_TRIPLE_OS_VERSION": "ios17.0"], ["NATIVE_ARCH": "arm64"],
        ["SDKROOT": toolchain.path("MacOSX15.0.sdk")],
      ]
      for (index, other) in others.enumerated() {
        for _ in 0..<2 { #expect(try toolchain.read("Kit", xcode(other)) == 1) }
        #expect(toolchain.printed.count == index + 2)
      }
      // Another version of the SDK at the same path.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)],
        ofItemAtPath: sdk + "/SDKSettings.json")
      #expect(try toolchain.read("Kit", xcode()) == 1)
      #expect(toolchain.printed.count == others.count + 2)
    }

    @Test("Xcode's toolchain is used without the search path")
    func programs() throws {
      try FileManager.default.createDirectory(
        at: toolchain.run.folder.appendingPathComponent("toolchain/usr"),
        withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: toolchain.path("toolchain/usr/bin"), withDestinationPath: toolchain.path("bin"))
      let environment = ["TOOLCHAIN_DIR": toolchain.path("toolchain"), "PATH": "/usr/bin"]
      #expect(
        Toolchain.programs(for: environment)?.path == toolchain.path("toolchain/usr/bin"))
    }
  }
#endif
