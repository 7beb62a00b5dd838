/// A call or subscript in the sources of tests, with what the text of its arguments shows.
struct ScannedCall {
  /// The base name; `subscript` for brackets, and empty for a call without a name.
  var name: String

  /// The arguments in parentheses or brackets.
  var arguments: [Argument] = []

  /// An argument.
  struct Argument {
    /// The label without backticks, or `nil` for none.
    var label: String?

    /// The name after the dot that the argument begins with, or `nil` if it begins with anything else.
    var member: String?

    /// The names that follow a dot without a base elsewhere in the argument.
    var members: [String] = []

    /// The other names in the argument, except those in nested calls and closures.
    var names: [String] = []

    /// A Boolean value that indicates whether the argument has the operator of a range.
    var isRange = false

    /// The number of tokens that were found, counted up to two.
    fileprivate var tokens = 0

    /// A Boolean value that indicates whether the argument is not a literal.
    fileprivate var mayBeMatcher: Bool {
      member != nil || isRange || !members.isEmpty || !names.isEmpty
    }
  }
}

/// Collects the calls in a file while it is scanned.
struct CallScanner {
  /// The calls with arguments that may be matchers, in the order in which they end.
  private(set) var calls: [ScannedCall] = []

  /// The brackets that are open.
  private var frames: [Frame] = []

  /// The name or bracket right before the position, which a call can follow.
  private var operand: (name: String, end: Int)?

  /// A Boolean value that indicates whether the next name follows a dot without a base.
  private var isMember = false

  /// An open bracket.
  private struct Frame {
    /// What is inside.
    var kind: Kind

    /// The call so far.
    var call: ScannedCall

    /// The argument at the position.
    var argument = ScannedCall.Argument()

    /// What a bracket contains.
    enum Kind { case call, list, code }
  }

  /// Adds a name or a keyword.
  mutating func addWord(_ word: String, to end: Int) {
    defer { isMember = false }
    if word == "try" || word == "await" { return }
    operand = (word, end)
    guard !frames.isEmpty else { return }
    let isMember = isMember
    change { argument in
      if argument.tokens == 0, isMember {
        argument.member = word
      } else if isMember {
        argument.members.append(word)
      } else {
        argument.names.append(word)
      }
      argument.tokens = min(argument.tokens + 1, 2)
    }
  }

  /// Adds a literal, up to its end, or up to its first interpolation.
  mutating func addLiteral(to end: Int) {
    operand = ("", end)
    change { $0.tokens = 2 }
  }

  /// Adds the beginning of an interpolation in a string literal.
  mutating func openInterpolation() { open(.list, "") }

  /// Adds a symbol that is not part of a literal or comment.
  mutating func addSymbol(_ bytes: UnsafePointer<UInt8>, _ count: Int, at position: Int) {
    let byte = bytes[position]
    switch byte {
    case .openParenthesis, .openBracket:
      let callee = Self.isOnLine(bytes, from: operand?.end, to: position) ? operand?.name : nil
      guard let callee else {
        if byte == .openBracket { change { $0.tokens = 2 } }
        return open(.list, "")
      }
      open(.call, byte == .openBracket ? "subscript" : callee)
    case .openBrace:
      change { $0.tokens = 2 }
      open(.code, "")
    case .closeParenthesis, .closeBracket, .closeBrace: close(at: position)
    case .comma:
      endArgument()
      operand = nil
    case .colon:
      labelArgument()
      operand = nil
    case .dot:
      let isBefore = position &+ 1 < count && bytes[position &+ 1] == .dot
      if isBefore || position > 0 && bytes[position &- 1] == .dot {
        change { ($0.isRange, $0.tokens) = (true, 2) }
        operand = nil
      } else {
        isMember = operand == nil
      }
    // A mark after an operand, such as that of an optional chain, belongs to it.
    case UInt8(ascii: "?"), UInt8(ascii: "!"), .greater:
      if let name = operand?.name, operand?.end == position {
        operand = (byte == .greater ? "" : name, position &+ 1)
      } else {
        addOperator(isPrefix: byte == UInt8(ascii: "!"))
      }
    case .backslash, .hash, .quote, 0x30...0x39: addLiteral(to: position &+ 1)
    default: addOperator(isPrefix: false)
    }
  }

  /// Adds a symbol that no operand ends with.
  private mutating func addOperator(isPrefix: Bool) {
    operand = nil
    if !isPrefix { change { $0.tokens = 2 } }
  }

  /// Changes the argument at the position.
  private mutating func change(_ body: (inout ScannedCall.Argument) -> Void) {
    guard let last = frames.indices.last else { return }
    body(&frames[last].argument)
  }

  /// Notes an opening bracket.
  private mutating func open(_ kind: Frame.Kind, _ name: String) {
    frames.append(Frame(kind: kind, call: ScannedCall(name: name)))
    (operand, isMember) = (nil, false)
  }

  /// Notes a closing bracket.
  private mutating func close(at position: Int) {
    endArgument()
    (operand, isMember) = (("", position &+ 1), false)
    guard let frame = frames.popLast() else { return }
    switch frame.kind {
    case .call:
      if frame.call.arguments.contains(where: \.mayBeMatcher) { calls.append(frame.call) }
    case .code: break
    case .list:
      // Parentheses and literals of collections contain parts of the argument.
      change { argument in
        let isWhole = argument.tokens == 0 && frame.call.arguments.count == 1
        for inner in frame.call.arguments {
          if isWhole { argument.member = inner.member }
          argument.members += inner.members
          if let member = inner.member { argument.members.append(member) }
          argument.names += inner.names
          argument.isRange = argument.isRange || inner.isRange
        }
        argument.tokens = 2
      }
    }
  }

  /// Notes the end of an argument.
  private mutating func endArgument() {
    guard let last = frames.indices.last, frames[last].kind != .code else { return }
    let argument = frames[last].argument
    frames[last].argument = ScannedCall.Argument()
    let isEmpty = argument.tokens == 0 && argument.label == nil && !argument.isRange
    guard !isEmpty else { return }
    var kept = argument
    kept.tokens = 0
    frames[last].call.arguments.append(kept)
  }

  /// Notes a colon, which follows a label or is inside the argument.
  private mutating func labelArgument() {
    change { argument in
      guard argument.tokens == 1, argument.label == nil, argument.member == nil,
        let label = argument.names.first
      else {
        argument.tokens = 2
        return
      }
      argument = ScannedCall.Argument(label: label)
    }
  }

  /// Returns a Boolean value that indicates whether only spaces are between two positions of a line.
  private static func isOnLine(
    _ bytes: UnsafePointer<UInt8>, from start: Int?, to end: Int
  ) -> Bool {
    guard var i = start else { return false }
    while i < end {
      guard bytes[i] == .space || bytes[i] == .tab else { return false }
      i &+= 1
    }
    return true
  }
}
