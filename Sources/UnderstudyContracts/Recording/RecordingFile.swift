internal import Foundation
package import UnderstudyCore

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
  package var path: String {
    "Recordings/\(test.deletingPathExtension().lastPathComponent)+\(name).json"
  }

  private var url: URL { test.deletingLastPathComponent().appendingPathComponent(path) }

  /// Returns a Boolean value that indicates whether the name is one of a file on each system. Otherwise
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
      "Use letters and digits, as in \"checkout\".", site)
    return false
  }

  /// The lines that have recorded to a file in this process, by its path.
  private static let owners = Guarded<[String: MockSourceLocation]>([:])

  /// Returns a Boolean value that indicates whether no other line records to the file. Otherwise reports
  /// a misuse.
  package func isFree() -> Bool {
    let file = url.path
    let owner = Self.owners.withLock { owners -> MockSourceLocation in
      if let owner = owners[file] { return owner }
      owners[file] = site
      return site
    }
    if owner.line == site.line, owner.filePath == site.filePath { return true }
    InteractionSnapshot.reportMisuse(
      "\(owner.fileName):\(owner.line) records to \(path), too",
      "Give each recording a name of its own: to: \"\(name)2\".", site)
    return false
  }

  /// Writes calls, or reports those that have not returned.
  ///
  /// - Parameter recorded: The calls with their values.
  package func write(_ recorded: [RecordedValues]) {
    let pending = recorded.filter { if case .pending = $0.outcome { true } else { false } }
    guard pending.isEmpty else { return report(pending) }
    let text = CallTrace(recorded).text
    guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    } catch {
      InteractionSnapshot.reportMisuse("\(path) cannot be written", "\(error)", site)
    }
  }

  private func report(_ pending: [RecordedValues]) {
    let call = pending[0].copy.describe(number: 0)
    let more = pending.count == 1 ? "" : " and \(pending.count - 1) more"
    InteractionSnapshot.reportMisuse(
      "\(path) is not written, because \(call.shortCall)\(more) has not returned",
      "Make the test wait for the code that makes the call.", site)
  }

  /// Reads a trace. If that is not possible, reports a misuse and returns `nil`.
  func readTrace() -> CallTrace? {
    do {
      return try CallTrace(text: Data(contentsOf: url))
    } catch {
      let isMissing = !FileManager.default.fileExists(atPath: url.path)
      InteractionSnapshot.reportMisuse(
        "\(path) \(isMissing ? "does not exist" : "is not a trace")",
        isMissing ? "Record it: MockGateway(recording: real, to: \"\(name)\")." : "\(error)", site)
      return nil
    }
  }
}
