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
    // A target that is wrong does not keep the others from their mocks.
    for target in try targets(names, in: context.package) {
      do {
        try generate(target, in: context, with: tool, isCheck: isCheck)
      } catch let fault as PathFault {
        Diagnostics.error("\(fault)")
      }
    }
  }

  /// Generates the mocks of a target.
  private func generate(
    _ target: SwiftSourceModuleTarget, in context: PluginContext, with tool: URL, isCheck: Bool
  ) throws {
    let work = context.pluginWorkDirectoryURL.appending(path: target.name)
    let request = PluginRequest(
      target, in: context.package, isBuild: false,
      output: target.directoryURL.appending(path: "Mocks"),
      name: "Mocks", work: work, programs: context.programs)
    let file = try request.write(to: work)
    let process = try Process.run(
      tool,
      arguments: [file.path(percentEncoded: false), "--to-check-in"] + (isCheck ? ["--check"] : []))
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal {
      Diagnostics.error(
        "the tool was ended by signal \(process.terminationStatus), so the mocks of "
          + "'\(target.name)' are as they were; run the command again")
    } else if process.terminationStatus != 0 {
      // SwiftPM can print this before the tool's own errors.
      Diagnostics.error(
        "the mocks of '\(target.name)' are not as they should be; see the errors of its files")
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
