#if canImport(Darwin)
  // The standard library has these since macOS 13. The overload that every system has is the one that
  // the compiler chooses.
  extension StringProtocol {
    /// Returns a Boolean value that indicates whether a text occurs in this one.
    package func contains(_ other: some StringProtocol) -> Bool {
      firstRange(of: other, from: startIndex) != nil
    }

    /// Returns the text with each occurrence of a text replaced.
    package func replacing(_ other: String, with replacement: String) -> String {
      var result = ""
      var rest = startIndex
      while let range = firstRange(of: other, from: rest) {
        result += self[rest..<range.lowerBound] + replacement
        rest = range.upperBound
      }
      return result + self[rest...]
    }

    /// Returns the parts between the occurrences of a text, without empty parts.
    @_disfavoredOverload
    package func split(separator: String, maxSplits: Int = .max) -> [SubSequence] {
      var parts: [SubSequence] = []
      var rest = startIndex
      while parts.count < maxSplits, let range = firstRange(of: separator, from: rest) {
        if rest < range.lowerBound { parts.append(self[rest..<range.lowerBound]) }
        rest = range.upperBound
      }
      if rest < endIndex { parts.append(self[rest...]) }
      return parts
    }

    /// Returns the first occurrence of a text that is not empty.
    private func firstRange(of other: some StringProtocol, from start: Index) -> Range<Index>? {
      guard let first = other.first else { return nil }
      var start = start
      while let found = self[start...].firstIndex(of: first) {
        let rest = self[found...]
        if rest.starts(with: other) {
          return found..<index(found, offsetBy: other.count)
        }
        start = index(after: found)
      }
      return nil
    }
  }
#endif
