#if os(Linux)
  import Foundation
  import Testing

  extension FixtureTests {
    /// The runtime in static archives, and twice in one process. Links the objects of the fixtures again.
    @Suite(.serialized) struct LinkingTests {
      private let folder: URL
      private let sources = Fixture.root.appending(path: "Tests/Linking")

      init() throws {
        try Fixture.build()
        folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }

      /// Runs a tool of the toolchain, which must succeed.
      private func run(_ arguments: [String]) throws {
        let run = try Fixture.run(URL(filePath: "/usr/bin/env"), arguments)
        try #require(run.status == 0, "\(run.output)")
      }

      private static let libraries = ["-lFoundation", "-lXCTest", "-lTesting"]

      /// Runs a program without a backtrace, which would take seconds.
      private func run(_ name: String, _ arguments: [String] = []) throws -> Fixture.Run {
        defer { try? FileManager.default.removeItem(at: folder) }
        return try Fixture.run(
          folder.appending(path: name), arguments, ["SWIFT_BACKTRACE": "enable=no"])
      }

      /// Compiles a file to a program with the runtime in static archives.
      private func linkArchives(_ name: String) throws {
        var archives: [String] = []
        for module in ["Understudy", "UnderstudyBootstrap", "UnderstudyCore", "UnderstudyValues"] {
          let archive = folder.appending(path: "lib\(module).a").path()
          try run(["ar", "rcs", archive] + Fixture.objects(of: module))
          archives.append(archive)
        }
        // Only the main file of a program has code outside functions.
        let main = folder.appending(path: "main.swift")
        try FileManager.default.copyItem(at: sources.appending(path: "\(name).swift"), to: main)
        try run(
          ["swiftc", "-use-ld=lld", "-module-name", "Archived", main.path()] + modules
            + ["-Xlinker", "--start-group"] + archives + ["-Xlinker", "--end-group"]
            + Self.libraries + ["-o", folder.appending(path: name).path()])
      }

      private var modules: [String] {
        let map = Fixture.products.appending(path: "UnderstudyBootstrap.build/module.modulemap")
        return [
          "-I", Fixture.products.appending(path: "Modules").path(),
          "-Xcc", "-fmodule-map-file=\(map.path())",
        ]
      }

      @Test("a test that uses a class of Understudy brings the reporter along")
      func reporter() throws {
        try linkArchives("TestCaseOfTheLibrary")
        let run = try run("TestCaseOfTheLibrary")
        #expect(run.output.contains("error: ArchivedTests.test : Expected 1 call to ping()"))
        #expect(run.status == 1)
      }

      @Test("a test that uses nothing of Understudy itself stops, and says what to link")
      func noReporter() throws {
        try linkArchives("TestCaseOfXCTest")
        let run = try run("TestCaseOfXCTest")
        #expect(run.output.contains("Expected 1 call to ping(), received 0"))
        #expect(run.output.contains("--whole-archive"))
        #expect(run.status != 0)
      }

      @Test("a module named Runtime does not hide what Understudy needs, if a variable says so")
      func moduleNamedRuntime() throws {
        let module = folder.appending(path: "Runtime.swift")
        try "public struct Clock {}".write(to: module, atomically: true, encoding: .utf8)
        try run([
          "swiftc", "-emit-module", "-module-name", "Runtime", module.path(), "-o",
          folder.appending(path: "Runtime.swiftmodule").path(),
        ])
        let root = Fixture.root.appending(path: "Sources/Understudy")
        let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        let sources = (files?.compactMap { ($0 as? URL)?.path() } ?? []).filter {
          $0.hasSuffix(".swift") && !$0.contains(".docc/")
        }
        // SwiftPM names a package after its folder.
        let package = String(
          Fixture.root.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
        let check =
          ["swiftc", "-typecheck", "-module-name", "Understudy", "-parse-as-library"]
          + ["-swift-version", "6", "-package-name", package, "-I", folder.path()] + modules
          + ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
          .flatMap { ["-enable-upcoming-feature", $0] } + sources
        try run(check + ["-D", "UNDERSTUDY_WITHOUT_RUNTIME"])
        let hidden = try Fixture.run(URL(filePath: "/usr/bin/env"), check)
        #expect(hidden.output.contains("cannot find type 'Backtrace' in scope"))
        let manifest = try String(
          contentsOf: Fixture.root.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains("Context.environment[\"UNDERSTUDY_WITHOUT_RUNTIME\"]"))
      }

      /// Links a library that contains a copy of the runtime, with hidden symbols.
      private func library(_ name: String, of copied: String...) throws -> String {
        let exports = folder.appending(path: "exports.map")
        try "{ global: use_mock; local: *; };".write(to: exports, atomically: true, encoding: .utf8)
        let library = folder.appending(path: "lib\(name).so").path()
        try run(
          [
            "swiftc", "-module-name", name, "-parse-as-library", "-emit-library",
            sources.appending(path: "Library.swift").path(), "-o", library,
            "-Xlinker", "--version-script=\(exports.path())",
          ] + modules + Self.libraries + copied.flatMap { try Fixture.objects(of: $0) })
        return library
      }

      /// Links the library of tests.
      private func tests() throws -> String {
        try library(
          "Tests", of: "Understudy", "UnderstudyBootstrap", "UnderstudyCore", "UnderstudyValues")
      }

      /// Compiles a program that loads libraries, and runs it.
      private func run(host: String, loading libraries: String...) throws -> Fixture.Run {
        let source = sources.appending(path: "Host.swift").path()
        try run([
          "swiftc", "-module-name", "Host", source, "-o", folder.appending(path: host).path(),
        ])
        return try run(host, libraries)
      }

      private static let isTwice = "UnderstudyCore was loaded twice"

      @Test("tests whose app has a copy of the runtime stop when they are loaded")
      func twoCopies() throws {
        let (app, tests) = (
          try library("App", of: "UnderstudyCore", "UnderstudyValues"), try tests()
        )
        let run = try run(host: "MyApp", loading: app, tests)
        #expect(run.output.contains(Self.isTwice))
        #expect(run.output.contains(app) && run.output.contains(tests))
        #expect(!run.output.contains("received 0"))
        #expect(run.status != 0)
      }

      @Test("a failure of a second copy names both, in a process that runs tests")
      func failureOfTheSecondCopy() throws {
        let libraries = try ["First", "Second"].map {
          try library($0, of: "UnderstudyCore", "UnderstudyValues")
        }
        let run = try run(host: "xctest", loading: libraries[0], libraries[1])
        #expect(run.output.contains("Expected 1 call to ping(), received 0"))
        #expect(run.output.contains(Self.isTwice))
        #expect(run.status != 0)
      }

      @Test("one copy is no problem")
      func oneCopy() throws {
        let run = try run(host: "xctest", loading: tests())
        #expect(!run.output.contains(Self.isTwice))
        #expect(run.output.contains("loaded"))
      }
    }
  }
#endif
