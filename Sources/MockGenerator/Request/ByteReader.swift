// The room `Request`: what the tests use.
//
// Here the sources of tests become requests: for mocks, for hooks of replaced declarations, for test
// data, and for patterns by the names that tests mention. Whether a request can be met is decided in
// `Resolve` and `Replace`.

/// A position in the bytes of a file.
struct ByteReader {
  /// The bytes.
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The position.
  private var position: Int

  /// Creates a reader.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// The byte at the position; 0 at the end.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Skips spaces and line breaks.
  mutating func skipSpace() {
    while [.space, .newline, .tab, .carriageReturn].contains(next) { position += 1 }
  }

  /// Skips a byte, if it is the next one.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  /// Skips space, and returns the identifier at the position.
  mutating func word() -> String {
    skipSpace()
    _ = skip(.backtick)
    let start = position
    while Self.isWordPart(next) { position += 1 }
    let word = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    _ = skip(.backtick)
    return word
  }

  /// Skips the next comma between the arguments around the position.
  ///
  /// - Returns: `true` if there is one.
  mutating func skipToNextArgument() -> Bool {
    var depth = 0
    while position < bytes.count {
      let byte = next
      position += 1
      switch byte {
      case .openParenthesis, .openBracket, .openBrace: depth += 1
      case .closeParenthesis, UInt8(ascii: "]"), .closeBrace:
        depth -= 1
        if depth < 0 { return false }
      case UInt8(ascii: ",") where depth == 0: return true
      case .quote: skipString()
      default: break
      }
    }
    return false
  }

  /// Skips the rest of a string literal.
  private mutating func skipString() {
    while position < bytes.count, next != .newline {
      if skip(.quote) { return }
      position += next == .backslash ? 2 : 1
    }
  }

  /// Skips the next occurrence of a name.
  ///
  /// - Returns: `true` if there is one.
  mutating func skip(past name: String) -> Bool {
    let requested = Array(name.utf8)
    while position + requested.count <= bytes.count {
      let end = position + requested.count
      if bytes[position] == requested[0], bytes[position..<end].elementsEqual(requested),
        position == 0 || !Self.isWordPart(bytes[position - 1]),
        end == bytes.count || !Self.isWordPart(bytes[end])
      {
        position = end
        return true
      }
      position += 1
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a byte may be a part of an identifier.
  private static func isWordPart(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
      || byte == .underscore || byte >= 0x80
  }
}
