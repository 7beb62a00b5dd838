import Foundation
import MockGenerator

/// Where the mocks of a target are, what they come from, and what is missing: the answer to "Where is my
/// mock?".
package struct Explanation {
  /// The request of the plug-in.
  private let request: PluginRequest

  /// The modules.
  private let codebase: Codebase

  /// The options of the mocks.
  private let options: MockPipeline.Options

  /// The text with the mocks, or `nil` if there is none.
  private let mocks: String?

  /// The environment variable with the mocks to explain during a build: names with commas between them, or
  /// `all`.
  static let variable = "UNDERSTUDY_EXPLAIN"

  /// Creates an explanation.
  ///
  /// - Parameters:
  ///   - request: The request of the plug-in.
  ///   - codebase: The modules.
  ///   - options: The options of the mocks.
  ///   - mocks: The text with the mocks.
  init(
    of request: PluginRequest, in codebase: Codebase, _ options: MockPipeline.Options,
    _ mocks: String?
  ) {
    self.request = request
    self.codebase = codebase
    self.options = options
    self.mocks = mocks
  }

  /// Creates an explanation of the mocks that the plug-in wrote last.
  ///
  /// - Parameter path: The path of the request.
  /// - Throws: A ``CommandError`` if the request cannot be read.
  package init(ofRequestAt path: String) throws {
    let environment = ProcessInfo.processInfo.environment
    request = try PluginRequest.read(path, environment)
    codebase = request.codebase(request.interfaces(for: environment), SourceFaults())
    try codebase.limitParsingTime()
    options = request.options(in: codebase)
    mocks = try? String(
      contentsOf: URL(fileURLWithPath: request.output).appendingPathComponent(request.file),
      encoding: .utf8)
  }

  /// Returns the names to explain during a build, an empty array for all, or `nil` for no explanation.
  static func names(for environment: [String: String]) -> [String]? {
    guard let value = environment[variable], !["", "0", "no", "false"].contains(value.lowercased())
    else { return nil }
    guard !["all", "1", "yes", "true"].contains(value.lowercased()) else { return [] }
    return value.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// The target of the tests.
  package var target: String { request.tests.name }

  /// Returns the explanation of some mocks, which says why if one of them is not generated.
  ///
  /// - Parameter names: The names of the mocks, or an empty array for all that the tests use.
  package func text(about names: [String]) -> String {
    let isMeant = { (name: String, request: MockRequest) in
      request.mockName == name || request.mockName.hasSuffix(".\(name)")
    }
    let requests = codebase.mocksUsed(in: target).filter { request in
      names.isEmpty || names.contains { isMeant($0, request) }
    }
    let explained = codebase.explanations(of: requests, options)
    var text = explained.map(lines).joined()
    for name in names where !requests.contains(where: { isMeant(name, $0) }) {
      let reason = codebase.reasonAgainst(name, in: target) ?? "its sources are unknown"
      text += "\(name): not generated for '\(target)': \(reason)\n"
    }
    if names.isEmpty, explained.isEmpty {
      text += "no name in '\(target)' is taken for a mock\n"
    }
    return text
  }

  /// Returns the lines about one mock.
  private func lines(about mock: MockExplanation) -> String {
    var lines: [String] = []
    if let use = mock.use { lines.append("used at \(use.withoutColumn)") }
    lines += mock.declarations.map { "mocks \($0.title), \($0.fileLocation.withoutColumn)" }
    if let line = line(of: mock.name) {
      let file = URL(fileURLWithPath: request.output).appendingPathComponent(request.file)
      lines.append("generated in \(file.path):\(line)")
    } else {
      lines.append("not generated")
    }
    lines += mock.reasons.map { "missing: \($0)" }
    if !mock.namesWithoutPatterns.isEmpty {
      lines.append(
        "without patterns, because '\(target)' does not name them: "
          + mock.namesWithoutPatterns.joined(separator: ", "))
    }
    return (["\(mock.name)"] + lines.map { "  \($0)" }).map { "\($0)\n" }.joined()
  }

  /// Returns the line of a mock in the generated text, from 1, or `nil` if it is not there.
  private func line(of name: String) -> Int? {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    let keywords: Set<Substring> = ["actor", "class", "enum", "struct", "typealias"]
    let lines = mocks?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return lines.firstIndex { line in
      let words = line.split { $0 == " " || $0 == ":" || $0 == "<" }
      return zip(words, words.dropFirst()).contains { keywords.contains($0) && $1 == own }
    }.map { $0 + 1 }
  }
}
