import MockEmitter

/// What a file of tests mentions.
struct MentionedText {
  /// The words outside comments and literals.
  ///
  /// If the scan cannot be sure of these, as in files with regular expressions, all words are included.
  /// A word too many costs a few patterns; a missing one would be an error of the compiler.
  var words: Set<String> = []

  /// The calls with arguments that may be matchers.
  var calls: [ScannedCall] = []

  /// The names that declarations introduce.
  var declaredNames: Set<String> = []

  /// A Boolean value that indicates whether a comment or literal may have been taken for code, or code
  /// for a comment or literal.
  var mayBeWrong = false

  /// Scans a file.
  init(_ file: SourceFile) { self.init(file.text) }

  /// Scans a text.
  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      var scanner = SourceScanner(start, bytes.count)
      (scanner.words, scanner.calls) = ([], CallScanner())
      scanner.scan()
      mayBeWrong = scanner.wordsMayBeWrong
      calls = scanner.calls?.calls ?? []
      if scanner.wordsMayBeWrong { scanner.collectAll() }
      (words, declaredNames) = (scanner.words ?? [], scanner.declaredNames)
    }
  }
}

extension SourceScanner {
  /// Collects a word outside comments and literals.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - lead: Its role.
  ///   - endsRawName: A Boolean value that indicates whether the backtick before the word begins a name
  ///     with spaces or symbols, such as quotes, or ends one.
  mutating func collect(_ word: Token, declaredBy lead: Lead, endsRawName: Bool) {
    if endsRawName { wordsMayBeWrong = true }
    guard word.count > 0 else { return }
    let text = word.text
    words?.insert(text)
    if lead.isDeclaration { declaredNames.insert(text) }
    guard text.utf8.count != text.count else { return }
    // Some operators are beyond ASCII, where the scan takes all characters for letters.
    words?.formUnion(text.split { !$0.isIdentifierPart }.map(String.init))
  }

  /// Collects every word, including those in comments and literals.
  fileprivate mutating func collectAll() {
    var i = 0
    while i < count {
      guard Self.isWordStart(bytes[i]) else {
        i &+= 1
        continue
      }
      let start = i
      while i < count, Self.isWordPart(bytes[i]) { i &+= 1 }
      collect(
        Token(start: bytes + start, count: i &- start), declaredBy: .none, endsRawName: false)
    }
  }
}
