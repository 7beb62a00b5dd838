import Foundation

do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  let package = TestPackage(
    URL(filePath: options.package), scratch: URL(filePath: options.scratch))
  try package.write()
  let program = try package.build()
  let holds =
    try options.runsStories
    ? runStories(of: package, in: program, options) : runCells(of: package, in: program, options)
  exit(holds ? 0 : 1)
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}

/// Runs cells of the matrix.
///
/// - Returns: Whether all of them hold.
func runCells(of package: TestPackage, in program: URL, _ options: Options) throws -> Bool {
  let cells = (options.usesSample ? Cell.sample : Cell.all + Cell.controls).filter {
    if case .impossible = $0.expectation { return false }
    return options.only.isEmpty || $0.description.contains(options.only)
  }
  let results = Results()
  let time = ContinuousClock().measure {
    results.run(cells, of: package, in: program, jobs: options.jobs, shows: options.shows)
  }
  let table = MatrixTable(results: results)
  print("\(table.totals) \(cells.count) processes in \(time.components.seconds) s.")
  if let document = options.document {
    try table.document.write(toFile: document, atomically: true, encoding: .utf8)
  }
  return results.wrong.isEmpty
}

/// Runs the stories, each alone and all together.
///
/// - Returns: Whether all of them hold.
func runStories(of package: TestPackage, in program: URL, _ options: Options) throws -> Bool {
  let stories = try package.stories()
    .filter { options.only.isEmpty || $0.description.contains(options.only) }
  let results = StoryResults()
  let time = try ContinuousClock().measure {
    results.runAlone(stories, of: package, in: program, options)
    if options.only.isEmpty {
      try results.runTogether(stories, of: package, in: program, options)
    }
  }
  let (runs, wrong) = results.totals
  print(
    "\(stories.count) stories, \(runs) verdicts, \(wrong) wrong, in \(time.components.seconds) s.")
  return wrong == 0
}
