import Foundation
import Testing
import Understudy
import UnderstudyContracts
import UnderstudyCore
import UnderstudyMacros

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
  private func verify(_ word: String, isRewriting: Bool = false, name: String = "show") {
    let (first, second) = (MockCircus("first"), MockCircus("second"))
    stub(second.say(.any, times: .any)).throws(Stumble())
    stub(first.say(.any)).returns("oh")
    _ = first.say(word)
    _ = try? second.say("hm", times: 3)
    first.bow()
    let test = folder.appendingPathComponent("CircusTests.swift").path
    InteractionFile(name, nextTo: test, isRewriting: isRewriting).verify(
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
    verify("ah", isRewriting: true)
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
    verify("ah", isRewriting: true)
    verify("uh", isRewriting: true)
    verify("uh")
    try? FileManager.default.removeItem(at: folder)
  }

  @Test("a name that is a path is a misuse")
  func path() async {
    let text = await ReportedFailures.text { verify("ah", name: "../show") }
    #expect(text.contains("\"../show\" is not the name of a file"))
    #expect(contents == nil)
  }

  @Test(
    "an empty setting, 0, false and no do not record",
    arguments: [
      (nil, false), ("", false), ("0", false), ("false", false), ("No", false), (" ", false),
      ("1", true), ("true", true), ("yes", true),
    ] as [(String?, Bool)])
  func setting(_ setting: String?, _ isRewriting: Bool) {
    #expect(InteractionFile.isRewriting(setting) == isRewriting)
  }

  @Test("a file with other line endings is equal")
  func lineEndings() throws {
    verify("ah", isRewriting: true)
    let file = folder.appendingPathComponent("Interactions/CircusTests/show.txt")
    let text = try #require(contents).replacingOccurrences(of: "\n", with: "\r\n")
    try Data(text.utf8).write(to: file)
    verify("ah")
    try? FileManager.default.removeItem(at: folder)
  }

  /// Returns the lines of calls with some arguments.
  private func lines(_ values: Any...) -> String {
    let gallery = MockGallery("gallery")
    for value in values { gallery.show(value) }
    return InteractionSnapshot(of: [gallery]).text
  }

  @Test("sets and dictionaries have a stable order, and objects no addresses")
  func stable() {
    let names = (0..<200).map { "n\($0)" }
    let text = names.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    #expect(lines(Set(names.shuffled())) == "gallery.show([\(text)])\n")
    let entries = names.sorted().map { "\"\($0)\": 1" }.joined(separator: ", ")
    #expect(
      lines(Dictionary(uniqueKeysWithValues: names.shuffled().map { ($0, 1) }))
        == "gallery.show([\(entries)])\n")
    #expect(!lines(NSObject(), ObjectIdentifier(NSObject())).contains("0x0"))
    #expect(lines(UnsafeRawPointer(bitPattern: 0x1234_5678)!) == "gallery.show(0x…)\n")
    #expect(lines("0x12345678") == "gallery.show(\"0x12345678\")\n")
  }

  /// An object's description as a part of another one.
  struct Frame: CustomStringConvertible {
    let picture = NSObject()
    var description: String { "Frame 0x0000000012345678 of \(picture)" }
  }

  @Test("what stands for an object, or contains its description, has no address")
  func wrapped() {
    let hashable = lines(AnyHashable(NSObject()), [AnyHashable(NSObject()): 1])
    #expect(!hashable.contains("0x0"))
    #expect(hashable.components(separatedBy: ": 0x…>").count == 3)
    // Another number stays.
    #expect(lines(Frame()).hasPrefix("gallery.show(Frame 0x0000000012345678 of <"))
    #expect(lines(Frame()).hasSuffix(": 0x…>)\n"))
    #expect(lines(Frame()) == lines(Frame()))
    [1, 2].withUnsafeBufferPointer { buffer in
      #expect(lines(buffer) == "gallery.show(UnsafeBufferPointer(start: 0x…, count: 2))\n")
      #expect(!lines(buffer[..<1]).contains("0x0"))
    }
  }

  @Test("values that differ at their end, or that describe themselves, have different lines")
  func whole() {
    let long = String(repeating: "a", count: 3_000)
    #expect(lines(long + "x") == "gallery.show(\"\(long)x\")\n")
    let longer = String(repeating: "a", count: 50_000)
    #expect(lines(longer + "x") != lines(longer + "y"))
    #expect(lines(longer + "x") == lines(longer + "x"))
    #expect(lines(longer).utf8.count < 5_000)
    #expect(lines(Label(name: "a")) == "gallery.show(label a)\n")
  }
}

/// A value that describes itself.
private struct Label: CustomStringConvertible {
  let name: String
  var description: String { "label \(name)" }
}

/// A protocol whose mock records any value.
@Mockable(.always) protocol Gallery {
  func show(_ value: Any)
}
