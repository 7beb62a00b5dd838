import Foundation

/// The Swift toolchain that prints interfaces.
struct Toolchain {
  /// A name that identifies the toolchain, the system, and the target and SDK of the build, suitable
  /// for a folder.
  let name: String

  /// The folder of the programs.
  let programs: URL

  /// The target of the build.
  let target: BuildTarget

  /// The target of the host.
  private let host: Host

  /// The target of the host, after the compiler was asked.
  private final class Host {
    var triple: String?

    init(_ triple: String?) { self.triple = triple }
  }

  /// The compiler.
  var compiler: URL { programs.appendingPathComponent(Self.compilerName) }

  /// The name of the program that prints interfaces.
  static let printerName = "swift-synthesize-interface"

  /// The name of the compiler, which is also the printer if it is started under that name.
  private static let compilerName = "swift-frontend"

  /// Creates a toolchain. The compiler runs only if it has to say where it is.
  ///
  /// - Parameters:
  ///   - programs: The folder of the compiler, or `nil` to find it by the environment.
  ///   - environment: The environment variables of the build.
  /// - Throws: ``Unusable`` if the compiler or the SDK is missing, and ``ProgramRun/Failure`` if a
  ///   program that knows them fails.
  init(
    programs: URL?, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    if let programs = programs ?? Self.programs(for: environment) {
      (self.programs, host) = (programs, Host(nil))
    } else {
      let info = try Self.targetInfo(of: URL(fileURLWithPath: "/usr/bin/env"), ["swift"])
      let resources = URL(fileURLWithPath: info.paths.runtimeResourcePath)
      self.programs = resources.appendingPathComponent("../../bin").standardizedFileURL
      host = Host(info.target.triple)
    }
    guard Self.hasCompiler(self.programs) else {
      throw Unusable(
        "'\(self.programs.appendingPathComponent(Self.compilerName).path)' is missing; use a toolchain "
          + "from swift.org, 6.1 or newer")
    }
    target = try BuildTarget(for: environment)
    // The default target depends on the compiler and on the version of the system.
    let parts = [
      ProcessInfo.processInfo.operatingSystemVersionString,
      Self.stamp(of: self.programs.appendingPathComponent(Self.compilerName)),
      Self.stamp(of: self.programs.appendingPathComponent(Self.printerName)),
    ]
    let readable = parts.joined(separator: " ").map { $0.isLetter || $0.isNumber ? $0 : "-" }
    let checksum = InterfaceCache.checksum(of: Data(target.identity.utf8))
    name = "\(String(readable))-\(String(checksum, radix: 16))"
  }

  /// Returns what a compiler prints about its target.
  private static func targetInfo(of program: URL, _ arguments: [String]) throws -> TargetInfo {
    // The SDK of another platform has nothing to do with the host.
    let environment = ProcessInfo.processInfo.environment.filter { $0.key != "SDKROOT" }
    let run = try ProgramRun(
      program, arguments + ["-print-target-info"], environment: environment)
    try run.checkEnd()
    guard run.isSuccess,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
    else {
      throw Unusable("'swift -print-target-info' failed; put the toolchain on the search path")
    }
    return info
  }

  /// Returns the folder of Xcode's toolchain or of the one that the search path names, or `nil` if a
  /// program such as `xcrun` or `swiftly` chooses the toolchain. Asking the compiler itself starts one
  /// process less.
  ///
  /// - Parameter environment: The environment of the process.
  static func programs(
    for environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL? {
    if let programs = XcodeSettings(environment).programs { return programs }
    let folders = environment["PATH"]?.split(separator: ":") ?? []
    guard
      let swift = folders.lazy.map({ URL(fileURLWithPath: "\($0)/swift") })
        .first(where: isExecutable)
    else { return nil }
    let folder = swift.resolvingSymlinksInPath().deletingLastPathComponent()
    return hasCompiler(folder) ? folder : nil
  }

  /// Returns a Boolean value that indicates whether a folder contains the compiler.
  static func hasCompiler(_ folder: URL) -> Bool {
    isExecutable(folder.appendingPathComponent(compilerName))
  }

  /// Returns a Boolean value that indicates whether a file is a program.
  static func isExecutable(_ file: URL) -> Bool {
    FileManager.default.isExecutableFile(atPath: file.path)
  }

  /// Returns the size and the date of a file, which tell it from others of its name.
  static func stamp(of file: URL) -> String {
    let path = file.resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    let size = attributes?[.size] as? Int ?? 0
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "\(size) \(Int(date.timeIntervalSince1970))"
  }

  /// The target of the compiler.
  var triple: String {
    get throws {
      if let triple = target.triple ?? host.triple { return triple }
      let triple = try Self.targetInfo(of: compiler, []).target.triple
      host.triple = triple
      return triple
    }
  }

  /// Returns the options of all programs of the toolchain.
  ///
  /// - Parameter cache: A folder for the compiler's caches, or `nil` for the default.
  func options(_ cache: URL?) throws -> [String] {
    let modules = cache.map { ["-module-cache-path", $0.appendingPathComponent("modules").path] }
    return ["-target", try triple] + (modules ?? []) + target.options
  }

  /// The target information that the compiler prints.
  private struct TargetInfo: Decodable {
    var target: Target
    var paths: Paths

    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
  }

  /// The reason why no toolchain, or no SDK, can be used.
  struct Unusable: CommandError {
    var place: String? { nil }

    var problem: String { description }

    var exitCode: ExitStatus { .unavailable }

    /// The missing part, and what to do.
    let description: String

    /// Creates an error.
    init(_ description: String) { self.description = description }
  }
}
