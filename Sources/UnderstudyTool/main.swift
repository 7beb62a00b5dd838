internal import Foundation
internal import UnderstudyFiles

// What the plug-ins run: a request file in, a Swift file out. `understudy-cli` is the tool for people.
let arguments = Array(CommandLine.arguments.dropFirst())
exit(try Console.run { try TargetRun(arguments).perform(on: $0) }.code)
