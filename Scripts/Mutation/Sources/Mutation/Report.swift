/// What a run has found, in words.
struct Report {
  /// The mutants that were looked at, skipped ones included.
  let mutants: [Mutant]

  /// The numbers of those that the tests did not notice.
  let survivors: Set<Int>

  /// The survivors that do not matter.
  let accepted: Set<String>

  /// The survivors that may matter.
  var open: [Mutant] {
    mutants.filter { survivors.contains($0.id) && !accepted.contains($0.change) }
  }

  /// What is accepted for no reason any longer, as it is noticed or gone. Tells nothing of files that
  /// were not looked at.
  var outdated: [String] {
    let files = Set(mutants.map(\.path))
    let surviving = Set(mutants.filter { survivors.contains($0.id) }.map(\.change))
    return accepted.subtracting(surviving).sorted().filter { change in
      files.contains { change.hasPrefix("\($0): ") }
    }
  }

  /// A row for each file, and one for all.
  var table: String {
    let files = Set(mutants.map(\.path)).sorted()
    let rows = files.map { path in row(path, mutants.filter { $0.path == path }) }
    let head = """
      | file | mutants | killed | accepted | survived | skipped |
      | --- | ---: | ---: | ---: | ---: | ---: |
      """
    return ([head] + rows + [row("all", mutants)]).joined(separator: "\n")
  }

  private func row(_ name: String, _ mutants: [Mutant]) -> String {
    let skipped = mutants.count(where: \.isSkipped)
    let survived = mutants.count { survivors.contains($0.id) }
    let open = self.open.count { survivor in mutants.contains { $0.id == survivor.id } }
    let killed = mutants.count - skipped - survived
    return "| \(name) | \(mutants.count) | \(killed) | \(survived - open) | \(open) | \(skipped) |"
  }
}

/// A survivor that does not matter, with the reason: a line of `accepted.txt`.
struct Acceptance {
  /// The change, as ``Mutant/change`` gives it.
  let change: String

  /// Reads a line; nil for an empty one.
  init?(_ line: some StringProtocol) throws {
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    guard let mark = line.firstRange(of: "  # "), mark.upperBound < line.endIndex else {
      throw MutationError("no reason after two spaces and a #: \(line)")
    }
    change = String(line[..<mark.lowerBound])
  }
}
