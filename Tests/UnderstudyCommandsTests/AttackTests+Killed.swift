import Foundation
import MockGenerator
import Testing

#if os(Linux)
  // Commands that are killed while they write.

  extension AttackTests {
    @Test("runs that are killed leave whole files", arguments: 0..<6)
    func killed(tenths: Int) throws {
      let source = (0..<300).map { "protocol P\($0) { func f(a: Int) -> Int }\n" }.joined()
      let run = try CommandRun(["Sources/A.swift": source])
      let line = ["generate", "/Sources", "--output", "/Mocks"]
      _ = try ToolProcess(
        line, in: run.folder, wrapper: ["/usr/bin/env", "timeout", "-s", "KILL", "0.\(tenths)1"])
      let text = run.read("Mocks/Mocks.swift")
      #expect(text.map { $0.hasPrefix(MockFile.firstLine) && $0.hasSuffix("}\n") } ?? true)
    }

    @Test(
      "a command that is killed at any write of its output, or cannot write it, changes nothing",
      arguments: Reader.allCases, [0, 1, 2, 4])
    func killedReaders(reader: Reader, blocks: Int) throws {
      let run = try CommandRun([:])
      let names = (0..<250).map { "MockNowhere\($0)" }
      try run.write(
        "let mocks = (\(names.map { "\($0)()" }.joined(separator: ", ")))\n", to: "Tests.swift")
      let requirements = names.map { "\"\($0)\":{\"f()\":[]}" }.joined(separator: ",")
      let text =
        reader == .coverage
        ? "{\"requirements\":{\(requirements)},\"stubs\":{}}\n" : reader.text(run)
      try run.write(text, to: "Sources/Victim.swift")
      let whole = try ToolProcess(reader.line, in: run.folder)
      #expect(whole.status == 0 && whole.output.utf8.count > 4096, "\(whole.errors)")
      let files = { try FileManager.default.subpathsOfDirectory(atPath: run.folder.path).sorted() }
      let before = try files()
      let full = try ToolProcess(reader.line, in: run.folder, blocks: blocks)
      #expect(full.status == 73, "\(full.status)")
      #expect(
        full.errors == "understudy: error: the output cannot be written: File too large\n")
      let killed = try ToolProcess(
        reader.line, in: run.folder, blocks: blocks, isKilledAtLimit: true)
      #expect(killed.status == 128 + SIGXFSZ, "\(killed.status): \(killed.errors)")
      #expect(killed.errors.isEmpty && whole.output.hasPrefix(killed.output), "\(killed.errors)")
      #expect(try files() == before && run.read("Sources/Victim.swift") == text)
      let again = try ToolProcess(reader.line, in: run.folder)
      #expect(again.status == 0 && again.output == whole.output, "\(again.errors)")
    }

    @Test("what tests have written until they were killed is whole, or an error that says so")
    func killedTests() throws {
      let run = try CommandRun([:])
      let line = Reader.coverage.text(run) + "\n"
      let bytes = Array((line + line).utf8)
      for count in 0...bytes.count {
        try Data(bytes.prefix(count)).write(to: run.folder.appendingPathComponent("C.jsonl"))
        let status = try? run("coverage", "/C.jsonl")
        let isWhole = [0, line.utf8.count - 1, line.utf8.count, bytes.count - 1, bytes.count]
        #expect((status == 0) == isWhole.contains(count), "\(count) bytes")
      }
      try Data(bytes.dropLast(9)).write(to: run.folder.appendingPathComponent("C.jsonl"))
      let cut = try ToolProcess(["coverage", "/C.jsonl"], in: run.folder)
      #expect(cut.status == 65 && cut.output.isEmpty)
      #expect(cut.errors.hasPrefix("C.jsonl:2:1: error: "), "\(cut.errors)")
      #expect(cut.errors.split(separator: "\n").count == 1, "\(cut.errors)")
    }

    @Test(
      "a removal of the cache that is killed removes nothing else, and the next one ends it",
      arguments: [1, 2, 4, 8, 12, 16])
    func killedRemoval(milliseconds: Int) throws {
      let run = try CommandRun(["C/Letters/Kit.json": "mine", "C/Kit.json": "mine"])
      for index in 0..<600 {
        try run.write("{}", to: "C/\(CacheAttack.toolchain)/Kit\(index).json")
      }
      let cache = ["UNDERSTUDY_CACHE": run.folder.path + "/C"]
      let time = "0.\(String(milliseconds + 1_000).dropFirst())"
      for line in [["cache"], ["cache", "--remove"]] {
        _ = try ToolProcess(
          line, in: run.folder, cache, wrapper: ["/usr/bin/env", "timeout", "-s", "KILL", time])
        #expect(run.read("C/Letters/Kit.json") == "mine" && run.read("C/Kit.json") == "mine")
      }
      let shown = try ToolProcess(["cache"], in: run.folder, cache)
      #expect(shown.status == 0 && shown.errors.isEmpty, "\(shown.errors)")
      let removed = try ToolProcess(["cache", "--remove"], in: run.folder, cache)
      #expect(removed.status == 0 && removed.errors.isEmpty, "\(removed.errors)")
      #expect(
        !FileManager.default.fileExists(atPath: "\(run.folder.path)/C/\(CacheAttack.toolchain)"))
      #expect(run.read("C/Letters/Kit.json") == "mine" && run.read("C/Kit.json") == "mine")
    }
  }
#endif
