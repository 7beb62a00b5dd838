package import ArgumentParser
import Foundation
package import UnderstudyFiles

/// Explains the mocks of test targets that use the plug-in.
package struct Explain: ConsoleCommand {
  package static let configuration = CommandConfiguration(
    abstract: "Says where a mock is, what it comes from, and what is missing from it.",
    discussion: """
      For test targets that the plug-in generates mocks for. Build the tests once before.

        understudy-cli explain MockGateway
        understudy-cli explain --package-path Shop

      Without a name, explains every mock that the tests use. To explain mocks during a build, set \
      the variable UNDERSTUDY_EXPLAIN to their names, or to 'all'. A build generates mocks only if \
      sources have changed.
      """)

  package init() {}

  @Argument(help: "The names of mocks, such as MockGateway.")
  var names: [String] = []

  @Option(help: "The folder of the package.")
  var packagePath = "."

  @Option(help: "The build folder, if it is not '.build' in the folder of the package.")
  var scratchPath: String?

  @Option(
    name: .customLong("request"),
    help: "The file 'request.json' of the plug-in, for builds with Xcode.")
  var requests: [String] = []

  /// Prints the explanation.
  ///
  /// - Parameter console: The console for all output.
  /// - Returns: The exit code.
  package func perform(on console: Console) throws -> ExitStatus {
    let paths = try requests.isEmpty ? found() : requests
    let explanations = try paths.map(Explanation.init(ofRequestAt:))
    for explanation in explanations {
      if explanations.count > 1 { console.print("In '\(explanation.target)':\n") }
      console.print(explanation.text(about: names))
    }
    return .success
  }

  /// Returns the paths of the requests in the build folder.
  private func found() throws -> [String] {
    let scratch =
      scratchPath ?? URL(fileURLWithPath: packagePath).appendingPathComponent(".build").path
    let outputs = URL(fileURLWithPath: scratch).appendingPathComponent("plugins/outputs")
    if SourceFolder.isFolder(outputs.path) {
      do {
        _ = try FileManager.default.contentsOfDirectory(atPath: outputs.path)
      } catch {
        throw UnreadablePath(path: outputs.path, reason: UnwritableFile.reason(of: error))
      }
    }
    let paths = (FileManager.default.enumerator(atPath: outputs.path) ?? .init())
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix("UnderstudyPlugin/request.json") }
    guard !paths.isEmpty else {
      throw UnreadablePath(
        path: outputs.path,
        reason: "no test target has been built with the plug-in 'UnderstudyPlugin'")
    }
    return paths.sorted().map { outputs.appendingPathComponent($0).path }
  }
}
