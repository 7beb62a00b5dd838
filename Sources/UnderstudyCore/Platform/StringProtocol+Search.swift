// Searches that the standard library has too, but only on newer versions of Apple's platforms.

extension StringProtocol {
  /// Returns the end of the first occurrence of a string at or after an index, or `nil` if there is
  /// none.
  func end(of text: String, from start: Index) -> Index? {
    var start = start
    while true {
      var (here, expected) = (start, text.startIndex)
      while expected < text.endIndex, here < endIndex, self[here] == text[expected] {
        formIndex(after: &here)
        text.formIndex(after: &expected)
      }
      if expected == text.endIndex { return here }
      if start == endIndex { return nil }
      formIndex(after: &start)
    }
  }

  /// Returns a Boolean value that indicates whether the bytes of a string occur in this one.
  package func includes(_ text: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard let first = wanted.first else { return true }
    return bytes.indices.dropLast(wanted.count - 1).contains { index in
      bytes[index] == first && bytes[index...].starts(with: wanted)
    }
  }

  /// Returns this string with a character replaced by a text wherever it occurs.
  package func substituting(_ text: String, for character: Character) -> String {
    var result = ""
    for other in self {
      if other == character { result += text } else { result.append(other) }
    }
    return result
  }
}
