import Dispatch
import Foundation
import MockGenerator
import Synchronization
import Testing

@testable import UnderstudyCommands

#if !os(Windows)
  @Suite("The cache of interfaces")
  struct InterfaceCacheTests {
    /// A toolchain of shell scripts that logs the modules it prints, and an empty cache.
    private let run = try! CommandRun([
      "bin/swift-frontend": """
      #!/bin/sh
      echo "$1" >> "$(dirname "$0")/../runs"
      [ "$1" != -print-target-info ] || echo '{ "target": { "triple": "x86_64" }, \
      "paths": { "runtimeResourcePath": "/lib" } }'
      """,
      "bin/swift-synthesize-interface": """
      #!/bin/sh
      echo "$2" >> "$(dirname "$0")/../log"
      [ "$2" = Kit ] && echo 'public protocol Key { func turn() }'
      """,
    ])

    init() throws {
      // Another process writes the copies: no process may have a program open for writing when it starts,
      // and those that other tests start inherit what this one has open.
      for program in ["swift-frontend", "swift-synthesize-interface"] {
        let copy = #"cp "$0" "$0.copy" && chmod 755 "$0.copy" && mv "$0.copy" "$0""#
        let made = try ProgramRun(URL(filePath: "/bin/sh"), ["-c", copy, path("bin/\(program)")])
        try #require(made.status == 0)
      }
    }

    /// Returns the path of a file.
    private func path(_ name: String) -> String {
      run.folder.appending(path: name).path(percentEncoded: false)
    }

    /// Returns the number of protocols in a module, or `nil` if there is no such module.
    private func read(_ module: String) throws -> Int? { try Self.read(module, in: run.folder) }

    /// Returns the number of protocols in a module, read with the toolchain and the cache in a folder.
    private static func read(_ module: String, in folder: URL) throws -> Int? {
      let reader = InterfaceReader(
        cache: folder.appending(path: "cache"), compilerCache: folder.appending(path: "compiler"),
        programs: folder.appending(path: "bin"))
      return try reader.module(module).map { SourceOutline($0.files[0].text).declarations.count }
    }

    /// The modules that the toolchain printed.
    private var log: [Substring] { (run.read("log") ?? "").split(separator: "\n") }

    /// Returns the only file in the cache with an extension.
    private func file(_ name: String) throws -> URL {
      let files = FileManager.default.enumerator(
        at: run.folder.appending(path: "cache"), includingPropertiesForKeys: nil)
      let all = files?.compactMap { $0 as? URL } ?? []
      return try #require(all.first { $0.lastPathComponent == name })
    }

    @Test("a module is printed once, and a missing one is looked for once")
    func once() throws {
      for _ in 0..<2 {
        let (kit, nowhere) = (try read("Kit"), try read("Nowhere"))
        #expect(kit == 1)
        #expect(nowhere == nil)
      }
      #expect(log == ["Kit", "Nowhere"])
    }

    @Test(
      "a broken entry is made again",
      arguments: [
        ("Kit.swiftinterface", "public protocol"), ("Kit.swiftinterface", nil), ("Kit.json", "{"),
        ("Kit.json", ""), ("Kit.json", nil),
      ])
    func broken(name: String, text: String?) throws {
      #expect(try read("Kit") == 1)
      let file = try file(name)
      if let text {
        try Data(text.utf8).write(to: file)
      } else {
        try FileManager.default.removeItem(at: file)
      }
      #expect(try read("Kit") == 1)
      #expect(try read("Kit") == 1)
      #expect(log == ["Kit", "Kit"])
    }

    @Test("the toolchain does not run for what the cache has")
    func noProcess() throws {
      #expect(try read("Kit") == 1)
      let runs = try #require(run.read("runs"))
      #expect(runs.contains("-print-target-info"))
      #expect(try read("Kit") == 1)
      #expect(run.read("runs") == runs)
    }

    @Test(
      "another toolchain of the same version has entries of its own",
      arguments: ["swift-frontend", "swift-synthesize-interface"])
    func toolchain(program: String) throws {
      #expect(try read("Kit") == 1)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path("bin/\(program)"))
      #expect(try read("Kit") == 1)
      #expect(log == ["Kit", "Kit"])
    }

    @Test("several builds use the cache at the same time")
    func concurrent() throws {
      let folder = run.folder
      let counts = Mutex<[Int?]>([])
      DispatchQueue.concurrentPerform(iterations: 16) { _ in
        let count = try? Self.read("Kit", in: folder)
        counts.withLock { $0.append(count) }
      }
      #expect(counts.withLock { $0 } == Array(repeating: 1, count: 16))
      let count = log.count
      #expect(try read("Kit") == 1)
      #expect(log.count == count)
    }

    @Test("a cache that cannot be written is not used")
    func unwritable() throws {
      try run.write("", to: "cache")
      #expect(try read("Kit") == 1)
      #expect(try read("Kit") == 1)
    }

    @Test("the command prints the size of the cache, and removes it")
    func command() throws {
      // The command reads the environment of the process, which all tests share.
      let cache = try #require(InterfaceCache.folder()).path(percentEncoded: false)
      #expect(try run("cache") == 0)
      #expect(run.output.hasPrefix("\(cache): "))
    }

    @Test(
      "the cache is in the user's folder for caches, or where a variable says",
      arguments: [
        (["HOME": "/h", "UNDERSTUDY_CACHE": "/c"], "/c"), (["UNDERSTUDY_CACHE": ""], nil),
        (["HOME": "/h", "XDG_CACHE_HOME": "/x"], "/x/understudy"), ([:], nil),
      ])
    func folder(environment: [String: String], path: String?) {
      #expect(InterfaceCache.folder(for: environment)?.path(percentEncoded: false) == path)
    }

    @Test("a plug-in uses the folder only if it can write to it")
    func writable() throws {
      let cache = path("new/cache")
      let folder = InterfaceCache.writableFolder(for: ["UNDERSTUDY_CACHE": cache])
      #expect(folder?.path(percentEncoded: false) == cache)
      try run.write("", to: "file")
      let inFile = path("file") + "/cache"
      #expect(InterfaceCache.writableFolder(for: ["UNDERSTUDY_CACHE": inFile]) == nil)
    }
  }
#endif
