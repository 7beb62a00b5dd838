import Foundation

/// The textual interfaces of modules, which every SDK of Apple contains, and some toolchains.
struct SDKInterfaces {
  /// The folders of the SDK and of the toolchain that contain modules, the first ones first.
  private let modules: [URL]

  /// The folders that contain frameworks.
  private let frameworks: [URL]

  /// The names of the files for the target, without an extension, the best one first.
  private let targets: [String]

  /// The SDK, or the toolchain if the target has none, for errors.
  let place: String

  /// Creates the interfaces for the target of a toolchain.
  ///
  /// - Throws: ``ProgramRun/Failure`` if the compiler does not say what its target is.
  init(_ toolchain: Toolchain) throws {
    let target = toolchain.target
    let triple = ModuleTriple(try toolchain.triple)
    let runtime = toolchain.programs
      .appendingPathComponent("../lib/swift/\(triple.runtimeFolder)").standardizedFileURL
    let sdk = target.sdk
    modules =
      target.moduleFolders + (sdk.map { [$0.appendingPathComponent("usr/lib/swift")] } ?? [])
      + [runtime]
    frameworks =
      target.frameworkFolders
      + (sdk.map { [$0.appendingPathComponent("System/Library/Frameworks")] } ?? [])
    targets = triple.names
    place = "'\((sdk ?? runtime).path)'"
  }

  /// Returns the interface of a module, as the printer of interfaces prints it.
  ///
  /// - Parameter module: The name of the module.
  /// - Returns: The interface, or `nil` if there is none for the target.
  /// - Throws: ``Toolchain/Unusable`` if a file cannot be read.
  func interface(of module: String) throws -> String? {
    guard let text = try file(of: module) else { return nil }
    // Importing the standard library imports its parts.
    let parts = module == "Swift" ? ["_Concurrency", "_StringProcessing"] : []
    return try ([text] + parts.compactMap(file)).map { TextualInterface($0).text }.joined()
  }

  /// Returns the textual interface of a module, or `nil` if there is none for the target.
  private func file(of module: String) throws -> String? {
    let folders =
      modules.map { $0.appendingPathComponent("\(module).swiftmodule") }
      + frameworks.map {
        $0.appendingPathComponent("\(module).framework/Modules/\(module).swiftmodule")
      }
    let files = folders.flatMap { folder in
      targets.map { folder.appendingPathComponent("\($0).swiftinterface") }
    }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      return nil
    }
    guard let data = try? Data(contentsOf: file) else {
      throw Toolchain.Unusable("'\(file.path)' cannot be read; change its permissions")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A target triple as the files of modules name it: without versions.
struct ModuleTriple {
  /// The parts of the triple, the system without its version.
  private let parts: [String]

  /// Creates a triple from that of a compiler.
  init(_ triple: String) {
    var parts = triple.split(separator: "-").map(String.init)
    if parts.count > 2, parts[1] == "apple" {
      parts[2] = String(parts[2].prefix { !$0.isNumber })
      if parts[2] == "macosx" { parts[2] = "macos" }
      if parts[2] == "visionos" { parts[2] = "xros" }
    }
    self.parts = parts
  }

  /// The names of files for the target, the best one first. The compiler also accepts the interface for
  /// the other kind of 64-bit ARM, of which many frameworks have only one.
  var names: [String] {
    guard let architecture = parts.first else { return [] }
    let others = ["arm64": ["arm64e"], "arm64e": ["arm64"]][architecture] ?? []
    let names = ([architecture] + others).map {
      ([$0] + parts.dropFirst()).joined(separator: "-")
    }
    return names + [architecture]
  }

  /// The name of the folder for the target in the toolchain's folder `lib/swift`.
  var runtimeFolder: String {
    guard parts.count > 2 else { return parts.last ?? "" }
    let isSimulator = parts.last == "simulator"
    switch parts[2] {
    case "macos": return "macosx"
    case "ios":
      return isSimulator ? "iphonesimulator" : parts.last == "macabi" ? "macosx" : "iphoneos"
    case "tvos": return isSimulator ? "appletvsimulator" : "appletvos"
    case "watchos": return isSimulator ? "watchsimulator" : "watchos"
    case "xros": return isSimulator ? "xrsimulator" : "xros"
    default: return parts[2]
    }
  }
}
