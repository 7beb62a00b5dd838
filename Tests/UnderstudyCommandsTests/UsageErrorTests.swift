import Foundation
import Testing

#if os(Linux)
  @Suite("Wrong command lines")
  struct UsageErrorTests {
    /// Command lines, each with what the error names.
    static let lines: [([String], String)] = [
      (["nowhere"], "nowhere"), (["--nowhere"], "--nowhere"),
      (["generate", "--output"], "--output"), (["generate", "--outptu", "x"], "--outptu"),
      (["generate", "--check", "A.swift"], "--check compares with files"),
      (["generate"], "name the Swift files"),
    ]

    @Test(
      "a wrong command line is one error that names what is wrong, and the exit code is 64",
      arguments: lines)
    func wrong(line: [String], name: String) throws {
      let run = try CommandRun([:])
      let ended = try ToolProcess(line, in: run.folder)
      #expect(ended.status == 64)
      #expect(ended.output.isEmpty)
      #expect(ended.errors.hasPrefix("understudy: error: "), "\(ended.errors)")
      #expect(ended.errors.split(separator: "\n").count == 1, "\(ended.errors)")
      #expect(ended.errors.contains(name), "\(ended.errors)")
      let command = ["nowhere", "--nowhere"].contains(line[0]) ? "" : " " + line[0]
      #expect(
        ended.errors.hasSuffix("; see 'understudy-cli\(command) --help'\n"), "\(ended.errors)")
    }

    @Test(
      "help is no error",
      arguments: [[], ["--help"], ["generate", "--help"], ["help", "generate"]])
    func help(line: [String]) throws {
      let run = try CommandRun([:])
      let ended = try ToolProcess(line, in: run.folder)
      #expect(ended.status == 0 && ended.errors.isEmpty)
      #expect(ended.output.contains("USAGE: understudy-cli"))
    }
  }
#endif
