import Foundation
import MockGenerator

extension Toolchain {
  /// Finds facts about a module that its interface does not show.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - interface: The imports and declarations of the interface.
  ///   - cache: A folder for the compiler's caches, or `nil` for the default.
  /// - Throws: ``ProgramRun/Failure`` if the compiler is killed, or reports an error that is not about
  ///   the probe. ``UnwritableFile`` if the probe cannot be written.
  func facts(of module: String, interface: SourceOutline, cache: URL?) throws -> ModuleFacts {
    let errors = { (files: [String: String]) in try typecheck(files, cache).errors }
    let hasObjectiveC = try triple.range(of: "-apple-") != nil
    let probe = ModuleProbe(module, interface: interface, hasObjectiveC: hasObjectiveC)
    let found = try errors(probe.files)
    // A missing module stops the compiler before it checks anything else.
    let missing = ModuleProbe.missingModules(in: found)
    var facts = probe.facts(found)
    if !missing.isEmpty {
      let second = ModuleProbe(
        module, interface: interface, missing: missing, hasObjectiveC: hasObjectiveC)
      facts = second.facts(try errors(second.files))
    }
    for hidden in SubclassProbe.hiddenModules where !facts.nonSubclassableClasses.isEmpty {
      let probe = SubclassProbe(of: facts.nonSubclassableClasses, in: module, importing: hidden)
      probe.add(to: &facts, try errors(probe.files))
    }
    return facts
  }

  /// Returns a Boolean value that indicates whether the compiler says that there is no module of a
  /// name. Any other error, such as a module for another target, is none about a missing module.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - cache: A folder for the compiler's caches, or `nil` for the default.
  /// - Throws: ``ProgramRun/Failure`` if the compiler has another error.
  func isMissing(_ module: String, cache: URL?) throws -> Bool {
    let run = try typecheck(["Probe.swift": "import \(module)\n"], cache)
    if run.isSuccess { return false }
    guard ModuleProbe.missingModules(in: run.errors).contains(module) else { throw run.failure }
    return true
  }

  /// Lets the compiler check files.
  ///
  /// - Parameters:
  ///   - files: The texts by the names of the files.
  ///   - cache: A folder for the compiler's caches, or `nil` for the default.
  private func typecheck(_ files: [String: String], _ cache: URL?) throws -> ProgramRun {
    let folder = (cache ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("probe-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = files.map { OutputFile(url: folder.appendingPathComponent($0), text: $1) }
    for file in files { try file.write() }
    let arguments = ["-typecheck", "-module-name", "Probe", "-diagnostic-style", "llvm"]
    let run = try ProgramRun(
      compiler, try arguments + options(cache) + files.map(\.url.path).sorted())
    try run.checkEnd()
    return run
  }
}
