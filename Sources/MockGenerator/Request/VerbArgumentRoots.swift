/// The names with which the arguments of verbs begin, read from a file's bytes.
///
/// Most verbs take calls on mocks. These names show which few files have to be parsed, because a
/// verb in them may take another call.
struct VerbArgumentRoots {
  /// The names before a dot or bracket, such as `manager` in `stub(manager.member(3))`.
  private(set) var names: Set<String> = []

  /// The names of functions that are called, such as `now` in `stub(now())`.
  private(set) var functions: Set<String> = []

  /// The text of the file.
  private let text: String

  /// Creates the list of the names that begin the arguments of verbs.
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
      // The call may create an object.
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
      while reader.skip(past: name) {
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
  var isMockName: Bool { MockName(reading: self) != nil }
}
