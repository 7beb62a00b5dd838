import Foundation
import Synchronization

/// Runs a process for each scenario, several at a time, and adds up what they found.
final class Parent: Sendable {
  private struct State {
    var waiting: ArraySlice<Scenario>
    var inDepth = 0
    var random = 0
    var failed: [String] = []
  }

  private let options: Options
  private let state: Mutex<State>

  init(_ options: Options) {
    self.options = options
    let scenarios = options.names.isEmpty ? Scenario.all : options.names.map(Scenario.named)
    state = Mutex(State(waiting: scenarios[...]))
  }

  /// Runs the scenarios.
  ///
  /// - Returns: `false` if one failed.
  func run() -> Bool {
    let scenarioCount = state.withLock { $0.waiting.count }
    let done = DispatchGroup()
    for _ in 0..<options.jobs {
      done.enter()
      Thread.detachNewThread { [self] in
        while let scenario = state.withLock({ $0.waiting.popFirst() }) { run(scenario) }
        done.leave()
      }
    }
    done.wait()
    let total = self.state.withLock { $0 }
    print(
      "explored \(total.inDepth + total.random) schedules of \(scenarioCount) scenarios: "
        + "\(total.inDepth) with up to \(options.preemptions) preemptions, "
        + "\(total.random) random with seed \(options.seed); "
        + (total.failed.isEmpty ? "no failure" : "\(total.failed.count) scenarios failed"))
    return total.failed.isEmpty
  }

  private func run(_ scenario: Scenario) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    let journal = Journal.makeFile()
    process.arguments = ["--worker", scenario.name, "--journal", journal] + options.forwarded
    var environment = ProcessInfo.processInfo.environment
    // Schedules are repeatable only if dictionaries have the same order in each process.
    environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { Options.stop("\(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lastSchedule = Journal.removeFile(journal)
    var lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    let counts = lines.last?.split(separator: " ") ?? []
    let isComplete = counts.first == "counts"
    if isComplete { lines.removeLast() }
    state.withLock { state in
      if isComplete {
        state.inDepth += Int(counts[1]) ?? 0
        state.random += Int(counts[2]) ?? 0
      } else {
        lines.append("CRASHED \(scenario.name)")
        lines.append("    UNDERSTUDY_SCHEDULE='\(lastSchedule)' Explorer '\(scenario.name)'")
      }
      if !isComplete || process.terminationStatus != 0 { state.failed.append(scenario.name) }
      if options.stopsAtFailure, !state.failed.isEmpty { state.waiting = [] }
      print(lines.joined(separator: "\n"))
      fflush(nil)
    }
  }
}
