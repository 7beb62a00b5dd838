import Foundation

/// The package with the generated tests.
struct TestPackage {
  /// The folder of the package.
  let folder: URL

  /// The folder that the package is built in.
  let scratch: URL

  private let target = "RedMatrixCells"
  private let storyTarget = "FailureStories"
  private var writers: [Frame: CellWriter] = [:]

  /// Creates the package's tests in memory.
  ///
  /// - Parameters:
  ///   - folder: The folder of the package.
  ///   - scratch: The folder to build it in.
  init(_ folder: URL, scratch: URL) {
    (self.folder, self.scratch) = (folder, scratch)
    for frame in Frame.allCases { writers[frame] = CellWriter(frame, Cell.all + Cell.controls) }
  }

  /// Writes the tests to the package.
  func write() throws {
    let sources = folder.appending(path: "Tests/\(target)/Generated")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    for writer in writers.values {
      let file = sources.appending(path: writer.file)
      // An unchanged file is not compiled again.
      if (try? String(contentsOf: file, encoding: .utf8)) == writer.text { continue }
      try writer.text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Builds the tests.
  ///
  /// - Returns: The program with the tests.
  func build() throws -> URL {
    let places = ["--package-path", folder.path(), "--scratch-path", scratch.path()]
    let build = try swift(["build", "--build-tests"] + places)
    guard build.status == 0 else { throw Problem(description: build.output) }
    let path = try swift(["build", "--show-bin-path"] + places).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return URL(filePath: path).appending(path: "understudy-red-matrixPackageTests.xctest")
  }

  /// Runs a cell alone, in a process of its own, and judges the run.
  func run(_ cell: Cell, in program: URL) throws -> (Run, Verdict) {
    let writer = writers[cell.frame]!
    let run = try Run(program, arguments(for: cell), timeout: 60)
    let span = writer.spans[cell.name]!
    let verdict = Verdict(
      cell, run, file: writer.file, span, declarations: writer.declarations)
    return (run, verdict)
  }

  /// The arguments that choose the test of a cell, and the test after it if the cell needs one.
  private func arguments(for cell: Cell) -> [String] {
    let suite = "\(target).\(cell.frame.suite)"
    let hasBystander = cell.place.isAfterTheEnd && !cell.frame.isClosure
    if cell.frame.isXCTest {
      let names = hasBystander ? [cell.name, "testZBystander"] : [cell.name]
      return [names.map { "\(suite)/\($0)" }.joined(separator: ",")]
    }
    let names = hasBystander ? "(\(cell.name)|zBystander)" : cell.name
    return ["--testing-library", "swift-testing", "--filter", #"^\#(suite)/\#(names)\(\)/"#]
  }

  /// The handwritten stories of the package.
  func stories() throws -> [Story] {
    let folder = folder.appending(path: "Tests/\(storyTarget)")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }.sorted { $0.path() < $1.path() }
      .flatMap { try StoryReader($0).stories }
  }

  /// Runs a story alone, in a process of its own, and judges the run.
  func run(_ story: Story, in program: URL) throws -> (Run, Verdict) {
    let suite = "\(storyTarget).\(story.suite)"
    let names = [story.name] + story.companions
    let filter = "^\(suite)/(\(names.joined(separator: "|")))\\("
    let arguments =
      story.isXCTest
      ? [names.map { "\(suite)/\($0)" }.joined(separator: ",")]
      : ["--testing-library", "swift-testing", "--filter", filter]
    let run = try Run(program, arguments + story.arguments, timeout: 60)
    return (run, Verdict(story, run))
  }

  /// Runs stories together, in one process for each test framework.
  ///
  /// - Returns: The run of Swift Testing, and that of XCTest.
  func runTogether(_ together: [Story], in program: URL) throws -> (Run, Run) {
    let names = together.filter(\.isXCTest).map { "\(storyTarget).\($0.suite)/\($0.name)" }
    let alone = together.filter { !$0.isXCTest }.map(\.name).joined(separator: "|")
    let filter = ["--filter", "^\(storyTarget)\\..*/(\(alone))\\("]
    return (
      try Run(program, ["--testing-library", "swift-testing"] + filter, timeout: 300),
      try Run(program, [names.joined(separator: ",")], timeout: 300)
    )
  }

  /// Runs a command of SwiftPM, and once more if SwiftPM itself ended with a segmentation fault, as `swift`
  /// in `.ci/run` does.
  private func swift(_ arguments: [String]) throws -> Run {
    let run = { try Run(URL(filePath: "/usr/bin/env"), ["swift"] + arguments, timeout: 3600) }
    let first = try run()
    return first.ending == .signal && first.status == SIGSEGV ? try run() : first
  }
}

/// A reason why the matrix cannot be run.
struct Problem: Error, CustomStringConvertible {
  let description: String
}
