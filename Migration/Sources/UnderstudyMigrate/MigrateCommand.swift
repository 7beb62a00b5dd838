package import ArgumentParser
import Foundation
import MockMigrator

/// Rewrites tests that use another mock library.
@main
package struct MigrateCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "understudy-migrate",
    abstract: "Rewrites the tests of other mock libraries.",
    discussion: """
      Name the tests, and the sources if they have attributes of the library. The files are \
      rewritten in place, and must have no changes that are not committed:

        understudy-migrate Tests Sources --manifest Package.swift

      What has no faithful counterpart is left as it is, below a '#warning' that says what to \
      write. A second run changes nothing. To see the changes first:

        understudy-migrate Tests --dry-run

      In continuous integration, --check reports what is left to do, and exits with code 2.

      Without --from, it rewrites tests of \(list(Migration.trustedLibraries)), and names the files \
      of other libraries. Read the changes for these with care: \(list(Migration.untrustedLibraries)).

      Exit codes: 0 for success, 1 if a file could not be migrated, 2 if --check found something to do, \
      64 if the command line is wrong, 65 if a file is not UTF-8, 66 if one cannot be read, 69 if git \
      fails, 70 for unknown errors, and 73 if a file cannot be written.
      """)

  package init() {}

  @Argument(help: "The Swift files, and the folders with such files, to rewrite.")
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The libraries to migrate from. Without it, the trusted ones.",
      discussion: "Separate them by commas, or repeat the option; 'all' is all of them.",
      valueName: "libraries"))
  var from: [String] = []

  @Option(
    help: ArgumentHelp(
      "A Package.swift, which gets the library and the plug-in.", valueName: "path"))
  var manifest: String?

  @Option(
    help: ArgumentHelp(
      "The URL or path of Understudy, if the manifest does not depend on it yet.",
      valueName: "place"))
  var package: String?

  @Option(help: ArgumentHelp("Write a report as JSON.", valueName: "path"))
  var report: String?

  @Flag(help: "Write nothing; print the changes as a unified diff.")
  var dryRun = false

  @Flag(help: "Write nothing; exit with code 2 if something is left to do.")
  var check = false

  @Flag(help: "Rewrite files also if git cannot restore them.")
  var allowDirty = false

  package func validate() throws {
    if package != nil, manifest == nil {
      throw ValidationError("--package is for the manifest: name it with --manifest.")
    }
    if dryRun, check { throw ValidationError("Use either --dry-run or --check.") }
    _ = try libraries()
  }

  package func run() throws {
    do {
      let status = try LargeStack.run { Result { try perform(on: .standard) } }.get()
      if status != 0 { throw ExitCode(status) }
    } catch let error as ExitCode {
      throw error
    } catch let error as CommandError {
      Console.standard.report("\(error)\n")
      throw ExitCode(error.exitCode)
    } catch {
      Console.standard.report("understudy: error: \(error.systemReason)\n")
      throw ExitCode(70)
    }
  }

  /// Migrates the files.
  ///
  /// - Parameter console: The console for all output.
  /// - Returns: The exit code.
  package func perform(on console: Console) throws -> Int32 {
    let owner = try manifest.map(MigratedPackage.init)
    var sources = try SourceFolder(paths: paths).sourceTexts()
    if let owner { sources = owner.assigned(sources) }
    var migration = Migration(from: try libraries())
    let watch = ParsingWatch(limit: try ParsingWatch.limit())
    migration.observer = { watch.note($0, isFinished: $1) }
    var files = migration.run(sources)
    if let owner {
      files.append(
        owner.migration(of: sources, files, from: migration.libraries, package: package))
      sources.append(owner.manifest)
    }
    if !check { reportUntouched(sources, on: console) }
    let before = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
    files = files.map { $0.keepingLineBreaks(of: before[$0.path] ?? "") }
    let result = MigrationReport(files)
    for finding in result.findings { console.report(finding.diagnostic + "\n") }
    if let report { try MigrationRecord(result).write(to: report) }
    if check { return reportRemaining(result, sources, on: console) }
    if dryRun {
      for file in result.changed { console.print(file.diff(from: before[file.path] ?? "")) }
    } else {
      guard try canWrite(result.changed, on: console) else { return 1 }
      for file in result.changed { try file.write() }
    }
    console.report("\(result.summary)\n")
    return result.count(.failed) > 0 ? 1 : 0
  }

  /// Returns the names of libraries, for a sentence.
  private static func list(_ libraries: [any MigrationLibrary]) -> String {
    libraries.map(\.name).joined(separator: ", ")
  }

  /// Names the libraries that the sources use, and that the migration does not touch without being told.
  private func reportUntouched(_ sources: [SourceText], on console: Console) {
    guard from.isEmpty else { return }
    for library in Migration.untrustedLibraries {
      let count = sources.count { source in library.marks.contains { source.text.contains($0) } }
      guard count > 0 else { continue }
      console.report(
        "understudy: note: \(count) \(count == 1 ? "file looks" : "files look") like tests of "
          + "'\(library.name)', which stay; --from \(library.name) rewrites them, so read the changes\n"
      )
    }
  }

  /// Returns the libraries to migrate from.
  private func libraries() throws -> [any MigrationLibrary] {
    let names = from.flatMap { $0.split(separator: ",").map(String.init) }
    guard !names.isEmpty else { return Migration.trustedLibraries }
    if names.contains("all") { return Migration.allLibraries }
    return try names.map { name in
      let found = Migration.allLibraries.first { $0.name.lowercased() == name.lowercased() }
      guard let found else {
        throw ValidationError(
          "There is no library '\(name)'; the libraries are "
            + "\(Migration.allLibraries.map(\.name).joined(separator: ", ")).")
      }
      return found
    }
  }

  /// Reports what is left to do.
  ///
  /// - Returns: The exit code of `--check`.
  private func reportRemaining(
    _ result: MigrationReport, _ sources: [SourceText], on console: Console
  ) -> Int32 {
    let warnings = sources.flatMap(RemainingWarnings.places)
    for file in result.changed {
      console.report(
        "\(file.path):1:1: error: the file is not migrated; run the command without '--check'\n")
    }
    for place in warnings {
      console.report("\(place): error: a warning of the migration is left; do what it says\n")
    }
    let isDone =
      result.changed.isEmpty && warnings.isEmpty && !result.files.contains(where: \.isIncomplete)
    return isDone ? 0 : 2
  }

  /// Reports the files that git cannot restore.
  ///
  /// - Returns: `true` if there are none, or if the command line permits them.
  private func canWrite(_ files: [FileMigration], on console: Console) throws -> Bool {
    guard !allowDirty, !files.isEmpty else { return true }
    let reasons = try GitTree.reasons(against: files.map(\.path))
    for (path, reason) in reasons.sorted(by: { $0.key < $1.key }) {
      console.report(
        "\(path):1:1: error: \(reason); commit it first, or pass --allow-dirty to rewrite it anyway\n"
      )
    }
    if !reasons.isEmpty { console.report("understudy: error: nothing was rewritten\n") }
    return reasons.isEmpty
  }
}
