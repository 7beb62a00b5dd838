import Foundation
import MockGenerator

/// The Swift toolchain that prints interfaces.
struct Toolchain {
  /// A name that identifies the toolchain and the system, suitable for a folder.
  let name: String

  /// The target that modules are compiled for, or `nil` if the compiler has to be asked.
  private let triple: String?

  /// The program that prints interfaces.
  private let printer: URL

  /// The compiler.
  private let compiler: URL

  /// Creates a toolchain. The compiler runs only if it has to say where it is.
  ///
  /// - Parameter programs: The folder of the compiler, or `nil` to find it by the search path.
  /// - Throws: ``Unusable`` if a part is missing.
  init(programs: URL?) throws {
    let folder: URL
    if let programs = programs ?? Self.programs() {
      (folder, triple) = (programs, nil)
    } else {
      let info = try Self.targetInfo(of: URL(filePath: "/usr/bin/env"), ["swift"])
      let resources = URL(filePath: info.paths.runtimeResourcePath)
      (folder, triple) = (resources.appending(path: "../../bin").standardized, info.target.triple)
    }
    compiler = folder.appending(path: "swift-frontend")
    printer = folder.appending(path: "swift-synthesize-interface")
    for program in [compiler, printer].map({ $0.path(percentEncoded: false) })
    where !FileManager.default.isExecutableFile(atPath: program) {
      throw Unusable("'\(program)' is missing; use a toolchain from swift.org, 6.1 or newer")
    }
    // The default target depends on the compiler and on the version of the system.
    let system = ProcessInfo.processInfo.operatingSystemVersionString
    let identity = "\(system) \(Self.stamp(of: compiler)) \(Self.stamp(of: printer))"
    name = String(identity.map { $0.isLetter || $0.isNumber ? $0 : "-" })
  }

  /// Returns what a compiler prints about its target.
  private static func targetInfo(of program: URL, _ arguments: [String]) throws -> TargetInfo {
    let run = try ProgramRun(program, arguments + ["-print-target-info"])
    guard run.status == 0,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
    else {
      throw Unusable("'swift -print-target-info' failed; put the toolchain on the search path")
    }
    return info
  }

  /// Returns the folder of the toolchain that the search path names, or `nil` if a program such as
  /// `xcrun` or `swiftly` chooses the toolchain. Asking the compiler itself starts one process less.
  ///
  /// - Parameter environment: The environment of the process.
  static func programs(
    for environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL? {
    let folders = environment["PATH"]?.split(separator: ":").map { URL(filePath: String($0)) } ?? []
    let isProgram = { (file: URL) in
      FileManager.default.isExecutableFile(atPath: file.path(percentEncoded: false))
    }
    guard
      let swift = folders.lazy.map({ $0.appending(path: "swift") }).first(where: isProgram)
    else { return nil }
    let folder = swift.resolvingSymlinksInPath().deletingLastPathComponent()
    let needed = ["swift-frontend", "swift-synthesize-interface"]
    return needed.allSatisfy { isProgram(folder.appending(path: $0)) } ? folder : nil
  }

  /// Returns what tells a program from others of its name: its size and its date.
  private static func stamp(of program: URL) -> String {
    let file = program.resolvingSymlinksInPath().path(percentEncoded: false)
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    let size = attributes?[.size] as? Int ?? 0
    let date = attributes?[.modificationDate] as? Date ?? .distantPast
    return "\(size) \(Int(date.timeIntervalSince1970))"
  }

  /// Prints the interface of a module.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - cache: A folder for the compiler's caches, or `nil` for the default.
  /// - Returns: The interface, or `nil` if there is no such module.
  func interface(of module: String, cache: URL?) throws -> String? {
    let run = try ProgramRun(printer, ["-module-name", module] + options(cache))
    return run.status == 0 ? run.output : nil
  }

  /// Finds facts about a module that its interface does not show.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - interface: The imports and declarations of the interface.
  ///   - cache: A folder for the compiler's caches, or `nil` for the default.
  func facts(of module: String, interface: SourceOutline, cache: URL?) throws -> ModuleFacts {
    let folder = (cache ?? FileManager.default.temporaryDirectory).appending(
      path: "probe-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let errors = { (files: [String: String]) in
      let files = files.map { OutputFile(url: folder.appending(path: $0), text: $1) }
      for file in files { try file.write() }
      let paths = files.map { $0.url.path(percentEncoded: false) }.sorted()
      let arguments = ["-typecheck", "-module-name", "Probe", "-diagnostic-style", "llvm"]
      return try ProgramRun(
        compiler, arguments + options(cache) + paths, readsErrors: true
      ).output
    }
    let probe = ModuleProbe(module, interface: interface)
    let found = try errors(probe.files)
    // A missing module stops the compiler before it checks anything else.
    let missing = ModuleProbe.missingModules(in: found)
    var facts = probe.facts(found)
    if !missing.isEmpty {
      let second = ModuleProbe(module, interface: interface, missing: missing)
      facts = second.facts(try errors(second.files))
    }
    for hidden in SubclassProbe.hiddenModules where !facts.nonSubclassableClasses.isEmpty {
      let probe = SubclassProbe(of: facts.nonSubclassableClasses, in: module, importing: hidden)
      probe.add(to: &facts, try errors(probe.files))
    }
    return facts
  }

  /// Returns the options of all programs of the toolchain.
  private func options(_ cache: URL?) throws -> [String] {
    var options = ["-target", try triple ?? Self.targetInfo(of: compiler, []).target.triple]
    if let cache {
      options += [
        "-module-cache-path", cache.appending(path: "modules").path(percentEncoded: false),
      ]
    }
    #if os(macOS)
      let sdk = try ProgramRun(URL(filePath: "/usr/bin/xcrun"), ["--show-sdk-path"]).output
      options += ["-sdk", sdk.trimmingCharacters(in: .whitespacesAndNewlines)]
    #endif
    return options
  }

  /// The target information that the compiler prints.
  private struct TargetInfo: Decodable {
    var target: Target
    var paths: Paths

    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
  }

  /// The reason why no toolchain can be used.
  struct Unusable: Error, CustomStringConvertible {
    /// The missing part, and what to do.
    let description: String

    /// Creates an error.
    init(_ description: String) { self.description = description }
  }
}
