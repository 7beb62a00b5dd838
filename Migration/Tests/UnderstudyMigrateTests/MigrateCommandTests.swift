import ArgumentParser
import Foundation
import Testing
import UnderstudyMigrate

@Suite("understudy-migrate")
struct MigrateCommandTests {
  /// A package whose tests use Mockable.
  private let run: CommandRun

  /// A test before the migration.
  private static let before = """
    import Mockable
    import XCTest

    final class PumpTests: XCTestCase {
      let pump = MockPump(policy: .relaxed)

      func testStops() {
        given(pump).stop().willReturn()
        verify(pump).stop().called(.atLeastOnce)
      }
    }

    """

  /// The test after the migration.
  private static let after = """
    import Understudy
    import XCTest

    final class PumpTests: MockingTestCase {
      let pump = MockPump()

      func testStops() {
        stub(pump.stop())
        verify(pump.stop(), .atLeast(1))
      }
    }

    """

  init() throws {
    run = try CommandRun(["Tests/PumpTests.swift": Self.before])
    try git("init", "-q")
    try commit()
  }

  /// Runs git in the folder.
  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", run.folder.path()] + arguments
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// Commits all files.
  private func commit() throws {
    try git("add", "-A")
    try git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "All")
  }

  @Test("tests are rewritten in place, and a second run changes nothing")
  func rewrites() throws {
    #expect(try run("/Tests") == 0)
    #expect(run.read("Tests/PumpTests.swift") == Self.after)
    #expect(
      run.report
        == "1 file rewritten; 3 constructs found = 3 rewritten + 0 left with a warning + 0 left with a reason\n"
    )
    #expect(try run("/Tests") == 0)
    #expect(run.read("Tests/PumpTests.swift") == Self.after)
    #expect(
      run.report
        == "0 files rewritten; 0 constructs found = 0 rewritten + 0 left with a warning + 0 left with a reason\n"
    )
  }

  @Test("--dry-run prints a unified diff and writes nothing")
  func dryRun() throws {
    #expect(try run("/Tests", "--dry-run") == 0)
    #expect(
      run.output == """
        --- Tests/PumpTests.swift
        +++ Tests/PumpTests.swift
        @@ -1,11 +1,11 @@
        -import Mockable
        +import Understudy
         import XCTest
         
        -final class PumpTests: XCTestCase {
        -  let pump = MockPump(policy: .relaxed)
        +final class PumpTests: MockingTestCase {
        +  let pump = MockPump()
         
           func testStops() {
        -    given(pump).stop().willReturn()
        -    verify(pump).stop().called(.atLeastOnce)
        +    stub(pump.stop())
        +    verify(pump.stop(), .atLeast(1))
           }
         }

        """)
    #expect(run.read("Tests/PumpTests.swift") == Self.before)
  }

  @Test("--check fails until everything is migrated and no warning is left")
  func check() throws {
    #expect(try run("/Tests", "--check") == 2)
    #expect(
      run.report
        == "Tests/PumpTests.swift:1:1: error: the file is not migrated; run the command without '--check'\n"
    )
    #expect(run.read("Tests/PumpTests.swift") == Self.before)
    try run("/Tests")
    #expect(try run("/Tests", "--check") == 0)
    #expect(run.report == "")
    try run.write("\n  #warning(\"understudy: write a count\")\n", to: "Tests/Other.swift")
    #expect(try run("/Tests", "--check") == 2)
    #expect(
      run.report
        == "Tests/Other.swift:2:3: error: a warning of the migration is left; do what it says\n")
  }

  @Test("what is left is reported with file, line and column")
  func left() throws {
    try run.write(
      "import Mockable\nfunc f() {\n  verify(a).b().called(n)\n}\n", to: "Tests/A.swift")
    #expect(try run("/Tests/A.swift", "--allow-dirty") == 0)
    #expect(
      run.report == """
        Tests/A.swift:3:3: warning: 'n' is no count that the migration reads; write a number, or a \
        count such as .atLeast(1)
        1 file rewritten; 1 construct found = 0 rewritten + 1 left with a warning + 0 left with a reason

        """)
  }

  @Test("files that git cannot restore are not rewritten, unless the command line permits it")
  func dirty() throws {
    try run.write(Self.before + "// changed\n", to: "Tests/PumpTests.swift")
    try run.write(Self.before, to: "Tests/Untracked.swift")
    #expect(try run("/Tests") == 1)
    #expect(
      run.report == """
        Tests/PumpTests.swift:1:1: error: the file has changes that are not committed; commit it \
        first, or pass --allow-dirty to rewrite it anyway
        Tests/Untracked.swift:1:1: error: git does not track the file; commit it first, or pass \
        --allow-dirty to rewrite it anyway
        understudy: error: nothing was rewritten

        """)
    #expect(run.read("Tests/Untracked.swift") == Self.before)
    #expect(try run("/Tests", "--allow-dirty") == 0)
    #expect(run.read("Tests/PumpTests.swift") == Self.after + "// changed\n")
    #expect(run.read("Tests/Untracked.swift") == Self.after)
  }

  @Test("a file in no repository is not rewritten")
  func noRepository() throws {
    try FileManager.default.removeItem(at: run.folder.appending(path: ".git"))
    #expect(try run("/Tests") == 1)
    #expect(run.report.contains("PumpTests.swift:1:1: error: the file is in no git repository"))
    #expect(run.read("Tests/PumpTests.swift") == Self.before)
  }

  @Test("a file that does not parse is reported, and the others are migrated")
  func syntaxError() throws {
    try run.write("import Mockable\nfunc f( {\n}\n", to: "Tests/Broken.swift")
    #expect(try run("/Tests") == 1)
    #expect(run.report.contains("Tests/Broken.swift:2:9: error: "))
    #expect(run.report.contains("make the file compile before you migrate it"))
    #expect(run.read("Tests/PumpTests.swift") == Self.after)
  }

  @Test("generated files of the library are removed")
  func generated() throws {
    try run.write(
      "// MARK: - Mocks generated from file: A.swift\n\nimport Cuckoo\n", to: "Tests/G.swift")
    try commit()
    #expect(try run("/Tests", "--from", "Cuckoo") == 0)
    #expect(run.read("Tests/G.swift") == nil)
    #expect(run.read("Tests/PumpTests.swift") == Self.before)
    #expect(
      run.report
        == "0 files rewritten, 1 removed; 1 construct found = 1 rewritten + 0 left with a warning + 0 left with a reason\n"
    )
  }

  @Test("--report writes the findings as JSON")
  func report() throws {
    try run.write(
      "import Mockable\nfunc f() {\n  verify(a).b().called(n)\n}\n", to: "Tests/A.swift")
    try run("/Tests", "--dry-run", "--report", "/report.json")
    let report = try #require(run.read("report.json"))
    #expect(
      report.contains(
        "\"summary\" : \"2 files rewritten; 4 constructs found = 3 rewritten + 1 left with a warning + "
          + "0 left with a reason\""))
    #expect(report.contains("\"kind\" : \"left\""))
    #expect(report.contains("\"column\" : 3"))
  }

  @Test("--manifest adds the library and the plug-in, and removes the old library")
  func manifest() throws {
    try run.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Garden",
        dependencies: [
          .package(url: "https://github.com/Kolos65/Mockable", from: "0.4.0"),
        ],
        targets: [
          .target(name: "Garden"),
          .testTarget(
            name: "GardenTests",
            dependencies: ["Garden", .product(name: "Mockable", package: "Mockable")],
            path: "Tests"),
        ]
      )

      """, to: "Package.swift")
    try commit()
    #expect(
      try run(
        "/Tests", "--manifest", "/Package.swift", "--package", "../understudy", "--report",
        "/report.json") == 0)
    let report = try #require(run.read("report.json"))
    #expect(report.contains("Package.swift\",\n      \"rewritten\" : 3"))
    #expect(
      run.read("Package.swift") == """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
          name: "Garden",
          dependencies: [
            .package(path: "../understudy"),
          ],
          targets: [
            .target(name: "Garden"),
            .testTarget(
              name: "GardenTests",
              dependencies: ["Garden", .product(name: "Understudy", package: "understudy")],
              path: "Tests",
              plugins: [.plugin(name: "UnderstudyPlugin", package: "understudy")]),
          ]
        )

        """)
    try commit()
    #expect(
      try run("/Tests", "--manifest", "/Package.swift", "--package", "../understudy")
        == 0)
    #expect(
      run.report
        == "0 files rewritten; 0 constructs found = 0 rewritten + 0 left with a warning + 0 left with a reason\n"
    )
  }

  @Test(
    "an invalid command line is refused with exit code 64",
    arguments: [
      [], ["a", "--from", "Unknown"], ["a", "--names", "other"], ["a", "--dry-run", "--check"],
      ["a", "--package", "../understudy"], ["a", "--nowhere"],
    ])
  func misuse(line: [String]) {
    do {
      _ = try MigrateCommand.parse(line)
      Issue.record("the command line was accepted")
    } catch {
      #expect(MigrateCommand.exitCode(for: error).rawValue == 64)
    }
  }

  @Test("line breaks of Windows stay, and so does a byte-order mark", arguments: ["", "\u{FEFF}"])
  func lineBreaks(mark: String) throws {
    let left = "\nfunc f() {\n  verify(a).b().called(n)\n}\n"
    let path = "Tests/PumpTests.swift"
    try run.write(mark + (Self.before + left).replacing("\n", with: "\r\n"), to: path)
    try commit()
    #expect(try run("/Tests") == 0)
    let bytes = Array(try Data(contentsOf: run.folder.appending(path: path)))
    let breaks = bytes.indices.filter { bytes[$0] == 10 }
    #expect(breaks.count > 10 && breaks.allSatisfy { bytes[$0 - 1] == 13 })
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix(mark + "import Understudy") && text.contains("#warning"))
  }

  @Test("a link stays, and the file that it leads to is rewritten")
  func link() throws {
    try run.write(Self.before, to: "Shared/Pump.txt")
    try FileManager.default.createSymbolicLink(
      atPath: run.folder.path + "/Tests/Link.swift", withDestinationPath: "../Shared/Pump.txt")
    try commit()
    #expect(try run("/Tests") == 0)
    #expect(run.read("Shared/Pump.txt") == Self.after)
    let path = run.folder.path + "/Tests/Link.swift"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "../Shared/Pump.txt")
  }

  @Test("a path that cannot be read, or that is not UTF-8, is an error")
  func unreadable() throws {
    let missing = #expect(throws: (any Error).self) { try run("/Nowhere") }
    #expect(
      "\(try #require(missing))".hasSuffix(
        "/Nowhere: error: this does not exist or cannot be read; name a file or folder that exists")
    )
    try Data([0x6C, 0xFF]).write(to: run.folder.appending(path: "Tests/Latin.swift"))
    let invalid = #expect(throws: (any Error).self) { try run("/Tests") }
    #expect(
      "\(try #require(invalid))".hasSuffix(
        "/Tests/Latin.swift: error: this is not UTF-8; convert it before you migrate it"))
  }

  @Test(
    "--manifest says which generated mocks are in no test target, whatever their folder is called")
  func mocksOfATarget() throws {
    let mocks =
      "// MARK: - Mocks generated from file: Pump.swift\nimport Cuckoo\nclass MockPump: Pump {}\n"
    let test = "import Cuckoo\nimport XCTest\nfunc f() {\n  verify(MockPump()).stop()\n}\n"
    let run = try CommandRun([
      "Doubles/Mocks.swift": mocks, "Checks/T.swift": test,
      "Package.swift": """
      import PackageDescription
      let package = Package(
        name: "Garden", products: [.library(name: "Doubles", targets: ["Doubles"])],
        targets: [
          .target(name: "Doubles", dependencies: ["Cuckoo"], path: "Doubles"),
          .testTarget(name: "Checks", dependencies: ["Doubles", "Cuckoo"], path: "Checks"),
        ])

      """,
    ])
    let manifest = run.read("Package.swift")
    #expect(
      try run("/Doubles", "/Checks", "--manifest", "/Package.swift", "--allow-dirty") == 1)
    #expect(run.read("Doubles/Mocks.swift") == mocks)
    #expect(run.read("Checks/T.swift") == test)
    #expect(run.read("Package.swift") == manifest)
    #expect(run.report.contains("'MockPump' of Doubles/Mocks.swift is in no test target"))
  }
}
