/// The matrix as Markdown: a table for each frame, with the reasons why cells are impossible.
struct MatrixTable {
  /// The verdicts.
  let results: Results

  /// The whole document.
  var document: String {
    """
    # Red matrix

    Every kind of failure must make its test red, wherever it happens: reported exactly once, for \
    the right test, on the right line, and with a failing exit status. Each cell below is a \
    generated test that runs alone in a new process. `Scripts/red-matrix.sh` writes this page.

    \(totals)

    - `red`: the test fails with exactly one failure, at the expected line.
    - `late`: the failure happens after the end of its test. It is reported once with the name of \
    the test, the process exits with a failure, and the next test passes.
    - `*`: the failure is reported once and the process exits with a failure, but nothing ties it \
    to its test: the verb names no mock, or the mock belongs to no scope, and the thread inherits \
    nothing from the test.
    - `green`: the same code without a failure passes.
    - A number: the cell is impossible, for the reason given at the end.

    \(Frame.allCases.map(section).joined(separator: "\n\n"))

    ## Where the mock lives

    The tables above are about mocks in local variables. Each cell below stands for three kinds of \
    failures (an unexpected call, a rejected call and an unmet expectation) at six places: the test \
    body, a thread, a thread that is not awaited, `tearDown`, and two after the end.

    \(homes)

    ## Impossible cells

    \(reasons)

    """
  }

  /// How many cells hold, are wrong, or are impossible.
  var totals: String {
    let run = Cell.all.filter { results[$0] != nil }
    let impossible = Cell.all.count { if case .impossible = $0.expectation { true } else { false } }
    let controls = Cell.controls.count { results[$0] != nil }
    return "\(run.count) cells and \(controls) controls run, \(results.wrong.count) wrong; "
      + "\(impossible) of \(Cell.all.count) cells are impossible."
  }

  private func section(_ frame: Frame) -> String {
    let head = "| | " + Place.allCases.map(\.title).joined(separator: " | ") + " |"
    let rule = "|---|" + String(repeating: "---|", count: Place.allCases.count)
    let rows = (FailureKind.allCases.map(Optional.some) + [nil]).map { kind in
      let marks = Place.allCases.map { mark(Cell(frame: frame, place: $0, kind: kind)) }
      return "| \(kind?.title ?? "control") | \(marks.joined(separator: " | ")) |"
    }
    return (["## \(frame.title)", "", head, rule] + rows).joined(separator: "\n")
  }

  private var homes: String {
    let frames = Frame.allCases.filter { frame in Cell.homeless.contains { $0.frame == frame } }
    let head = "| | " + frames.map(\.title).joined(separator: " | ") + " |"
    let rule = "|---|" + String(repeating: "---|", count: frames.count)
    let rows = Home.allCases.filter { $0 != .local }.map { home in
      let marks = frames.map { frame in
        let cells = Cell.homeless.filter { $0.frame == frame && $0.home == home }
        return mark(cells)
      }
      return "| \(home.title) | \(marks.joined(separator: " | ")) |"
    }
    return ([head, rule] + rows).joined(separator: "\n")
  }

  /// Returns the mark of several cells: how many hold.
  private func mark(_ cells: [Cell]) -> String {
    let possible = cells.filter { if case .impossible = $0.expectation { false } else { true } }
    let wrong = possible.count { if case .wrong? = results[$0] { true } else { false } }
    if wrong > 0 { return "**\(wrong) wrong**" }
    let (red, late) = (
      possible.count { results[$0] != nil && $0.expectation == .red },
      possible.count { results[$0] != nil && $0.expectation == .late }
    )
    return red + late == 0 ? "not run" : "\(red) red, \(late) late"
  }

  private func mark(_ cell: Cell) -> String {
    if case .impossible(let reason) = cell.expectation {
      return "\(Impossibility.allCases.firstIndex(of: reason)! + 1)"
    }
    return switch results[cell] {
    case nil: "not run"
    case .wrong: "**wrong**"
    case .holds: holds(cell.expectation)
    }
  }

  private func holds(_ expectation: Cell.Expectation) -> String {
    switch expectation {
    case .green: "green"
    case .red: "red"
    case .late: "late"
    case .ownerless: "\\*"
    case .impossible: ""
    }
  }

  private var reasons: String {
    Impossibility.allCases.enumerated().map { "\($0.offset + 1). \($0.element.reason)" }
      .joined(separator: "\n")
  }
}
