extension Cell {
  /// About a tenth of the cells: each kind at each place and each frame with each place, so that
  /// no row, column or frame is left out. The choice is the same in every run.
  static let sample: [Cell] = {
    let possible = all.filter { if case .impossible = $0.expectation { false } else { true } }
    var sample = possible.filter { $0.index % 10 == 0 }
    // The choice by index may miss a combination whose cell is impossible in some frames.
    func add(_ isMissed: (Cell, Cell) -> Bool) {
      for cell in possible where !sample.contains(where: { isMissed(cell, $0) }) {
        sample.append(cell)
      }
    }
    add { $0.frame == $1.frame && $0.place == $1.place }
    add { $0.kind == $1.kind && $0.place == $1.place }
    add { $0.home == $1.home && $0.place == $1.place }
    add { $0.home == $1.home && $0.frame == $1.frame }
    return sample + controls.filter { ($0.index + 1) % 3 == 0 }
  }()

  /// A number that runs through the residues of ten along each row, column and frame.
  private var index: Int {
    let kind = kind.map { FailureKind.allCases.firstIndex(of: $0)! } ?? 0
    return kind + 3 * Place.allCases.firstIndex(of: place)!
      + 7 * Frame.allCases.firstIndex(of: frame)! + 9 * Home.allCases.firstIndex(of: home)!
  }
}
