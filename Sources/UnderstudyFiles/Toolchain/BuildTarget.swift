import Foundation

/// The platform that modules are compiled for: the target of the compiler, and its SDK.
///
/// Xcode runs the commands of plug-ins with its build settings as environment variables. Its
/// `SDKROOT` is the SDK of the target that is built, and `xcrun` obeys it.
struct BuildTarget: Equatable {
  /// The target of the compiler, such as `arm64-apple-ios16.0-simulator`, or `nil` for that of the
  /// host.
  let triple: String?

  /// The folder of the SDK, or `nil` if the compiler needs none.
  let sdk: URL?

  /// Creates the target of a build.
  ///
  /// - Parameters:
  ///   - environment: The environment variables of the build.
  ///   - hostIsApple: A Boolean value that indicates whether programs of the host need an SDK.
  /// - Throws: ``Toolchain/Unusable`` if the variables name no architecture or no SDK that exists.
  init(
    for environment: [String: String] = ProcessInfo.processInfo.environment,
    hostIsApple: Bool = Self.hostIsApple
  ) throws {
    let settings = XcodeSettings(environment)
    triple = try settings.triple
    let isApple = triple.map { $0.contains("-apple-") } ?? hostIsApple
    sdk = isApple ? try settings.sdk(forHost: triple == nil) : nil
  }

  /// A Boolean value that indicates whether the host is a Mac.
  static var hostIsApple: Bool {
    #if os(macOS)
      true
    #else
      false
    #endif
  }

  /// A Boolean value that indicates whether the target is Mac Catalyst.
  var isCatalyst: Bool { triple?.hasSuffix("-macabi") == true }

  /// The folders of frameworks that the compiler searches besides those of the SDK itself: those of iOS
  /// for Mac Catalyst, and those of the platform, such as XCTest.
  var frameworkFolders: [URL] {
    guard let sdk else { return [] }
    let catalyst = isCatalyst ? [sdk.appendingPathComponent(Self.catalystFrameworks)] : []
    return (catalyst + [developerFolder(of: sdk).appendingPathComponent("Library/Frameworks")])
      .filter(Self.isFolder)
  }

  /// The folders of other modules that the compiler searches besides those of the SDK itself.
  var moduleFolders: [URL] {
    guard let sdk else { return [] }
    let catalyst =
      isCatalyst ? [sdk.appendingPathComponent("System/iOSSupport/usr/lib/swift")] : []
    return (catalyst + [developerFolder(of: sdk).appendingPathComponent("usr/lib")])
      .filter(Self.isFolder)
  }

  /// The folder of the iOS frameworks in an SDK for macOS.
  private static let catalystFrameworks = "System/iOSSupport/System/Library/Frameworks"

  /// Returns the folder `Developer` of the platform that an SDK is in: `SDKs` is in it, too.
  private func developerFolder(of sdk: URL) -> URL {
    sdk.deletingLastPathComponent().deletingLastPathComponent()
  }

  /// Returns a Boolean value that indicates whether a path is that of a folder.
  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Options of the compiler and of the printer of interfaces, except for the target itself.
  var options: [String] {
    (sdk.map { ["-sdk", $0.path] } ?? [])
      + frameworkFolders.flatMap { ["-F", $0.path] } + moduleFolders.flatMap { ["-I", $0.path] }
  }

  /// A text that identifies the target and the version of the SDK.
  var identity: String {
    let stamp = sdk.map {
      Toolchain.stamp(of: $0.appendingPathComponent("SDKSettings.json"))
    }
    return [triple ?? "host", sdk?.path ?? "", stamp ?? ""].joined(separator: " ")
  }
}
