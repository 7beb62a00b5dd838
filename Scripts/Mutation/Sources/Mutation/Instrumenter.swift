internal import Foundation
internal import SwiftOperators
internal import SwiftParser
internal import SwiftSyntax

/// Adds every mutation to a copy of the sources. Each is enabled by its number.
struct Instrumenter {
  /// The lines that did not compile with mutations.
  private let broken: Set<SourceLine>

  /// The mutants found so far.
  private(set) var mutants: [Mutant] = []

  /// Creates an instrumenter without mutants.
  init(broken: Set<SourceLine>) { self.broken = broken }

  /// Returns the text of a file with every mutation.
  ///
  /// - Parameters:
  ///   - source: The text of the file.
  ///   - path: Its path from the root of the package.
  mutating func instrument(_ source: String, _ path: String) -> String {
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let finder = MutationFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    let converter = SourceLocationConverter(fileName: path, tree: tree)
    let found = finder.findings.enumerated().map { position, finding in
      let start = converter.location(for: finding.node.positionAfterSkippingLeadingTrivia)
      let end = converter.location(for: finding.node.endPositionBeforeTrailingTrivia)
      return Mutant(
        id: mutants.count + position + 1, path: path, line: start.line, column: start.column,
        lastLine: end.line, kind: finding.kind, original: finding.original,
        replacement: finding.replacement, isSkipped: finding.isSkipped)
    }
    let unbuildable = self.unbuildable(among: found, path)
    var edits: [Edit] = []
    for (finding, var mutant) in zip(finder.findings, found) {
      mutant.isSkipped = mutant.isSkipped || unbuildable.contains(mutant.id)
      if !mutant.isSkipped { edits += finding.edits(mutant.id) }
      mutants.append(mutant)
    }
    return edits.applied(to: source)
  }

  /// Returns the mutants that can have caused errors: those that begin on the line of an error. If there
  /// are none, those that span the line.
  private func unbuildable(among found: [Mutant], _ path: String) -> Set<Int> {
    var result: Set<Int> = []
    for place in broken where place.path == path {
      let here = found.filter { $0.line == place.line }
      let around = found.filter { ($0.line...$0.lastLine).contains(place.line) }
      result.formUnion((here.isEmpty ? around : here).map(\.id))
    }
    return result
  }
}

/// A line in a file.
struct SourceLine: Hashable {
  let path: String
  let line: Int

  /// Creates a line from `path:line`.
  init(_ text: some StringProtocol) throws {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { throw MutationError("not a line of a file: \(text)") }
    path = String(text[..<colon])
    self.line = line
  }
}
