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
