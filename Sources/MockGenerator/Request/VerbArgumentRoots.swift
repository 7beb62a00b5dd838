/// The names with which the arguments of verbs begin, read from a file's bytes.
///
/// Most verbs take calls on mocks. These names show which few files have to be parsed, because a
/// verb in them may take another call.
struct VerbArgumentRoots {
  /// The names that something follows after a dot or in brackets, such as `manager` in
  /// `stub(manager.member(3))`.
  private(set) var names: Set<String> = []

  /// The names of functions that are called, such as `now` in `stub(now())`.
  private(set) var functions: Set<String> = []

  /// The text of the file.
  private let text: String

  /// Reads the arguments of verbs.
  ///
  /// - Parameters:
  ///   - text: The text of a file.
  ///   - verbs: The positions after the parentheses that verbs open.
  init(_ text: String, _ verbs: [Int]) {
    self.text = text
    var text = text
    text.withUTF8 { bytes in
      for position in verbs { readArguments(ByteReader(bytes, position)) }
    }
  }

  /// Reads the arguments of a verb, up to the parenthesis that closes them.
  private mutating func readArguments(_ start: ByteReader) {
    var reader = start
    readRoot(&reader)
    while reader.skipToNextArgument() { readRoot(&reader) }
  }

  /// Reads the name that an argument begins with.
  private mutating func readRoot(_ reader: inout ByteReader) {
    var word = reader.word()
    while ["try", "await"].contains(word) { word = reader.word() }
    if word == "self", reader.skip(.dot) { word = reader.word() }
    guard !word.isEmpty, !word.isMockName else { return }
    switch reader.next {
    case .dot, .openBracket, .less, UInt8(ascii: "!"), UInt8(ascii: "?"): names.insert(word)
    case .openParenthesis:
      functions.insert(word)
      // Perhaps an object is made.
      names.insert(word)
    default: break
    }
  }

  /// Returns the names that may be those of the type of a variable, or of the module before it.
  ///
  /// - Parameter name: The name of the variable.
  func typeNames(of name: String) -> Set<String> {
    var names: Set<String> = []
    var variables: Set<String> = [name]
    var waiting = [name]
    while let variable = waiting.popLast() {
      for word in values(of: variable) {
        if word.first?.isUppercase == true {
          names.insert(word)
        } else if variables.insert(word).inserted {
          waiting.append(word)
        }
      }
    }
    return names
  }

  /// Returns the words after a name and a colon or an equals sign, except names of mocks.
  private func values(of name: String) -> Set<String> {
    var found: Set<String> = []
    var text = text
    text.withUTF8 { bytes in
      var reader = ByteReader(bytes, 0)
      while reader.skip(behind: name) {
        var value = reader
        value.skipSpace()
        guard value.skip(.colon) || value.skip(.equals) else { continue }
        var word = value.word()
        while ["try", "await"].contains(word) || word.isEmpty && value.skip(.openParenthesis) {
          word = value.word()
        }
        if word == "self", value.skip(.dot) { word = value.word() }
        if !word.isEmpty, !word.isMockName { found.insert(word) }
      }
    }
    return found
  }
}

extension String {
  /// A Boolean value that indicates whether the name looks like that of a mock.
  var isMockName: Bool {
    hasPrefix("Mock") && dropFirst(4).first?.isUppercase == true
  }
}

/// A position in the bytes of a file.
private struct ByteReader {
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
  mutating func skip(behind name: String) -> Bool {
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

  /// Returns whether a byte may be a part of an identifier.
  private static func isWordPart(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || (byte >= 0x30 && byte <= 0x39)
      || byte == .underscore || byte >= 0x80
  }
}
