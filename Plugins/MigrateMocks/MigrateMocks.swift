import Foundation
import PackagePlugin

/// Rewrites the tests of other mock libraries: `swift package migrate-mocks`.
///
/// Takes the options of `understudy-cli migrate`, and `--target <name>` for some targets only. Without
/// it, all targets of the package are rewritten, because production code can have attributes of the
/// other library.
///
/// SwiftPM asks for permission to write to the package. Outside a terminal, it refuses without the option
/// `--allow-writing-to-package-directory`, and says so.
@main
struct MigrateMocks: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let editsManifest = extractor.extractFlag(named: "manifest") > 0
    let package = context.package
    let targets = names.isEmpty ? package.targets : try package.targets(named: names)
    let folders = targets.compactMap { $0 as? SwiftSourceModuleTarget }
      .map { $0.directoryURL.path(percentEncoded: false) }
    let manifest = package.directoryURL.appending(path: "Package.swift")
      .path(percentEncoded: false)
    let process = try Process.run(
      try context.tool(named: "UnderstudyCLI").url,
      arguments: ["migrate"] + folders + extractor.remainingArguments
        + (editsManifest ? ["--manifest", manifest] : []))
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error(
        "the tool was ended by signal \(process.terminationStatus); run the command again")
    } else if process.terminationStatus != 0 {
      // SwiftPM can print this before the tool's own errors.
      Diagnostics.error("the migration is not complete; see the errors of the files")
    }
  }
}
