import Foundation

let options = Options(Array(CommandLine.arguments.dropFirst()))
if let name = options.worker {
  // Each scenario has a process of its own, because a deadlock leaves blocked threads behind.
  exit(Worker(Scenario.named(name), options).run() ? 0 : 1)
}
exit(Parent(options).run() ? 0 : 1)
