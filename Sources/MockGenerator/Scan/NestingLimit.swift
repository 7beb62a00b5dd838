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
