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

  /// What records to a file.
  private struct Owner {
    let site: MockSourceLocation
    let test: RunningTest?
    weak var scope: MockScope?

    /// What it has written.
    var text: String?
  }

  /// What has recorded to a file last in this process, by its path.
  private static let owners = Guarded<[String: Owner]>([:])

  /// Returns a Boolean value that indicates whether nothing else records to the file: no other line, no
  /// other test, and no mock whose scope, or a scope around it, is open. Otherwise reports a misuse.
  ///
  /// - Parameter scope: The scope of the mock.
  package func isFree(in scope: MockScope) -> Bool {
    let file = url.path
    // Retained, because a scope must not be released under the lock.
    let known = Self.owners.withLock { $0[file]?.scope }
    defer { withExtendedLifetime(known) {} }
    let owner = Self.owners.withLock { owners -> Owner? in
      if let owner = owners[file],
        owner.site.line != site.line || owner.site.filePath != site.filePath
          || owner.test?.name != scope.test?.name || owner.scope?.isOpen == true
      {
        return owner
      }
      owners[file] = Owner(
        site: site, test: scope.test, scope: scope.outermost, text: owners[file]?.text)
      return nil
    }
    guard let owner else { return true }
    let isOther = owner.site.line != site.line || owner.site.filePath != site.filePath
    InteractionSnapshot.reportMisuse(
      isOther
        ? "\(owner.site.fileName):\(owner.site.line) records to \(path), too"
        : "This line has recorded to \(path) before",
      "Give each recording a name of its own: to: \"\(name)2\".", site)
    return false
  }

  /// Writes calls, or reports those that the trace would not have.
  ///
  /// - Parameters:
  ///   - recorded: The calls with their values.
  ///   - observed: The number of calls that were observed, including those that were reset, or `nil` to
  ///     write what the trace can hold.
  package func write(_ recorded: [RecordedValues], observed: Int? = nil) {
    if let observed, observed > recorded.count {
      return InteractionSnapshot.reportMisuse(
        "\(path) is not written, because calls were reset",
        "Reset no mock that records, or record the rest with another one.", site)
    }
    let pending = recorded.filter { if case .pending = $0.outcome { true } else { false } }
    guard pending.isEmpty else {
      return report(
        pending, "has not returned", "Make the test wait for the code that makes the call.")
    }
    let lost = recorded.filter { !CallTrace.holdsOutcome(of: $0) }
    guard observed == nil || lost.isEmpty else {
      return report(
        lost, "has an outcome that a trace cannot hold",
        "Leave the call out of the test that records, or show what it returns.")
    }
    let text = CallTrace(recorded).text
    guard isFirst(text) else {
      return InteractionSnapshot.reportMisuse(
        "This line has recorded other calls to \(path) before",
        "Give each case of the test a recording of its own, as in to: \"\(name)\\(index)\".", site)
    }
    guard (try? String(contentsOf: url, encoding: .utf8)) != text else { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    } catch {
      InteractionSnapshot.reportMisuse("\(path) cannot be written", "\(error)", site)
    }
  }

  /// Notes what is written. Returns `false` if the same line has written something else in this process,
  /// as another case of a test with arguments does.
  private func isFirst(_ text: String) -> Bool {
    Self.owners.withLock { owners in
      guard let written = owners[url.path]?.text else {
        owners[url.path]?.text = text
        return true
      }
      return written == text
    }
  }

  private func report(_ calls: [RecordedValues], _ reason: String, _ advice: String) {
    let call = calls[0].copy.describe(number: 0)
    let more = calls.count == 1 ? "" : " and \(calls.count - 1) more"
    InteractionSnapshot.reportMisuse(
      "\(path) is not written, because \(call.shortCall)\(more) \(reason)", advice, site)
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
