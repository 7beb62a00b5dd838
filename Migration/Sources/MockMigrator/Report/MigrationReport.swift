/// The result of a migration.
package struct MigrationReport: Sendable {
  /// What becomes of the files.
  package let files: [FileMigration]

  /// Creates a report.
  package init(_ files: [FileMigration]) { self.files = files }

  /// The findings of all files, in their order.
  package var findings: [Finding] { files.flatMap(\.findings) }

  /// The changed files.
  package var changed: [FileMigration] { files.filter { $0.change != .none } }

  /// The constructs of all files.
  package var constructs: ConstructCounts {
    files.reduce(into: ConstructCounts()) { $0 += $1.constructs }
  }

  /// Returns the number of findings of a kind.
  package func count(_ kind: Finding.Kind) -> Int { findings.count { $0.kind == kind } }

  /// The summary, in one line.
  package var summary: String {
    let removed = files.count { $0.change == .removed }
    let rewritten = changed.count - removed
    let parts = [
      "\(rewritten) \(rewritten == 1 ? "file" : "files") rewritten",
      removed > 0 ? "\(removed) removed" : nil,
      count(.failed) > 0 ? "\(count(.failed)) failed" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ") + "; \(constructs.description)"
  }
}
