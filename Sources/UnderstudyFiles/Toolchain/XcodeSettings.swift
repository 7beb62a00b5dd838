import Foundation

/// The build settings of Xcode that determine a target and its SDK.
struct XcodeSettings {
  /// The environment variables.
  private let environment: [String: String]

  /// Creates the settings from the environment variables of a command.
  init(_ environment: [String: String]) { self.environment = environment }

  /// Returns the value of a setting, or `nil` if it is empty.
  private func value(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The target of the compiler, or `nil` if Xcode does not run the command.
  ///
  /// - Throws: ``Toolchain/Unusable`` if there is no architecture.
  var triple: String? {
    get throws {
      if let vendor = value("LLVM_TARGET_TRIPLE_VENDOR"),
        let system = value("LLVM_TARGET_TRIPLE_OS_VERSION")
      {
        let suffix = value("LLVM_TARGET_TRIPLE_SUFFIX") ?? ""
        return "\(try architecture)-\(vendor)-\(system)\(suffix)"
      }
      guard let name = value("PLATFORM_NAME"), let platform = Self.platforms[name],
        value("ARCHS") != nil
      else { return nil }
      if value("EFFECTIVE_PLATFORM_NAME") == "-maccatalyst" {
        return "\(try architecture)-apple-ios\(value("IPHONEOS_DEPLOYMENT_TARGET") ?? "")-macabi"
      }
      let version = value("\(platform.setting)_DEPLOYMENT_TARGET") ?? ""
      return "\(try architecture)-apple-\(platform.system)\(version)\(platform.suffix)"
    }
  }

  /// The architecture: the one that is compiled, that of the Mac, or the first one.
  private var architecture: String {
    get throws {
      let all = (value("ARCHS") ?? "").split(separator: " ").map(String.init)
      let preferred = ["CURRENT_ARCH", "NATIVE_ARCH"].compactMap(value).first(where: all.contains)
      guard let architecture = preferred ?? all.first else {
        throw Toolchain.Unusable(
          "the build setting ARCHS is empty, so the target of the build is unknown; set it in Xcode, "
            + "or choose another destination")
      }
      return architecture
    }
  }

  /// Returns the folder of the SDK.
  ///
  /// - Parameter isHost: A Boolean value that indicates whether the target is the Mac itself: then the
  ///   SDK of another platform in `SDKROOT` is not meant.
  /// - Throws: ``Toolchain/Unusable`` if there is no such folder, and ``ProgramRun/Failure`` if `xcrun`
  ///   cannot tell.
  func sdk(forHost isHost: Bool) throws -> URL {
    let root = value("SDKROOT").flatMap { root -> String? in
      let name = root.split(separator: "/").last ?? ""
      return isHost && !name.lowercased().hasPrefix("macos") ? nil : root
    }
    if let root, root.hasPrefix("/") { return try Self.folder(root, "the build setting SDKROOT") }
    let name = root ?? (isHost ? nil : value("PLATFORM_NAME")) ?? "macosx"
    // It obeys the variable even if an option names another SDK by its path.
    let others = environment.filter { $0.key != "SDKROOT" }
    let run = try ProgramRun(xcrun, ["--sdk", name, "--show-sdk-path"], environment: others)
    guard run.isSuccess else { throw run.failure }
    let path = run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    return try Self.folder(path, "the answer of 'xcrun --sdk \(name) --show-sdk-path'")
  }

  /// Returns the folder at a path.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - source: The origin of the path, for errors.
  private static func folder(_ path: String, _ source: String) throws -> URL {
    guard !path.isEmpty, FileManager.default.fileExists(atPath: path) else {
      throw Toolchain.Unusable(
        "\(source) is '\(path)', where there is no SDK; select an Xcode that has the SDK with "
          + "'xcode-select', or install its platform")
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// The program that finds SDKs: the first one on the search path.
  private var xcrun: URL {
    let folders = (value("PATH") ?? "").split(separator: ":")
    let found = folders.map { "\($0)/xcrun" }.first(where: FileManager.default.isExecutableFile)
    return URL(fileURLWithPath: found ?? "/usr/bin/xcrun")
  }

  /// The folder of the programs of Xcode's toolchain, or `nil` if Xcode does not run the command.
  var programs: URL? {
    ["TOOLCHAIN_DIR", "DT_TOOLCHAIN_DIR"].lazy.compactMap(value).map {
      URL(fileURLWithPath: $0).appendingPathComponent("usr/bin")
    }.first(where: Toolchain.hasCompiler)
  }

  /// The name of the module that is built, or `nil` if Xcode does not run the command.
  var moduleName: String? { value("PRODUCT_MODULE_NAME") }

  /// The platforms by the values of `PLATFORM_NAME`.
  private static let platforms: [String: (setting: String, system: String, suffix: String)] = [
    "macosx": ("MACOSX", "macosx", ""),
    "iphoneos": ("IPHONEOS", "ios", ""), "iphonesimulator": ("IPHONEOS", "ios", "-simulator"),
    "appletvos": ("TVOS", "tvos", ""), "appletvsimulator": ("TVOS", "tvos", "-simulator"),
    "watchos": ("WATCHOS", "watchos", ""), "watchsimulator": ("WATCHOS", "watchos", "-simulator"),
    "xros": ("XROS", "xros", ""), "xrsimulator": ("XROS", "xros", "-simulator"),
  ]
}
