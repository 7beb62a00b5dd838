import Dispatch
import Foundation
import MockGenerator
import Synchronization
import Testing

@testable import UnderstudyFiles

#if !os(Windows)
  @Suite("The cache of interfaces")
  struct InterfaceCacheTests {
    private let toolchain = try! FakeToolchain()

    private var run: CommandRun { toolchain.run }

    /// Returns the path of a file.
    private func path(_ name: String) -> String { toolchain.path(name) }

    /// Returns the number of protocols in a module, or `nil` if there is no such module.
    private func read(_ module: String) throws -> Int? { try toolchain.read(module) }

    /// The modules that the toolchain printed.
    private var log: [Substring] { toolchain.printed }

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
      let runs = toolchain.runs
      #expect(runs.contains("swift-frontend -print-target-info"))
      #expect(try read("Kit") == 1)
      #expect(toolchain.runs == runs)
    }

    @Test(
      "another toolchain of the same version has entries of its own",
      arguments: ["swift-frontend", "swift-synthesize-interface"])
    func otherToolchain(program: String) throws {
      #expect(try read("Kit") == 1)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: path("bin/\(program)"))
      #expect(try read("Kit") == 1)
      #expect(log == ["Kit", "Kit"])
    }

    @Test("several builds use the cache at the same time")
    func concurrent() throws {
      let toolchain = Unchecked(toolchain)
      let counts = Mutex<[Int?]>([])
      DispatchQueue.concurrentPerform(iterations: 16) { _ in
        let count = try? toolchain.value.read("Kit")
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

    @Test(
      "the cache is in the user's folder for caches, or where a variable says",
      arguments: [
        (["HOME": "/h", "UNDERSTUDY_CACHE": "/c"], "/c"), (["UNDERSTUDY_CACHE": ""], nil),
        (["HOME": "/h", "XDG_CACHE_HOME": "/x"], "/x/understudy"), ([:], nil),
      ])
    func folder(environment: [String: String], path: String?) {
      #expect(InterfaceCache.folder(for: environment)?.path == path)
    }

    @Test("a cache that cannot be written is read, and new entries go to the next one")
    func readOnly() throws {
      let (first, second) = ("cache", "second")
      #expect(try read("Kit") == 1)
      let reader = {
        InterfaceReader(
          caches: [first, second].map { run.folder.appendingPathComponent($0) },
          compilerCache: run.folder.appendingPathComponent("compiler"),
          programs: run.folder.appendingPathComponent("bin"), environment: [:])
      }
      // The record of a module that is not in the cache cannot be written, whoever runs the test.
      let folder = try file("Kit.json").deletingLastPathComponent()
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Nowhere.json"), withIntermediateDirectories: true)
      try Data().write(to: folder.appendingPathComponent("Nowhere.json/file"))
      for _ in 0..<2 {
        #expect(try reader().module("Kit") != nil)
        #expect(try reader().module("Nowhere") == nil)
      }
      #expect(log == ["Kit", "Nowhere"])
      #expect(run.read("second/\(folder.lastPathComponent)/Nowhere.json") != nil)
    }
  }

  /// A value that several threads use at the same time, although its type does not say that it can be.
  ///
  /// Unchecked, because all that the threads do with it is to read its constants.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
#endif
