import Foundation

/// The failures of all shapes, as shown to the reader of a test run.
///
/// A failure has the format `File.swift:LINE: error: TEXT`, or `warning:`. Empty lines separate the
/// failures.
struct ShownFailures {
  /// The failures of each shape, keyed by its name.
  private(set) var texts: [String: String] = [:]

  /// Creates the expected failures from golden files.
  init(golden folder: URL) throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for file in files {
      texts[file.deletingPathExtension().lastPathComponent] = try String(
        contentsOf: file, encoding: .utf8)
    }
  }

  /// Creates the failures from the output of a Swift Testing run.
  ///
  /// The first line of a failure contains the source location, and the shape as the test's
  /// argument. The text follows, with each line indented by two columns.
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

  /// Creates the failures from the output of an XCTest run.
  ///
  /// Marker lines surround the failures of a shape. The folder precedes the file name, and the name
  /// of the test precedes the text.
  init(xctest output: String) {
    let failure = #/(?:.*/)?(.*):(\d+: (?:error|warning): )(?:\S+\.testShapes : )?(.*)/#
    var shape: Substring?
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.wholeMatch(of: #/shape: (begin|end) (\S+)/#) {
        shape = match.1 == "begin" ? match.2 : nil
      } else if let shape, let match = line.wholeMatch(of: failure) {
        // XCTest shows no file if the source location is unknown. Swift Testing requires one.
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
  /// Returns the failures without the shapes whose names satisfy a condition.
  func without(_ condition: (String) -> Bool) -> ShownFailures {
    var rest = self
    rest.texts = texts.filter { !condition($0.key) }
    return rest
  }

  /// Returns the differing shapes with both texts, or an empty string if all shapes are equal.
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
