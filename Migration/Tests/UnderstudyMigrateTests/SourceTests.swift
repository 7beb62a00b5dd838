import Foundation
import Testing

/// The tool, run on sources that are hard to read.
@Suite("Sources")
struct SourceTests {
  /// Returns a text repeated, before another and with an end for each repetition.
  private static func nested(
    _ start: String, _ center: String, _ end: String, _ count: Int
  ) -> String {
    String(repeating: start, count: count) + center + String(repeating: end, count: count)
  }

  /// Sources of each kind of nesting, as a newcomer's generator or a large literal has them.
  static let sources: [String: String] = [
    "calls": "let value = \(nested("f(", "1", ")", 240))",
    "closures": "let value = \(nested("{ ", "1", " }", 240))",
    "trailing closures": "let value = \(nested("f { ", "1", " }", 200))",
    "parentheses": "let value = \(nested("(", "1", ")", 240))",
    "types": nested("enum E { ", "", " }", 200),
    "functions": nested("func f() { ", "", " }", 200),
    "conditions": "func f() { \(nested("if true { ", "", " }", 200)) }",
    "else": "func f() { if a {} \(String(repeating: "else if a {} ", count: 1_500)) }",
    "members": "let value = a\(String(repeating: ".b", count: 3_000))",
    "chained calls": "let value = a\(String(repeating: ".b(1)", count: 2_000))",
    "operators": "let value = 1\(String(repeating: " + 1", count: 5_000))",
    "prefixes": "let value = \(String(repeating: "try ", count: 2_000))1",
    "ternaries": "let value = \(nested("a ? ", "1", " : 2", 200))",
    "interpolations": "let value = \(nested("\"\\(", "1", ")\"", 100))",
    "calls without an end": "let value = \(String(repeating: "f(", count: 20_000))",
    "braces without an end": String(repeating: "{", count: 20_000),
    "conditional compilation": nested("#if A\n", "let a = 1\n", "#endif\n", 200),
  ]

  @Test(
    "a deeply nested source is read or refused on small stacks, and never ends the tool",
    arguments: sources.keys.sorted())
  func depth(name: String) throws {
    let source = try #require(Self.sources[name])
    let run = try CommandRun([
      "Sources/Deep.swift": "protocol Printer { func print() }\n\(source)\n",
      "Tests/Tests.swift": "let printer = MockPrinter()\n\(source)\n",
    ])
    let tool = try ToolProcess(
      ["/Sources", "/Tests", "--allow-dirty"], in: run.folder, stack: 512)
    #expect(tool.status == 0 || tool.status == 1, "\(tool.errors.prefix(500))")
    if tool.status == 1 {
      #expect(tool.errors.contains("Deep.swift:"), "\(tool.errors.prefix(500))")
      #expect(tool.errors.contains(": error: "))
    }
  }

  #if os(Linux)
    /// What is wrong with the file `Sources/Victim.swift`, or with the folder around it.
    enum Attack: String, CaseIterable {
      case missing, unreadable, unreadableFolder, directory, deadLink, selfLink, parentLinks, pipe
      case huge, empty, binary, utf16, byteOrderMark, windows, zeros

      /// The exit code: 66 for what cannot be read, 65 for what is not UTF-8, or 0.
      var status: Int32 {
        switch self {
        case .missing, .unreadable, .unreadableFolder, .deadLink, .selfLink, .pipe, .huge: 66
        case .binary, .utf16: 65
        case .directory, .parentLinks, .empty, .byteOrderMark, .windows, .zeros: 0
        }
      }

      /// Prepares the folder of a run.
      func prepare(_ run: CommandRun) throws {
        let (folder, files) = (run.folder.path + "/Sources", FileManager.default)
        let file = folder + "/Victim.swift"
        let link = { try files.createSymbolicLink(atPath: $0, withDestinationPath: $1) }
        let write = { (bytes: [UInt8]) in try Data(bytes).write(to: URL(fileURLWithPath: file)) }
        let source = Array("protocol Victim { func f() }\r\n".utf8)
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
        case .parentLinks: for name in ["A", "B"] { try link("\(folder)/\(name)", "..") }
        case .pipe: mkfifo(file, 0o666)
        case .huge:
          try write([])
          truncate(file, 3 << 30)
        case .empty: try write([])
        case .binary: try write([0x7F, 0x45, 0x4C, 0x46, 0x02, 0, 0, 0xFF, 0xFE, 0])
        case .utf16: try write([0xFF, 0xFE, 0x70, 0, 0x72, 0])
        case .byteOrderMark: try write([0xEF, 0xBB, 0xBF] + source)
        case .windows: try write(source)
        case .zeros: try write(Array("// \0\n".utf8) + source)
        }
      }
    }

    /// Runs the tool without the rights of an administrator, whom permissions do not bind, and for at most a
    /// minute.
    private static func run(_ run: CommandRun) throws -> ToolProcess {
      let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
      if getuid() == 0 { chmod(run.folder.path, 0o777) }
      return try ToolProcess(
        ["/Sources", "--allow-dirty"], in: run.folder, ["HOME": run.folder.path],
        wrapper: (getuid() == 0 ? ["/usr/bin/env"] + user : []) + ["/usr/bin/env", "timeout", "60"])
    }

    /// A Boolean value that indicates whether permissions bind the tool on this machine.
    static let isBound: Bool = {
      guard let run = try? CommandRun(["Sources/A.swift": ""]) else { return false }
      return (try? Self.run(run))?.status == 0
    }()

    @Test(
      "the tool does not hang, crash, or skip what it cannot read",
      .enabled(if: isBound, "This machine cannot run the tool as another user."),
      arguments: Attack.allCases)
    func attacks(attack: Attack) throws {
      let run = try CommandRun([:])
      try attack.prepare(run)
      let victim =
        attack == .missing
        ? "Sources" : attack == .unreadableFolder ? "Sources/Closed" : "Sources/Victim.swift"
      let ended = try Self.run(run)
      chmod(run.folder.path + "/Sources/Closed", 0o755)
      #expect(ended.status == attack.status, "\(ended.errors)")
      #expect(!ended.errors.contains("NSCocoaErrorDomain") && !ended.errors.contains("Error:"))
      #expect(ended.errors.split(separator: "\n").count == 1, "\(ended.errors)")
      if attack.status != 0 {
        #expect(ended.errors.hasPrefix("\(victim): error: this "), "\(ended.errors)")
      }
    }
  #endif
}
