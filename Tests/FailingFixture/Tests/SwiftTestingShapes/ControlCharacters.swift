import Testing
import Understudy
import UnderstudyMacros

/// The text of the failing values: control characters, a replaced lone surrogate, and what XML reserves.
private let text =
  "a\u{1B}[31mred\u{0}\u{7F}\u{202E}\u{FFFE}\nforged line\r</failure>]]>&<\""
  + String(decoding: [0xD83D] as [UInt16], as: UTF16.self)

@Mockable protocol Post {
  func send(_ text: String)
}

/// Failures of values with control characters.
@Suite(.verifyingMocks) struct SwiftTestingControlCharacters {
  @Test func values() {
    let post = MockPost(text)
    expect(post.send(.equal(text)))
    post.send("other \(text)")
    assertThat(text, .equal("other"))
  }
}
