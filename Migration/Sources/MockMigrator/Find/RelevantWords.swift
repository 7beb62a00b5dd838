/// The words of which a file has at least one if a migration has anything to read or to rewrite in it.
///
/// Other files, such as most of the production code, are not parsed.
struct RelevantWords: Sendable {
  /// The words in lowercase letters, by their first byte.
  private let words: [[[UInt8]]]

  /// Creates the words of libraries.
  ///
  /// - Parameters:
  ///   - libraries: The libraries.
  ///   - isTest: A Boolean value that indicates whether the files are those of test targets, which can use verbs
  ///     without an import.
  init(_ libraries: [any MigrationLibrary], isTest: Bool) {
    let verbs = isTest ? libraries.flatMap { $0.verbs.union($0.sharedVerbs) } : []
    let all =
      libraries.flatMap { $0.modules } + SpyReader.words + ["protocol", "XCTest", "Testing"] + verbs
    var words = [[[UInt8]]](repeating: [], count: 256)
    for word in Set(all.map { $0.lowercased() }) {
      let bytes = Array(word.utf8)
      words[Int(bytes[0])].append(bytes)
    }
    self.words = words
  }

  /// Returns a Boolean value that indicates whether a text contains one of the words, in lowercase or
  /// uppercase letters, also in comments.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func areMentioned(in source: SourceText) -> Bool {
    var text = source.text
    return text.withUTF8 { bytes in
      bytes.indices.contains { index in
        words[Int(bytes[index] | 0x20)].contains { word in
          index + word.count <= bytes.count
            && word.indices.allSatisfy { bytes[index + $0] | 0x20 == word[$0] }
        }
      }
    }
  }
}
