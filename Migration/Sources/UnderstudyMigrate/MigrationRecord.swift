import Foundation
import MockMigrator

/// The report of a migration as JSON.
struct MigrationRecord: Encodable {
  /// A file.
  private struct File: Encodable {
    /// The path.
    let path: String

    /// The libraries that it uses.
    let libraries: [String]

    /// The numbers of constructs that were found, are rewritten, and are left with a warning or a reason.
    let found, rewritten, leftWithWarning, leftWithReason: Int

    /// A Boolean value that indicates whether the file is removed.
    let isRemoved: Bool

    /// What was left or kept, or why the file was not migrated.
    let findings: [Entry]
  }

  /// A finding.
  private struct Entry: Encodable {
    /// `left`, `kept` or `failed`.
    let kind: String

    /// The place.
    let line, column: Int

    /// The reason, or what to write.
    let reason: String
  }

  /// The summary.
  private let summary: String

  /// The files that use a library, and the manifest.
  private let files: [File]

  /// Creates the record of a report.
  init(_ report: MigrationReport) {
    summary = report.summary
    files = report.files.filter {
      !$0.libraries.isEmpty || $0.change != .none || !$0.findings.isEmpty
    }.map { file in
      File(
        path: file.path, libraries: file.libraries, found: file.constructs.found,
        rewritten: file.constructs.rewritten, leftWithWarning: file.constructs.left,
        leftWithReason: file.constructs.kept,
        isRemoved: file.change == .removed,
        findings: file.findings.map {
          Entry(
            kind: $0.kind.rawValue, line: $0.place.line, column: $0.place.column, reason: $0.reason)
        })
    }
  }

  /// Writes the record.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self)
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw CommandError.unwritable(path, error)
    }
  }
}
