/// A file of mocks that is being put together.
struct MockFileDraft {
  /// The imports that the mocks' signatures may need.
  var carried: Set<RepeatedImport> = []

  /// The declarations that are imported one by one, so that no other of their name is meant.
  var preferred: Set<String> = []

  /// Whether the module's internal declarations are needed.
  var needsInternal = false

  /// The declarations of the file, each with the name by which it is sorted.
  private var units: [(key: String, text: String)] = []

  /// The names of the mocks.
  private var mocks: [String] = []

  /// Adds a declaration.
  ///
  /// - Parameters:
  ///   - key: the name by which it is sorted
  ///   - mock: the name of the mock that it declares; nil for none
  ///   - conditions: the `#if` conditions around it
  ///   - text: its text
  mutating func add(_ key: String, mock: String?, conditions: [String], _ text: String) {
    if let mock { mocks.append(mock) }
    units.append((key, text.under(conditions)))
  }

  /// The finished file.
  ///
  /// - Parameters:
  ///   - module: the module; nil for compiled modules
  ///   - ownImport: the import of the module itself; nil where the mocks are a part of it
  ///   - isPublic: whether others see the mocks, and so what they import
  func file(_ module: String?, ownImport: String?, isPublic: Bool) -> MockFile {
    let modifier = isPublic ? "public " : ""
    var blocks: [String: Set<String>] = [:]
    blocks["", default: []].insert("\(modifier)import UnderstudyCore")
    if let ownImport { blocks[""]?.insert("\(ownImport)") }
    for entry in carried {
      let line = "\(entry.attributes)\(modifier)import \(entry.subject)"
      blocks[entry.conditions.joinedConditions, default: []].insert(line)
    }
    if !carried.isEmpty {
      for entry in preferred { blocks[""]?.insert("\(modifier)import \(entry)") }
    }
    var text = "\(MockFile.firstLine)\n// swift-format-ignore-file\n// swiftlint:disable all\n\n"
    // Nothing is copied more often than needed: the mocks may be many megabytes.
    text.reserveCapacity(units.reduce(1 << 12) { $0 + $1.text.utf8.count + 1 })
    for (condition, lines) in blocks.sorted(by: { $0.key < $1.key }) {
      let lines = lines.sorted().map { $0 + "\n" }.joined()
      text += condition.isEmpty ? lines : lines.under([condition])
    }
    for unit in units.sorted(by: { ($0.key, $0.text) < ($1.key, $1.text) }) {
      text += "\n"
      text += unit.text
    }
    return MockFile(module: module, text: text, mocks: mocks.sorted())
  }
}

extension String {
  /// The lines between `#if` and `#endif`, or as they are without conditions.
  fileprivate func under(_ conditions: [String]) -> String {
    conditions.isEmpty ? self : "#if \(conditions.joinedConditions)\n\(self)#endif\n"
  }
}

extension [String] {
  /// One condition that holds where all of these do.
  fileprivate var joinedConditions: String {
    count == 1 ? self[0] : map { "(\($0))" }.joined(separator: " && ")
  }
}
