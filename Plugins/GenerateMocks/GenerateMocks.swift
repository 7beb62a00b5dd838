import Foundation
import PackagePlugin

/// Generates the mocks that targets use, to check them in: `swift package generate-mocks`.
@main
struct GenerateMocks: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let isCheck = extractor.extractFlag(named: "check") > 0
    if let unknown = extractor.remainingArguments.first {
      Diagnostics.error(
        "'\(unknown)' is not known; use --target <name>, once for each target, and --check")
      return
    }
    let tool = try context.tool(named: "UnderstudyTool").url
    for target in try targets(names, in: context.package) {
      let work = context.pluginWorkDirectoryURL.appending(path: target.name)
      try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
      let request = PluginRequest(
        target, in: context.package, isBuild: false,
        output: target.directoryURL.appending(path: "Mocks"),
        name: "Mocks", work: work, programs: context.programs)
      let file = try request.write(to: work)
      let process = try Process.run(
        tool,
        arguments: [file.path(percentEncoded: false), "--to-check-in"]
          + (isCheck ? ["--check"] : []))
      process.waitUntilExit()
      if process.terminationStatus != 0 {
        Diagnostics.error("the mocks of '\(target.name)' are not as they should be, see above")
      }
    }
  }

  /// Returns the targets to generate mocks for: the given ones, or all test targets.
  private func targets(
    _ names: [String], in package: Package
  ) throws -> [SwiftSourceModuleTarget] {
    guard names.isEmpty else {
      return try package.targets(named: names).compactMap { $0 as? SwiftSourceModuleTarget }
    }
    return package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { $0.kind == .test }
  }
}
