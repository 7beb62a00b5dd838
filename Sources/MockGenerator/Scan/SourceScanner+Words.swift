import MockEmitter

extension SourceFile {
  /// The words outside comments and literals.
  ///
  /// If the scan cannot be sure of these, as in files with regular expressions, all words are included.
  /// A word too many costs a few patterns; a missing one would be an error of the compiler.
  var words: Set<String> {
    var text = text
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return [] }
      var scanner = SourceScanner(start, bytes.count)
      scanner.words = []
      scanner.scan()
      if scanner.wordsMayBeWrong { scanner.collectAll() }
      return scanner.words ?? []
    }
  }
}

extension SourceScanner {
  /// Collects a word outside comments and literals.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - endsRawName: A Boolean value that indicates whether the backtick before the word begins a name
  ///     with spaces or symbols, such as quotes, or ends one.
  mutating func collect(_ word: Token, endsRawName: Bool) {
    if endsRawName { wordsMayBeWrong = true }
    guard word.count > 0 else { return }
    let text = word.text
    words?.insert(text)
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
      collect(Token(start: bytes + start, count: i &- start), endsRawName: false)
    }
  }
}
