import Foundation

/// What the command line asks for.
struct Options {
  /// A Boolean value that indicates whether the handwritten stories are run instead of the matrix.
  var runsStories = false

  /// How many times a story about a race is run.
  var repetitions = 1

  var usesSample = false
  var only = ""
  var document: String?
  var jobs = ProcessInfo.processInfo.activeProcessorCount
  var shows = false
  var package = "Tests/RedMatrix"
  var scratch = ".build"

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--sample": usesSample = true
      case "--stories": runsStories = true
      case "--repeat": repetitions = max(Int(try Self.value(of: option, &rest)) ?? 1, 1)
      case "--show": shows = true
      case "--only": only = try Self.value(of: option, &rest)
      case "--document": document = try Self.value(of: option, &rest)
      case "--jobs": jobs = max(Int(try Self.value(of: option, &rest)) ?? 1, 1)
      case "--package": package = try Self.value(of: option, &rest)
      case "--scratch": scratch = try Self.value(of: option, &rest)
      default:
        throw Problem(
          description: """
            unknown option '\(option)'
            usage: red-matrix [--sample] [--document FILE] [OPTION]...
                   red-matrix --stories [--repeat N] [OPTION]...
            options: --only NAME, --show, --jobs N, --package FOLDER, --scratch FOLDER
            """)
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws -> String {
    guard let value = rest.popFirst() else {
      throw Problem(description: "'\(option)' needs a value")
    }
    return value
  }
}
