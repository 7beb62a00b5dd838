import Foundation
import PackagePlugin

/// Generates the mocks that a target's sources use, whenever the target is built.
@main
struct UnderstudyPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let tests = target as? SwiftSourceModuleTarget else {
      Diagnostics.error("'\(target.name)' has no Swift sources, so that it can use no mocks")
      return []
    }
    let request = PluginRequest(
      tests, in: context.package, isBuild: true, output: context.pluginWorkDirectoryURL,
      name: "GeneratedMocks", work: context.pluginWorkDirectoryURL, programs: context.programs)
    return [
      try request.command(
        tests.name, tool: context.tool(named: "UnderstudyTool").url,
        folder: context.pluginWorkDirectoryURL)
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension UnderstudyPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let compiler = try? context.tool(named: "swift-frontend").url
      let request = PluginRequest(
        target, in: context.xcodeProject, folder: context.pluginWorkDirectoryURL,
        programs: compiler?.deletingLastPathComponent())
      return [
        try request.command(
          target.displayName, tool: context.tool(named: "UnderstudyTool").url,
          folder: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif

extension PluginRequest {
  /// Returns the command that generates the mocks.
  ///
  /// Its inputs and outputs follow from the graph of targets alone. A build system runs a plug-in
  /// again only when that graph changes.
  ///
  /// - Parameters:
  ///   - name: The name of the target.
  ///   - tool: The tool.
  ///   - folder: The plug-in's own folder.
  fileprivate func command(_ name: String, tool: URL, folder: URL) throws -> Command {
    let request = try write(to: folder)
    return .buildCommand(
      displayName: "Generating the mocks of \(name)", executable: tool,
      arguments: [request.path(percentEncoded: false)],
      inputFiles: inputs.map { URL(filePath: $0) } + [request],
      outputFiles: [folder.appending(path: file)])
  }
}
