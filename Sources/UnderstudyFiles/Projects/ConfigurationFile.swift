import Foundation

/// A file with build settings, `.xcconfig`, and the files that it includes.
struct ConfigurationFile {
  /// The settings in their order. A later value replaces an earlier one of its name.
  private(set) var settings: [(name: String, value: String)] = []

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: The place of the file.
  ///   - around: The files that include it.
  /// - Throws: ``Invalid`` if a file that is not optional cannot be read, or if it includes itself.
  init(at url: URL, includedBy around: [URL] = []) throws {
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw Invalid(path: around.last?.path ?? url.path, problem: "'\(url.path)' cannot be read")
    }
    guard !around.contains(url) else {
      throw Invalid(path: url.path, problem: "the file includes itself")
    }
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
      if code.hasPrefix("#include") {
        let quoted = code.split(separator: "\"", omittingEmptySubsequences: false)
        guard quoted.count > 1 else { continue }
        let other = URL(
          fileURLWithPath: String(quoted[1]), relativeTo: url.deletingLastPathComponent()
        ).standardizedFileURL
        let isOptional = code.hasPrefix("#include?")
        if isOptional, !FileManager.default.fileExists(atPath: other.path) { continue }
        settings += try ConfigurationFile(at: other, includedBy: around + [url]).settings
      } else if let sign = code.firstIndex(of: "=") {
        let name = code[..<sign].trimmingCharacters(in: .whitespaces)
        // The value for one system or architecture is another setting.
        guard !name.contains("[") else { continue }
        let value = code[code.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        settings.append((name, value))
      }
    }
  }

  /// Returns the place of the file on which a configuration is based, or `nil` if there is none.
  static func location(
    of configuration: ProjectFile.Object, in project: ProjectFile
  ) -> URL? {
    if let reference = configuration.text("baseConfigurationReference") {
      return project.location(of: reference)
    }
    guard let folder = configuration.text("baseConfigurationReferenceAnchor"),
      let path = configuration.text("baseConfigurationReferenceRelativePath")
    else { return nil }
    return project.location(of: folder)?.appendingPathComponent(path)
  }

  /// The error of a file that cannot be used.
  struct Invalid: CommandError {
    /// The path of the file.
    let path: String

    let problem: String

    var description: String { "'\(path)' cannot be used: \(problem)" }

    var place: String? { "\(path):1:1" }

    var exitCode: ExitStatus { .invalid }
  }
}
