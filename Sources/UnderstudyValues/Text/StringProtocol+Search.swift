// The room `Text`: text as people can read it, and searches in it.

// Searches that the standard library has too, but only on newer versions of Apple's platforms.

extension StringProtocol {
  /// Returns the end of the first occurrence of a string at or after an index, or `nil` if there is
  /// none.
  package func end(of text: String, from start: Index) -> Index? {
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
  ///
  /// Searches with the algorithm of Knuth, Morris and Pratt.
  ///
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the lengths of the two. Names and values that
  ///   repeat a character are no exception.
  package func includes(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard !wanted.isEmpty else { return true }
    // The length of the longest start of `wanted` that is also the end of its first bytes.
    var borders = [0]
    func extended(_ matched: Int, by byte: UInt8) -> Int {
      var matched = matched
      while matched > 0, byte != wanted[matched] { matched = borders[matched - 1] }
      return byte == wanted[matched] ? matched + 1 : matched
    }
    guard wanted.count <= utf8.count else { return false }
    for byte in wanted.dropFirst() {
      borders.append(extended(borders[borders.count - 1], by: byte))
    }
    var matched = 0
    for byte in Array(utf8) {
      matched = extended(matched, by: byte)
      if matched == wanted.count { return true }
    }
    return false
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
