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
  /// - Complexity: O(*n* + *m*), where *n* and *m* are the lengths of the two. Names and values that
  ///   repeat a character are no exception.
  package func includes(_ text: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(text.utf8))
    guard wanted.count <= bytes.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { Self.includes(bytes, $0) }
    }
  }

  /// Searches with the algorithm of Knuth, Morris and Pratt.
  private static func includes(
    _ bytes: UnsafeBufferPointer<UInt8>, _ wanted: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard !wanted.isEmpty else { return true }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: wanted.count) { borders in
      // The length of the longest start of `wanted` that is also the end of its first bytes.
      borders[0] = 0
      var matched = 0
      var position = 1
      while position < wanted.count {
        while matched > 0, wanted[position] != wanted[matched] { matched = borders[matched - 1] }
        if wanted[position] == wanted[matched] { matched += 1 }
        borders[position] = matched
        position += 1
      }
      matched = 0
      position = 0
      while position < bytes.count {
        while matched > 0, bytes[position] != wanted[matched] { matched = borders[matched - 1] }
        if bytes[position] == wanted[matched] { matched += 1 }
        if matched == wanted.count { return true }
        position += 1
      }
      return false
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
