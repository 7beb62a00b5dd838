// The room `Scan`: what the bytes of a file say.
//
// A scanner finds declared types, imports and words that may be mocks, faster than a parser. It uses no
// swift-syntax and looks up no name. What it finds is a guess that `Resolve` confirms, or a place where
// `Resolve` starts to parse.

/// Follows the heads and bodies of functions and initializers during a scan.
struct FunctionBody {
  /// The number of open parentheses and brackets in the head of a function; `nil` outside heads.
  private var head: Int?

  /// The position after the brace that opens the body; `nil` outside bodies.
  private var start: Int?

  /// The number of braces that are open around the body.
  private var depth = 0

  /// The number of declared types before the body.
  private var declarations = 0

  /// A Boolean value that indicates whether the file may contain a regular expression, whose brackets do
  /// not have to be balanced.
  var mayBeWrong = false

  /// Notes the keyword of a declaration.
  mutating func begin(isFunction: Bool) {
    // Closures among default arguments have declarations of their own.
    guard start == nil, head ?? 0 <= 0 else { return }
    head = isFunction ? 0 : nil
  }

  /// Notes an opening or closing parenthesis or bracket.
  mutating func nest(_ change: Int) { head = head.map { $0 &+ change } }

  /// Notes an opening brace.
  mutating func open(at position: Int, _ depth: Int, declarations: Int) {
    guard start == nil, head == 0 else { return }
    (start, self.depth, self.declarations) = (position, depth, declarations)
    head = nil
  }

  /// Notes a closing brace.
  ///
  /// - Returns: The body that ends there, or `nil` if none ends, or if it declares types.
  mutating func close(at position: Int, _ depth: Int, declarations: Int) -> Range<Int>? {
    guard let start else {
      if head == 0 { head = nil }
      return nil
    }
    guard depth == self.depth else { return nil }
    self.start = nil
    return declarations == self.declarations ? start..<position : nil
  }

  /// Notes a slash that does not begin a comment. An operator has space on both sides, or an operand
  /// before it.
  mutating func noteSlash(after previous: UInt8, before next: UInt8, _ following: UInt8) {
    if Self.isSpace(next) || (next == .equals && Self.isSpace(following)) { return }
    switch previous {
    case .closeParenthesis, .closeBracket, .greater, .quote, .backtick: return
    default:
      if !SourceScanner.isWordPart(previous) { mayBeWrong = true }
    }
  }

  /// Returns a Boolean value that indicates whether a byte separates words.
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == .space || byte == .newline || byte == .tab || byte == .carriageReturn
  }
}

extension SourceFile {
  /// Returns the text with spaces in place of function bodies, which mocks do not need.
  ///
  /// - Parameter bodies: The bodies, in bytes.
  func bytes(without bodies: [Range<Int>]) -> [UInt8] {
    var bytes = Array(text.utf8)
    bytes.withUnsafeMutableBufferPointer { bytes in
      for body in bodies { bytes[body].update(repeating: .space) }
    }
    return bytes
  }
}
