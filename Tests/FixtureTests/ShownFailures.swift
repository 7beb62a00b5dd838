import Foundation

/// The failures of all shapes, in the words that a reader sees: for each failure
/// `File.swift:LINE: error: TEXT`, or `warning:`, with empty lines between them.
struct ShownFailures {
  /// The failures of each shape, by its name.
  private(set) var texts: [String: String] = [:]

  /// Reads golden files.
  init(golden folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files {
      texts[file.deletingPathExtension().lastPathComponent] = try String(
        contentsOf: file, encoding: .utf8)
    }
  }

  /// Reads what a run of Swift Testing has printed: a line that says where, with the shape as the
  /// test's argument, then the text, with two more columns before each line.
  init(swiftTesting output: String) {
    let issue = #/\S+ Test .* recorded an? (issue|warning) .* shape → (\S+) at (.*):\d+: Issue .*/#
    var shape: String?
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: issue) {
        shape = String(match.2)
        add("\(match.3): \(match.1 == "issue" ? "error" : "warning"): ", to: match.2)
      } else if let name = shape, let text = line.wholeMatch(of: #/(?:↳| ) (.*)/#) {
        texts[name, default: ""] += "\(text.1)\n"
      } else {
        shape = nil
      }
    }
  }

  /// Reads what a run of XCTest has printed: lines where a shape begins and ends, and between them
  /// its failures, with the file's folder before each and the name of the test before the text.
  init(xctest output: String) {
    let failure = #/(?:.*/)?(.*):(\d+: (?:error|warning): )(?:\S+\.testShapes : )?(.*)/#
    var shape: Substring?
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: #/shape: (begin|end) (\S+)/#) {
        shape = match.1 == "begin" ? match.2 : nil
      } else if let shape, let match = line.wholeMatch(of: failure) {
        // What has no place is shown without a file here; Swift Testing wants a name.
        let file = match.1.isEmpty ? "Unknown.swift" : match.1
        add("\(file):\(match.2)\(match.3)\n", to: shape)
      } else if let shape {
        texts[String(shape), default: ""] += "\(line)\n"
      }
    }
  }

  private mutating func add(_ text: String, to shape: Substring) {
    let separator = texts[String(shape)] == nil ? "" : "\n"
    texts[String(shape), default: ""] += separator + text
  }
}

extension ShownFailures {
  /// All but those shapes whose name fulfils a condition.
  func without(_ condition: (String) -> Bool) -> ShownFailures {
    var rest = self
    rest.texts = texts.filter { !condition($0.key) }
    return rest
  }

  /// The shapes that do not read as they should, with both texts; empty when all do.
  func differences(from expected: ShownFailures) -> String {
    Set(texts.keys).union(expected.texts.keys).sorted()
      .filter { texts[$0] != expected.texts[$0] }
      .map { name in
        """
        \(name)
        --- expected
        \(expected.texts[name] ?? "(nothing)")
        --- shown
        \(texts[name] ?? "(nothing)")
        """
      }.joined(separator: "\n")
  }
}
