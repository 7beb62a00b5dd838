import Foundation
import MockGenerator
import Testing

@testable import UnderstudyFiles

#if !os(Windows)
  @Suite("Faults of the toolchain")
  struct InterfaceFaultTests {
    /// A fault of a program, and what its error says.
    enum Fault: String, CaseIterable {
      case kill, full

      var cause: String {
        switch self {
        case .kill: "was killed by signal 9"
        case .full: "No space left on device"
        }
      }
    }

    @Test(
      "a fault of any program is an error of that run with its cause, and nothing is stored",
      arguments: ["Kit", "Nowhere"], Fault.allCases)
    func fault(module: String, fault: Fault) throws {
      var faults = 0
      while true {
        let toolchain = try FakeToolchain()
        try toolchain.run.write("\(faults + 1) \(fault.rawValue)\n", to: "fault")
        var message: String?
        do { _ = try toolchain.read(module) } catch { message = "\(error)" }
        if toolchain.runs.count <= faults { break }
        faults += 1
        #expect(message?.contains(fault.cause) == true, "\(toolchain.runs)")
        try toolchain.run.write("", to: "fault")
        #expect(try toolchain.read(module) == (module == "Kit" ? 1 : nil))
      }
      // The compiler says what its target is, the interface is printed, and the compiler checks a probe.
      #expect(faults == 3)
    }

    @Test("a module for another target is no missing module, and the next run asks again")
    func otherTarget() throws {
      let toolchain = try FakeToolchain()
      for _ in 0..<2 {
        let error = #expect(throws: ProgramRun.Failure.self) { try toolchain.read("Other") }
        #expect(error?.description.contains("for target 'x86_64'") == true)
      }
      #expect(toolchain.printed == ["Other", "Other"])
    }

    @Test("an entry of a version that stored faults is ignored")
    func earlierFormat() throws {
      let toolchain = try FakeToolchain()
      #expect(try toolchain.read("Kit") == 1)
      let name = try Toolchain(
        programs: toolchain.run.folder.appendingPathComponent("bin"), environment: [:]
      ).name
      try toolchain.run.write(
        #"{"format":1,"facts":{"requiredImports":[],"nonSubclassableClasses":[],"hiddenProtocols":[],"subclassImports":{}}}"#,
        to: "cache/\(name)/Kit.json")
      #expect(try toolchain.read("Kit") == 1)
      #expect(toolchain.printed == ["Kit", "Kit"])
    }

    @Test("a disk that is full at any write of the tool leaves nothing that a later run believes")
    func fullDisk() throws {
      let toolchain = try FakeToolchain()
      let run = toolchain.run
      try run.write("import Kit\nlet key = MockKey()\n", to: "Tests.swift")
      try run.write(PluginRequestText.package(run, programs: "/bin"), to: "request.json")
      let environment = ["UNDERSTUDY_CACHE": toolchain.path("cache")]
      // The limit of the size of a file is that of what a full disk still takes, in blocks.
      for blocks in [0, 1, 2, 4] {
        let limited = try ToolProcess(
          ["UnderstudyTool", "/request.json"], in: run.folder, environment, blocks: blocks)
        if limited.status != 0 {
          #expect(limited.errors.contains("File too large"), "\(blocks): \(limited.errors)")
        }
        let free = try ToolProcess(
          ["UnderstudyTool", "/request.json"], in: run.folder, environment)
        #expect(free.errors == "")
        #expect(free.status == 0)
        #expect(run.read("out/Generated.swift")?.contains("class MockKey") == true)
        for folder in ["cache", "out", "work"] {
          try? FileManager.default.removeItem(at: run.folder.appendingPathComponent(folder))
        }
      }
    }

    @Test(
      "a disk that is full while the real toolchain writes its caches is the cause that is reported",
      arguments: [0, 64, 8192])
    func fullCaches(blocks: Int) throws {
      let run = try CommandRun([
        "Tests.swift":
          "import Dispatch\nlet mocks = (MockDispatchSourceTimer(), MockDispatchSourceSignal())\n"
      ])
      try run.write(PluginRequestText.package(run), to: "request.json")
      let environment = ["UNDERSTUDY_CACHE": run.folder.path + "/cache"]
      let line = ["UnderstudyTool", "/request.json"]
      let limited = try ToolProcess(line, in: run.folder, environment, blocks: blocks)
      if limited.status != 0 {
        #expect(limited.errors.contains("File too large"), "\(limited.errors)")
        #expect(limited.errors.split(separator: "\n").count == 1, "\(limited.errors)")
        #expect(run.read("out/Generated.swift") == nil)
      }
      let free = try ToolProcess(line, in: run.folder, environment)
      #expect(free.errors == "")
      #expect(run.read("out/Generated.swift")?.contains("class MockDispatchSourceTimer") == true)
    }
  }
#endif
