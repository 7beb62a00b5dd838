import Foundation
import Testing
import Understudy

@testable import wordcount

@Suite(.verifyingMocks)
struct WordCounterTests {
  let files = MockFiles()
  let console = MockConsole()

  var counter: WordCounter { WordCounter(files: files, console: console) }

  @Test func writesTheNumberOfWords() async throws {
    stub(files.text(of: "a.txt", encoding: .any)).returns("one two\nthree")
    stub(console.width).returns(80)
    expect(console.write("a.txt: 3", style: .plain))
    try await counter.run(["a.txt"])
  }

  @Test func goesOnAfterAFileThatCannotBeRead() async throws {
    stub(files.text(of: "a.txt", encoding: .utf8)).throws(CocoaError(.fileReadNoSuchFile))
    stub(files.text(of: .not("a.txt"), encoding: .any)).returns("one")
    try await counter.run(["a.txt", "b.txt"])
    verifyInOrder(
      console.write("a.txt: unreadable", style: .failure),
      console.write(.hasPrefix("b.txt"), style: .plain))
  }

  @Test(arguments: [0, 1_000_001] as [Int64])
  func refusesLargeFiles(size: Int64) async {
    stub(files.size(of: .any)).returns(size)
    if size > counter.limit {
      reject(files.text(of: .any, encoding: .any))
      await #expect(throws: TooLarge(path: "big")) { try await counter.run(["big"]) }
    } else {
      await #expect(throws: Never.self) { try await counter.run(["big"]) }
      verify(files.text(of: "big", encoding: .utf8))
    }
  }

  @Test func countsTheFilesOfAFolder() async throws {
    let folder = FolderMock("docs")
    stub(files.folder("docs")).returns(folder)
    stub(folder.names()).returns(["x", "y"])
    try await counter.runAll(in: "docs")
    let paths = verify(files.text(of: .any, encoding: .utf8), 2).map(\.arguments.0)
    #expect(paths == ["docs/x", "docs/y"])
  }

  @Test func aFolderIsEmptyByDefault() async throws {
    try await counter.runAll(in: "docs")
    verify(files.folder("docs"))
    verifyNoMoreInteractions(files, console)
  }
}
