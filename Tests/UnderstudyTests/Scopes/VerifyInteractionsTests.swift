import Foundation
import Testing
import Understudy
import UnderstudyCore

/// The comparison of calls with a file.
@Suite struct VerifyInteractionsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("interactions-\(UUID().uuidString)")

  /// The contents of the file, or `nil` if it does not exist.
  private var contents: String? {
    try? String(
      contentsOf: folder.appendingPathComponent("Interactions/CircusTests/show.txt"),
      encoding: .utf8)
  }

  /// Makes three calls and compares them with the file.
  private func verify(_ word: String, isRecording: Bool = false, name: String = "show") {
    let (first, second) = (MockCircus("first"), MockCircus("second"))
    stub(second.say(.any, times: .any)).throws(Stumble())
    stub(first.say(.any)).returns("oh")
    _ = first.say(word)
    _ = try? second.say("hm", times: 3)
    first.bow()
    let test = folder.appendingPathComponent("CircusTests.swift").path
    InteractionFile(name, nextTo: test, isRecording: isRecording).verify(
      [first, second], MockSourceLocation(#fileID, #filePath, 200, 1))
    verifyNoMoreInteractions(first, second)
  }

  @Test("a missing file is written and reported, and the next run passes")
  func missing() async {
    let first = await ReportedFailures.text { verify("ah") }
    #expect(
      first == """
        VerifyInteractionsTests.swift:200: error: The interactions were written to \
        Interactions/CircusTests/show.txt
          Check the new file, and run the test again.

        """)
    #expect(
      contents == """
        first.say("ah") -> "oh"
        second.say("hm", times: 3) throws Stumble()
        first.bow()

        """)
    verify("ah")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("other calls are reported with the difference, and the file stays as it is")
  func different() async {
    verify("ah", isRecording: true)
    let before = contents
    let text = await ReportedFailures.text { verify("uh") }
    #expect(
      text.hasPrefix(
        "VerifyInteractionsTests.swift:200: error: The interactions differ from those in "
          + "Interactions/CircusTests/show.txt\n"))
    #expect(text.contains("- first.say(\"ah\") -> \"oh\""))
    #expect(text.contains("+ first.say(\"uh\") -> \"oh\""))
    #expect(contents == before)
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("recording replaces the file and reports nothing")
  func recording() {
    verify("ah", isRecording: true)
    verify("uh", isRecording: true)
    verify("uh")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a name that is a path is a misuse")
  func path() async {
    let text = await ReportedFailures.text { verify("ah", name: "../show") }
    #expect(text.contains("\"../show\" is not the name of a file"))
    #expect(contents == nil)
  }
}
