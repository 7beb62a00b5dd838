import MockEmitter

/// Scans the bytes of a file, and skips comments and literals.
///
/// Plain pointers and loops are fast in debug builds too. Generic code would cost a call for each
/// byte.
struct SourceScanner {
  /// The outline so far.
  var outline = SourceOutline()

  /// The first byte.
  let bytes: UnsafePointer<UInt8>

  /// The number of bytes.
  let count: Int

  /// The number of braces that are open.
  private var depth = 0

  /// The role of the next word according to the previous one, if only space is between them.
  private var lead = Lead.none

  /// A Boolean value that indicates whether a word since the last symbol was `private` or
  /// `fileprivate`.
  private var isPrivate = false

  /// A Boolean value that indicates whether an attribute before the position hides a declaration
  /// from most other packages.
  private var isSPI = false

  /// The number of open angle brackets in the head of a declaration; `nil` outside heads.
  private var headDepth: Int?

  /// The number of open angle brackets in a list of generic parameters; `nil` outside such lists.
  private var genericDepth: Int?

  /// A Boolean value that indicates whether the next word is the name of a generic parameter.
  private var isGenericParameter = false

  /// The `#if` around the position.
  var conditions = ConditionStack()

  /// A Boolean value that indicates whether a modifier before the position makes a declaration
  /// visible to other packages.
  private var isPublic = false

  /// A Boolean value that indicates whether the next `import` is marked as `@_exported`.
  private var isExported = false

  /// The body of the function around the position.
  private var body = FunctionBody()

  /// The string literals whose interpolations contain the position.
  var interpolations: [Interpolation] = []

  /// The words outside comments and literals, or `nil` if they are not collected.
  var words: Set<String>?

  /// The calls, or `nil` if they are not collected.
  var calls: CallScanner?

  /// The names that declarations introduce, except those of modules, if words are collected.
  var declaredNames: Set<String> = []

  /// A Boolean value that indicates whether a comment or literal may have been taken for code, or code
  /// for a comment or literal.
  var wordsMayBeWrong = false

  /// Creates a scanner.
  init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    self.bytes = bytes
    self.count = count
  }

  /// The role of a word according to the word before it.
  enum Lead {
    /// No particular role.
    case none

    /// It is the name of a type.
    case type(SourceOutline.Kind)

    /// It is the name of a type that is extended.
    case extended

    /// It is the name of a function.
    case function

    /// It is the name of another declaration.
    case name

    /// It is the name of a macro, unless the word before it is a name, too.
    case macro

    /// It is the name of a module.
    case module

    /// A Boolean value that indicates whether the word is the name of a function.
    var isFunction: Bool { if case .function = self { true } else { false } }

    /// A Boolean value that indicates whether a declaration introduces the word.
    var isDeclaration: Bool {
      switch self {
      case .type, .function, .name: true
      case .none, .extended, .macro, .module: false
      }
    }

    /// A Boolean value that indicates whether generic parameters can follow the word.
    var isGeneric: Bool {
      switch self {
      case .type, .function: true
      case .none, .extended, .name, .macro, .module: false
      }
    }
  }

  /// A string literal whose interpolation contains the position.
  struct Interpolation {
    /// The number of `#` before the quote.
    var hashes: Int

    /// A Boolean value that indicates whether three quotes delimit the literal.
    var isMultiline: Bool

    /// The number of parentheses that are open inside.
    var depth = 0
  }

  /// Scans all bytes.
  mutating func scan() {
    var i = 0
    while i < count {
      let byte = bytes[i]
      if Self.isWordStart(byte) {
        i = scanWord(at: i)
      } else if byte == .space || byte == .newline || byte == .tab || byte == .carriageReturn {
        i &+= 1
      } else {
        i = scanSymbol(byte, at: i)
      }
    }
    if depth != 0 || !interpolations.isEmpty || body.mayBeWrong {
      outline.bodies = []
      wordsMayBeWrong = true
    }
  }

  /// Returns a Boolean value that indicates whether an identifier may begin with a byte; all
  /// letters beyond ASCII count.
  static func isWordStart(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A) || byte == .underscore || byte >= 0x80
  }

  /// Scans a symbol, a comment or a literal: anything that is neither a word nor space.
  ///
  /// - Returns: The position after it.
  private mutating func scanSymbol(_ byte: UInt8, at position: Int) -> Int {
    let next = position &+ 1
    if byte != .slash, byte != .backtick { calls?.addSymbol(bytes, count, at: position) }
    switch byte {
    case .slash:
      if next < count, bytes[next] == .slash { return scanLineComment(from: next) }
      if next < count, bytes[next] == .asterisk { return endOfComment(from: next &+ 1) }
      calls?.addSymbol(bytes, count, at: position)
      body.noteSlash(
        after: previousByte(position), before: next < count ? bytes[next] : .newline,
        next &+ 1 < count ? bytes[next &+ 1] : .newline)
    case .backtick: return scanWord(at: position)
    case .openBrace:
      body.open(at: next, depth, declarations: outline.declarations.count)
      depth &+= 1
      headDepth = nil
      genericDepth = nil
    case .less:
      headDepth = headDepth.map { $0 &+ 1 }
      genericDepth = genericDepth.map { $0 &+ 1 }
      isGenericParameter = genericDepth == 1
    case .greater:
      headDepth = headDepth.map { $0 &- 1 }
      genericDepth = genericDepth.flatMap { $0 > 1 ? $0 &- 1 : nil }
    case .comma: isGenericParameter = genericDepth == 1
    case .tilde where headDepth == 0:
      let last = outline.declarations.count - 1
      outline.declarations[last].isUnrecordable = true
      let isNonescapable = next < count && bytes[next] == UInt8(ascii: "E")
      if isNonescapable { outline.declarations[last].isNonescapable = true }
    case .closeBrace:
      depth &-= 1
      if let range = body.close(at: position, depth, declarations: outline.declarations.count) {
        outline.bodies.append(range)
      }
    case .openBracket: body.nest(1)
    case .closeBracket: body.nest(-1)
    case .quote: return scanLiteral(at: position, hashes: 0)
    case .hash:
      var end = next
      while end < count, bytes[end] == byte { end &+= 1 }
      if end < count, bytes[end] == .quote {
        return scanLiteral(at: end, hashes: end &- position)
      }
      if end < count, bytes[end] == .slash { body.mayBeWrong = true }
    case .openParenthesis:
      body.nest(1)
      if !interpolations.isEmpty { interpolations[interpolations.count - 1].depth += 1 }
    case .closeParenthesis:
      body.nest(-1)
      if let interpolation = interpolations.last {
        if interpolation.depth == 0 {
          interpolations.removeLast()
          return scanLiteral(interpolation, from: next)
        }
        interpolations[interpolations.count - 1].depth -= 1
      }
    default: break
    }
    lead = .none
    isPrivate = false
    isPublic = false
    return next
  }

  /// Records the name of a declaration that is imported without its module, as in
  /// `import struct Shop.Order`.
  private mutating func noteImportedName(at position: Int, of module: String) {
    var end = position
    while end < count, Self.isWordPart(bytes[end]) { end &+= 1 }
    let name = Token(start: bytes + position, count: end &- position).text
    outline.modulesOfImportedNames[name] = module
    if isExported { outline.exportedNames.insert(name) }
  }

  /// Scans an identifier or keyword.
  ///
  /// - Returns: The position after it.
  private mutating func scanWord(at position: Int) -> Int {
    let isQuoted = bytes[position] == .backtick
    var end = isQuoted ? position &+ 1 : position
    while end < count, Self.isWordPart(bytes[end]) { end &+= 1 }
    let start = isQuoted ? position &+ 1 : position
    let word = Token(start: bytes + start, count: end &- start)
    let next = isQuoted && end < count && bytes[end] == .backtick ? end &+ 1 : end
    let previous = lead
    if words != nil {
      collect(word, declaredBy: previous, endsRawName: isQuoted && next == end)
      calls?.addWord(word.text, to: next)
    }
    lead = .none
    if isGenericParameter {
      isGenericParameter = word.isGenericModifier
      if word.isMockName {
        outline.declaredNames.insert(word.text)
        return next
      }
    }
    if next < count, bytes[next] == .less, previous.isGeneric { genericDepth = 0 }
    switch previous {
    case .module where word.isKindOfImport: lead = .module
    case .module:
      outline.imports.append(word.text)
      if isExported { outline.exports.append(word.text) }
      if next < count, bytes[next] == .dot { noteImportedName(at: next &+ 1, of: word.text) }
      isExported = false
      isPrivate = false
      isPublic = false
    case .type(let kind) where isQuoted || !word.isMemberKeyword:
      outline.declarations.append(
        .init(
          kind: kind, name: word.text, offset: position, isTopLevel: depth == 0,
          isPrivate: isPrivate, isPublic: isPublic && !isSPI, isConditional: !conditions.isEmpty,
          isSPI: isSPI))
      isPrivate = false
      isPublic = false
      isSPI = false
      headDepth = kind == .struct || kind == .enum ? 0 : nil
      if word.isMockName { outline.declaredNames.insert(word.text) }
    case .extended: outline.extensions.append(.init(name: word.text, offset: position))
    case .function:
      if depth == 0, !isPrivate {
        outline.functions.append(.init(name: word.text, offset: position))
      }
      if word.isMockName { outline.declaredNames.insert(word.text) }
    case .name where word.isMockName, .macro where word.isMockName:
      outline.declaredNames.insert(word.text)
    case .none, .name, .macro, .type:
      if case .name = previous { isSPI = false }
      if word.isMockName {
        scanUse(word, at: position, to: next)
      } else if previousByte(position) == .hash {
        return scanDirective(word, to: next)
      } else if next < count, bytes[next] == .openParenthesis, word.isVerb {
        if previousByte(position) != .dot { outline.verbs.append(next &+ 1) }
      } else if next < count, bytes[next] == .openParenthesis, word.isContract {
        scanContract(after: next)
      } else if next < count, bytes[next] == .openParenthesis, word.isCallsDefault {
        if previousByte(position) == .dot { outline.callsDefaults = true }
      } else if word.isReplacement {
        outline.hasReplacements = true
      } else if word.isSPI {
        isSPI = true
      } else if word.isPrivate {
        isPrivate = true
      } else if word.isPublic {
        isPublic = true
      } else if word.isExported {
        isExported = true
      } else if !isQuoted, let found = word.lead, previousByte(position) != .dot {
        lead = found
        if case .macro = found { return next }
        body.begin(isFunction: found.isFunction)
      } else if !isQuoted, word.isUnnamedMember, previousByte(position) != .dot {
        body.begin(isFunction: word.isInitializer)
      }
    }
    return next
  }

  /// Returns the byte right before a position; 0 at the beginning.
  func previousByte(_ position: Int) -> UInt8 {
    position > 0 ? bytes[position &- 1] : 0
  }

  /// Returns a Boolean value that indicates whether a byte may be inside an identifier.
  static func isWordPart(_ byte: UInt8) -> Bool {
    isWordStart(byte) || (byte >= 0x30 && byte <= 0x39)
  }
}

/// The `#if` conditions around a position in a source file.
struct ConditionStack {
  /// The conditions of the branches so far, for each `#if` from the outside to the inside. The last one
  /// is that of the branch with the position.
  private var branches: [[String]] = []

  /// A Boolean value that indicates whether there are no conditions.
  var isEmpty: Bool { branches.isEmpty }

  /// The condition that is met where the position is compiled, or `nil` if there is none.
  var condition: String? {
    let all = branches.flatMap { branches in
      branches.dropLast().map { "!(\($0))" } + branches.suffix(1).filter { !$0.isEmpty }
    }
    return all.isEmpty ? nil : all.joinedConditions()
  }

  /// Enters or leaves a branch.
  ///
  /// - Parameters:
  ///   - directive: The directive.
  ///   - condition: Its condition; empty if it has none.
  mutating func change(_ directive: Directive, _ condition: String) {
    switch directive {
    case .if: branches.append([condition])
    case .endif: _ = branches.popLast()
    case .elseif, .else:
      guard let last = branches.popLast() else { return }
      branches.append(last + [condition])
    }
  }

  /// A directive of conditional compilation.
  enum Directive: String {
    case `if`, elseif, `else`, endif
  }
}

// Records the conditions around uses.

extension SourceScanner {
  /// Scans a word after `#`, and the condition after it if it is `#if` or `#elseif`.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - end: The position after it.
  /// - Returns: The position after the condition, or `end` for any other word.
  mutating func scanDirective(_ word: Token, to end: Int) -> Int {
    guard word.count <= 6, let directive = ConditionStack.Directive(rawValue: word.text) else {
      return end
    }
    let isConditional = directive == .if || directive == .elseif
    let (condition, next) = isConditional ? condition(from: end) : ("", end)
    conditions.change(directive, condition)
    return next
  }

  /// Returns the condition from a position to the end of its line, and the position after it. A line
  /// that ends with an operator, or inside parentheses, continues on the next one.
  private func condition(from position: Int) -> (text: String, end: Int) {
    var parts: [String] = []
    var (start, depth) = (position, 0)
    while true {
      var end = start
      while end < count, bytes[end] != .newline, !isComment(at: end) {
        if bytes[end] == .openParenthesis { depth &+= 1 }
        if bytes[end] == .closeParenthesis { depth &-= 1 }
        end &+= 1
      }
      let line = Token(start: bytes + start, count: end &- start).text
        .split { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
      parts += line.map(String.init)
      let continues = depth > 0 || ["&&", "||"].contains(parts.last)
      while continues, end < count, bytes[end] != .newline { end &+= 1 }
      guard continues, end < count else { return (parts.joined(separator: " "), end) }
      start = end &+ 1
    }
  }

  /// Returns a Boolean value that indicates whether a comment begins at a position.
  private func isComment(at position: Int) -> Bool {
    bytes[position] == .slash && position &+ 1 < count
      && (bytes[position &+ 1] == .slash || bytes[position &+ 1] == .asterisk)
  }
}
