/// A word in the bytes of a file.
struct Token {
  /// The first byte.
  let start: UnsafePointer<UInt8>

  /// The number of bytes.
  let count: Int

  /// The word as a text.
  var text: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether the word begins with a prefix.
  func hasPrefix(_ prefix: StaticString) -> Bool {
    guard count >= prefix.utf8CodeUnitCount else { return false }
    var i = 0
    while i < prefix.utf8CodeUnitCount {
      if start[i] != prefix.utf8Start[i] { return false }
      i &+= 1
    }
    return true
  }

  /// Returns a Boolean value that indicates whether the word is another.
  private func equals(_ other: StaticString) -> Bool {
    count == other.utf8CodeUnitCount && hasPrefix(other)
  }

  /// A Boolean value that indicates whether the word is `Mock` with a name before or after it.
  var isMockName: Bool {
    guard count > 4 else { return false }
    if start[0] == 0x4D, SourceScanner.isWordStart(start[4]), hasPrefix("Mock") { return true }
    let end = start + (count &- 4)
    return end[0] == 0x4D && Token(start: end, count: 4).hasPrefix("Mock")
  }

  /// The role of the next word if this word is a keyword.
  var lead: SourceScanner.Lead? {
    switch count {
    case 3: equals("var") || equals("let") ? .name : nil
    case 4:
      equals("enum")
        ? .type(.enum) : equals("func") ? .function : equals("case") ? .name : nil
    case 5:
      equals("class")
        ? .type(.class) : equals("actor") ? .type(.actor) : equals("macro") ? .macro : nil
    case 6: equals("struct") ? .type(.struct) : equals("import") ? .module : nil
    case 8: equals("protocol") ? .type(.protocol) : nil
    case 9: equals("typealias") ? .type(.typealias) : equals("extension") ? .extended : nil
    case 14: equals("associatedtype") ? .name : nil
    default: nil
    }
  }

  /// A Boolean value that indicates whether the word is a verb that takes call patterns.
  var isVerb: Bool {
    switch count {
    case 4: equals("stub")
    case 5: equals("calls") || equals("reset")
    case 6: equals("expect") || equals("reject") || equals("verify")
    case 13: equals("verifyInOrder")
    default: false
    }
  }

  /// A Boolean value that indicates whether the word is the answer that calls a default
  /// implementation.
  var isCallsDefault: Bool { count == 12 && equals("callsDefault") }

  /// A Boolean value that indicates whether the word is the name of the function that compares
  /// implementations of a protocol.
  var isContract: Bool { count == 14 && equals("verifyContract") }

  /// A Boolean value that indicates whether the word is the keyword of an initializer or
  /// deinitializer.
  var isInitializer: Bool { equals("init") || equals("deinit") }

  /// A Boolean value that indicates whether the word is the keyword of a member without a name.
  var isUnnamedMember: Bool { isInitializer || equals("subscript") }

  /// A Boolean value that indicates whether the word is the attribute of a replacement.
  var isReplacement: Bool { count == 19 && equals("_dynamicReplacement") }

  /// A Boolean value that indicates whether the word hides a declaration from other files.
  var isPrivate: Bool { equals("private") || equals("fileprivate") }

  /// A Boolean value that indicates whether the word is the `@_spi` attribute.
  var isSPI: Bool { equals("_spi") }

  /// A Boolean value that indicates whether the word makes a declaration visible to other packages.
  var isPublic: Bool { equals("public") || equals("open") }

  /// A Boolean value that indicates whether the word is the attribute of a re-exporting `import`.
  var isExported: Bool { equals("_exported") }

  /// A Boolean value that indicates whether the word is a modifier of a generic parameter.
  var isGenericModifier: Bool { equals("each") || equals("let") }

  /// A Boolean value that indicates whether the word is the kind in an `import` of one declaration.
  var isKindOfImport: Bool {
    equals("struct") || equals("class") || equals("enum") || equals("protocol")
      || equals("typealias") || equals("func") || equals("var") || equals("let")
  }

  /// A Boolean value that indicates whether the word after `class` shows that `class` is a
  /// modifier.
  var isMemberKeyword: Bool {
    equals("func") || equals("var") || equals("let") || equals("subscript") || equals("override")
      || equals("final") || equals("public") || equals("internal") || equals("private")
      || equals("fileprivate") || equals("package") || equals("open") || equals("dynamic")
      || equals("nonisolated") || equals("async") || equals("in")
  }
}

/// The characters that the scanner distinguishes.
///
/// `UInt8(ascii:)` would be computed for each byte in a debug build.
extension UInt8 {
  /// The character `/`.
  static var slash: UInt8 { 0x2F }

  /// The character `*`.
  static var asterisk: UInt8 { 0x2A }

  /// The backtick.
  static var backtick: UInt8 { 0x60 }

  /// The character `{`.
  static var openBrace: UInt8 { 0x7B }

  /// The character `}`.
  static var closeBrace: UInt8 { 0x7D }

  /// The character `~`.
  static var tilde: UInt8 { 0x7E }

  /// The character `>`.
  static var greater: UInt8 { 0x3E }

  /// The character `"`.
  static var quote: UInt8 { 0x22 }

  /// The character `#`.
  static var hash: UInt8 { 0x23 }

  /// The character `(`.
  static var openParenthesis: UInt8 { 0x28 }

  /// The character `)`.
  static var closeParenthesis: UInt8 { 0x29 }

  /// The character `[`.
  static var openBracket: UInt8 { 0x5B }

  /// The character `]`.
  static var closeBracket: UInt8 { 0x5D }

  /// The character `<`.
  static var less: UInt8 { 0x3C }

  /// The character `:`.
  static var colon: UInt8 { 0x3A }

  /// The character `=`.
  static var equals: UInt8 { 0x3D }

  /// The character `\`.
  static var backslash: UInt8 { 0x5C }

  /// The character `.`.
  static var dot: UInt8 { 0x2E }

  /// The character `,`.
  static var comma: UInt8 { 0x2C }

  /// The character `@`.
  static var at: UInt8 { 0x40 }

  /// The character `_`.
  static var underscore: UInt8 { 0x5F }

  /// The end of a line.
  static var newline: UInt8 { 0x0A }

  /// The carriage return at the end of some lines.
  static var carriageReturn: UInt8 { 0x0D }

  /// The space character.
  static var space: UInt8 { 0x20 }

  /// The tab.
  static var tab: UInt8 { 0x09 }
}

/// Finds nested brackets that the parser would not survive.
///
/// The parser takes exponentially long for nested brackets in a row, and recurses for each generic
/// argument and each optional mark.
enum NestingLimit {
  /// The number of nested `[`, with only `(` and spaces between them.
  private static let brackets = 10

  /// The number of nested generic arguments.
  private static let arguments = 200

  /// The number of optional marks in a row.
  private static let marks = 500

  /// Returns the position where a text exceeds a limit, in bytes, or `nil`.
  static func excess(in text: String) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return nil }
      var (brackets, arguments, marks, first) = (0, 0, 0, 0)
      // A plain loop, because debug builds run it too. See `SourceScanner`.
      var i = 0
      while i < bytes.count {
        switch start[i] {
        case UInt8(ascii: "["):
          if brackets == 0 { first = i }
          brackets &+= 1
          marks = 0
        case UInt8(ascii: "("), .space, .tab, .newline: marks = 0
        case UInt8(ascii: "<"):
          if arguments == 0 { first = i }
          arguments &+= 1
          (brackets, marks) = (0, 0)
        case UInt8(ascii: "?"):
          if marks == 0 { first = i }
          marks &+= 1
          brackets = 0
        case UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "{"), UInt8(ascii: ";"):
          (brackets, arguments, marks) = (0, 0, 0)
        default: (brackets, marks) = (0, 0)
        }
        if brackets > Self.brackets || arguments > Self.arguments || marks > Self.marks {
          if !isComment(bytes, first) { return first }
          (brackets, arguments, marks) = (0, 0, 0)
        }
        i &+= 1
      }
      return nil
    }
  }

  /// Returns a Boolean value that indicates whether the line of a position begins as a comment.
  private static func isComment(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    var start = offset
    while start > 0, bytes[start - 1] != .newline { start -= 1 }
    while start < offset, bytes[start] == .space || bytes[start] == .tab { start += 1 }
    return bytes[start] == UInt8(ascii: "/") || bytes[start] == UInt8(ascii: "*")
  }
}
