import Foundation
import Testing

@testable import UnderstudyFiles

#if os(Linux)
  @Suite("The tool in a sandbox")
  struct SandboxTests {
    /// A program that runs another one with a file system of which only a folder can be written.
    ///
    /// Root is not denied by permissions, so the file system itself is mounted for reading only.
    private static func sandbox(writable folder: String) -> [String] {
      let script = """
        set -e
        mount --make-rprivate /
        mount --bind '\(folder)' '\(folder)'
        cut -d' ' -f2 /proc/self/mounts | sort -ur | while read -r place; do
          case "$place" in '\(folder)'|/proc*|/sys*|/dev*) continue;; esac
          mount -o remount,bind,ro "$place"
        done
        exec "$@"
        """
      let flags = getuid() == 0 ? ["-m"] : ["-r", "-m"]
      return ["unshare"] + flags + ["/bin/sh", "-c", script, "sh"]
    }

    /// A Boolean value that indicates whether this machine can make the sandbox.
    private static let isPossible: Bool = {
      let folder = FileManager.default.temporaryDirectory.path
      let line = sandbox(writable: folder) + ["/bin/sh", "-c", "! touch /understudy-sandbox"]
      let run = try? ProgramRun(URL(fileURLWithPath: "/usr/bin/env"), line)
      return run?.isSuccess == true
    }()

    @Test(
      "the tool needs no writable folder but that of the plug-in",
      .enabled(if: isPossible, "This machine allows no sandbox."), arguments: [true, false])
    func readOnlyHome(hasPrinter: Bool) throws {
      let run = try CommandRun([
        "plugin/file": "",
        "Tests.swift": "import Dispatch\nlet timer = MockDispatchSourceTimer()\n",
      ])
      let folder = run.folder.path
      var programs: String?
      if !hasPrinter {
        // The compiler prints interfaces under a link, which is in the folder of the plug-in.
        let real = try Toolchain(programs: nil).programs.appendingPathComponent("swift-frontend")
        try run.write("", to: "bin/file")
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/bin/swift-frontend", withDestinationPath: real.path)
        programs = "/bin"
      }
      let request = PluginRequestText.package(run, programs: programs)
        .replacing("\(folder)/out", with: "\(folder)/plugin/out")
        .replacing("\(folder)/work", with: "\(folder)/plugin/work")
      try run.write(request, to: "request.json")
      for _ in 0..<2 {
        let tool = try ToolProcess(
          ["UnderstudyTool", "/request.json"], in: run.folder,
          [
            "HOME": "\(folder)/home", "TMPDIR": "\(folder)/tmp",
            "UNDERSTUDY_CACHE": "\(folder)/home",
          ],
          wrapper: Self.sandbox(writable: "\(folder)/plugin"))
        #expect(tool.errors == "")
        #expect(tool.status == 0)
      }
      let text = run.read("plugin/out/Generated.swift")
      #expect(text?.contains("class MockDispatchSourceTimer") == true)
    }
  }
#endif
