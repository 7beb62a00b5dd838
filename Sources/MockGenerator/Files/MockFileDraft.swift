/// A file of mocks that is being assembled.
struct MockFileDraft {
  /// The imports that the mocks' signatures may need.
  private var repeated: Set<RepeatedImport> = []

  /// The declarations that are imported one by one, to prefer them to others of their name.
  private var preferred: Set<String> = []

  /// A Boolean value that indicates whether internal declarations of the module are needed.
  private(set) var needsInternal = false

  /// The declarations.
  private var declarations: [EmittedDeclaration] = []

  /// Adds imports.
  mutating func add(_ imports: FileImports) {
    repeated.formUnion(imports.repeated)
    preferred.formUnion(imports.preferred)
    if imports.needsInternal { needsInternal = true }
  }

  /// Adds a declaration.
  mutating func add(_ declaration: EmittedDeclaration) { declarations.append(declaration) }

  /// Returns the finished file.
  ///
  /// - Parameters:
  ///   - module: The module, or `nil` for compiled modules.
  ///   - ownImport: The import of the module itself, or `nil` if the mocks are a part of it.
  ///   - isPublic: A Boolean value that indicates whether the mocks, and therefore the imports, are
  ///     visible to other modules.
  func file(_ module: String?, ownImport: String?, isPublic: Bool) -> MockFile {
    var text = "\(MockFile.firstLine)\n// swift-format-ignore-file\n// swiftlint:disable all\n\n"
    // Memory is reserved once, because the mocks can be many megabytes.
    text.reserveCapacity(declarations.reduce(1 << 12) { $0 + $1.text.utf8.count + 64 })
    for (condition, lines) in importLines(ownImport, isPublic: isPublic) {
      let lines = lines.sorted().map { $0 + "\n" }.joined()
      text += condition.isEmpty ? lines : lines.under([condition])
    }
    let units = declarations.map { (key: $0.key, text: $0.text.under($0.conditions)) }
    for unit in units.sorted(by: { ($0.key, $0.text) < ($1.key, $1.text) }) {
      text += "\n"
      text += unit.text
    }
    return MockFile(module: module, text: text, mocks: declarations.compactMap(\.mock).sorted())
  }

  /// Returns the lines of the imports, by the conditions around them.
  private func importLines(
    _ ownImport: String?, isPublic: Bool
  ) -> [(key: String, value: Set<String>)] {
    let modifier = isPublic ? "public " : ""
    var blocks: [String: Set<String>] = [:]
    blocks["", default: []].insert("\(modifier)import UnderstudyCore")
    if let ownImport { blocks[""]?.insert("\(ownImport)") }
    for entry in repeated {
      let line = "\(entry.attributes)\(modifier)import \(entry.subject)"
      blocks[entry.conditions.joinedConditions, default: []].insert(line)
    }
    if !repeated.isEmpty {
      for entry in preferred { blocks[""]?.insert("\(modifier)import \(entry)") }
    }
    return blocks.sorted { $0.key < $1.key }
  }
}

extension String {
  /// Returns the lines between `#if` and `#endif`, or unchanged if there are no conditions.
  fileprivate func under(_ conditions: [String]) -> String {
    conditions.isEmpty ? self : "#if \(conditions.joinedConditions)\n\(self)#endif\n"
  }
}

extension [String] {
  /// The condition that is met if all of these are met.
  fileprivate var joinedConditions: String {
    count == 1 ? self[0] : map { "(\($0))" }.joined(separator: " && ")
  }
}
