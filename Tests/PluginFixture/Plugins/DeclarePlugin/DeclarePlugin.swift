import Foundation
import PackagePlugin

/// Runs another generator, which declares a mock by itself.
@main
struct DeclarePlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let file = context.pluginWorkDirectoryURL.appending(path: "Declared.swift")
    return [
      .buildCommand(
        displayName: "Declaring a mock", executable: try context.tool(named: "Declare").url,
        arguments: [file.path(percentEncoded: false)], inputFiles: [], outputFiles: [file])
    ]
  }
}
