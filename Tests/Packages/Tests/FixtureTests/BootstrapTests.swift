import Foundation
import Testing

/// The C code of UnderstudyBootstrap, with what it meets on Apple platforms only.
@Suite struct BootstrapTests {
  @Test(
    "the C code handles what Apple platforms do differently",
    arguments: ["SentSignals", "SignedAddresses"])
  func program(_ name: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let headers = Fixture.root.appending(path: "Sources/UnderstudyBootstrap/include")
    let source = Fixture.root.appending(path: "Tests/Bootstrap/\(name).c")
    let program = folder.appending(path: name)
    let build = try Fixture.run(
      URL(filePath: "/usr/bin/env"),
      [
        "clang", "-Wall", "-Werror", "-g", "-O0", "-fno-omit-frame-pointer", "-pthread",
        "-I", headers.path(), source.path(), "-o", program.path(),
      ])
    try #require(build.status == 0, "\(build.output)")
    let run = try Fixture.run(program)
    #expect(run.output == "")
    #expect(run.status == 0)
  }
}
