#if os(Linux)
  import Foundation
  import Testing
  import Understudy
  import UnderstudyContracts
  import UnderstudyCore
  import XCTest

  /// How a test ends that records.
  private enum Ending: String, CaseIterable {
    case passes, assertion, error, unmet, cancelled

    /// Records an item, and ends the test, unless a test that runs in this process is the caller.
    static func perform(
      assertion: () -> Void, cancel: () throws -> Void, site: StaticString = #filePath
    ) throws {
      guard let folder = RecordingProcess.Variable.folder.value,
        let ending = RecordingProcess.Variable.ending.value.flatMap(Ending.init(rawValue:))
      else { return }
      let warehouse = MockWarehouse(spying: LiveWarehouse())
      warehouse.mock.record(
        RecordingFile(
          "end", at: MockSourceLocation(path: folder + "/EndTests.swift", line: 1, column: 1)),
        "MockWarehouse")
      _ = warehouse.price(of: RecordingProcess.Variable.item.value ?? "")
      switch ending {
      case .passes: break
      case .assertion: assertion()
      case .error: throw Stumble()
      case .unmet: expect(warehouse.note("never"))
      case .cancelled: try cancel()
      }
    }
  }

  /// The tests that record, each in a process of its own.
  enum RecordingEnds {
    @Suite(.verifyingMocks) struct Trait {
      @Test func end() throws {
        try Ending.perform(
          assertion: { #expect(Bool(false)) }, cancel: { try Testing.Test.cancel() })
      }
    }

    @Suite(.verifyingMocks(diagram: false)) struct TraitWithoutDiagram {
      @Test func end() throws {
        try Ending.perform(
          assertion: { #expect(Bool(false)) }, cancel: { try Testing.Test.cancel() })
      }
    }
  }

  final class RecordingEndsXCTestCase: XCTestCase {
    func testEnd() throws {
      try Ending.perform(assertion: { XCTFail("") }, cancel: { throw XCTSkip() })
    }
  }

  final class RecordingEndsMockingTestCase: MockingTestCase {
    func testEnd() throws {
      try Ending.perform(assertion: { XCTFail("") }, cancel: { throw XCTSkip() })
    }
  }

  /// Which ends of a test keep the recording of an earlier run.
  @Suite struct RecordingEndTests {
    @Test(
      "only a test that passes replaces a recording, in every kind of test",
      arguments: [
        "RecordingEnds/Trait/", "RecordingEnds/TraitWithoutDiagram/",
        "RecordingEndsXCTestCase/testEnd", "RecordingEndsMockingTestCase/testEnd",
      ])
    func ends(name: String) throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("recordings-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let test: RecordingProcess.Test =
        name.hasSuffix("/") ? .swiftTesting("UnderstudyTests.\(name)end") : .xctest(name)
      func record(_ item: String, _ ending: Ending) throws -> String {
        let run = try RecordingProcess(
          test, [.folder: folder.path, .item: item, .ending: ending.rawValue])
        let fails = [.assertion, .error, .unmet].contains(ending)
        #expect((run.status != 0) == fails, "\(ending): \(run.output)")
        return try String(
          contentsOf: folder.appendingPathComponent("Recordings/EndTests+end.json"),
          encoding: .utf8)
      }
      #expect(try record("good", .passes).contains("good"))
      for ending in Ending.allCases where ending != .passes {
        #expect(try record("bad", ending).contains("good"), "\(ending)")
      }
      #expect(try record("better", .passes).contains("better"))
    }
  }
#endif
