import Foundation
import Testing
import UnderstudyMigrate

@Suite("Parsing watch")
struct ParsingWatchTests {
  /// The errors of a watch whose files may take no time.
  private final class Errors: @unchecked Sendable {
    /// Guards `all`.
    private let lock = NSLock()
    private var all: [String] = []
    var messages: [String] { lock.withLock { all } }
    func add(_ message: String) { lock.withLock { all.append(message) } }
  }

  /// Returns the error for a file.
  private static func error(_ path: String, _ seconds: String) -> String {
    "\(path):1:1: error: the file cannot be read: parsing it takes longer than \(seconds) s of the "
      + "processor; set UNDERSTUDY_PARSING_LIMIT to a larger number of seconds, leave the file out, or close its "
      + "brackets; nothing was written\n"
  }

  @Test("files that take too long are named, and a finished one is not")
  func slow() {
    let errors = Errors()
    let watch = ParsingWatch(limit: 0, isRunning: false) { errors.add($0) }
    watch.note("Sources/Fast.swift", isFinished: false)
    watch.note("Sources/Fast.swift", isFinished: true)
    watch.check()
    #expect(errors.messages == [])
    watch.note("Sources/Slow.swift", isFinished: false)
    watch.note("Sources/Idle.swift", isFinished: false)
    watch.check()
    #expect(
      errors.messages == [
        Self.error("Sources/Idle.swift", "0") + Self.error("Sources/Slow.swift", "0")
      ])
  }

  @Test("the environment sets the limit, and must be a number of seconds")
  func limit() throws {
    #expect(try ParsingWatch.limit(for: [:]) == 30)
    #expect(try ParsingWatch.limit(for: ["UNDERSTUDY_PARSING_LIMIT": "0.5"]) == 0.5)
    for text in ["", "0", "-1", "soon", "nan", "inf"] {
      let error = #expect(throws: CommandError.self) {
        try ParsingWatch.limit(for: ["UNDERSTUDY_PARSING_LIMIT": text])
      }
      #expect(
        error?.description
          == "understudy: error: UNDERSTUDY_PARSING_LIMIT is '\(text)', which is not a positive number of "
          + "seconds; write one, such as 120")
      #expect(error?.exitCode == 64)
    }
  }

  /// Brackets for which the parser needs more than a lifetime.
  private static let endless =
    "import Mockable\nprotocol Slow { func f() }\nlet v = \(String(repeating: "@a<", count: 60))\n"

  @Test("the tool ends with an error for a file that takes too long, and writes nothing")
  func tool() throws {
    let run = try CommandRun([
      "Sources/Fast.swift": "protocol Fast { func f() }\n", "Sources/Slow.swift": Self.endless,
    ])
    let ended = try ToolProcess(
      ["/Sources", "--allow-dirty"], in: run.folder, ["UNDERSTUDY_PARSING_LIMIT": "0.5"])
    #expect(ended.errors == Self.error("Sources/Slow.swift", "0.5"))
    #expect(ended.status == 1)
    #expect(run.read("Sources/Slow.swift") == Self.endless)
  }
}
