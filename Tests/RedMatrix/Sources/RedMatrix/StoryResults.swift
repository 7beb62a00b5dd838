import Foundation
import Synchronization

/// The verdicts about the stories that were run.
final class StoryResults: Sendable {
  private let counts = Mutex((runs: 0, wrong: 0))
  private let ended = Mutex<Set<String>>([])

  /// How many runs were judged, and how many of them were wrong.
  var totals: (runs: Int, wrong: Int) { counts.withLock { $0 } }

  /// Runs each story alone, and races several times.
  ///
  /// - Parameters:
  ///   - stories: The stories.
  ///   - package: The package with the stories.
  ///   - program: The program with the stories.
  ///   - options: How often, how many at a time, and whether to print what they print.
  func runAlone(
    _ stories: [Story], of package: TestPackage, in program: URL, _ options: Options
  ) {
    let runs = stories.flatMap { story in
      Array(repeating: story, count: story.isRace ? options.repetitions : 1)
    }
    let remaining = Mutex(runs.reversed() as [Story])
    DispatchQueue.concurrentPerform(iterations: options.jobs) { _ in
      while let story = remaining.withLock({ $0.popLast() }) {
        do {
          let (run, verdict) = try package.run(story, in: program)
          note(verdict, "\(story.description) alone")
          if run.ending != .exit { _ = ended.withLock { $0.insert(story.description) } }
          if options.shows { print(run.output) }
        } catch {
          note(.wrong("\(error)"), story.description)
        }
      }
    }
  }

  /// Runs all stories together, except those that run alone, stop the process or have no end.
  func runTogether(
    _ stories: [Story], of package: TestPackage, in program: URL, _ options: Options
  ) throws {
    let endless = ended.withLock { $0 }
    let stories = stories.filter {
      !$0.stops && !$0.isAlone && $0.arguments.isEmpty && !endless.contains($0.description)
    }
    let (swiftTesting, xctest) = try package.runTogether(stories, in: program)
    for run in [swiftTesting, xctest] {
      if options.shows { print(run.output) }
      let isRed = run.ending == .exit && run.status != 0
      note(Verdict(isRed ? [] : ["\(run.ending) with status \(run.status)"]), "all together")
    }
    for story in stories {
      let run = story.isXCTest ? xctest : swiftTesting
      note(Verdict(story, among: Report.all(in: run.output)), "\(story.description) together")
    }
  }

  private func note(_ verdict: Verdict, _ name: String) {
    counts.withLock { $0.runs += 1 }
    guard case .wrong(let problem) = verdict else { return }
    counts.withLock { $0.wrong += 1 }
    print("wrong: \(name): \(problem)")
    fflush(nil)
  }
}
