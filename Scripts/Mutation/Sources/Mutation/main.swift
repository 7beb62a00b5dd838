internal import Foundation

// The steps of `Scripts/mutation-test.sh` that read sources or tables.
//
//   Mutation instrument COPY SWITCHES BROKEN TABLE FILE... < list of all files
//   Mutation select TABLE PATH[:LINE]...
//   Mutation report TABLE RESULTS ACCEPTED

/// The end of the manifest of the copy.
let withoutGeneratorTests = """

  package.targets.removeAll { $0.name == "MockGeneratorTests" }

  """

/// Returns the nonempty lines of a file.
func lines(of path: String) throws -> [Substring] {
  try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
}

/// Copies the package with all mutations in the given files, and writes a table of the mutants.
func instrument(_ copy: PackageCopy, _ arguments: ArraySlice<String>) throws {
  let parts = Array(arguments.prefix(3))
  let mutated = arguments.dropFirst(3)
  var instrumenter = Instrumenter(broken: Set(try lines(of: parts[1]).map { try SourceLine($0) }))
  var paths: Set<String> = []
  while let path = readLine() {
    // Git also lists removed files and links to folders.
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else { continue }
    var content = try Data(contentsOf: URL(fileURLWithPath: path))
    if mutated.contains(path) {
      content = Data(instrumenter.instrument(String(decoding: content, as: UTF8.self), path).utf8)
    }
    // Tests of the generator do not test the mutated code.
    if path == "Package.swift" { content += Data(withoutGeneratorTests.utf8) }
    try copy.write(content, to: path)
    paths.insert(path)
  }
  let switches = try Data(contentsOf: URL(fileURLWithPath: parts[0]))
  for target in Set(mutated.map { $0.split(separator: "/").prefix(2).joined(separator: "/") }) {
    try copy.write(switches, to: "\(target)/Switches.swift")
    paths.insert("\(target)/Switches.swift")
  }
  for folder in ["Sources", "Tests"] { try copy.remove(in: folder, allBut: paths) }
  try instrumenter.mutants.map(\.row).joined(separator: "\n")
    .write(toFile: parts[2], atomically: true, encoding: .utf8)
}

/// Prints the rows of the mutants in the given files or lines.
func select(_ table: String, _ places: ArraySlice<String>) throws {
  for row in try lines(of: table) {
    let mutant = try Mutant(row: row)
    let isSelected = places.contains { place in
      guard let line = try? SourceLine(place) else {
        return mutant.path == place || mutant.path.hasPrefix("\(place)/")
      }
      return line.path == mutant.path && line.line == mutant.line
    }
    if isSelected { print(row) }
  }
}

/// Prints the survivors and a table.
///
/// - Returns: `true` if every survivor is accepted and every acceptance is needed.
func report(_ table: String, _ results: String, _ acceptances: String) throws -> Bool {
  let statuses = try lines(of: results).map { $0.split(separator: " ") }
  let report = Report(
    mutants: try lines(of: table).map { try Mutant(row: $0) },
    survivors: Set(statuses.filter { $0[1] == "0" }.compactMap { Int($0[0]) }),
    accepted: Set(try lines(of: acceptances).compactMap { try Acceptance($0)?.change }))
  for survivor in report.open { print(survivor) }
  for change in report.outdated { print("no longer a survivor: \(change)") }
  print("\n\(report.table)")
  return report.open.isEmpty && report.outdated.isEmpty
}

let arguments = CommandLine.arguments.dropFirst()
do {
  switch (arguments.first, arguments.count) {
  case ("instrument", 5...):
    try instrument(PackageCopy(root: arguments[2]), arguments.dropFirst(2))
  case ("select", 2...):
    try select(arguments[2], arguments.dropFirst(2))
  case ("report", 4):
    guard try report(arguments[2], arguments[3], arguments[4]) else { exit(1) }
  default:
    throw MutationError("see Scripts/mutation-test.sh")
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
