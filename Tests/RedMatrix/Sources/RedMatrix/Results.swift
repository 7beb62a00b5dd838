import Foundation
import Synchronization

/// The verdicts about the cells that were run.
final class Results: Sendable {
  private let verdicts = Mutex<[Cell: Verdict]>([:])

  /// Runs cells, several at a time.
  ///
  /// - Parameters:
  ///   - cells: The cells.
  ///   - package: The package with their tests.
  ///   - program: The program with their tests.
  ///   - jobs: How many cells run at the same time.
  ///   - shows: Whether to print what the cells print.
  func run(_ cells: [Cell], of package: TestPackage, in program: URL, jobs: Int, shows: Bool) {
    let remaining = Mutex(cells.reversed() as [Cell])
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while let cell = remaining.withLock({ $0.popLast() }) {
        let (run, verdict) = attempt(cell, of: package, in: program)
        verdicts.withLock { $0[cell] = verdict }
        if case .wrong(let problem) = verdict { print("wrong: \(cell.description): \(problem)") }
        if shows { print(run?.output ?? "") }
        fflush(nil)
      }
    }
  }

  private func attempt(
    _ cell: Cell, of package: TestPackage, in program: URL
  ) -> (Run?, Verdict) {
    do { return try package.run(cell, in: program) } catch { return (nil, .wrong("\(error)")) }
  }

  /// The verdict about a cell, or `nil` if it was not run.
  subscript(_ cell: Cell) -> Verdict? { verdicts.withLock { $0[cell] } }

  /// The cells that do not show what they must.
  var wrong: [Cell] {
    (Cell.all + Cell.controls).filter { if case .wrong = self[$0] { true } else { false } }
  }
}
