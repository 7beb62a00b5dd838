internal import Foundation
package import UnderstudyCore
import UnderstudyValues

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

  /// Returns a Boolean value that indicates whether another file can extend the mock class. Otherwise
  /// reports a misuse.
  ///
  /// - Parameters:
  ///   - type: The name of the mock class with its module.
  ///   - format: The format of the file.
  package func isReachable(_ type: String, _ format: RecordingFormat) -> Bool {
    guard format == .source, SwiftTypeNames().name(spelled: type) == nil else { return true }
    InteractionSnapshot.reportMisuse(
      "The mock that records \"\(name)\" is private, so \(path(.source)) could not extend it",
      "Make the mock internal, or record a trace with as: .trace.", site)
    return false
  }

  /// The lines that have recorded to a file in this process, by its path.
  private static let owners = Guarded<[String: MockSourceLocation]>([:])

  /// Returns a Boolean value that indicates whether no other line records to the file, and no other
  /// file of the test target declares the same function. Otherwise reports a misuse.
  ///
  /// - Parameters:
  ///   - type: The name of the mock class with its module.
  ///   - format: The format of the file.
  package func isFree(for type: String, _ format: RecordingFormat) -> Bool {
    let url = url(format)
    let owner = Self.owners.withLock { owners -> MockSourceLocation in
      if let owner = owners[url.path] { return owner }
      owners[url.path] = site
      return site
    }
    if owner.line != site.line || owner.filePath != site.filePath {
      report("\(owner.fileName):\(owner.line) records to \(path(format)), too")
      return false
    }
    guard format == .source else { return true }
    let mock =
      "extension \(type.split(separator: ".", maxSplits: 1).last.map(String.init) ?? type) {"
    let target = target
    let other = recordings(in: target).first { other in
      other.path != url.path
        && (try? String(contentsOf: other, encoding: .utf8))?.includes(mock) == true
    }
    guard let other else { return true }
    let folder = test.deletingLastPathComponent().path + "/"
    let around = other.path.hasPrefix(folder) ? folder : (target?.path ?? "") + "/"
    report("\(other.path.dropFirst(around.count)) declares the function of \"\(name)\" already")
    return false
  }

  /// The folder of the test target, or `nil` if it is not known.
  private var target: URL? {
    var folder = test.standardizedFileURL.deletingLastPathComponent()
    while folder.pathComponents.count > 2 {
      let next = folder.deletingLastPathComponent()
      if next.lastPathComponent == "Tests" { return folder }
      folder = next
    }
    return nil
  }

  /// Returns the sources with recordings of this name, sorted: those of a test target, or those next to
  /// the test if the target is not known.
  private func recordings(in target: URL?) -> [URL] {
    let root = target ?? test.standardizedFileURL.deletingLastPathComponent()
    let files = FileManager.default
    let names =
      target == nil
      ? ((try? files.contentsOfDirectory(atPath: root.path + "/Recordings")) ?? [])
        .map { "Recordings/\($0)" }
      : (files.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
        .filter { "/\($0)".includes("/Recordings/") }
    return names.filter { $0.hasSuffix("+\(name).swift") }.sorted()
      .map { root.appendingPathComponent($0) }
  }

  private func report(_ problem: String) {
    InteractionSnapshot.reportMisuse(
      problem, "Give each recording a name of its own: to: \"\(name)2\".", site)
  }

  /// Writes the calls on a mock.
  ///
  /// - Parameters:
  ///   - mock: The mock.
  ///   - type: The name of the mock class with its module.
  ///   - format: The format of the file.
  package func write(_ mock: Mock, _ type: String, _ format: RecordingFormat) {
    let recording = Recording(of: mock)
    let text: String
    switch format {
    case .source:
      let source = RecordedSource(
        recording, named: name, for: type, in: String(site.fileID.prefix { $0 != "/" }))
      text = source.text
      report(source.refusals)
    case .trace: text = CallTrace(recording).text
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

  /// Reports that calls are not in the source.
  private func report(_ refusals: [String]) {
    guard let first = refusals.first else { return }
    let more = refusals.count == 1 ? "" : " and \(refusals.count - 1) more"
    InteractionSnapshot.reportMisuse(
      "\(path(.source)) lacks what cannot be written as Swift: \(first)\(more)",
      "Record a trace with as: .trace, or complete the comments in the file and stop recording.",
      site)
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
