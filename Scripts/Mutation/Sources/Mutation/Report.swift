/// The results of a run.
struct Report {
  /// The selected mutants, including skipped ones.
  let mutants: [Mutant]

  /// The numbers of the mutants that the tests did not detect.
  let survivors: Set<Int>

  /// The accepted changes.
  let accepted: Set<String>

  /// The survivors that are not accepted.
  var open: [Mutant] {
    mutants.filter { survivors.contains($0.id) && !accepted.contains($0.change) }
  }

  /// The accepted changes that are now detected or no longer exist, in the selected files.
  var outdated: [String] {
    let files = Set(mutants.map(\.path))
    let surviving = Set(mutants.filter { survivors.contains($0.id) }.map(\.change))
    return accepted.subtracting(surviving).sorted().filter { change in
      files.contains { change.hasPrefix("\($0): ") }
    }
  }

  /// A table with a row for each file and a row for the total.
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

/// An accepted survivor with the reason: a line of `accepted.txt`.
struct Acceptance {
  /// The change in the format of ``Mutant/change``.
  let change: String

  /// Creates an acceptance from a line, or returns `nil` if the line is empty.
  init?(_ line: some StringProtocol) throws {
    guard !line.allSatisfy(\.isWhitespace) else { return nil }
    guard let mark = line.firstRange(of: "  # "), mark.upperBound < line.endIndex else {
      throw MutationError("missing reason after two spaces and #: \(line)")
    }
    change = String(line[..<mark.lowerBound])
  }
}
