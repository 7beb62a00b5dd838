import Foundation
import MockGenerator
import Testing

#if os(Linux)
  /// Each command, run on files that no command can use.
  @Suite("Attacks on the tool")
  struct AttackTests {
    /// What is wrong with the file `Sources/Victim.swift`, or with the folder around it.
    enum Attack: String, CaseIterable {
      case missing, unreadable, unreadableFolder, directory, deadLink, selfLink, parentLinks, pipe
      case huge, empty, binary, utf16, byteOrderMark, windows, zeros

      /// A Boolean value that indicates whether there is an error, and not a usual result.
      var isFatal: Bool {
        switch self {
        case .missing, .unreadable, .unreadableFolder, .deadLink, .selfLink, .pipe, .huge, .binary,
          .utf16:
          true
        case .directory, .parentLinks, .empty, .byteOrderMark, .windows, .zeros: false
        }
      }

      /// Prepares the folder of a run.
      ///
      /// - Parameters:
      ///   - run: The run.
      ///   - text: What the file contains without the attack.
      func prepare(_ run: CommandRun, _ text: String = "protocol Victim { func f() }\n") throws {
        let root = run.folder.path
        let (folder, file) = (root + "/Sources", root + "/Sources/Victim.swift")
        let files = FileManager.default
        let link = { try files.createSymbolicLink(atPath: $0, withDestinationPath: $1) }
        let write = { (bytes: [UInt8]) in try Data(bytes).write(to: URL(fileURLWithPath: file)) }
        let source = Array(text.utf8)
        try run.write("protocol Other { func f() }\n", to: "Sources/Other.swift")
        switch self {
        case .missing: try files.removeItem(atPath: folder)
        case .unreadable:
          try write(source)
          try files.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
        case .unreadableFolder:
          try files.createDirectory(
            atPath: folder + "/Closed", withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0])
        case .directory: try files.createDirectory(atPath: file, withIntermediateDirectories: false)
        case .deadLink: try link(file, "nowhere")
        case .selfLink: try link(file, "Victim.swift")
        case .parentLinks:
          try write(source)
          for name in ["A", "B"] { try link("\(folder)/\(name)", "..") }
          try files.createDirectory(atPath: folder + "/C", withIntermediateDirectories: false)
          for name in ["A", "B"] { try link("\(folder)/C/\(name)", "..") }
        case .pipe: mkfifo(file, 0o666)
        case .huge:
          try write([])
          truncate(file, 3 << 30)
        case .empty: try write([])
        case .binary: try write([0x7F, 0x45, 0x4C, 0x46, 0x02, 0, 0, 0xFF, 0xFE, 0])
        case .utf16: try write([0xFF, 0xFE, 0x70, 0, 0x72, 0])
        case .byteOrderMark: try write([0xEF, 0xBB, 0xBF] + source)
        case .windows: try write(Array((text.replacing("\n", with: "\r\n") + "\r\n").utf8))
        case .zeros: try write(Array("// \0\n".utf8) + source)
        }
      }
    }

    /// The command lines.
    static let lines = [
      ["generate", "/Sources", "--module", "Shop", "--output", "/Mocks"],
      ["generate", "/Given", "--module", "Shop", "--used-in", "/Sources", "--output", "/Mocks"],
      [
        "generate", "/Given", "--module", "Shop", "--dependency", "Base=/Sources", "--output",
        "/Mocks",
      ],
      ["generate", "/Sources", "--dry-run"],
      ["UnderstudyTool", "/request.json"],
    ]

    /// Runs the tool without the rights of an administrator, whom permissions do not bind, and for at most a
    /// minute.
    static func run(
      _ line: [String], _ run: CommandRun, cache: String? = nil
    ) throws -> ToolProcess {
      let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
      if getuid() == 0 { chmod(run.folder.path, 0o777) }
      return try ToolProcess(
        line, in: run.folder,
        [
          "HOME": run.folder.path,
          "UNDERSTUDY_CACHE": cache.map { "\(run.folder.path)/\($0)" } ?? "",
        ],
        wrapper: (getuid() == 0 ? ["/usr/bin/env"] + user : []) + ["/usr/bin/env", "timeout", "60"])
    }

    /// A Boolean value that indicates whether permissions bind the tool on this machine.
    static let isBound: Bool = {
      guard let run = try? CommandRun(["Sources/A.swift": ""]) else { return false }
      return (try? Self.run(["generate", "/Sources"], run))?.status == 0
    }()

    /// Whether all lines are diagnostics as build systems show them.
    private static func areDiagnostics(_ text: String) -> Bool {
      text.split(separator: "\n").allSatisfy { line in
        line.contains(": error: ") || line.contains(": warning: ") || line.contains(": note: ")
          || line.contains(".swift: Mock")
      }
    }

    @Test(
      "no command hangs, crashes, or skips what it cannot read",
      .enabled(if: isBound, "This machine cannot run the tool as another user."),
      arguments: Attack.allCases, lines)
    func sources(attack: Attack, line: [String]) throws {
      let run = try CommandRun([
        "Given/Given.swift": "import Base\npublic protocol Given: Other {}\n"
      ])
      try run.write("", to: "Tests.swift")
      try attack.prepare(run)
      let victims = attack == .unreadableFolder ? ["Sources/Closed"] : ["Sources/Victim.swift"]
      let module = PluginRequestText.module("Shop", run, victims[0])
      try run.write(
        PluginRequestText.package(run, modules: "[\(module)]").replacing(
          "\"\(run.folder.path)/Tests.swift\"",
          with: "\"\(run.folder.path)/Tests.swift\", \"\(run.folder.path)/\(victims[0])\""),
        to: "request.json")
      let ended = try Self.run(line, run)
      let closed = run.folder.path + "/" + victims[0]
      if attack == .unreadableFolder { chmod(closed, 0o755) }
      #expect(Self.areDiagnostics(ended.errors), "\(ended.errors)")
      #expect(!ended.errors.contains("NSCocoaErrorDomain") && !ended.errors.contains("Error:"))
      if attack.isFatal {
        #expect([65, 66].contains(ended.status), "\(ended.status): \(ended.errors)")
        #expect(ended.errors.split(separator: "\n").count == 1, "\(ended.errors)")
        let name = attack == .missing ? "Sources" : victims[0]
        #expect(ended.errors.hasPrefix(name), "\(ended.errors)")
        #expect(run.read("Mocks/Mocks+Shop.swift") == nil)
      } else {
        #expect(ended.status == 0, "\(ended.status): \(ended.errors)")
      }
      if [.byteOrderMark, .windows, .zeros, .parentLinks].contains(attack), line[1] == "/Sources" {
        let text = line.last == "--dry-run" ? ended.output : run.read("Mocks/Mocks+Shop.swift")
        #expect(text?.contains("MockVictim") == true)
      }
    }

    @Test(
      "the tool of the plug-ins does not hang, crash, or accept a request that it cannot read",
      .enabled(if: isBound, "This machine cannot run the tool as another user."),
      arguments: Attack.allCases)
    func requests(attack: Attack) throws {
      let run = try CommandRun(["Tests.swift": "let mock = 1\n"])
      let text = PluginRequestText.package(run)
      try attack.prepare(run, text)
      if attack == .unreadableFolder {
        try run.write(text, to: "Sources/Victim.swift")
        chmod(run.folder.path + "/Sources", 0)
      }
      let ended = try Self.run(["UnderstudyTool", "/Sources/Victim.swift"], run)
      chmod(run.folder.path + "/Sources", 0o755)
      chmod(run.folder.path + "/Sources/Closed", 0o755)
      #expect(!ended.errors.contains("NSCocoaErrorDomain") && !ended.errors.contains("Error:"))
      if [.byteOrderMark, .windows, .parentLinks].contains(attack) {
        #expect(ended.status == 0 && ended.errors.isEmpty, "\(ended.status): \(ended.errors)")
      } else {
        #expect([65, 66].contains(ended.status), "\(ended.status): \(ended.errors)")
        #expect(ended.errors.split(separator: "\n").count == 1, "\(ended.errors)")
        #expect(ended.errors.hasPrefix("Sources/Victim.swift"), "\(ended.errors)")
        #expect(ended.output.isEmpty, "\(ended.output)")
      }
    }

    /// What is wrong with the output `Mocks/Mocks+Shop.swift`, or with the folder around it.
    enum OutputAttack: String, CaseIterable {
      case foreign, longerLine, foreignLink, directory, deadFolder, readOnlyFolder
    }

    @Test(
      "an output that is not the tool's is not replaced, and the error about it is alone",
      .enabled(if: isBound, "This machine cannot run the tool as another user."),
      arguments: OutputAttack.allCases,
      [
        ["generate", "/Sources", "--module", "Shop", "--output", "/Mocks"],
        ["generate", "/Sources", "--module", "Shop", "--output", "/Mocks/Mocks+Shop.swift"],
        ["generate", "/Sources", "--module", "Shop", "--output", "/Mocks", "--dry-run"],
        ["UnderstudyTool", "/request.json"],
      ])
    func output(attack: OutputAttack, line: [String]) throws {
      let run = try CommandRun([
        "Sources/A.swift": "public protocol A { func f() }\npublic final class B {}\n",
        "Tests.swift": "@testable import Shop\nlet m = (MockA(), MockNowhere())\n",
      ])
      try run.write(
        PluginRequestText.package(
          run, modules: "[\(PluginRequestText.module("Shop", run, "Sources/A.swift"))]"
        ).replacing("/out\"", with: "/Mocks\"").replacing(
          "Generated.swift", with: "Mocks+Shop.swift"),
        to: "request.json")
      let path = run.folder.path + "/Mocks"
      let mine =
        attack == .longerLine ? "\(MockFile.firstLine) I wrote this.\n" : "let mine = 1\n"
      switch attack {
      case .foreign, .longerLine: try run.write(mine, to: "Mocks/Mocks+Shop.swift")
      case .foreignLink:
        try run.write(mine, to: "Mine.swift")
        try run.write("", to: "Mocks/empty")
        try FileManager.default.createSymbolicLink(
          atPath: path + "/Mocks+Shop.swift", withDestinationPath: "../Mine.swift")
      case .directory: try run.write(mine, to: "Mocks/Mocks+Shop.swift/Mine.swift")
      case .deadFolder: try run.write(mine, to: "Mocks")
      case .readOnlyFolder:
        try run.write("", to: "Mocks/empty")
        chmod(path, 0o555)
      }
      if attack != .readOnlyFolder { chmod(path, 0o777) }
      let ended = try Self.run(line, run)
      let isDry = line.last == "--dry-run"
      let canRunDry = attack == .deadFolder || attack == .readOnlyFolder
      guard !isDry || !canRunDry else { return }
      #expect(ended.status == 73, "\(ended.errors)")
      #expect(ended.errors.hasPrefix("Mocks"), "\(ended.errors)")
      #expect(ended.errors.split(separator: "\n").count == 1, "\(ended.errors)")
      for path in [
        "Mocks/Mocks+Shop.swift", "Mine.swift", "Mocks/Mocks+Shop.swift/Mine.swift", "Mocks",
      ] {
        #expect(run.read(path).map { $0 == mine } ?? true)
      }
    }

    @Test(
      "a file of the output's target that cannot be read is an error, because it may declare the mocks",
      .enabled(if: isBound, "This machine cannot run the tool as another user."),
      arguments: [Attack.unreadable, .unreadableFolder, .binary, .utf16, .selfLink])
    func neighbor(attack: Attack) throws {
      let run = try CommandRun(["Shop/A.swift": "protocol A { func f() }\n"])
      try attack.prepare(run)
      let folder = run.folder.path + "/Sources"
      chmod(folder, 0o777)
      let ended = try Self.run(
        ["generate", "/Shop", "--output", "/Sources/Mocks.swift"], run)
      if attack == .unreadableFolder { chmod(folder + "/Closed", 0o755) }
      #expect([65, 66].contains(ended.status), "\(ended.status): \(ended.errors)")
      #expect(ended.errors.hasPrefix("Sources/"), "\(ended.errors)")
      #expect(run.read("Sources/Mocks.swift") == nil)
    }

    @Test("runs at the same time leave the output of one of them")
    func concurrent() async throws {
      let sources = (0..<4).map { index in
        (0..<40).map { "public protocol P\($0) { func f\(index)(a: Int) -> Int }\n" }.joined()
      }
      let run = try CommandRun(
        Dictionary(
          uniqueKeysWithValues: sources.enumerated().map { ("S\($0)/Shop.swift", $1) }))
      try run.write("@testable import Shop\nlet mocks = (MockP0(), MockP39())\n", to: "Tests.swift")
      for index in sources.indices {
        let module = PluginRequestText.module("Shop", run, "S\(index)/Shop.swift")
        try run.write(
          PluginRequestText.package(run, modules: "[\(module)]"), to: "request\(index).json")
      }
      let folder = run.folder
      for line in [["generate", "--output", "/Mocks"], ["UnderstudyTool"]] {
        let isTool = line[0] == "UnderstudyTool"
        let input = { @Sendable (index: Int) in isTool ? "/request\(index).json" : "/S\(index)" }
        let ended = try await withThrowingTaskGroup(of: ToolProcess.self) { group in
          for index in 0..<8 {
            group.addTask {
              try ToolProcess(
                line + [input(index % 4)], in: folder,
                ["UNDERSTUDY_CACHE": folder.path + "/cache"])
            }
          }
          return try await group.reduce(into: []) { $0.append($1) }
        }
        for run in ended {
          #expect(run.status == 0 && !run.errors.contains("error:"), "\(run.errors)")
        }
        let output = isTool ? "out/Generated.swift" : "Mocks/Mocks.swift"
        let text = try #require(run.read(output))
        #expect(text.hasPrefix(MockFile.firstLine) && text.hasSuffix("}\n"))
        let alone = try ToolProcess(
          line + [input(0)], in: folder, ["UNDERSTUDY_CACHE": folder.path + "/cache"])
        #expect(alone.status == 0)
        #expect(run.read(output)?.contains("func f0(") == true)
      }
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(!names.contains { $0.contains(".tmp") || $0.contains("sb-") }, "\(names)")
    }

    @Test(
      "a disk that is full at any write of the output is an error that names it, and leaves no part",
      arguments: [
        ["generate", "/Sources", "--output", "/Mocks"],
        ["generate", "/Sources", "--output", "/Mocks/Mine.swift"],
        ["UnderstudyTool", "/request.json"],
      ])
    func fullDisk(line: [String]) throws {
      let run = try CommandRun([
        "Sources/A.swift": "public protocol A { func f(a: Int) -> Int }\n",
        "Tests.swift": "@testable import Shop\nlet mock = MockA()\n",
      ])
      let module = PluginRequestText.module("Shop", run, "Sources/A.swift")
      try run.write(PluginRequestText.package(run, modules: "[\(module)]"), to: "request.json")
      let output =
        line[0] == "UnderstudyTool"
        ? "out/Generated.swift" : line[3] == "/Mocks" ? "Mocks/Mocks.swift" : "Mocks/Mine.swift"
      var faults = 0
      for blocks in [0, 1, 2, 4, 8] {
        for folder in ["Mocks", "out", "work"] {
          try? FileManager.default.removeItem(at: run.folder.appendingPathComponent(folder))
        }
        for isLater in [false, true] {
          let before = run.read(output)
          let limited = try ToolProcess(line, in: run.folder, blocks: blocks)
          if limited.status != 0 {
            faults += 1
            #expect(limited.status == 73)
            #expect(limited.errors.contains("File too large"), "\(limited.errors)")
            #expect(limited.errors.split(separator: "\n").count == 1, "\(limited.errors)")
            #expect(run.read(output) == before)
          }
          guard !isLater else { break }
          let free = try ToolProcess(line, in: run.folder)
          #expect(free.status == 0 && !free.errors.contains("error:"), "\(free.errors)")
          #expect(run.read(output)?.contains("class MockA") == true)
          // The next run has something to replace.
          try run.write(
            MockFile.firstLine + "\n", to: output)
        }
      }
      #expect(faults >= 4)
    }

    @Test("the input is not replaced by the output")
    func ownInput() throws {
      let text = "protocol A { func f() }\n"
      let run = try CommandRun(["A.swift": text])
      let ended = try ToolProcess(
        ["generate", "/A.swift", "--output", "/A.swift"], in: run.folder)
      #expect(ended.status == 73)
      #expect(
        ended.errors
          == "A.swift:1:1: error: this file is not replaced, because its first line is not that of "
          + "generated mocks; choose another path, or remove the file\n")
      #expect(run.read("A.swift") == text)
    }

    @Test(
      "an empty file and an earlier output are replaced, a link stays, and no mocks are an output too"
    )
    func ownOutput() throws {
      let run = try CommandRun(["A.swift": "protocol A { func f() }\n", "Real.swift": ""])
      try FileManager.default.createSymbolicLink(
        atPath: run.folder.path + "/Link.swift", withDestinationPath: "Real.swift")
      for text in ["protocol A { func f() }\n", "let a = 1\n", "protocol A {}\n"] {
        try run.write(text, to: "A.swift")
        #expect(try run("generate", "/A.swift", "--output", "/Link.swift") == 0)
        #expect(run.read("Real.swift")?.hasPrefix(MockFile.firstLine) == true)
        #expect(run.read("Real.swift")?.contains("class MockA") == text.contains("A {"))
      }
    }

    @Test("a module has a name", arguments: ["a b", "", "1a", "a-b", "a.b", "class", "self", "_"])
    func moduleName(name: String) throws {
      let run = try CommandRun(["A.swift": "protocol A {}\n"])
      let ended = try ToolProcess(["generate", "/A.swift", "--module", name], in: run.folder)
      #expect(ended.status == 64)
      #expect(ended.errors.contains("'\(name)' is not the name of a module"))
    }
  }
#endif
