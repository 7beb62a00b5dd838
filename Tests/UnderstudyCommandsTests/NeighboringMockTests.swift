import Foundation
import Testing
import UnderstudyCommands

@Suite("Several outputs in one target")
struct NeighboringMockTests {
  /// Two modules that inherit from the same protocol of a third one, and return another.
  private let run = try! CommandRun([
    "Base/Base.swift": """
    public protocol Device { func reset() }
    public protocol Page { var size: Int { get } }
    public enum Desk { public protocol Lamp { func light() } }
    """,
    "Fax/Fax.swift": """
    import Base
    public protocol Fax: Device { func page() -> any Page }
    public protocol FaxLamp: Desk.Lamp {}
    """,
    "Copy/Copy.swift": """
    import Base
    public protocol Copier: Device { func copy() -> any Page }
    public protocol CopyLamp: Desk.Lamp {}
    """,
  ])

  /// Generates the mocks of a module.
  @discardableResult private func generate(
    _ module: String, _ output: String, _ options: String = "--testable"
  ) throws -> Int32 {
    try run(
      "generate", "/\(module)", "--module", module, "--dependency", "Base=/Base", "--output",
      output,
      options)
  }

  /// The texts of files, together.
  private func texts(_ paths: [String]) throws -> String {
    try paths.map { try #require(run.read($0)) }.joined()
  }

  /// The declarations of which only one may be in a target.
  private let heads = [
    "enum __MembersOfDevice {", "extension Device where Self: UnderstudyCore.Mockable {",
    "enum __MembersOfPage {", "class MockPage:",
    "extension Page where Self: UnderstudyCore.Mockable {",
    "class MockFax:", "class MockCopier:", "class MockFaxLamp:", "class MockCopyLamp:",
  ]

  @Test("each declaration is in one of the files")
  func files() throws {
    try generate("Fax", "/Tests/T/Fax.swift")
    try generate("Copy", "/Tests/T/Mocks/Copy.swift")
    #expect(run.report == "Tests/T/Mocks/Copy.swift: MockCopier, MockCopyLamp\n")
    let text = try texts(["Tests/T/Fax.swift", "Tests/T/Mocks/Copy.swift"])
    for head in heads { #expect(text.components(separatedBy: head).count == 2, "\(head)") }
    // Generated again, in any order, the files are the same.
    #expect(try generate("Fax", "/Tests/T/Fax.swift", "--check") == 0)
    #expect(try generate("Copy", "/Tests/T/Mocks/Copy.swift", "--check") == 0)
  }

  @Test("each declaration is in one of the files of a folder, and no file replaces another")
  func folder() throws {
    try generate("Fax", "/Mocks")
    try generate("Copy", "/Mocks")
    let text = try texts(
      ["Fax", "Fax+Base", "Copy", "Copy+Base"].map { "Mocks/Mocks+\($0).swift" })
    for head in heads { #expect(text.components(separatedBy: head).count == 2, "\(head)") }
    #expect(try generate("Fax", "/Mocks", "--check") == 0)
    #expect(try generate("Copy", "/Mocks", "--check") == 0)
  }

  @Test("files in other targets, and handwritten ones, do not count")
  func others() throws {
    try generate("Fax", "/Tests/T/Fax.swift")
    try run.write("enum __MembersOfDevice {}\n", to: "Tests/U/Written.swift")
    try generate("Copy", "/Tests/U/Copy.swift")
    #expect(run.report == "Tests/U/Copy.swift: MockCopier, MockCopyLamp, MockPage\n")
    #expect(try texts(["Tests/U/Copy.swift"]).contains("enum __MembersOfDevice {\n"))
  }

  @Test("each file keeps what only that file sees")
  func filePrivate() throws {
    try run.write(
      "struct Clock { dynamic static func now() -> Int { 1 }; dynamic func tick() {} }",
      to: "Time/Clock.swift")
    for member in ["now", "tick"] {
      try run(
        "generate", "/Time", "--module", "Time", "--replace", "Clock.\(member)", "--output",
        "/Tests/T/\(member).swift")
      let text = try texts(["Tests/T/\(member).swift"])
      #expect(text.contains("fileprivate enum __ReplacedMembersOfTime_Clock {\n"))
      #expect(text.contains("@_dynamicReplacement(for: \(member)())"))
    }
  }

  @Test("nested mocks of one type are kept apart")
  func nested() throws {
    try run.write(
      """
      public enum Desk {
        public protocol Lamp { func light() }
        public protocol Drawer { func open() }
      }
      """, to: "Home/Home.swift")
    for type in ["Lamp", "Drawer"] {
      try run(
        "generate", "/Home", "--module", "Home", "--types", "Desk.\(type)", "--output",
        "/Mocks/\(type).swift")
      #expect(run.report == "Mocks/\(type).swift: Mock\(type)\n")
      #expect(run.read("Mocks/\(type).swift")?.contains("class Mock\(type):") == true)
    }
  }
}
