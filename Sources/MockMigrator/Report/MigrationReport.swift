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

  /// Returns the number of findings of a kind.
  package func count(_ kind: Finding.Kind) -> Int { findings.count { $0.kind == kind } }

  /// The summary, in one line.
  package var summary: String {
    let removed = files.count { $0.change == .removed }
    let rewritten = changed.count - removed
    let constructs = files.map(\.rewritten).reduce(0, +)
    let parts = [
      "\(rewritten) \(rewritten == 1 ? "file" : "files") rewritten (\(constructs) "
        + "\(constructs == 1 ? "construct" : "constructs"))",
      removed > 0 ? "\(removed) removed" : nil,
      "\(count(.left)) left with a warning",
      count(.kept) > 0 ? "\(count(.kept)) kept" : nil,
      count(.failed) > 0 ? "\(count(.failed)) failed" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}
