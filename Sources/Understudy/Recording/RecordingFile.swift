internal import Foundation
package import UnderstudyCore

/// The format of a recording.
public enum RecordingFormat: Sendable, Hashable {
  /// Swift source with stubs and expectations, which becomes a part of the test target.
  case source

  /// A trace in JSON, which ``replay(_:on:fileID:filePath:line:column:)`` reads.
  case trace
}

/// The file of a recording, in the folder `Recordings` next to the test file.
package struct RecordingFile {
  /// The letters of a name.
  private static let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")

  private let name: String
  private let test: URL
  let site: MockSourceLocation

  /// Creates a reference to the file.
  ///
  /// - Parameters:
  ///   - name: The name of the recording.
  ///   - site: The line of the test.
  package init(_ name: String, at site: MockSourceLocation) {
    self.name = name
    self.site = site
    test = URL(fileURLWithPath: site.filePath)
  }

  /// The path of the file, from the folder of the test file.
  package func path(_ format: RecordingFormat) -> String {
    let base = "Recordings/\(test.deletingPathExtension().lastPathComponent)+\(name)"
    return base + (format == .source ? ".swift" : ".json")
  }

  private func url(_ format: RecordingFormat) -> URL {
    test.deletingLastPathComponent().appendingPathComponent(path(format))
  }

  /// Returns a Boolean value that indicates whether the name can be a part of a Swift name. Otherwise
  /// reports a misuse.
  package func isValid() -> Bool {
    let (letters, rest) = (Self.letters, name.dropFirst())
    if let first = name.first, letters.contains(first),
      rest.allSatisfy({ letters.contains($0) || "0123456789_".contains($0) })
    {
      return true
    }
    InteractionSnapshot.reportMisuse(
      "\"\(name)\" is not the name of a recording",
      "Use letters and digits, as in \"checkout\". The name becomes a part of a Swift name.", site)
    return false
  }

  /// Writes the calls on a mock.
  ///
  /// - Parameters:
  ///   - mock: The mock.
  ///   - type: The name of the mock class with its module.
  ///   - format: The format of the file.
  package func write(_ mock: Mock, _ type: String, _ format: RecordingFormat) {
    let recording = Recording(of: mock)
    let text =
      switch format {
      case .source:
        RecordedSource(
          recording, named: name, for: type, in: String(site.fileID.prefix { $0 != "/" })
        ).text
      case .trace: CallTrace(recording).text
      }
    let file = url(format)
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      InteractionSnapshot.reportMisuse("\(path(format)) cannot be written", "\(error)", site)
    }
  }

  /// Reads a trace. If that is not possible, reports a misuse and returns `nil`.
  func readTrace() -> CallTrace? {
    do {
      return try CallTrace(text: Data(contentsOf: url(.trace)))
    } catch {
      let isMissing = !FileManager.default.fileExists(atPath: url(.trace).path)
      InteractionSnapshot.reportMisuse(
        "\(path(.trace)) \(isMissing ? "does not exist" : "is not a trace")",
        isMissing
          ? "Record it: MockGateway(recording: real, to: \"\(name)\", as: .trace)." : "\(error)",
        site)
      return nil
    }
  }
}
