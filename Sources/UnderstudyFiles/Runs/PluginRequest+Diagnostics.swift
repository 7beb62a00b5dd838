import Foundation
import MockGenerator

extension PluginRequest.Module {
  /// The names of the modules that the files import.
  ///
  /// - Throws: ``UnreadablePath`` if a file cannot be read.
  var imports: [String] {
    get throws { try SourceFolder(paths: files).files().flatMap { SourceOutline($0.text).imports } }
  }
}

extension PluginRequest {
  /// Returns the diagnostics of generated mocks, with the true cause of mocks that were not found: a program of
  /// the toolchain was killed or the disk is full, a module that the tests import is unknown, because Xcode did not say that the tests depend on it, or only a part of
  /// a module could be read.
  ///
  /// - Parameters:
  ///   - diagnostics: The diagnostics.
  ///   - interfaces: The reader of compiled modules.
  func explained(
    _ diagnostics: [SourceDiagnostic], _ interfaces: InterfaceReader
  ) -> [SourceDiagnostic] {
    let isUnfound = { (diagnostic: SourceDiagnostic) in diagnostic.name == "typeNotFound" }
    guard diagnostics.contains(where: isUnfound) else { return diagnostics }
    if let fault = interfaces.fault, var first = diagnostics.first(where: isUnfound) {
      first.message =
        "nothing was written, because '\(fault.module)' could not be searched: \(fault.error)"
      first.name = "passingFault"
      return [first]
    }
    let partial = interfaces.modulesWithoutHeaders.sorted().map { "'\($0)'" }
    let diagnostics = diagnostics.map { diagnostic in
      guard isUnfound(diagnostic), !partial.isEmpty else { return diagnostic }
      var diagnostic = diagnostic
      diagnostic.message +=
        "; of \(partial.joined(separator: ", ")) only what is declared in Swift was read, because the "
        + "toolchain does not print what headers declare: use one from swift.org, 6.1 or newer"
      return diagnostic
    }
    guard let project else { return diagnostics }
    let known = Set(([tests] + modules + framework + headers).map(\.name))
    let unknown = unknownImports(besides: known, interfaces).map { path, line, module in
      var diagnostic = SourceDiagnostic(
        nil,
        "the sources of '\(module)' are unknown, so nothing that it declares can be mocked: Xcode does "
          + "not say that '\(tests.name)' depends on it; add its target to the build phase 'Target "
          + "Dependencies', or name its folder in '\(project.list)': "
          + ModuleList.example(for: module),
        name: "unknownModule")
      (diagnostic.path, diagnostic.line, diagnostic.column) = (path, line, 1)
      return diagnostic
    }
    return unknown.isEmpty ? diagnostics : unknown + diagnostics.filter { !isUnfound($0) }
  }

  /// Returns the first import of each module of which neither the request nor the toolchain knows.
  private func unknownImports(
    besides known: Set<String>, _ interfaces: InterfaceReader
  ) -> [(path: String, line: Int, module: String)] {
    var seen = known
    return ((try? SourceFolder(paths: tests.files).files()) ?? []).flatMap { file in
      SourceOutline(file.text).imports.compactMap { module in
        guard seen.insert(module).inserted, !Codebase.isFramework(module) else { return nil }
        // A toolchain that fails has its own error.
        let isMissing = (try? { try interfaces.module(module) == nil }()) ?? false
        return isMissing ? (file.path, file.line(ofImport: module), module) : nil
      }
    }
  }
}

extension SourceFile {
  /// Returns the line of the first import of a module, from 1.
  fileprivate func line(ofImport module: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { line in
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.contains("import") && words.contains { $0 == module }
    }
    return (index ?? 0) + 1
  }
}
