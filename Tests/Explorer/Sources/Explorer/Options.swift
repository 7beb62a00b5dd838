import Foundation
import Interleavings

/// What the command line and the environment say.
struct Options {
  /// The scenarios to run; all if empty.
  var names: [String] = []

  /// The scenario that this process runs, or `nil` if it starts other processes.
  var worker: String?

  /// The file that the running schedule is written to.
  var journal: String?

  /// How many preemptions a schedule of the search in depth can have.
  var preemptions = 2

  /// How many random schedules of each scenario run.
  var randomCount = 1000

  /// The seed of the random schedules.
  var seed = UInt64.random(in: 1...999_999)

  /// How many processes run at a time.
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  /// A Boolean value that indicates whether a failure ends the exploration of its scenario, and no
  /// further scenario starts.
  var stopsAtFailure = false

  /// The schedule to replay.
  var schedule: Schedule?

  /// The arguments, for the processes that this one starts.
  var forwarded: [String] {
    ["--preemptions", "\(preemptions)", "--random", "\(randomCount)", "--seed", "\(seed)"]
      + (stopsAtFailure ? ["--stop-at-failure"] : [])
  }

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--worker": worker = rest.popFirst()
      case "--journal": journal = rest.popFirst()
      case "--preemptions": preemptions = Self.number(&rest, argument)
      case "--random": randomCount = Self.number(&rest, argument)
      case "--seed": seed = Self.number(&rest, argument)
      case "--jobs": jobs = Self.number(&rest, argument)
      case "--stop-at-failure": stopsAtFailure = true
      case "--list":
        for scenario in Scenario.all { print(scenario.name) }
        exit(0)
      case _ where argument.hasPrefix("-"): Self.stop("unknown option '\(argument)'")
      default: names.append(Scenario.named(argument).name)
      }
    }
    if let text = ProcessInfo.processInfo.environment["UNDERSTUDY_SCHEDULE"] {
      schedule = Schedule(text)
      if schedule == nil { Self.stop("UNDERSTUDY_SCHEDULE is malformed: '\(text)'") }
      if names.count != 1, worker == nil { Self.stop("name the scenario of the schedule") }
    }
  }

  private static func number<Number: FixedWidthInteger>(
    _ rest: inout ArraySlice<String>, _ option: String
  ) -> Number {
    guard let number = rest.popFirst().flatMap({ Number($0) }) else {
      stop("\(option) takes a number")
    }
    return number
  }

  /// Stops the process because of a mistake on the command line.
  static func stop(_ text: String) -> Never {
    print("error: \(text)")
    exit(2)
  }
}
