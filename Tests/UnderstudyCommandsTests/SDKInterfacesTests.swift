import Foundation
import MockGenerator
import Testing

@testable import UnderstudyFiles

#if !os(Windows)
  @Suite("Textual interfaces of SDKs")
  struct SDKInterfacesTests {
    @Test(
      "a triple names the files and the folder of the toolchain",
      arguments: [
        (
          "x86_64-apple-macosx13.0",
          ["x86_64-apple-macos", "x86_64"], "macosx"
        ),
        (
          "arm64-apple-ios16.0-simulator",
          ["arm64-apple-ios-simulator", "arm64e-apple-ios-simulator", "arm64"], "iphonesimulator"
        ),
        ("arm64e-apple-ios16.0", ["arm64e-apple-ios", "arm64-apple-ios", "arm64e"], "iphoneos"),
        (
          "arm64-apple-ios16.0-macabi",
          ["arm64-apple-ios-macabi", "arm64e-apple-ios-macabi", "arm64"], "macosx"
        ),
        ("arm64-apple-tvos16.0", ["arm64-apple-tvos", "arm64e-apple-tvos", "arm64"], "appletvos"),
        (
          "arm64_32-apple-watchos9.0", ["arm64_32-apple-watchos", "arm64_32"], "watchos"
        ),
        (
          "arm64-apple-visionos1.0-simulator",
          ["arm64-apple-xros-simulator", "arm64e-apple-xros-simulator", "arm64"], "xrsimulator"
        ),
        (
          "x86_64-unknown-linux-gnu", ["x86_64-unknown-linux-gnu", "x86_64"], "linux"
        ),
      ])
    func triple(triple: String, names: [String], folder: String) {
      #expect(ModuleTriple(triple).names == names)
      #expect(ModuleTriple(triple).runtimeFolder == folder)
    }

    /// A toolchain without a printer of interfaces, and the folder of a platform with an SDK.
    private let toolchain = try! FakeToolchain(hasPrinter: false)

    /// The environment that Xcode's commands have for a simulator.
    private var environment: [String: String] {
      [
        "ARCHS": "arm64", "LLVM_TARGET_TRIPLE_VENDOR": "apple",
        "LLVM_TARGET_TRIPLE_OS_VERSION": "ios16.0", "LLVM_TARGET_TRIPLE_SUFFIX": "-simulator",
        "SDKROOT": toolchain.path("Platform/Developer/SDKs/Phone.sdk"),
      ]
    }

    /// Writes the interface of `Kit`, at a path in the folder of the platform.
    private func write(_ path: String, protocols: Int = 1) throws {
      let text = (0..<protocols).map { "public protocol Key\($0) {}\n" }.joined()
      try toolchain.run.write(text, to: "Platform/Developer/" + path)
    }

    @Test(
      "an interface is read wherever the SDK has it",
      arguments: [
        "SDKs/Phone.sdk/usr/lib/swift/Kit.swiftmodule",
        "SDKs/Phone.sdk/System/Library/Frameworks/Kit.framework/Modules/Kit.swiftmodule",
        "usr/lib/Kit.swiftmodule", "Library/Frameworks/Kit.framework/Modules/Kit.swiftmodule",
      ])
    func places(folder: String) throws {
      try toolchain.run.write("{}", to: "Platform/Developer/SDKs/Phone.sdk/SDKSettings.json")
      try write("\(folder)/arm64-apple-ios-simulator.swiftinterface", protocols: 2)
      try write("\(folder)/arm64-apple-ios.swiftinterface", protocols: 3)
      try write("\(folder)/arm64-apple-ios-simulator.private.swiftinterface", protocols: 4)
      #expect(try toolchain.read("Kit", environment) == 2)
      let runs = toolchain.runs
      #expect(try toolchain.read("Kit", environment) == 2)
      #expect(toolchain.runs == runs)
    }

    @Test("frameworks of iOS are read for Mac Catalyst")
    func catalyst() throws {
      let support = "SDKs/Phone.sdk/System/iOSSupport/System/Library/Frameworks"
      try write(
        "\(support)/Kit.framework/Modules/Kit.swiftmodule/arm64e-apple-ios-macabi.swiftinterface",
        protocols: 5)
      let catalyst = environment.merging(["LLVM_TARGET_TRIPLE_SUFFIX": "-macabi"]) { $1 }
      #expect(try toolchain.read("Kit", catalyst) == 5)
      #expect(
        toolchain.runs.contains {
          $0.contains("-F \(toolchain.path("Platform/Developer/" + support))")
        })
    }

    @Test("a module without an interface is missing only if the compiler says so")
    func missing() throws {
      try toolchain.run.write("{}", to: "Platform/Developer/SDKs/Phone.sdk/SDKSettings.json")
      #expect(try toolchain.read("Nowhere", environment) == nil)
      let error = #expect(throws: Toolchain.Unusable.self) {
        try toolchain.read("Kit", environment)
      }
      let sdk = try #require(environment["SDKROOT"])
      #expect(
        error?.description
          == "there is no textual interface of 'Kit' in '\(sdk)', and '"
          + toolchain.path("bin/swift-synthesize-interface")
          + "', which would print one, is missing; use a toolchain from swift.org, 6.1 or newer, or "
          + "declare a protocol of your own and mock that")
    }

    @Test("a mock that is not found may be of a declaration in headers, which the error says")
    func headers() throws {
      let run = toolchain.run
      try run.write("{}", to: "Platform/Developer/SDKs/Phone.sdk/SDKSettings.json")
      try run.write(
        "import Swift\n@_exported import Kit\npublic protocol Key {}\n",
        to: "Platform/Developer/usr/lib/Kit.swiftmodule/arm64-apple-ios-simulator.swiftinterface")
      try run.write("import Kit\nlet mocks = (MockKey(), MockDoor())\n", to: "Tests.swift")
      try run.write(PluginRequestText.package(run, programs: "/bin"), to: "request.json")
      let tool = try ToolProcess(
        ["UnderstudyTool", "/request.json"], in: run.folder,
        environment.merging(["UNDERSTUDY_CACHE": ""]) { $1 })
      #expect(tool.status == 1)
      #expect(tool.errors.hasPrefix("Tests.swift:2:25: error: 'MockDoor' cannot be made: "))
      #expect(
        tool.errors.hasSuffix(
          "; of 'Kit' only what is declared in Swift was read, because the toolchain does not print "
            + "what headers declare: use one from swift.org, 6.1 or newer\n"))
      #expect(run.read("out/Generated.swift")?.contains("class MockKey") == true)
    }

    @Test("a compiler without the printer next to it prints interfaces under its name")
    func multiCall() throws {
      let toolchain = try FakeToolchain(hasPrinter: false, isMultiCall: true)
      #expect(try toolchain.read("Kit") == 1)
      #expect(try toolchain.read("Nowhere") == nil)
      #expect(toolchain.printed == ["Kit", "Nowhere"])
      #expect(throws: ProgramRun.Failure.self) { try toolchain.read("Other") }
    }
  }

  /// The real toolchain, without its printer of interfaces.
  @Suite("Fallbacks of the real toolchain")
  struct PrinterFallbackTests {
    /// Tests that use protocols and a class of modules that have textual interfaces.
    private static let tests = """
      import Distributed
      import Observation
      import Synchronization
      let mocks = (
        MockObservable(), MockDistributedActorSystem(), MockAsyncSequence(), MockClock(),
        MockExecutor(), MockCustomStringConvertible(), MockRandomNumberGenerator(), MockSequence(),
        MockDecoder(), MockSetAlgebra(), MockInstantProtocol(), MockAsyncIteratorProtocol(),
      )
      """

    /// Returns the mocks that a toolchain generates.
    ///
    /// - Parameter script: The compiler, as a script with the path of the real one in `$real`, or `nil`
    ///   for the real toolchain.
    private func mocks(compiler script: String?) throws -> (text: String?, report: String) {
      let toolchain = try FakeToolchain(hasPrinter: false)
      let run = toolchain.run
      if let script {
        let real = try Toolchain(programs: nil).programs
        try toolchain.add(
          "#!/bin/sh\nreal='\(real.path)/swift-frontend'\n\(script)", as: "bin/swift-frontend")
        try FileManager.default.createSymbolicLink(
          atPath: toolchain.path("lib"),
          withDestinationPath: real.appendingPathComponent("../lib").standardizedFileURL.path)
      }
      try run.write(Self.tests, to: "Tests.swift")
      try run.write(
        PluginRequestText.package(run, programs: script == nil ? nil : "/bin"), to: "request.json")
      let tool = try ToolProcess(
        ["UnderstudyTool", "/request.json"], in: run.folder, ["UNDERSTUDY_CACHE": ""])
      return (run.read("out/Generated.swift"), tool.errors)
    }

    @Test(
      "mocks that are made from textual interfaces are those that the printer's interfaces make")
    func textual() throws {
      let expected = try mocks(compiler: nil)
      let found = try mocks(
        compiler: """
          [ "$(basename "$0")" != swift-synthesize-interface ] || exit 1
          exec "$real" "$@"
          """)
      #expect(found.report == expected.report)
      // Only the textual interfaces name the modules of types.
      let plain = { (text: String?) in
        text?.replacing("Swift.", with: "").replacing("Distributed.", with: "")
      }
      #expect(plain(found.text) == plain(expected.text))
      #expect(found.text?.contains("class MockObservable") == true)
    }

    @Test("the compiler is the printer under another name")
    func multiCall() throws {
      let folder = try CommandRun(["bin/file": ""])
      let real = try Toolchain(programs: nil).programs
      try FileManager.default.createSymbolicLink(
        atPath: folder.folder.path + "/bin/swift-frontend",
        withDestinationPath: real.path + "/swift-frontend")
      let cache = folder.folder.appendingPathComponent("cache")
      let toolchain = try Toolchain(
        programs: folder.folder.appendingPathComponent("bin"), environment: [:])
      let text = try toolchain.interface(of: "Observation", cache: cache)
      let expected = try Toolchain(programs: real, environment: [:])
        .interface(of: "Observation", cache: cache)
      #expect(text == expected)
      #expect(text?.contains("public protocol Observable") == true)
      #expect(try toolchain.interface(of: "Nowhere", cache: cache) == nil)
    }
  }
#endif
