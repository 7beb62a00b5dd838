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
      arguments: [0, 1, 2, 4])
    func killedOutput(blocks: Int) throws {
      let source = (0..<250).map { "protocol P\($0) { func f() }\n" }.joined()
      let run = try CommandRun(["Sources/A.swift": source])
      let line = ["generate", "/Sources"]
      let whole = try ToolProcess(line, in: run.folder)
      #expect(whole.status == 0 && whole.output.utf8.count > 4096, "\(whole.errors)")
      let files = { try FileManager.default.subpathsOfDirectory(atPath: run.folder.path).sorted() }
      let before = try files()
      let full = try ToolProcess(line, in: run.folder, blocks: blocks)
      #expect(full.status == 73, "\(full.status)")
      #expect(
        full.errors == "understudy: error: the output cannot be written: File too large\n")
      let killed = try ToolProcess(line, in: run.folder, blocks: blocks, isKilledAtLimit: true)
      #expect(killed.status == 128 + SIGXFSZ, "\(killed.status): \(killed.errors)")
      #expect(killed.errors.isEmpty && whole.output.hasPrefix(killed.output), "\(killed.errors)")
      #expect(try files() == before && run.read("Sources/A.swift") == source)
      let again = try ToolProcess(line, in: run.folder)
      #expect(again.status == 0 && again.output == whole.output, "\(again.errors)")
    }
  }
#endif
