import Foundation
import MockGenerator
import Synchronization
import Testing

@testable import UnderstudyFiles

@Suite("Parsing watch")
struct ParsingWatchTests {
  /// The errors of a watch whose files may take no time.
  private final class Errors: Sendable {
    private let all = Mutex<[String]>([])
    var messages: [String] { all.withLock { $0 } }
    func add(_ message: String) { all.withLock { $0.append(message) } }
  }

  /// Returns the error for a file.
  private static func error(_ path: String, _ seconds: String) -> String {
    "\(path):1:1: error: the file cannot be read: parsing it takes longer than \(seconds) s; close its "
      + "brackets and shorten its longest line, leave the file out, or set UNDERSTUDY_PARSING_LIMIT to a larger "
      + "number of seconds; nothing was written\n"
  }

  @Test("files that take too long are named, and a finished one is not")
  func slow() {
    let errors = Errors()
    let watch = ParsingWatch(limit: 0, isRunning: false) { errors.add($0) }
    watch.note("Sources/Fast.swift", .parsing)
    watch.note("Sources/Fast.swift", .finished)
    watch.check()
    #expect(errors.messages == [])
    watch.note("Sources/Slow.swift", .parsing)
    watch.note("Sources/Idle.swift", .parsing)
    watch.check()
    #expect(
      errors.messages == [
        Self.error("Sources/Idle.swift", "0") + Self.error("Sources/Slow.swift", "0")
      ])
  }

  @Test("a process that does not work does not exceed a limit")
  func idle() {
    let errors = Errors()
    let watch = ParsingWatch(limit: 1_000, isRunning: false) { errors.add($0) }
    watch.note("Sources/Slow.swift", .parsing)
    watch.check()
    #expect(errors.messages == [])
  }

  @Test("the work of other threads does not count")
  func otherThreads() {
    let errors = Errors()
    let watch = ParsingWatch(limit: 0.2, isRunning: false) { errors.add($0) }
    watch.note("Sources/Slow.swift", .parsing)
    let end = Date(timeIntervalSinceNow: 1)
    let worker = Thread { while Date() < end {} }
    worker.start()
    while !worker.isFinished { Thread.sleep(forTimeInterval: 0.01) }
    watch.check()
    #expect(errors.messages == [])
    watch.note("Sources/Own.swift", .parsing)
    let own = Date(timeIntervalSinceNow: 20)
    while errors.messages.isEmpty, Date() < own { watch.check() }
    #expect(errors.messages.first?.hasPrefix("Sources/") == true)
  }

  @Test("the environment sets the limit, and must be a number of seconds")
  func limit() throws {
    #expect(try ParsingWatch.limit(for: [:]) == 30)
    #expect(try ParsingWatch.limit(for: [ParsingWatch.variable: "0.5"]) == 0.5)
    for text in ["", "0", "-1", "soon", "nan", "inf"] {
      let error = #expect(throws: ParsingWatch.InvalidLimit.self) {
        try ParsingWatch.limit(for: [ParsingWatch.variable: text])
      }
      #expect(
        error?.description
          == "UNDERSTUDY_PARSING_LIMIT is '\(text)', which is not a positive number of seconds.")
    }
  }

  /// Brackets for which the parser needs more than a lifetime.
  private static let endless =
    "protocol Slow { func f() }\nlet v = \(String(repeating: "@a<", count: 60))\n"

  @Test(
    "the tool ends with an error for a file that takes too long, and writes nothing",
    arguments: [
      ["generate", "/Sources", "--module", "Shop", "--output", "/Mocks"],
      ["generate", "/Sources/Slow.swift", "--used-in", "/Tests", "--output", "/Mocks"],
      ["generate", "/Sources", "--dry-run"],
    ])
  func tool(arguments: [String]) throws {
    let run = try CommandRun([
      "Sources/Fast.swift": "protocol Fast { func f() }\n", "Sources/Slow.swift": Self.endless,
      "Tests/Tests.swift": "let mock = MockSlow()\n",
    ])
    let ended = try ToolProcess(arguments, in: run.folder, ["UNDERSTUDY_PARSING_LIMIT": "0.5"])
    #expect(ended.errors == Self.error("Sources/Slow.swift", "0.5"))
    #expect(ended.output == "")
    #expect(ended.status == 1)
    #expect(run.read("Mocks") == nil)
    #expect(run.read("Mocks/Mocks+Shop.swift") == nil)
    #expect(run.read("Sources/Slow.swift") == Self.endless)
  }

  @Test("the tool refuses a limit that is not a number")
  func invalid() throws {
    let run = try CommandRun(["Sources/Fast.swift": "protocol Fast { func f() }\n"])
    let ended = try ToolProcess(
      ["generate", "/Sources"], in: run.folder, ["UNDERSTUDY_PARSING_LIMIT": "soon"])
    #expect(
      ended.errors
        == "understudy: error: UNDERSTUDY_PARSING_LIMIT is 'soon', which is not a positive number of "
        + "seconds; write one, such as 120\n")
    #expect(ended.status == 64)
  }
}
